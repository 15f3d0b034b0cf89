import 'server-only';
import { createHmac } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { siteConfig } from '#lib/core/config/site.ts';
import { contentTypes, tagOfType } from './cache.ts';
import { contentClient } from './client.ts';
import { addPendingInvalidations, takePendingInvalidations } from './pending-invalidations.ts';

/**
 * Detects changes in the content service once a minute, because a webhook may be lost: per type, the number of documents,
 * the latest change, and how many have started and ended by now. What starts or ends within the next minute is detected then.
 */
const intervalMs = 60_000;
const timeoutMs = 10_000;
/** After a start or an end, and after a publish, before the content service is queried. */
const marginMs = 250;

const digestSchema = z.record(
  z.string(),
  z.object({ count: z.number(), latest: z.string().nullable(), started: z.number(), ended: z.number() }),
);
type Digest = z.output<typeof digestSchema>;
/** ISO times of the content service; of the next start and the next end, if any. */
const scheduleSchema = z.object({ now: z.string(), starts: z.string().nullish(), ends: z.string().nullish() });
type Schedule = z.output<typeof scheduleSchema>;
const answerSchema = z.object({ digest: digestSchema, schedule: scheduleSchema });

const start = 'coalesce(startsAt, startDate, publishedAt)';
const end = 'coalesce(endsAt, endDate)';
const typesGroq = JSON.stringify(contentTypes);
const nextGroq = (time: string) => `*[_type in ${typesGroq} && ${time} > now()] | order(${time} asc)[0]{"at": ${time}}.at`;
const scheduleGroq = `{"now": now(), "starts": ${nextGroq(start)}, "ends": ${nextGroq(end)}}`;

const digestGroq = `{${contentTypes
  .map((type) => {
    const all = `*[_type == "${type}"]`;
    return `"${type}": {
      "count": count(${all}), "latest": ${all} | order(_updatedAt desc)[0]._updatedAt,
      "started": count(*[_type == "${type}" && ${start} <= now()]),
      "ended": count(*[_type == "${type}" && ${end} <= now()])
    }`;
  })
  .join(',\n')}}`;
const answerGroq = `{"digest": ${digestGroq}, "schedule": ${scheduleGroq}}`;

/** Types whose documents were added, changed, removed, started or ended between two digests. */
export function changedTypes(before: Digest, after: Digest): readonly string[] {
  return contentTypes.filter((type) => JSON.stringify(before[type]) !== JSON.stringify(after[type]));
}

/** How long until the next start or end; undefined where the loop comes before it. */
export function untilNext({ now, starts, ends }: Schedule): number | undefined {
  const times = [starts, ends].flatMap((at) => (at ? [Date.parse(at) - Date.parse(now)] : []));
  const next = Math.min(...times.filter((ms) => ms >= 0));
  return next < intervalMs ? next : undefined;
}

/** Route bundles and the instrumentation are separate module graphs of one process. */
const holder = globalThis as typeof globalThis & { parlourReadSchedule?: () => void };

/** Content was published: it may start or end before the loop comes round. */
export function readSchedule(): void {
  holder.parlourReadSchedule?.();
}

/** Starts the loop, once per instance. The first run compares with the stored digest, which belongs to the page cache on disk. */
export function startReconciling(port: string): void {
  const file = path.join(siteConfig().CACHE_FOLDER, 'digest.json');
  let before: Digest | undefined;
  let isRunning = false;
  let atNext: NodeJS.Timeout | undefined;
  let published: NodeJS.Timeout | undefined;

  async function reconcile(): Promise<void> {
    before ??= await readDigest(file);
    const { digest: after, schedule } = answerSchema.parse(await query(answerGroq));
    const changed = before ? changedTypes(before, after) : contentTypes;
    const tags = [...new Set([...changed.map(tagOfType), ...takePendingInvalidations()])];
    if (tags.length > 0) await expire(tags, port);
    before = after;
    waitFor(schedule);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(after));
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    await reconcile().catch(() => undefined);
    isRunning = false;
  }

  function waitFor(schedule: Schedule): void {
    const ms = untilNext(schedule);
    clearTimeout(atNext);
    if (ms !== undefined) atNext = setTimeout(() => void run(), ms + marginMs).unref();
  }

  holder.parlourReadSchedule = () => {
    clearTimeout(published);
    const read = async () => waitFor(scheduleSchema.parse(await query(scheduleGroq)));
    published = setTimeout(() => void read().catch(() => undefined), marginMs).unref();
  };
  setInterval(() => void run(), intervalMs).unref();
  setTimeout(() => void run(), 1_000).unref();
}

function query(groq: string): Promise<unknown> {
  return contentClient().fetch(groq, {}, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
}

async function readDigest(file: string): Promise<Digest | undefined> {
  try {
    return digestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Tags can only be expired inside a request, so the loop sends the site the signed webhook of the content service. */
async function expire(tags: readonly string[], port: string): Promise<void> {
  const body = JSON.stringify({ tags });
  const at = Date.now();
  const signature = createHmac('sha256', siteConfig().CONTENT_WEBHOOK_SECRET).update(`${at}.${body}`).digest('base64url');
  try {
    const response = await fetch(`http://localhost:${port}/api/content/published`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'sanity-webhook-signature': `t=${at},v1=${signature}` },
      body,
      cache: 'no-store',
    });
    if (!response.ok) throw new Error(`the site answered ${response.status}`);
  } catch (error) {
    addPendingInvalidations(tags);
    throw error;
  }
}
