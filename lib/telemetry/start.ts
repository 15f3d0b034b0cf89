import type { SiteConfig } from '#lib/core/config/environment.ts';
import type { SiteFolders, Telemetry, TelemetryParts } from './types.ts';

/**
 * Starts metrics where `METRICS_PORT` is set, and traces where `OTEL_EXPORTER_OTLP_ENDPOINT` is; undefined without both, and
 * then nothing of them is loaded.
 */
export async function startTelemetry(config: SiteConfig, folders: SiteFolders): Promise<Telemetry | undefined> {
  const parts = partsOf(config);
  if (parts.metricsPort === undefined && !parts.traces) return undefined;
  return (await import('./assemble.ts')).assembleTelemetry(config, folders, parts);
}

function partsOf(config: SiteConfig): TelemetryParts {
  const collector = config.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? config.OTEL_EXPORTER_OTLP_ENDPOINT;
  // Its number is written by the process that starts WORKERS.
  const worker = Number(process.env.PARLOUR_WORKER ?? 1);
  const metricsPort = config.METRICS_PORT && config.METRICS_PORT + worker - 1;
  return { metricsPort, traces: collector !== undefined && !config.OTEL_SDK_DISABLED };
}
