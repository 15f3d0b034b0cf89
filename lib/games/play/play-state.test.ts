import type { FromGame } from './frame-contract.ts';
import { initialPlay, nextPlay, type PlayState } from './play-state.ts';

const roundStart: FromGame = { type: 'gprg_roundStart', payload: { roundId: 'r1' } };
const roundEnd: FromGame = { type: 'gprg_roundEnd', payload: { roundId: 'r1', bet: 2, win: 5 } };
const empty = (type: 'gprg_ready' | 'gprg_paused' | 'gprg_resumed' | 'gprg_lobby'): FromGame => ({ type, payload: {} });

function play(messages: readonly FromGame[], isForMoney = true, from: PlayState = initialPlay): PlayState {
  return messages.reduce((state, message) => nextPlay(state, { kind: 'message', message, isForMoney }), from);
}

test.each<[string, readonly FromGame[], Partial<PlayState>]>([
  ['is ready', [empty('gprg_ready')], { isReady: true }],
  ['has an open round', [roundStart], { isRoundOpen: true }],
  ['has counted a round', [roundStart, roundEnd], { rounds: 1, totals: { turnover: 2, winnings: 5 } }],
  ['adds rounds up', [roundStart, roundEnd, roundStart, roundEnd], { rounds: 2, totals: { turnover: 4, winnings: 10 } }],
  ['is paused', [empty('gprg_paused')], { isPaused: true }],
  ['goes on', [empty('gprg_paused'), empty('gprg_resumed')], {}],
  ['is unchanged by what only leads elsewhere', [empty('gprg_lobby')], {}],
])('GAM-21 a game that %s', (_, messages, expected) => {
  expect(play(messages)).toEqual({ ...initialPlay, ...expected });
});

test('GAM-19 a round for fun counts, its amounts do not', () => {
  expect(play([roundStart, roundEnd], false)).toEqual({ ...initialPlay, rounds: 1 });
});

test('another launch starts again, but the rounds of the page stay', () => {
  const played = play([empty('gprg_ready'), roundStart, roundEnd, roundStart, empty('gprg_paused')]);
  expect(nextPlay(nextPlay(played, { kind: 'slow' }), { kind: 'launched' })).toEqual({ ...initialPlay, rounds: 1 });
  expect(nextPlay(initialPlay, { kind: 'slow' })).toEqual({ ...initialPlay, isSlow: true });
});
