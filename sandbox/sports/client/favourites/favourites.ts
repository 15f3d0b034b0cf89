import type { WireEvent } from '../../wire.ts';
import { favouritesSchema } from '../../wire-favourites.ts';

/** What the visitor or player marked: items as `wire.ts` writes them, with their names. */
export type Favourites = ReadonlyMap<string, string>;

type Placed = Pick<WireEvent, 'sport' | 'region' | 'competition'>;

export const eventItem = ({ eventId }: Pick<WireEvent, 'eventId'>) => `event:${eventId}`;
export const teamItem = ({ sport }: Pick<WireEvent, 'sport'>, name: string) => `team:${sport.slug}/${name}`;
export const competitionItem = ({ sport, region, competition }: Placed) =>
  `competition:${sport.slug}/${region.slug}/${competition.slug}`;

/** The path of a competition that is a favourite; undefined for other favourites. */
export const pathOfItem = (item: string) => /^competition:(.+)$/.exec(item)?.[1];

export const isEventItem = (item: string) => item.startsWith('event:');

/** Whether an event, one of its teams or its competition is a favourite. */
export function isFavourite(favourites: Favourites, event: WireEvent): boolean {
  return favourites.has(competitionItem(event)) || isOwnFavourite(favourites, event);
}

/** Whether an event or one of its teams is a favourite, apart from its competition. */
export function isOwnFavourite(favourites: Favourites, event: WireEvent): boolean {
  const sides = [event.home, event.away].map((name) => teamItem(event, name));
  return [eventItem(event), ...sides].some((item) => favourites.has(item));
}

const storageKey = 'sb.favourites';

/** A visitor's favourites, in this browser. */
export function readStored(storage: Pick<Storage, 'getItem'>): Favourites {
  try {
    const { favourites } = favouritesSchema.parse(JSON.parse(storage.getItem(storageKey) ?? ''));
    return new Map(favourites.map(({ item, name }) => [item, name]));
  } catch {
    return new Map();
  }
}

/** False where the browser blocks storage. */
export function writeStored(storage: Pick<Storage, 'setItem' | 'removeItem'>, favourites: Favourites): boolean {
  try {
    const value = { favourites: [...favourites].map(([item, name]) => ({ item, name })) };
    if (favourites.size > 0) storage.setItem(storageKey, JSON.stringify(value));
    else storage.removeItem(storageKey);
    return true;
  } catch {
    return false;
  }
}
