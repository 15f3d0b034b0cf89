import { environment } from '#lib/core/config/environment.ts';

/** Next bundles the pages apart from the server; what both know is on the global object. */
const key = Symbol.for('parlour.contentMissing');
const shared = globalThis as { [key]?: { at: number; loggedAt: number } };

/** How long an error page is put down to content that could not be read. */
const holdsMs = 10_000;
const logEveryMs = 10_000;

/** A page needed content that neither the content service nor the folder of earlier answers has. Logged with the setting at fault. */
export function reportMissingContent(error: unknown, now = Date.now()): void {
  const loggedAt = shared[key]?.loggedAt ?? 0;
  const isDue = now - loggedAt >= logEveryMs;
  shared[key] = { at: now, loggedAt: isDue ? now : loggedAt };
  if (!isDue) return;
  const { CONTENT_URL, CACHE_FOLDER } = environment();
  const reason = error instanceof Error ? error.message : 'unknown';
  console.error(
    `Pages answer 503: the content service (CONTENT_URL, ${new URL(CONTENT_URL).origin}) failed (${reason}), and CACHE_FOLDER (${CACHE_FOLDER}) holds no earlier answer.`,
  );
}

/** Whether a page lately had no content to be made of. */
export function isContentMissing(now = Date.now()): boolean {
  return now - (shared[key]?.at ?? Number.NEGATIVE_INFINITY) < holdsMs;
}
