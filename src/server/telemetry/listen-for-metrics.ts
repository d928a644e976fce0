import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { stopListening } from '../http/stop-listening.ts';
import { metricsRoutes } from './metrics-routes.ts';
import type { TelemetryConfig } from './telemetry-config.ts';
import type { Telemetry } from './telemetry.ts';

/** Listens on a separate address that the app's proxy does not serve. Null if none is configured. */
export async function listenForMetrics(
  { metrics: wanted }: TelemetryConfig,
  { metrics }: Telemetry,
): Promise<{ port: number; close(): Promise<void> } | null> {
  if (!wanted?.listener || !metrics) return null;
  const { host, port } = wanted.listener;
  const { fetch } = metricsRoutes(metrics, wanted.token);
  const server = serve({ fetch, hostname: host, port });
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => stopListening(server, 0),
  };
}
