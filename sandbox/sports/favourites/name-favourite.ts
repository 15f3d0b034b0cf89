import type { NamesOf } from '../api/names.ts';
import type { EventReader } from '../bets/selections.ts';
import { competitions, virtualCompetitions } from '../data/competitions.ts';

const all = [...competitions, ...virtualCompetitions];

/** Names favourites in a language; undefined for what does not exist, and for an event that is over. */
export function createNameFavourite(book: EventReader, names: NamesOf) {
  const naming = {
    event(eventId: string, _language: string, now: Date): string | undefined {
      const state = book.read(eventId, now);
      if (state?.phase !== 'UPCOMING' && state?.phase !== 'LIVE') return undefined;
      return [state.event.home, state.event.away].filter(Boolean).join(' – ');
    },
    competition(path: string, language: string): string | undefined {
      const found = all.find(({ sport, region, slug }) => path === `${sport}/${region}/${slug}`);
      return found && names.competition(found.slug, language);
    },
    team(path: string): string | undefined {
      const sides = all.flatMap(({ sport, sides: own }) => own.map(({ name }) => ({ path: `${sport}/${name}`, name })));
      return sides.find((side) => side.path === path)?.name;
    },
  };
  return function nameFavourite(item: string, language: string, now: Date): string | undefined {
    const [, kind = '', key = ''] = /^(event|competition|team):(.+)$/.exec(item) ?? [];
    return kind === 'event' || kind === 'competition' || kind === 'team' ? naming[kind](key, language, now) : undefined;
  };
}
export type NameFavourite = ReturnType<typeof createNameFavourite>;
