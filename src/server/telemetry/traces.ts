import type { BlockList } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { comesFromProxy } from '../http/client-address.ts';
import { currentRequestId } from '../logging/request-id.ts';

/** Spans are named by what the code calls them: no address, no query value, no text is in one. */
export interface Traces {
  /** A span for each request; it goes on the trace of a proxy that is trusted. */
  requests: MiddlewareHandler;
  span<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Sends what is left. */
  close(): Promise<void>;
}

/** Sends to `url` + `/v1/traces` by OTLP over HTTP. Its libraries are loaded here and nowhere else. */
export async function openTraces(url: string, trusted?: BlockList): Promise<Traces> {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const provider = new sdk.NodeTracerProvider({
    // Not the machine's name, nor its accounts, which the detectors would add.
    resource: resourceFromAttributes({ 'service.name': 'evenkeel' }),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter({ url: `${url}/v1/traces` }))],
  });
  provider.register();
  const tracer = provider.getTracer('evenkeel');
  const failed = { code: api.SpanStatusCode.ERROR };

  return {
    requests: (context, next) => {
      const { traceparent = '' } = context.req.header();
      const isTrusted = trusted !== undefined && comesFromProxy(context, trusted);
      const parent = isTrusted
        ? api.propagation.extract(api.ROOT_CONTEXT, { traceparent })
        : api.ROOT_CONTEXT;
      const { method } = context.req;
      return tracer.startActiveSpan(method, { kind: api.SpanKind.SERVER }, parent, async (span) => {
        try {
          await next();
        } finally {
          const route = routePath(context);
          span.updateName(`${method} ${route}`);
          span.setAttributes({
            'http.request.method': method,
            'http.route': route,
            'http.response.status_code': context.res.status,
            'evenkeel.request_id': currentRequestId() ?? '',
          });
          if (context.res.status >= 500) span.setStatus(failed);
          span.end();
        }
      });
    },
    span: (name, work) =>
      tracer.startActiveSpan(name, async (span) => {
        try {
          return await work();
        } catch (error) {
          // The kind alone: a message of the database may hold a value.
          span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
          span.setStatus(failed);
          throw error;
        } finally {
          span.end();
        }
      }),
    close: () => provider.shutdown(),
  };
}
