import type { BlockList } from 'node:net';
import { type Metrics, openMetrics } from './metrics.ts';
import type { TelemetryConfig } from './telemetry-config.ts';
import { type Traces, openTraces } from './traces.ts';

/** Null if telemetry is not configured: then none of its code is loaded. */
export interface Telemetry {
  metrics: Metrics | null;
  traces: Traces | null;
}

export async function openTelemetry(config: TelemetryConfig, trusted?: BlockList): Promise<Telemetry> {
  return {
    metrics: config.metrics ? openMetrics() : null,
    traces: config.tracesUrl === undefined ? null : await openTraces(config.tracesUrl, trusted),
  };
}
