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
  readonly isRoundOpen: boolean;
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
  isRoundOpen: false,
  rounds: 0,
  totals: { turnover: 0, winnings: 0 },
};

export function nextPlay(state: PlayState, event: PlayEvent): PlayState {
  if (event.kind !== 'message')
    return event.kind === 'slow' ? { ...state, isSlow: true } : { ...initialPlay, rounds: state.rounds };
  const { message, isForMoney } = event;
  switch (message.type) {
    case 'gprg_ready':
      return { ...state, isReady: true };
    case 'gprg_roundStart':
      return { ...state, isRoundOpen: true };
    case 'gprg_roundEnd': {
      const { bet, win } = message.payload;
      const { turnover, winnings } = state.totals;
      const totals = isForMoney ? { turnover: turnover + bet, winnings: winnings + win } : state.totals;
      return { ...state, isRoundOpen: false, rounds: state.rounds + 1, totals };
    }
    case 'gprg_paused':
      return { ...state, isPaused: true };
    case 'gprg_resumed':
      return { ...state, isPaused: false };
    default:
      return state;
  }
}
