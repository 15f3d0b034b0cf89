import type en from '#messages/en.json';

export type PlayWords = (typeof en)['play'];

/** Where a game is played: what its page knows when it is made. */
export interface PlayPlace {
  readonly words: PlayWords;
  /** `fi-FI`, as in the address. */
  readonly locale: string;
  /** BCP 47. */
  readonly language: string;
  readonly market: string;
  /** The front page of the locale. */
  readonly home: string;
  readonly isPlayer: boolean;
}

export interface PlayedGame {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly isLive: boolean;
  readonly gameType: string;
  readonly hasDemo: boolean;
}

/** The lobby that a game belongs to. */
export function lobbyOf({ home }: PlayPlace, { isLive }: PlayedGame): string {
  return `${home}/${isLive ? 'live-casino-online' : 'online-casino'}`;
}
