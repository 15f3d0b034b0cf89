import { everybody, players } from '#sandbox/data/content/audience.ts';
import { hangTurn } from '#sandbox/data/content/pictures.ts';
import type { Place } from '#sandbox/data/content/place.ts';
import { roomsCopy } from '#sandbox/data/copy/rooms/languages.ts';
import { offers } from '#sandbox/data/tables/offers.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

/** LOB-17: what leads from a lobby to its tournament, by the slug of the document. */
export const tournamentSlugs = { casino: 'midweek', live: 'tables' } as const;

export function buildTournamentBoxes(place: Place): readonly ContentDocument[] {
  const { midweek, tables } = place.speak(roomsCopy).tournaments;
  const title = place.fill(midweek.title, offers['midweek-tournament']);
  return [
    place.document('tournamentBox', tournamentSlugs.casino, {
      tournamentId: 'trn_midweek',
      title,
      image: hangTurn(place, 'tournament-midweek', ['viking', 'samurai', 'gods', 'wolf', 'dragon'], 'emblem', 900, 600, title),
      cta: { label: midweek.button, url: '/promotions/casino/midweek-tournament' },
      ...everybody,
      priority: 20,
    }),
    place.document('tournamentBox', tournamentSlugs.live, {
      tournamentId: 'trn_reserved_tables',
      title: tables.title,
      image: hangTurn(place, 'tournament-tables', ['cards', 'roulette'], 'emblem', 900, 600, tables.title),
      cta: { label: tables.button, url: '/promotions/live' },
      ...players,
      priority: 10,
    }),
  ];
}
