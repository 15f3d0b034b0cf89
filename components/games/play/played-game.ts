import { lobbies } from '#lib/games/lobby/lobbies.ts';

export interface PlayedGame {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly isLive: boolean;
  readonly gameType: string;
  readonly hasDemo: boolean;
}

/** What a game for money has reported since it was opened; major units of the wallet's currency. */
export interface PlayTotals {
  readonly turnover: number;
  readonly winnings: number;
}

export const noTotals: PlayTotals = { turnover: 0, winnings: 0 };

/** Path of the lobby that a game belongs to; `home` is the path of the front page. */
export function lobbyPath(home: string, { isLive }: PlayedGame): string {
  return home + lobbies[isLive ? 'live' : 'casino'].path;
}
