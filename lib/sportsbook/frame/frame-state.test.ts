import type { FromSports } from '../frame-contract.ts';
import { type FrameEvent, type FrameState, initialFrame, nextFrame } from './frame-state.ts';

const say = (message: FromSports, number?: number): FrameEvent => ({ kind: 'message', message, number });
const ready: FromSports = { type: 'sb.ready', payload: {} };
const slip = { isOpen: true, name: 'Betslip', text: '2 selections', odds: '3.40' };

test.each<[string, readonly FrameEvent[], Partial<FrameState>]>([
  ['is ready in its context', [say(ready, 3)], { readyNumber: 3 }],
  ['says so too late, when its context is gone', [say(ready)], {}],
  ['stays with the context that was ready', [say(ready, 3), say(ready)], { readyNumber: 3 }],
  ['is slow', [{ kind: 'slow' }], { isSlow: true }],
  ['is opened again', [{ kind: 'slow' }, { kind: 'launched' }], {}],
  [
    'moves money',
    [say({ type: 'sb.betPlaced', payload: { betId: 'b1' } }), say({ type: 'sb.balance', payload: {} })],
    { walletChanges: 2 },
  ],
  ['opens its slip', [say({ type: 'sb.slip', payload: slip })], { slip }],
  ['is opened again with an open slip', [say({ type: 'sb.slip', payload: slip }), { kind: 'launched' }], {}],
  ['shows another view', [say({ type: 'sb.route', payload: { path: 'football' } })], {}],
])('SPB-01 a frame that %s', (_, events, expected) => {
  expect(events.reduce(nextFrame, initialFrame)).toEqual({ ...initialFrame, ...expected });
});
