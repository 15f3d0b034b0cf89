import type { FromGame } from './frame-contract.ts';

/** What a game for money has reported since it was opened; major units of the wallet's currency. */
export interface PlayTotals {
  readonly turnover: number;
  readonly winnings: number;
}

/** What the frame of a game has reported. */
export interface PlayState {
  readonly isReady: boolean;
  /** It is not ready after a long time. */
  readonly isSlow: boolean;
  readonly isPaused: boolean;
  /** The id of the open round. */
  readonly openRound?: string | undefined;
  /** The id of the round that ended last: a game may report an end again that its page did not see. */
  readonly lastRound?: string | undefined;
  /** Rounds that have ended since the page was opened. */
  readonly rounds: number;
  readonly totals: PlayTotals;
}

export type PlayEvent =
  | { readonly kind: 'launched' | 'slow' }
  | { readonly kind: 'message'; readonly message: FromGame; readonly isForMoney: boolean };

export const initialPlay: PlayState = {
  isReady: false,
  isSlow: false,
  isPaused: false,
  rounds: 0,
  totals: { turnover: 0, winnings: 0 },
};

export function nextPlay(state: PlayState, event: PlayEvent): PlayState {
  const { rounds, lastRound, openRound } = state;
  if (event.kind !== 'message') return event.kind === 'slow' ? { ...state, isSlow: true } : { ...initialPlay, rounds, lastRound };
  const { message, isForMoney } = event;
  switch (message.type) {
    case 'gprg_ready':
      return { ...state, isReady: true };
    case 'gprg_roundStart': {
      const { roundId } = message.payload;
      return roundId === lastRound ? state : { ...state, openRound: roundId };
    }
    case 'gprg_roundEnd': {
      const { roundId, bet, win } = message.payload;
      if (roundId === lastRound) return state;
      const { turnover, winnings } = state.totals;
      const totals = isForMoney ? { turnover: turnover + bet, winnings: winnings + win } : state.totals;
      const stillOpen = openRound === roundId ? undefined : openRound;
      return { ...state, openRound: stillOpen, lastRound: roundId, rounds: rounds + 1, totals };
    }
    case 'gprg_paused':
      return { ...state, isPaused: true };
    case 'gprg_resumed':
      return { ...state, isPaused: false };
    default:
      return state;
  }
}
