import { everyone, players } from '#sandbox/data/content/audience.ts';
import { addRotatedScene } from '#sandbox/data/content/images/editorial-images.ts';
import type { LocaleContext } from '#sandbox/data/content/locale-context.ts';
import { lobbyCopy } from '#sandbox/data/copy/catalogs.ts';
import { offers } from '#sandbox/data/tables/offers.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

/** Slugs of the boxes that link a lobby to its tournament (LOB-17). */
export const tournamentSlugs = { casino: 'midweek', live: 'tables' } as const;

export function buildTournamentBoxes(context: LocaleContext): readonly ContentDocument[] {
  const { midweek, tables } = context.localize(lobbyCopy).tournaments;
  const title = context.fill(midweek.title, offers['midweek-tournament']);
  return [
    context.document('tournamentBox', tournamentSlugs.casino, {
      tournamentId: 'trn_midweek',
      title,
      image: addRotatedScene(
        context,
        'tournament-midweek',
        ['viking', 'samurai', 'gods', 'wolf', 'dragon'],
        'emblem',
        900,
        600,
        title,
      ),
      cta: { label: midweek.button, url: '/promotions/casino/midweek-tournament' },
      ...everyone,
      priority: 20,
    }),
    context.document('tournamentBox', tournamentSlugs.live, {
      tournamentId: 'trn_reserved_tables',
      title: tables.title,
      image: addRotatedScene(context, 'tournament-tables', ['cards', 'roulette'], 'emblem', 900, 600, tables.title),
      cta: { label: tables.button, url: '/promotions/live' },
      ...players,
      priority: 10,
    }),
  ];
}
