import { z } from 'zod';
import { observeCall } from '#lib/core/http/observe-call.ts';
import { type CachedValue, createCachedValue } from './cached-value.ts';

/** Which sports, regions, competitions and events have a page. */
export interface SportsIndex {
  /** `slugs`: sport, region, competition and event, as far as the path has them. Undefined while the sports service never answered. */
  has(slugs: readonly string[]): Promise<boolean | undefined>;
  /** Fixtures have changed. */
  published(): void;
}

const timeoutMs = 1_500;
/** A page that seems not to exist is looked up again at most once in this time, however many are asked for. */
const recheckMs = 1_000;

const named = z.object({ slug: z.string() });
const sportsSchema = z.object({
  sports: z.array(named.extend({ competitions: z.array(named.extend({ region: named })) })),
});
const eventsSchema = z.object({ events: z.array(named) });

interface CatalogueRequest<Shape extends z.ZodType> {
  readonly url: string;
  readonly path: '/api/catalogue/sports' | '/api/catalogue/events';
  readonly query: string;
  readonly shape: Shape;
}

function read<Shape extends z.ZodType>({ url, path, query, shape }: CatalogueRequest<Shape>): Promise<z.output<Shape>> {
  return observeCall({ service: 'sports', endpoint: `GET ${path}` }, async () => {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(`${url}${path}?${query}`, { cache: 'no-store', redirect: 'error', signal });
    if (!response.ok) throw new Error(`the sports service answered ${response.status}`);
    return shape.parse(await response.json());
  });
}

/**
 * Keeps the catalogue of the sports service in memory: one list of sports and competitions, and one list of events for each of
 * these competitions that is visited. Invented addresses cause no further calls and take no memory.
 */
export function createSportsIndex(sportsUrl: string, now: () => number = Date.now): SportsIndex {
  const cached = <Value>(load: () => Promise<Value>): CachedValue<Value> =>
    createCachedValue({ load, freshMs: 30_000, expiredMs: 900_000, retryDelayMs: 3_000, now });
  const places = cached(async () => {
    const { sports } = await read({
      url: sportsUrl,
      path: '/api/catalogue/sports',
      query: 'language=en',
      shape: sportsSchema,
    });
    return new Set(sports.flatMap(({ slug, competitions }) => [slug, ...competitions.flatMap((one) => pathsOf(slug, one))]));
  });
  const events = new Map<string, CachedValue<ReadonlySet<string>>>();

  function eventsIn(competition: string): CachedValue<ReadonlySet<string>> {
    const known = events.get(competition);
    if (known) return known;
    const [sport = '', region = '', slug = ''] = competition.split('/');
    const search = new URLSearchParams({ language: 'en', sport, region, competition: slug, include: 'ENDED', limit: '200' });
    const query = search.toString();
    const added = cached(async () => {
      const answer = await read({ url: sportsUrl, path: '/api/catalogue/events', query, shape: eventsSchema });
      return new Set(answer.events.map((event) => event.slug));
    });
    events.set(competition, added);
    return added;
  }

  async function contains(list: CachedValue<ReadonlySet<string>>, name: string): Promise<boolean | undefined> {
    if ((await list.get())?.has(name)) return true;
    return (await list.getNewerThan(recheckMs))?.has(name);
  }

  return {
    async has(slugs) {
      const place = slugs.slice(0, 3).join('/');
      const isKnown = await contains(places, place);
      const [, , , event] = slugs;
      return isKnown && event !== undefined ? contains(eventsIn(place), event) : isKnown;
    },
    published() {
      places.invalidate();
      for (const list of events.values()) list.invalidate();
    },
  };
}

interface PlacedCompetition {
  readonly slug: string;
  readonly region: { readonly slug: string };
}

function pathsOf(sport: string, { slug, region }: PlacedCompetition): readonly string[] {
  return [`${sport}/${region.slug}`, `${sport}/${region.slug}/${slug}`];
}
