import { buildPageIndex, type PageIndex } from '#lib/content/pages/page-index.ts';
import { pageIndexGroq, pageIndexParams } from '#lib/content/pages/page-index-query.ts';
import type { Audience } from '#lib/core/market/audience.ts';
import type { SiteLocale } from '#lib/core/market/markets.ts';
import { createCachedValue } from './cached-value.ts';
import { type ContentSource, queryContent } from './content-query.ts';

export interface PageIndexCache {
  /** Undefined until the content service has answered once, and for a page unknown to an index from before a publish. */
  has(locale: SiteLocale, audience: Audience, path: string): Promise<boolean | undefined>;
  isForPlayersOnly(locale: SiteLocale, path: string): Promise<boolean | undefined>;
  /** The open locales of the latest result, without waiting for a newer one. */
  openLocales(): ReadonlySet<string> | undefined;
  published(): void;
}

/** Limits the single-page queries after a publish; further pages wait for the whole index. */
const maxSinglePages = 200;
/** Publishes come in bursts: the whole index is read again after this long without one. */
const refreshDelayMs = 2_000;
/** After a failed query the content service is not called again for this long. */
const retryDelayMs = 2_000;

/**
 * Keeps the whole page index in memory and refreshes it periodically. Between a publish and the next refresh each page is
 * queried by itself, which takes the same time however large the index is.
 */
export function createPageIndexCache(content: ContentSource, now: () => number = Date.now): PageIndexCache {
  const whole = createCachedValue({
    load: async () => {
      try {
        return rememberLatest(indexOf(await queryContent(content, pageIndexGroq())));
      } catch (error) {
        console.warn('The page index could not be read:', error instanceof Error ? error.message : 'unknown');
        throw error;
      }
    },
    freshMs: 15_000,
    expiredMs: 120_000,
    retryDelayMs,
    now,
  });
  const single = new Map<string, Promise<PageIndex | undefined>>();
  let publishedAt = Number.NEGATIVE_INFINITY;
  let latest: PageIndex | undefined;
  let built: { readonly answer: string; readonly index: PageIndex } | undefined;
  let hasSingleFailed = false;
  let singleRetryAt = Number.NEGATIVE_INFINITY;

  /** An index of many pages takes long to build, so an unchanged answer keeps the one that is there. */
  function indexOf(result: unknown): PageIndex {
    const answer = JSON.stringify(result);
    if (answer !== built?.answer) built = { answer, index: buildPageIndex(result) };
    return built.index;
  }

  function rememberLatest(index: PageIndex): PageIndex {
    latest = index;
    return index;
  }

  function refreshInBackground(): void {
    const sincePublish = now() - publishedAt;
    if (isUpToDate()) void whole.get();
    else if (sincePublish >= refreshDelayMs) void whole.getNewerThan(sincePublish);
  }

  function isUpToDate(): boolean {
    return publishedAt === Number.NEGATIVE_INFINITY || whole.isNewerThan(publishedAt);
  }

  async function querySingle(path: string): Promise<PageIndex | undefined> {
    if (hasSingleFailed) singleRetryAt = now() + retryDelayMs;
    try {
      const index = buildPageIndex(await queryContent(content, pageIndexGroq(path), pageIndexParams(path)));
      hasSingleFailed = false;
      return rememberLatest(index);
    } catch {
      hasSingleFailed = true;
      singleRetryAt = now() + retryDelayMs;
      single.delete(path);
      return whole.peek();
    }
  }

  async function readSingle(path: string): Promise<PageIndex | undefined> {
    // No one waits for a content service that has just failed; one query finds out whether it is back.
    const waitsFor = (request: Promise<PageIndex | undefined>) => (hasSingleFailed ? whole.peek() : request);
    const known = single.get(path);
    if (known) return waitsFor(known);
    if (now() < singleRetryAt) return whole.peek();
    if (single.size >= maxSinglePages) return whole.getNewerThan(now() - publishedAt);
    const request = querySingle(path);
    single.set(path, request);
    return waitsFor(request);
  }

  return {
    async has(locale, audience, path) {
      refreshInBackground();
      if (!isUpToDate()) {
        const index = await readSingle(path);
        const isKnown = index?.has(locale, audience, path);
        // After a failed query the index is older than the publish, and does not know the pages that it added.
        const isOlder = index === whole.peek() && !isUpToDate();
        return isKnown || !isOlder ? isKnown : undefined;
      }
      if ((await whole.get())?.has(locale, audience, path)) return true;
      return (await whole.getNewerThan(1_000))?.has(locale, audience, path);
    },
    async isForPlayersOnly(locale, path) {
      refreshInBackground();
      const index = await (isUpToDate() ? whole.get() : readSingle(path));
      return index?.isForPlayersOnly(locale, path);
    },
    openLocales() {
      refreshInBackground();
      return latest?.openLocales;
    },
    published() {
      publishedAt = now();
      single.clear();
    },
  };
}
