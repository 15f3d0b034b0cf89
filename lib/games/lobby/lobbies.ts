import { defaultPageSizes } from '#lib/content/pages/lobby-grid.ts';
import type { LobbyKey } from '../catalog/types.ts';

export const lobbies = {
  casino: { path: '/online-casino', settings: 'casinoSettings', type: 'CASINO', pages: defaultPageSizes.casino },
  live: { path: '/live-casino-online', settings: 'liveCasinoSettings', type: 'LIVE_CASINO', pages: defaultPageSizes.live },
} as const satisfies Readonly<Record<LobbyKey, object>>;

export function isLobbyKey(value: string): value is LobbyKey {
  return Object.hasOwn(lobbies, value);
}
