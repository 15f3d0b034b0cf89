import { parseUrl } from '#lib/core/http/parse-url.ts';
import type { ReadNumberForm } from '#sandbox/kit/number-forms.ts';
import { returnOfLines } from '../engines/lines/model.ts';
import { tableRules } from '../engines/live/tables.ts';
import { wheel } from '../engines/live/wheel.ts';
import { classicModelOf, engineOf, hasJackpot, limitsOf, videoModelOf, waysModelOf } from '../engines/registry.ts';
import { returnOfWays } from '../engines/ways/model.ts';
import { gamesMessages } from '../messages/messages.ts';
import type { PlaySession } from '../play/tables.ts';
import type { GameProfile } from '../profile.ts';

export interface GamePage {
  readonly key: string;
  /** The origin of the site. */
  readonly site: string;
  readonly readNumberForm: ReadNumberForm;
}

/** The data of a game's page. Amounts in minor units, `rtp` and `boughtRtp` in per cent. */
export function factsOf(game: GameProfile, session: PlaySession, { key, site, readNumberForm }: GamePage) {
  const { currency, mode, balanceMinor, freeSpins, lobbyUrl, depositUrl, minRoundMs, maxStakeMinor } = session;
  const { language, messages } = gamesMessages.match(session.language);
  // Numbers have the form that the site around the game uses: that of the locale in the lobby's URL.
  const [siteLanguage, siteMarket] = localeOf(lobbyUrl) ?? session.language.split('-');
  return {
    key,
    site,
    slug: game.slug,
    title: game.title,
    engine: game.engine,
    mode,
    currency,
    numbers: readNumberForm((siteMarket ?? session.country).toUpperCase(), siteLanguage ?? language),
    language,
    balanceMinor,
    freeSpins,
    lobbyUrl,
    depositUrl,
    minRoundMs,
    maxStakeMinor,
    rtp: game.rtp,
    boughtRtp: boughtReturnOf(game),
    hasJackpot: hasJackpot(game),
    dealer: game.table?.dealer ?? '',
    rules: rulesOf(game, session),
    messages,
  };
}

/** Language and market of the site's page. */
function localeOf(lobbyUrl: string): readonly string[] | undefined {
  return parseUrl(lobbyUrl)
    ?.pathname.match(/^\/([a-z]{2,4})-([A-Z]{2})\//)
    ?.slice(1);
}

function rulesOf(game: GameProfile, { currency, mode, maxStakeMinor }: PlaySession): unknown {
  if (!game.table) return withinMaxStake(engineOf(game, currency)?.facts, maxStakeMinor);
  const { kind } = game.table;
  const limits = limitsOf(game, currency, tableRules[kind].unit);
  return { limits, kind, fields: kind === 'gameshow' ? wheel : [], watchOnly: mode === 'fun' };
}

/** The stakes of a game without those above the player's maximum; its lowest stake stays, and the wallet refuses it. */
export function withinMaxStake<Facts extends object>(facts: Facts | undefined, maxMinor: number | null): Facts | undefined {
  if (maxMinor === null || !facts || !('stakes' in facts) || !Array.isArray(facts.stakes)) return facts;
  const stakes: readonly unknown[] = facts.stakes;
  const allowed = stakes.filter((stake) => typeof stake === 'number' && stake <= maxMinor);
  return { ...facts, stakes: allowed.length > 0 ? allowed : stakes.slice(0, 1) };
}

const boughtReturns = new Map<string, number | null>();

/** In per cent, rounded down; null where free spins cannot be bought. */
function boughtReturnOf(game: GameProfile): number | null {
  const known = boughtReturns.get(game.slug);
  if (known !== undefined) return known;
  const share = computeBoughtReturn(game);
  boughtReturns.set(game.slug, share);
  return share;
}

function computeBoughtReturn(game: GameProfile): number | null {
  const model = {
    'video-slot': () => returnOfLines(videoModelOf(game)).bought,
    'classic-slot': () => returnOfLines(classicModelOf(game)).bought,
    'ways-slot': () => returnOfWays(waysModelOf(game)).bought,
  };
  const isSlot = (engine: string): engine is keyof typeof model => Object.hasOwn(model, engine);
  const share = isSlot(game.engine) ? model[game.engine]() : undefined;
  return share === undefined ? null : Math.floor(share * 10_000) / 100;
}
