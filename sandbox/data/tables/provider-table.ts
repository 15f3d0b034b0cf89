import { z } from 'zod';
import { casinoProviders, liveProviders, type Provider } from '#lib/core/config/game-providers.ts';
import games from './games/games.json' with { type: 'json' };
import { type GameRow, gameRowSchema } from './games/row.ts';
import subProviders from './sub-providers.json' with { type: 'json' };

/** A game provider. `title` is the fictional name that players see, `providerId` the id in the launch contract. */
export interface ProviderRow {
  readonly key: string;
  readonly providerId: Provider;
  readonly title: string;
  /** Lobbies with its games; those of its provider's record if absent. */
  readonly type?: 'CASINO' | 'LIVE_CASINO' | 'BOTH';
  readonly isAggregator?: true;
  /** LOB-11, LOB-12: its games are listed, but it is not a filter option. */
  readonly hiddenInFilter?: true;
  /** GAM-02: markets in which its games are available in fun mode only. */
  readonly funOnlyIn?: readonly string[];
  readonly games: readonly GameRow[];
}

const table = [
  { key: 'relax', providerId: 'relax', title: 'Slow River', hiddenInFilter: true },
  { key: 'playngo', providerId: 'playngo', title: 'Tin Whistle' },
  { key: 'quickspin', providerId: 'quickspin', title: 'Nightingale Works' },
  { key: 'yggdrasil', providerId: 'yggdrasil', title: 'Ashwood Forge' },
  { key: 'pariplay', providerId: 'pariplay', title: 'Harlequin Row', isAggregator: true, hiddenInFilter: true },
  { key: 'softswiss', providerId: 'softswiss', title: 'Cedar & Salt', isAggregator: true, hiddenInFilter: true },
  { key: 'pragmaticplay', providerId: 'pragmaticplay', title: 'Plainsong' },
  { key: 'evolution', providerId: 'evolution', title: 'Mirrorhall' },
  { key: 'novomatic', providerId: 'novomatic', title: 'Brassworks Lane', funOnlyIn: ['AT'] },
  { key: 'creedroomz', providerId: 'creedroomz', title: 'Candlewick Rooms', hiddenInFilter: true },
  { key: 'paper-lantern', providerId: 'softswiss', title: 'Paper Lantern', type: 'CASINO' },
  { key: 'odd-socks', providerId: 'pariplay', title: 'Odd Socks', type: 'CASINO' },
] as const satisfies readonly Omit<ProviderRow, 'games'>[];

export const providerKeys = table.map(({ key }) => key);
export type ProviderKey = (typeof providerKeys)[number];
type Row = ProviderRow & { readonly key: ProviderKey; readonly type: NonNullable<ProviderRow['type']> };

function typeOf(provider: Provider): Row['type'] {
  if (!liveProviders.includes(provider)) return 'CASINO';
  return casinoProviders.includes(provider) ? 'BOTH' : 'LIVE_CASINO';
}

// The order of a provider's games decides their art.
const gamesOf = z.record(z.enum(providerKeys), z.array(gameRowSchema)).parse(games);

export const providerTable: readonly Row[] = table.map((row) => ({
  type: typeOf(row.providerId),
  ...row,
  games: gamesOf[row.key],
}));

const subProviderSchema = z.strictObject({
  title: z.string(),
  provider: z.enum(providerKeys),
  /** Prefix of the provider's game codes for this studio (DEC-GAM-6). */
  codePrefix: z.string(),
  /** DEC-GAM-8: countries in which its games are shown as unavailable. */
  restrictedCountry: z.array(z.string()).optional(),
  removeRestrictedCountryOverlay: z.literal(true).optional(),
  /** Excluded from the lobbies (LOB-20). */
  isExcluded: z.literal(true).optional(),
});

export const subProviderTable = Object.entries(subProviders).map(([key, row]) => ({ key, ...subProviderSchema.parse(row) }));
