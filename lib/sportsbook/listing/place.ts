import type { ListedEvent } from '../contract.ts';
import { sportsRoot } from '../routes.ts';
import type { Sports } from './read.ts';

/** A page of the sportsbook; `path` is visible and without the locale. */
export interface SportsLink {
  readonly name: string;
  readonly path: string;
}

/** A sport, region or competition. */
export interface SportsPlace {
  readonly kind: 'sport' | 'region' | 'competition';
  /** From the sport down to the place itself. */
  readonly trail: readonly [SportsLink, ...SportsLink[]];
  /** The competitions within it, by region. */
  readonly regions: readonly { readonly region: SportsLink; readonly competitions: readonly SportsLink[] }[];
}

export const livePath = '/sportsbook/live-betting';

export function sportPath(sport: string): string {
  return `${sportsRoot}/${sport}`;
}

type Placed = Pick<ListedEvent, 'sport' | 'region' | 'competition'>;

export function competitionPath({ sport, region, competition }: Placed): string {
  return `${sportPath(sport.slug)}/${region.slug}/${competition.slug}`;
}

export function eventPath(event: ListedEvent): string {
  return `${competitionPath(event)}/${event.slug}`;
}

/** RTE-35: the place with these slugs of sport, region and competition; undefined if there is none. */
export function findPlace(sports: Sports, [sportSlug, regionSlug, competitionSlug]: readonly string[]): SportsPlace | undefined {
  const sport = sports.find(({ slug }) => slug === sportSlug);
  if (!sport) return undefined;
  const root = { name: sport.name, path: sportPath(sport.slug) };
  const inside = sport.competitions.filter(
    ({ slug, region }) =>
      (regionSlug === undefined || region.slug === regionSlug) && (competitionSlug === undefined || slug === competitionSlug),
  );
  const [first] = inside;
  if (regionSlug !== undefined && !first) return undefined;
  const regions = [...Map.groupBy(inside, ({ region }) => region.slug)].map(([slug, competitions]) => ({
    region: { name: competitions[0]?.region.name ?? slug, path: `${root.path}/${slug}` },
    competitions: competitions.map((one) => ({ name: one.name, path: `${root.path}/${slug}/${one.slug}` })),
  }));
  const [here] = regions;
  if (regionSlug === undefined || !here || !first) return { kind: 'sport', trail: [root], regions };
  if (competitionSlug === undefined) return { kind: 'region', trail: [root, here.region], regions };
  return { kind: 'competition', trail: [root, here.region, ...here.competitions.slice(0, 1)], regions };
}
