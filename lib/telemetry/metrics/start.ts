import { collectDefaultMetrics, Registry } from 'prom-client';
import type { SiteConfig } from '#lib/core/config/environment.ts';
import type { CallListener } from '../calls.ts';
import type { RequestMetrics } from '../requests.ts';
import { createCallMetrics } from './call-metrics.ts';
import { type ConnectionMetrics, createConnectionMetrics } from './connection-metrics.ts';
import { startMetricsServer } from './metrics-server.ts';
import { createRequestMetrics } from './request-metrics.ts';
import { addStateMetrics } from './state-metrics.ts';

interface Metrics {
  readonly requests: RequestMetrics;
  readonly calls: CallListener;
  readonly connections: ConnectionMetrics;
}

/** Collects the metrics of this process and serves them on a port of its own. */
export async function startMetrics(config: SiteConfig, port: number): Promise<Metrics> {
  const register = new Registry();
  collectDefaultMetrics({ register });
  addStateMetrics(register, config.PAGE_MEMORY_MB * 1_048_576);
  const metrics = {
    requests: createRequestMetrics(register),
    calls: createCallMetrics(register, config),
    connections: createConnectionMetrics(register),
  };
  const host = config.METRICS_HOST ?? 'localhost';
  await startMetricsServer(register, { host, port });
  console.info(`Metrics are at http://${host}:${port}/metrics`);
  return metrics;
}
