import { evolutionGames } from './games/evolution.ts';
import { novomaticGames } from './games/novomatic.ts';
import { oddSocksGames } from './games/odd-socks.ts';
import { paperLanternGames } from './games/paper-lantern.ts';
import { pariplayGames } from './games/pariplay.ts';
import { playngoGames } from './games/playngo.ts';
import { pragmaticplayGames } from './games/pragmaticplay.ts';
import { quickspinGames } from './games/quickspin.ts';
import { relaxGames } from './games/relax.ts';
import type { GameRow, SubStudio } from './games/row.ts';
import { softswissGames } from './games/softswiss.ts';
import { yggdrasilGames } from './games/yggdrasil.ts';

/** A provider of games. `title` is the invented studio that players see, `providerId` the id of the launch contract. */
export interface ProviderRow {
  readonly key: string;
  readonly providerId: string;
  readonly title: string;
  readonly type: 'CASINO' | 'LIVE_CASINO' | 'BOTH';
  readonly isAggregator?: true;
  /** LOB-11, LOB-12: its games are listed, its name is no filter. */
  readonly hiddenInFilter?: true;
  /** GAM-02: markets in which it may only be played for fun. */
  readonly funOnlyIn?: readonly string[];
  readonly games: readonly GameRow[];
}

const table = [
  { key: 'relax', providerId: 'relax', title: 'Slow River', type: 'CASINO', hiddenInFilter: true, games: relaxGames },
  { key: 'playngo', providerId: 'playngo', title: 'Tin Whistle', type: 'CASINO', games: playngoGames },
  { key: 'quickspin', providerId: 'quickspin', title: 'Nightingale Works', type: 'CASINO', games: quickspinGames },
  { key: 'yggdrasil', providerId: 'yggdrasil', title: 'Ashwood Forge', type: 'CASINO', games: yggdrasilGames },
  {
    key: 'pariplay',
    providerId: 'pariplay',
    title: 'Harlequin Row',
    type: 'BOTH',
    isAggregator: true,
    hiddenInFilter: true,
    games: pariplayGames,
  },
  {
    key: 'softswiss',
    providerId: 'softswiss',
    title: 'Cedar & Salt',
    type: 'BOTH',
    isAggregator: true,
    hiddenInFilter: true,
    games: softswissGames,
  },
  { key: 'pragmaticplay', providerId: 'pragmaticplay', title: 'Plainsong', type: 'BOTH', games: pragmaticplayGames },
  { key: 'evolution', providerId: 'evolution', title: 'Mirrorhall', type: 'BOTH', games: evolutionGames },
  {
    key: 'novomatic',
    providerId: 'novomatic',
    title: 'Brassworks Lane',
    type: 'CASINO',
    funOnlyIn: ['AT'],
    games: novomaticGames,
  },
  {
    key: 'creedroomz',
    providerId: 'creedroomz',
    title: 'Candlewick Rooms',
    type: 'LIVE_CASINO',
    hiddenInFilter: true,
    games: [],
  },
  { key: 'paper-lantern', providerId: 'softswiss', title: 'Paper Lantern', type: 'CASINO', games: paperLanternGames },
  { key: 'odd-socks', providerId: 'pariplay', title: 'Odd Socks', type: 'CASINO', games: oddSocksGames },
] as const satisfies readonly ProviderRow[];

export type ProviderKey = (typeof table)[number]['key'];
export const providerTable: readonly (ProviderRow & { readonly key: ProviderKey })[] = table;

export interface SubProviderRow {
  readonly key: SubStudio;
  readonly title: string;
  readonly provider: ProviderKey;
  /** How the provider's own codes begin for this studio (DEC-GAM-6). */
  readonly codePrefix: string;
  /** DEC-GAM-8: countries whose players see its games greyed out. */
  readonly restrictedCountry?: readonly string[];
  readonly removeRestrictedCountryOverlay?: true;
  /** Left out of the lobbies altogether (LOB-20). */
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
