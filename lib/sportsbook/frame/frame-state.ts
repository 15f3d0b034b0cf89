import type { FromSports } from '../frame-contract.ts';

/** What the sportsbook's frame has reported. */
export interface FrameState {
  /** The number of the context whose frame is ready. */
  readonly readyNumber: number | undefined;
  /** It is not ready after a long time. */
  readonly isSlow: boolean;
  /** How often the wallet may have changed. */
  readonly walletChanges: number;
  readonly slip: SlipState;
}

/** The betslip of a frame that shows it as a sheet. */
export type SlipState = Extract<FromSports, { type: 'sb.slip' }>['payload'];

export type FrameEvent =
  | { readonly kind: 'launched' | 'slow' }
  | { readonly kind: 'message'; readonly message: FromSports; readonly number: number | undefined };

const noSlip: SlipState = { isOpen: false, name: '', text: '', odds: '' };
export const initialFrame: FrameState = { readyNumber: undefined, isSlow: false, walletChanges: 0, slip: noSlip };

export function nextFrame(state: FrameState, event: FrameEvent): FrameState {
  if (event.kind !== 'message') {
    return event.kind === 'slow' ? { ...state, isSlow: true } : { ...state, isSlow: false, slip: noSlip };
  }
  switch (event.message.type) {
    case 'sb.ready':
      return { ...state, readyNumber: event.number ?? state.readyNumber };
    case 'sb.betPlaced':
    case 'sb.balance':
      return { ...state, walletChanges: state.walletChanges + 1 };
    case 'sb.slip':
      return { ...state, slip: event.message.payload };
    default:
      return state;
  }
}
