import type { LobbyKey } from '../catalog/types.ts';

export const lobbies = {
  casino: { path: '/online-casino', settings: 'casinoSettings', type: 'CASINO', pages: { wide: 60, phone: 30 } },
  live: { path: '/live-casino-online', settings: 'liveCasinoSettings', type: 'LIVE_CASINO', pages: { wide: 30, phone: 15 } },
} as const satisfies Readonly<Record<LobbyKey, object>>;

/** The least and the highest number that a lobby's settings may have. */
export const bounds = { cols: [1, 12], rows: [1, 60], rowSpan: [0, 3] } as const;

export function isLobbyKey(value: string): value is LobbyKey {
  return Object.hasOwn(lobbies, value);
}
