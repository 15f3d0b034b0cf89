import { z } from 'zod';
import { casinoProviders, liveProviders, type Provider } from '#lib/core/config/game-providers.ts';
import games from './games/games.json' with { type: 'json' };
import { type GameRow, gameRowSchema, type SubStudio } from './games/row.ts';

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
  {
    key: 'pariplay',
    providerId: 'pariplay',
    title: 'Harlequin Row',
    isAggregator: true,
    hiddenInFilter: true,
  },
  {
    key: 'softswiss',
    providerId: 'softswiss',
    title: 'Cedar & Salt',
    isAggregator: true,
    hiddenInFilter: true,
  },
  { key: 'pragmaticplay', providerId: 'pragmaticplay', title: 'Plainsong' },
  { key: 'evolution', providerId: 'evolution', title: 'Mirrorhall' },
  {
    key: 'novomatic',
    providerId: 'novomatic',
    title: 'Brassworks Lane',
    funOnlyIn: ['AT'],
  },
  {
    key: 'creedroomz',
    providerId: 'creedroomz',
    title: 'Candlewick Rooms',
    hiddenInFilter: true,
  },
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

export interface SubProviderRow {
  readonly key: SubStudio;
  readonly title: string;
  readonly provider: ProviderKey;
  /** Prefix of the provider's game codes for this studio (DEC-GAM-6). */
  readonly codePrefix: string;
  /** DEC-GAM-8: countries in which its games are shown as unavailable. */
  readonly restrictedCountry?: readonly string[];
  readonly removeRestrictedCountryOverlay?: true;
  /** Excluded from the lobbies (LOB-20). */
  readonly isExcluded?: true;
}

export const subProviderTable: readonly SubProviderRow[] = [
  { key: 'wick-and-flame', title: 'Wick & Flame', provider: 'relax', codePrefix: 'wazdan' },
  { key: 'juniper-street', title: 'Juniper Street', provider: 'relax', codePrefix: 'playson', restrictedCountry: ['NO', 'SE'] },
  { key: 'endgate', title: 'Endgate', provider: 'relax', codePrefix: 'en' },
  { key: 'kite-aloft', title: 'Kite Aloft', provider: 'relax', codePrefix: 'ka' },
  { key: 'saltmarsh', title: 'Saltmarsh', provider: 'softswiss', codePrefix: 'sm' },
  { key: 'foxglove-nine', title: 'Foxglove Nine', provider: 'softswiss', codePrefix: 'fn' },
  { key: 'blue-anvil', title: 'Blue Anvil', provider: 'softswiss', codePrefix: 'ba' },
  { key: 'commedia', title: 'Commedia', provider: 'pariplay', codePrefix: 'cm' },
  { key: 'stilt-house', title: 'Stilt House', provider: 'pariplay', codePrefix: 'sh' },
  { key: 'old-quay', title: 'Old Quay', provider: 'pariplay', codePrefix: 'oq', isExcluded: true },
  { key: 'loom-and-lyre', title: 'Loom & Lyre', provider: 'pragmaticplay', codePrefix: 'll' },
  { key: 'mossgate', title: 'Mossgate', provider: 'yggdrasil', codePrefix: 'mg' },
  {
    key: 'hollow-oak',
    title: 'Hollow Oak',
    provider: 'yggdrasil',
    codePrefix: 'ho',
    restrictedCountry: ['AT', 'DE'],
    removeRestrictedCountryOverlay: true,
  },
  { key: 'papercut', title: 'Papercut', provider: 'quickspin', codePrefix: 'pc' },
];
