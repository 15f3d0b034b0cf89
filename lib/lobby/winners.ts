import 'server-only';
import { siteConfig } from '#lib/config/site.ts';
import type { SiteLocale } from '#lib/market/markets.ts';
import { fromWire } from '#lib/money/money.ts';
import { call } from '#lib/platform/server.ts';
import { knownTiles } from './catalogue-file.ts';
import { readLatestWinners, readTopWinners, type Win } from './contract.ts';
import type { LobbyTile } from './types.ts';

/** TRN-06: a win with what the catalogue knows of its game. */
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

interface Kept {
  readonly wins: Promise<readonly [top: readonly Win[], latest: readonly Win[]]>;
  readonly until: number;
}

/** The same wins for everybody of a currency: asked for once in a while. */
const keptMs = 10_000;
const kept = new Map<string, Kept>();

function readWins(currency: string, realNow: number): Kept['wins'] {
  const known = kept.get(currency);
  if (known && known.until > realNow) return known.wins;
  const query = { siteId: siteConfig().SITE_ID, currency };
  const wins = Promise.all([call(readTopWinners, { query: { ...query, dateRange: '7' } }), call(readLatestWinners, { query })]);
  kept.set(currency, { wins, until: realNow + keptMs });
  wins.catch(() => kept.delete(currency));
  return wins;
}

/** The greatest and the latest wins; a win of a game that this market does not list is left out. Throws `CallError`. */
export async function readWinners(locale: SiteLocale, realNow = Date.now()): Promise<Winners> {
  const [[top, latest], tileOf] = await Promise.all([readWins(locale.currency, realNow), knownTiles(locale)]);
  const join = (wins: readonly Win[]) =>
    wins.flatMap(({ gameId, playerAlias, amount, currency, date }): Winner[] => {
      const game = tileOf(gameId);
      return game ? [{ game, alias: playerAlias, amountMinor: fromWire(amount, currency).minor, currency, at: date }] : [];
    });
  return { top: join(top), latest: join(latest) };
}
