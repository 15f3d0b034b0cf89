import { defaultPageSizes } from '#lib/content/pages/lobby-grid.ts';
import type { LobbyKey } from '../catalog/types.ts';

export const lobbies = {
  casino: { path: '/online-casino', settings: 'casinoSettings', type: 'CASINO', pages: defaultPageSizes.casino },
  live: { path: '/live-casino-online', settings: 'liveCasinoSettings', type: 'LIVE_CASINO', pages: defaultPageSizes.live },
} as const satisfies Readonly<Record<LobbyKey, object>>;

/** The least and the highest number that a lobby's settings may have. */
export const bounds = { cols: [1, 12], rows: [1, 60], rowSpan: [0, 3] } as const;

export function isLobbyKey(value: string): value is LobbyKey {
  return Object.hasOwn(lobbies, value);
}
