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
 * the latest change, and how many have started and ended by now.
 */
const intervalMs = 60_000;
const timeoutMs = 10_000;

const digestSchema = z.record(
  z.string(),
  z.object({ count: z.number(), latest: z.string().nullable(), started: z.number(), ended: z.number() }),
);
type Digest = z.output<typeof digestSchema>;

const digestGroq = `{${contentTypes
  .map((type) => {
    const all = `*[_type == "${type}"]`;
    return `"${type}": {
      "count": count(${all}), "latest": ${all} | order(_updatedAt desc)[0]._updatedAt,
      "started": count(*[_type == "${type}" && coalesce(startsAt, startDate, publishedAt) <= now()]),
      "ended": count(*[_type == "${type}" && coalesce(endsAt, endDate) <= now()])
    }`;
  })
  .join(',\n')}}`;

/** Types whose documents were added, changed, removed, started or ended between two digests. */
export function changedTypes(before: Digest, after: Digest): readonly string[] {
  return contentTypes.filter((type) => JSON.stringify(before[type]) !== JSON.stringify(after[type]));
}

/** Starts the loop, once per instance. The first run compares with the stored digest, which belongs to the page cache on disk. */
export function startReconciling(port: string): void {
  const file = path.join(siteConfig().CACHE_FOLDER, 'digest.json');
  let before: Digest | undefined;
  async function reconcile(): Promise<void> {
    before ??= await readDigest(file);
    const after = digestSchema.parse(
      await contentClient().fetch(digestGroq, {}, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) }),
    );
    const changed = before ? changedTypes(before, after) : contentTypes;
    const tags = [...new Set([...changed.map(tagOfType), ...takePendingInvalidations()])];
    if (tags.length > 0) await expire(tags, port);
    before = after;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(after));
  }
  const timer = setInterval(() => void reconcile().catch(() => undefined), intervalMs);
  timer.unref();
  setTimeout(() => void reconcile().catch(() => undefined), 1_000).unref();
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
