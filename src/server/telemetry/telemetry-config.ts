import { isLoopback } from '../http/loopback.ts';
import { serviceAddressProblems } from '../config/service-address.ts';

export interface TelemetryConfig {
  /** Absent: nothing is measured. */
  metrics?: {
    /** The address of a separate listener. Absent: `/metrics` of the app, which requires the token. */
    listener?: { host: string; port: number };
    token?: string;
  };
  /** The URL that traces are sent to, without a trailing slash. Absent: none are made. */
  tracesUrl?: string;
}

type Variables = Record<string, string | undefined>;

/** Reads the settings of metrics and traces and reports invalid ones. No message repeats a value. */
export function readTelemetryConfig(variables: Variables): {
  telemetry: TelemetryConfig;
  problems: string[];
} {
  const metrics = readMetrics(variables);
  const traces = readTraces(variables);
  return {
    telemetry: { ...metrics.telemetry, ...traces.telemetry },
    problems: [...metrics.problems, ...traces.problems],
  };
}

function readMetrics({ METRICS_PORT, METRICS_HOST, METRICS_TOKEN }: Variables) {
  const problems: string[] = [];
  const host = METRICS_HOST ?? '127.0.0.1';
  const port = Number(METRICS_PORT);
  if (METRICS_PORT && (!/^\d{1,5}$/.test(METRICS_PORT) || port > 65_535)) {
    problems.push('METRICS_PORT must be a number from 0 to 65535');
  }
  if (METRICS_HOST && !METRICS_PORT) problems.push('METRICS_HOST needs METRICS_PORT');
  if (METRICS_TOKEN && !/^[\w.~+/=-]{32,500}$/.test(METRICS_TOKEN)) {
    problems.push('METRICS_TOKEN must be 32 to 500 letters, digits and signs without spaces');
  }
  if (METRICS_HOST && !isLoopback(METRICS_HOST) && !METRICS_TOKEN) {
    problems.push('METRICS_HOST opens the metrics to others: it needs METRICS_TOKEN');
  }
  if (!METRICS_PORT && !METRICS_TOKEN) return { telemetry: {}, problems };
  const metrics = {
    ...(METRICS_PORT && { listener: { host, port } }),
    ...(METRICS_TOKEN && { token: METRICS_TOKEN }),
  };
  return { telemetry: { metrics }, problems };
}

function readTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }: Variables) {
  if (!endpoint) return { telemetry: {}, problems: [] };
  return {
    telemetry: { tracesUrl: endpoint.replace(/\/+$/, '') },
    problems: serviceAddressProblems('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint),
  };
}
