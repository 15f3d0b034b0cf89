import { returnOfLines } from '../engines/lines/model.ts';
import { tableRules } from '../engines/live/tables.ts';
import { wheel } from '../engines/live/wheel.ts';
import { classicModelOf, engineOf, hasJackpot, limitsOf, videoModelOf, waysModelOf } from '../engines/registry.ts';
import { returnOfWays } from '../engines/ways/model.ts';
import type { PlaySession } from '../play/tables.ts';
import type { GameProfile } from '../profile.ts';
import { wordsFor } from '../words/words.ts';

/** Everything that a game's page is given. Amounts in minor units, shares in per cent. */
export function factsOf(game: GameProfile, session: PlaySession, key: string, site: string) {
  const { currency, mode, balanceMinor, lobbyUrl, depositUrl } = session;
  const { language, words } = wordsFor(session.language);
  // Money is written as the market writes it: the language's, where its tag names one, else the player's own.
  const [, market = session.country] = session.language.split('-');
  return {
    key,
    site,
    slug: game.slug,
    title: game.title,
    engine: game.engine,
    mode,
    currency,
    market: market.toUpperCase(),
    language,
    balanceMinor,
    lobbyUrl,
    depositUrl,
    rtp: game.rtp,
    boughtRtp: boughtReturnOf(game),
    hasJackpot: hasJackpot(game),
    dealer: game.table?.dealer ?? '',
    rules: rulesOf(game, session),
    words,
  };
}

function rulesOf(game: GameProfile, { currency, mode }: PlaySession): unknown {
  if (!game.table) return engineOf(game, currency)?.facts;
  const { kind } = game.table;
  const limits = limitsOf(game, currency, tableRules[kind].unit);
  return { limits, kind, fields: kind === 'gameshow' ? wheel : [], watchOnly: mode === 'fun' };
}

const bought = new Map<string, number | null>();

/** Counted once for each game: it takes a moment. */
function boughtReturnOf(game: GameProfile): number | null {
  const known = bought.get(game.slug);
  if (known !== undefined) return known;
  const share = countBought(game);
  bought.set(game.slug, share);
  return share;
}

function countBought(game: GameProfile): number | null {
  const model = {
    'video-slot': () => returnOfLines(videoModelOf(game)).bought,
    'classic-slot': () => returnOfLines(classicModelOf(game)).bought,
    'ways-slot': () => returnOfWays(waysModelOf(game)).bought,
  };
  const isSlot = (engine: string): engine is keyof typeof model => engine in model;
  const share = isSlot(game.engine) ? model[game.engine]() : undefined;
  return share === undefined ? null : Math.floor(share * 10_000) / 100;
}
