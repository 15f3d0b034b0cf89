import 'server-only';
import { z } from 'zod';
import { priorityGroq } from '#lib/content/query/fragments.ts';
import { contentQuery, readPublished } from '#lib/content/query/read.ts';
import { listOf } from '#lib/content/query/tolerant.ts';
import type { SiteLocale } from '#lib/core/market/markets.ts';
import { readTileLookup } from '../catalog/catalogue-file.ts';
import { readTableStates, type TableState } from './tables.ts';

/** Another live table that a player can go to; limits in major units of the requested currency. */
export interface OtherTable extends TableState {
  readonly title: string;
  /** Path of its page, below the locale. */
  readonly path: string;
  /** All players play the same round. */
  readonly isShared: boolean;
}

const tablesQuery = contentQuery({
  groq: `*[_type == "game" && type == "LIVE_CASINO" && defined(liveTableId)] | order(${priorityGroq}, _id asc){
    "id": _id, "slug": slug.current, gameType, "provider": gameProvider->providerId
  }`,
  types: ['game', 'gameProvider'],
  shape: listOf('game', z.object({ id: z.string(), slug: z.string(), gameType: z.string().nullish(), provider: z.string() })),
});

const maxOfKind = 3;

export const tableGroups = ['kind', 'provider'] as const;

interface TablesQuery {
  readonly slug: string;
  readonly currency: string;
  /** `kind`: three open tables of the same game with free seats (GAM-14). `provider`: all tables of the same provider (XTR-24). */
  readonly group: (typeof tableGroups)[number];
}

/** Other live tables than the one of `slug`, most popular first; undefined for an unknown table. Throws `CallError`. */
export async function findOtherTables(
  locale: SiteLocale,
  { slug, currency, group }: TablesQuery,
): Promise<readonly OtherTable[] | undefined> {
  const tables = await readPublished(tablesQuery, {});
  const own = tables.find((table) => table.slug === slug);
  if (!own) return undefined;
  const [findTile, states] = await Promise.all([readTileLookup(locale), readTableStates(currency)]);
  const found = tables
    .filter((table) => table.slug !== slug)
    .filter((table) => (group === 'kind' ? table.gameType === own.gameType : table.provider === own.provider))
    .flatMap(({ id }): OtherTable[] => {
      const tile = findTile(id);
      const state = states.find((one) => one.id === tile?.table?.id);
      if (!tile?.table || !state) return [];
      return [{ ...state, title: tile.title, path: tile.path, isShared: tile.table.isShared }];
    });
  return group === 'kind'
    ? found.filter(({ isOpen, isShared, seats, taken }) => isOpen && (isShared || taken < seats)).slice(0, maxOfKind)
    : found;
}
