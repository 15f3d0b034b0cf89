import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { SiteConfig } from '#lib/core/config/environment.ts';
import { openCountOf } from '#lib/core/http/circuit-breaker.ts';
import type { OutsideCall } from '#lib/core/http/observe-call.ts';
import type { CallListener } from '../calls.ts';

export type ServiceUrls = Pick<
  SiteConfig,
  'PLATFORM_URL' | 'ACCESS_URL' | 'IDENTITY_URL' | 'PAY_URL' | 'SPORTS_URL' | 'CRM_URL' | 'CHAT_URL' | 'TRACK_URL'
>;

/** The services with circuit breakers. */
const urlOf = {
  platform: 'PLATFORM_URL',
  access: 'ACCESS_URL',
  identity: 'IDENTITY_URL',
  pay: 'PAY_URL',
  sports: 'SPORTS_URL',
  crm: 'CRM_URL',
  chat: 'CHAT_URL',
  tracking: 'TRACK_URL',
} as const satisfies Partial<Record<OutsideCall['service'], keyof ServiceUrls>>;

const buckets = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10];

export function createCallMetrics(register: Registry, urls: ServiceUrls): CallListener {
  const registers = [register];
  const durations = new Histogram({
    name: 'parlour_upstream_call_duration_seconds',
    help: 'Time of a call of an outside service with its retries, failed ones included, by service and endpoint.',
    labelNames: ['service', 'endpoint'],
    buckets,
    registers,
  });
  const failures = new Counter({
    name: 'parlour_upstream_call_failures_total',
    help: 'Calls without a usable answer by kind: timeout, unreachable, circuit_open (not called), abandoned, refused (4xx), error, invalid.',
    labelNames: ['service', 'endpoint', 'kind'],
    registers,
  });
  new Gauge({
    name: 'parlour_upstream_open_circuits',
    help: 'Operations of an outside service that are not called at the moment, because it does not answer them.',
    labelNames: ['service'],
    registers,
    collect() {
      for (const [service, name] of Object.entries(urlOf)) this.set({ service }, openCountOf(urls[name]));
    },
  });
  return {
    begin({ service, endpoint }) {
      return {
        end(kind, seconds) {
          durations.observe({ service, endpoint }, seconds);
          if (kind) failures.inc({ service, endpoint, kind });
        },
      };
    },
    notCalled: ({ service, endpoint }) => failures.inc({ service, endpoint, kind: 'circuit_open' }),
  };
}
