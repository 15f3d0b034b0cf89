import 'server-only';
import { call } from '#lib/core/api/server.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import type { SiteLocale } from '#lib/core/market/markets.ts';
import { fromWire } from '#lib/core/money/money.ts';
import { createPromiseCache } from '#lib/core/promise-cache.ts';
import { readTileLookup } from '../catalog/catalogue-file.ts';
import type { LobbyTile } from '../catalog/types.ts';
import { readLatestWinners, readTopWinners, type Win } from './contract.ts';

/** TRN-06: a win with the tile of its game. */
export interface Winner {
  readonly game: LobbyTile;
  readonly alias: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** ISO time. */
  readonly at: string;
}

export interface Winners {
  readonly top: readonly Winner[];
  readonly latest: readonly Winner[];
}

type Wins = readonly [top: readonly Win[], latest: readonly Win[]];

/** All visitors of a currency share a request. */
const getWins = createPromiseCache<Wins>(10_000);

function readWins(currency: string): Promise<Wins> {
  const query = { siteId: siteConfig().SITE_ID, currency };
  return getWins(currency, () =>
    Promise.all([call(readTopWinners, { query: { ...query, dateRange: '7' } }), call(readLatestWinners, { query })]),
  );
}

/** The greatest and the latest wins, without those of games that this market does not list. Throws `CallError`. */
export async function readWinners(locale: SiteLocale): Promise<Winners> {
  const [[top, latest], findTile] = await Promise.all([readWins(locale.currency), readTileLookup(locale)]);
  const join = (wins: readonly Win[]) =>
    wins.flatMap(({ gameId, playerAlias, amount, currency, date }): Winner[] => {
      const game = findTile(gameId);
      return game ? [{ game, alias: playerAlias, amountMinor: fromWire(amount, currency).minor, currency, at: date }] : [];
    });
  return { top: join(top), latest: join(latest) };
}
