import { lobbies } from '#lib/games/lobby/lobbies.ts';

export interface PlayedGame {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly isLive: boolean;
  readonly gameType: string;
  readonly hasDemo: boolean;
}

/** Path of the lobby that a game belongs to; `home` is the path of the front page. */
export function lobbyPath(home: string, { isLive }: PlayedGame): string {
  return home + lobbies[isLive ? 'live' : 'casino'].path;
}
