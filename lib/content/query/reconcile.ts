import { dayMs } from '#lib/core/time/durations.ts';
import 'server-only';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { siteConfig } from '#lib/core/config/site.ts';
import { observeCall } from '#lib/core/http/observe-call.ts';
import { parseJson } from '#lib/core/parse-json.ts';
import { expiredTags } from '#lib/instances/expired-tags.ts';
import { callOwnWebhook, webhookFor } from '#lib/instances/own-webhooks.ts';
import { endTurn, readShared, takeTurn, writeShared } from '#lib/instances/shared.ts';
import { contentTypes, tagOfType, timesOfTypes } from './cache.ts';
import { contentClient } from './client.ts';
import { contentFreshness } from './freshness.ts';
import {
  addPendingInvalidations,
  hasPendingInvalidations,
  readPendingInvalidations,
  settlePendingInvalidations,
  takePendingInvalidations,
} from './pending-invalidations.ts';

/**
 * Detects changes in the content service once a minute, because a webhook may be lost: per type, the number of documents,
 * the latest change, and how many starts and ends have passed. What starts or ends within the next minute is detected then.
 */
const intervalMs = 60_000;
const timeoutMs = 10_000;
/** Shorter than the interval, so that an instance that ended has no turn any more. */
const turnMs = 50_000;
const secondTryMs = 5_000;
const digestName = 'digest';
/** When an instance last asked the content service. */
const confirmedName = 'confirmed';
const digestLifeMs = dayMs;
/** After a start or an end, and after a publish, before the content service is queried. */
const marginMs = 250;

const digestSchema = z.record(
  z.string(),
  z.object({ count: z.number(), latest: z.string().nullable(), passed: z.number().nullish() }),
);
type Digest = z.output<typeof digestSchema>;
/** ISO times of the content service: its own, and the next starts and ends. */
const scheduleSchema = z.object({ now: z.string(), times: z.array(z.string().nullable()) });
type Schedule = z.output<typeof scheduleSchema>;
const answerSchema = z.object({ digest: digestSchema, schedule: scheduleSchema });

/** Only of types with times, which have few documents, unlike games; in this order most of it depends on no time. */
const timedGroq = (type: string, field: string, condition: string) =>
  `*[_type == "${type}" && defined(${field}) && ${field} ${condition}]`;
const nextGroq = (type: string, field: string) => `${timedGroq(type, field, '> now()')} | order(${field} asc)[0].${field}`;
const timesGroq = Object.entries(timesOfTypes).flatMap(([type, fields]) => fields.map((field) => nextGroq(type, field)));
const scheduleGroq = `{"now": now(), "times": [${timesGroq.join(', ')}]}`;

const digestGroq = `{${contentTypes
  .map((type) => {
    const passed = timesOfTypes[type]?.map((field) => `count(${timedGroq(type, field, '<= now()')})`);
    return `"${type}": {
      "count": count(*[_type == "${type}"]), "latest": *[_type == "${type}"] | order(_updatedAt desc)[0]._updatedAt,
      "passed": ${passed?.join(' + ') ?? null}
    }`;
  })
  .join(',\n')}}`;
const answerGroq = `{"digest": ${digestGroq}, "schedule": ${scheduleGroq}}`;

/** Types whose documents were added, changed, removed, started or ended between two digests. */
export function changedTypes(before: Digest, after: Digest): readonly string[] {
  return contentTypes.filter((type) => JSON.stringify(before[type]) !== JSON.stringify(after[type]));
}

/** The next start or end, and how long until then; undefined where the loop comes before it. */
function nextOf({ now, times }: Schedule): { readonly at: string; readonly ms: number } | undefined {
  const all = times.flatMap((at) => (at ? [{ at, ms: Date.parse(at) - Date.parse(now) }] : []));
  const [next] = all.filter(({ ms }) => ms >= 0).sort((one, other) => one.ms - other.ms);
  return next && next.ms < intervalMs ? next : undefined;
}

/** Route bundles and the instrumentation are separate module graphs of one process. */
const holder = globalThis as typeof globalThis & { parlourReadSchedule?: () => void };

/** Content was published: it may start or end before the loop comes round. */
export function readSchedule(): void {
  holder.parlourReadSchedule?.();
}

/**
 * Starts the loop, once per instance. The first run compares with the stored digest, which belongs to the page cache on disk.
 * Instances that share a Redis take turns, and share the digest.
 */
export function startReconciling(): void {
  const file = path.join(siteConfig().CACHE_FOLDER, 'digest.json');
  readPendingInvalidations();
  let before: Digest | undefined;
  let isRunning = false;
  let atNext: NodeJS.Timeout | undefined;
  let published: NodeJS.Timeout | undefined;

  async function reconcile(): Promise<void> {
    const shared = parseDigest(await readShared(digestName));
    // What this disk holds may be older than what the other instances know.
    const own = before ?? (await readDigest(file));
    const { digest: after, schedule } = answerSchema.parse(await query(answerGroq));
    const changedSince = (digest: Digest | undefined) => (digest ? changedTypes(digest, after) : contentTypes).map(tagOfType);
    const pending = takePendingInvalidations();
    const everywhere = [...new Set([...changedSince(shared ?? own), ...pending])];
    const here = changedSince(own ?? shared).filter((tag) => !everywhere.includes(tag));
    if (everywhere.length > 0) await expire(everywhere, { isRepeated: false });
    settlePendingInvalidations(pending);
    if (here.length > 0) await expire(here, { isRepeated: true });
    before = after;
    waitFor(schedule);
    confirm(Date.now());
    await writeDigest(file, after);
    // Another instance that compares with it would find nothing to expire.
    if (expiredTags()?.hasUnpublished()) return;
    await writeShared(digestName, JSON.stringify(after), digestLifeMs);
    await writeShared(confirmedName, String(Date.now()), digestLifeMs);
  }

  /** Whether it succeeded. */
  async function run(): Promise<boolean> {
    if (isRunning) return true;
    isRunning = true;
    const isDone = await reconcile().then(
      () => true,
      () => false,
    );
    isRunning = false;
    return isDone;
  }

  /** What was rendered from old content is this instance's own matter. */
  async function runInTurn(turn: string, lifeMs: number): Promise<boolean> {
    const isOwn = hasPendingInvalidations() || (await takeTurn(turn, lifeMs));
    // An instance that cannot reach the content service must not keep the turn from those that can.
    if (isOwn && !(await run())) await endTurn(turn);
    if (!isOwn) confirm(Number((await readShared(confirmedName)) ?? 0));
    return isOwn;
  }

  function confirm(at: number): void {
    const freshness = contentFreshness();
    freshness.confirmedAt = Math.max(at, freshness.confirmedAt ?? 0) || undefined;
  }

  function waitFor(schedule: Schedule): void {
    const next = nextOf(schedule);
    clearTimeout(atNext);
    if (!next) return;
    const atTime = async () => {
      const isDone = await runInTurn(`reconcile ${next.at}`, turnMs);
      // In case the instance whose turn it is ends meanwhile.
      if (!isDone) setTimeout(() => void run(), secondTryMs).unref();
    };
    atNext = setTimeout(() => void atTime(), next.ms + marginMs).unref();
  }

  holder.parlourReadSchedule = () => {
    clearTimeout(published);
    const read = async () => waitFor(scheduleSchema.parse(await query(scheduleGroq)));
    published = setTimeout(() => void read().catch(() => undefined), marginMs).unref();
  };
  setInterval(() => void runInTurn('reconcile', turnMs), intervalMs).unref();
  setTimeout(() => void run(), 1_000).unref();
}

function query(groq: string): Promise<unknown> {
  return observeCall({ service: 'content', endpoint: 'query for changes' }, () =>
    contentClient().fetch(groq, {}, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) }),
  );
}

async function readDigest(file: string): Promise<Digest | undefined> {
  return parseDigest(await readFile(file, 'utf8').catch(() => undefined));
}

/** Without it the next start expires more; the comparison goes on from what is in memory. */
async function writeDigest(file: string, digest: Digest): Promise<void> {
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(digest));
  } catch (error) {
    console.warn('The digest of the content cannot be written:', (error as NodeJS.ErrnoException).code);
  }
}

function parseDigest(text: string | undefined): Digest | undefined {
  return digestSchema.safeParse(parseJson(text)).data;
}

async function expire(tags: readonly string[], options: { readonly isRepeated: boolean }): Promise<void> {
  try {
    await callOwnWebhook(webhookFor(tags), options);
  } catch (error) {
    addPendingInvalidations(tags);
    console.warn('Outdated pages could not be expired; it is tried again:', error instanceof Error ? error.message : error);
    throw error;
  }
}
