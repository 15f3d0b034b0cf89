import { Counter, Gauge, type Registry } from 'prom-client';
import { contentFreshness } from '#lib/content/query/freshness.ts';
import { countPendingInvalidations } from '#lib/content/query/pending-invalidations.ts';
import { countSecurityEvents } from '#lib/core/log/security-event.ts';
import { siteEdgeContext } from '#lib/edge/site-context.ts';
import { pageMemory } from '#lib/next/pages/page-memory.ts';
import { countKnownSessions } from '#lib/session/registry/known-sessions.ts';

/** What is read when the metrics are: content, pages in memory, sessions; and the security events. */
export function addStateMetrics(register: Registry, maxPageBytes: number): void {
  const gauge = (name: string, help: string, read: ReadMetric<GaugeValue>['read']) => addGauge(register, { name, help, read });
  const counter = (name: string, help: string, read: () => number) => addCounter(register, { name, help, read });
  const seconds = (ms: number | undefined) => ms && ms / 1_000;

  gauge(
    'parlour_content_confirmed_timestamp_seconds',
    'Unix time at which the content service last answered the question for changes, which is asked once a minute; until then, of the start of this process.',
    () => seconds(contentFreshness().confirmedAt ?? performance.timeOrigin),
  );
  gauge(
    'parlour_content_changed_timestamp_seconds',
    'Unix time at which this process last stored a content answer that differs from the one before.',
    () => seconds(contentFreshness().changedAt),
  );
  counter(
    'parlour_content_fallbacks_total',
    'Reads of content that were answered by the last good content, because the service had no usable answer.',
    () => contentFreshness().fallbacks,
  );
  gauge(
    'parlour_content_pending_tags',
    'Cache tags of pages rendered from old content, which expire once the content service answers.',
    countPendingInvalidations,
  );
  gauge('parlour_page_memory_bytes', 'Size of the stored pages in memory.', () => pageMemory().bytes());
  gauge('parlour_page_memory_max_bytes', 'Size above which pages leave the memory (PAGE_MEMORY_MB).', () => maxPageBytes);
  gauge('parlour_page_memory_pages', 'Stored pages in memory.', () => pageMemory().count());
  counter('parlour_page_tags_expired_total', 'Cache tags expired by publishing and reconciling, repeated ones included.', () =>
    pageMemory().expiredTags(),
  );
  gauge(
    'parlour_sessions',
    'Active sessions of this process; absent until it has looked one up since its start, and where instances share them (REDIS_URL).',
    countKnownSessions,
  );
  gauge('parlour_maintenance', '1 while the site is closed for maintenance and answers 503, otherwise 0.', async () =>
    Number(await siteEdgeContext().isInMaintenance()),
  );
  addSecurityEvents(register);
}

type GaugeValue = number | undefined | Promise<number | undefined>;

interface ReadMetric<Value> {
  readonly name: string;
  readonly help: string;
  readonly read: () => Value;
}

/** Without a value there is no line. */
function addGauge(register: Registry, { name, help, read }: ReadMetric<GaugeValue>): void {
  new Gauge({
    name,
    help,
    registers: [register],
    async collect() {
      const value = await read();
      this.remove();
      if (value !== undefined) this.set(value);
    },
  });
}

function addCounter(register: Registry, { name, help, read }: ReadMetric<number>): void {
  new Counter({
    name,
    help,
    registers: [register],
    collect() {
      this.reset();
      this.inc(read());
    },
  });
}

function addSecurityEvents(register: Registry): void {
  const events = new Counter({
    name: 'parlour_security_events_total',
    help: 'Sign-ins, registrations, deposits, withdrawals, refused requests and other security events by outcome, as in the log.',
    labelNames: ['event', 'outcome'],
    registers: [register],
  });
  countSecurityEvents(({ event, outcome }) => events.inc({ event, outcome }));
}
