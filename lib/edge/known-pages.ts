import type { Audience } from '#lib/content/audience.ts';
import type { SiteLocale } from '#lib/market/markets.ts';
import { askLake, type Lake } from './lake.ts';
import { buildPageIndex, type PageIndex, pageIndexGroq, pageIndexParams } from './page-index.ts';
import { createRefreshed } from './refreshed.ts';

/** What the edge knows of the pages that content has. */
export interface KnownPages {
  /** Undefined while nothing was ever learnt from the lake. */
  has(locale: SiteLocale, audience: Audience, path: string): Promise<boolean | undefined>;
  /** As far as it is known at this moment; nobody waits. */
  activeMarkets(): ReadonlySet<string> | undefined;
  published(): void;
}

/** So many single pages are asked for after a publish; whoever asks for more gets the whole index. */
const mostSingle = 200;
/** A publish seldom comes alone: the whole index is read again when it has been quiet for this long. */
const quietMs = 2_000;

/**
 * The whole index is kept and read again now and then. After a publish it is not believed until that has happened; until then
 * each page is asked for by itself, which takes the same time however many neighbours it has.
 */
export function createKnownPages(lake: Lake, now: () => number = Date.now): KnownPages {
  const whole = createRefreshed({
    load: async () => keepLatest(buildPageIndex(await askLake(lake, pageIndexGroq()))),
    freshMs: 15_000,
    oldMs: 120_000,
    restMs: 2_000,
    now,
  });
  const single = new Map<string, Promise<PageIndex | undefined>>();
  let publishedAt = Number.NEGATIVE_INFINITY;
  let latest: PageIndex | undefined;

  function keepLatest(index: PageIndex): PageIndex {
    latest = index;
    return index;
  }

  /** Keeps the whole young without waiting for it. */
  function keepYoung(): void {
    const sincePublish = now() - publishedAt;
    if (isBelieved()) void whole.get();
    else if (sincePublish >= quietMs) void whole.getNewerThan(sincePublish);
  }

  function isBelieved(): boolean {
    return publishedAt === Number.NEGATIVE_INFINITY || whole.isNewerThan(publishedAt);
  }

  async function askFor(path: string): Promise<PageIndex | undefined> {
    const known = single.get(path);
    if (known) return known;
    if (single.size >= mostSingle) return whole.getNewerThan(now() - publishedAt);
    const asked = askLake(lake, pageIndexGroq(path), pageIndexParams(path)).then(
      (answer) => keepLatest(buildPageIndex(answer)),
      () => {
        single.delete(path);
        return whole.peek();
      },
    );
    single.set(path, asked);
    return asked;
  }

  return {
    async has(locale, audience, path) {
      keepYoung();
      if (!isBelieved()) return (await askFor(path))?.has(locale, audience, path);
      if ((await whole.get())?.has(locale, audience, path)) return true;
      return (await whole.getNewerThan(1_000))?.has(locale, audience, path);
    },
    activeMarkets() {
      keepYoung();
      return latest?.activeMarkets;
    },
    published() {
      publishedAt = now();
      single.clear();
    },
  };
}
