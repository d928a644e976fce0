import type { BlockList } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { comesFromProxy } from '../http/client-address.ts';
import { currentRequestId } from '../logging/request-id.ts';

/** Spans are named by the code: none contains an address, a query value or text. */
export interface Traces {
  /** A span for each request. It continues the trace of a trusted proxy. */
  requests: MiddlewareHandler;
  span<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}

/** Sends to `url` + `/v1/traces` by OTLP over HTTP. Its libraries are loaded only here. */
export async function openTraces(url: string, trusted?: BlockList): Promise<Traces> {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const provider = new sdk.NodeTracerProvider({
    // Omits the machine's name and accounts, which the detectors would add.
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
          // Records only the kind of the error: a message of the database may contain a value.
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
