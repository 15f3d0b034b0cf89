import { readdirSync } from 'node:fs';
import type { SiteConfig } from '#lib/core/config/environment.ts';
import { endpoints } from '#lib/endpoints.ts';
import { readRoutePatterns } from '#lib/next/route-patterns.ts';
import { observeCalls } from './calls.ts';
import { createRequestObserver } from './requests.ts';
import { createRouteNames } from './route-names.ts';
import type { SiteFolders, Telemetry, TelemetryParts } from './types.ts';

/** Each part loads its packages only where it is on. */
export async function assembleTelemetry(config: SiteConfig, folders: SiteFolders, parts: TelemetryParts): Promise<Telemetry> {
  const metrics = parts.metricsPort === undefined ? undefined : await loadMetrics(config, parts.metricsPort);
  const traces = parts.traces ? (await import('./traces/start.ts')).startTraces(config) : undefined;
  const publicFiles = readdirSync(folders.public, { recursive: true, encoding: 'utf8' });
  const nameRoute = createRouteNames({ patterns: readRoutePatterns(folders.build), endpoints, publicFiles });
  observeCalls([metrics?.calls, traces?.calls].filter((listener) => listener !== undefined));
  return {
    observeRequest: createRequestObserver({ nameRoute, metrics: metrics?.requests, traces: traces?.requests }),
    refuseConnection: () => metrics?.connections.refuse(),
    watch: (server) => metrics?.connections.watch(server),
    stop: async () => traces?.stop(),
  };
}

async function loadMetrics(config: SiteConfig, port: number) {
  const { startMetrics } = await import('./metrics/start.ts');
  return startMetrics(config, port);
}
