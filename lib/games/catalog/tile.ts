import { z } from 'zod';
import { blockedGroq, closedInGroq, isBlockedIn } from '#lib/content/documents/game-blocks.ts';
import { playPath } from '#lib/content/pages/play-path.ts';
import type { SiteLocale } from '#lib/core/market/markets.ts';
import { fromWire } from '#lib/core/money/money.ts';
import type { LobbyTile, TableFacts } from './types.ts';

/** The fields of a game that a tile needs (LOB-05); `$lang` and `$alias` are the page's languages. */
export const lobbyTileGroq = `{
  "id": _id, "slug": slug.current, "title": coalesce(title[$lang], title[$alias], title.en),
  "studio": coalesce(subProvider->title, gameProvider->title), "provider": gameProvider->providerId,
  "subProvider": subProvider._ref, type, gameType, jackpotExist, channels, liveTableId, seats, betLimits[]{min, max, currency},
  "blocked": ${blockedGroq},
  "closedIn": ${closedInGroq},
  "art": coalesce(thumbnail.img3x, thumbnail.img2x, thumbnail.img1x).asset->{url, "tint": metadata.palette.dominant.background},
  "upright": verticalImage.asset->{url}
}`;

export const lobbyTileTypes = ['game', 'gameProvider', 'subProvider', 'market', 'sanity.imageAsset'] as const;

const pictureUrl = z.url({ protocol: /^https?$/ });

export const lobbyTileSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  studio: z.string().nullish(),
  provider: z.string(),
  subProvider: z.string().nullish(),
  type: z.enum(['CASINO', 'LIVE_CASINO']),
  gameType: z.string().nullish(),
  jackpotExist: z.boolean().nullish(),
  channels: z.array(z.string()).nullish(),
  liveTableId: z.string().nullish(),
  seats: z.number().nullish(),
  betLimits: z
    .array(z.object({ min: z.number().nullish(), max: z.number().nullish(), currency: z.string().nullish() }))
    .nullish(),
  blocked: z.array(z.string().nullable()),
  closedIn: z.array(z.string()).nullish(),
  art: z.object({ url: pictureUrl, tint: z.string().nullish() }),
  upright: z.object({ url: pictureUrl }).nullish(),
});
export type RawTile = z.output<typeof lobbyTileSchema>;

/** Excluded in every market: studios by document id, providers by provider id. */
export interface Exclusions {
  readonly studios: ReadonlySet<string>;
  readonly providers: ReadonlySet<string>;
}

/** LOB-20, LOB-21, LOB-25: whether a lobby of this market lists the game. */
export function isListed(
  market: string,
  { blocked, subProvider, provider }: Pick<RawTile, 'blocked' | 'subProvider' | 'provider'>,
  { studios, providers }: Exclusions,
): boolean {
  return !isBlockedIn(market, blocked) && !(subProvider && studios.has(subProvider)) && !providers.has(provider);
}

/** LOB-07: the only channel of a game; null for both. */
export function onlyChannel(channels: readonly string[] | null | undefined): LobbyTile['only'] {
  const isFor = (channel: string) => !channels || channels.length === 0 || channels.includes(channel);
  if (isFor('web') === isFor('mobile')) return null;
  return isFor('web') ? 'web' : 'mobile';
}

/** Tables at which each player has a hand; at the others all play the same round, and no seat is missing. */
const seatedTypes: ReadonlySet<string> = new Set(['blackjack']);

function toTableFacts({ liveTableId, provider, gameType, seats, betLimits }: RawTile, currency: string): TableFacts | null {
  if (!liveTableId) return null;
  const limits = betLimits?.find((one) => one.currency === currency);
  const minor = (amount: number) => fromWire(amount, currency).minor;
  return {
    id: liveTableId,
    provider,
    seats: seats ?? 0,
    isShared: !seatedTypes.has(gameType ?? ''),
    limits: limits?.min && limits.max ? { minMinor: minor(limits.min), maxMinor: minor(limits.max), currency } : null,
  };
}

export function toLobbyTile(raw: RawTile, { currency }: SiteLocale): LobbyTile {
  const { id, slug, title, studio, provider, type, jackpotExist, channels, closedIn, art, upright } = raw;
  return {
    id,
    slug,
    title,
    studio: studio ?? null,
    path: playPath({ isLive: type === 'LIVE_CASINO', provider, slug }),
    art: art.url,
    tint: art.tint ?? null,
    upright: upright?.url ?? null,
    hasJackpot: jackpotExist === true,
    closedIn: closedIn ?? [],
    only: onlyChannel(channels),
    table: toTableFacts(raw, currency),
  };
}
