import 'server-only';
import { readPageIndex } from '#lib/content/pages/read-page-index.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import { createPromiseCache } from '#lib/core/promise-cache.ts';
import { isDraining } from '#lib/core/server/draining.ts';
import { expiredTags } from '#lib/instances/expired-tags.ts';

export interface Readiness {
  readonly ready: boolean;
  readonly checks: Readonly<Record<CheckName, 'ok' | 'failed'>>;
}

/** Probes are answered also while the server is overloaded, so many of them must not cost more than one. */
const getPageIndex = createPromiseCache<object>(1_000);

const checks = {
  /** False from a signal to stop on. */
  accepting: () => !isDraining(),
  /** Depends on the environment: every secret is set, and none has its development default. */
  settings: () => Boolean(siteConfig()),
  /** Depends on the content service, or on what CACHE_FOLDER holds of it: without both no page is known. */
  pages: async () => Boolean(await getPageIndex('pages', readPageIndex)),
  /** Depends on Redis where it is set, at the start only: for ten seconds where it is not reached, and for as long as it denies access. */
  instances: () => expiredTags()?.hasJoined() ?? true,
} satisfies Record<string, () => boolean | Promise<boolean>>;
type CheckName = keyof typeof checks;

/**
 * Whether this instance can serve. Platform, identity and the other services of players are not part of it: without them pages
 * still answer, and every instance would be taken out of service at once.
 */
export async function readReadiness(): Promise<Readiness> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, (await isOk(check)) ? 'ok' : 'failed'] as const),
  );
  return {
    ready: results.every(([, result]) => result === 'ok'),
    checks: Object.fromEntries(results) as Readiness['checks'],
  };
}

async function isOk(check: () => boolean | Promise<boolean>): Promise<boolean> {
  try {
    return await check();
  } catch {
    return false;
  }
}
