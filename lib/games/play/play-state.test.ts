import type { FromGame } from './frame-contract.ts';
import { initialPlay, nextPlay, type PlayState } from './play-state.ts';

const start = (roundId: string): FromGame => ({ type: 'gprg_roundStart', payload: { roundId } });
const end = (roundId: string): FromGame => ({ type: 'gprg_roundEnd', payload: { roundId, bet: 2, win: 5 } });
const counted = (rounds: number, more: Partial<PlayState> = {}) => ({
  rounds,
  lastRound: `r${rounds}`,
  totals: { turnover: 2 * rounds, winnings: 5 * rounds },
  ...more,
});
const empty = (type: 'gprg_ready' | 'gprg_paused' | 'gprg_resumed' | 'gprg_lobby'): FromGame => ({ type, payload: {} });

function play(messages: readonly FromGame[], isForMoney = true, from: PlayState = initialPlay): PlayState {
  return messages.reduce((state, message) => nextPlay(state, { kind: 'message', message, isForMoney }), from);
}

test.each<[string, readonly FromGame[], Partial<PlayState>]>([
  ['is ready', [empty('gprg_ready')], { isReady: true }],
  ['has an open round', [start('r1')], { openRound: 'r1' }],
  ['has counted a round', [start('r1'), end('r1')], counted(1)],
  ['adds rounds up', [start('r1'), end('r1'), start('r2'), end('r2')], counted(2)],
  ['reports an end twice', [start('r1'), end('r1'), end('r1')], counted(1)],
  ['reports a start after the end', [end('r1'), start('r1')], counted(1)],
  ['reports the end of a round before the open one', [start('r1'), start('r2'), end('r1')], counted(1, { openRound: 'r2' })],
  ['ends a round after one without an end', [start('r0'), start('r1'), end('r1')], counted(1)],
  ['is paused', [empty('gprg_paused')], { isPaused: true }],
  ['goes on', [empty('gprg_paused'), empty('gprg_resumed')], {}],
  ['is unchanged by what only leads elsewhere', [empty('gprg_lobby')], {}],
])('GAM-21 a game that %s', (_, messages, expected) => {
  expect(play(messages)).toEqual({ ...initialPlay, ...expected });
});

test('GAM-19 a round for fun counts, its amounts do not', () => {
  expect(play([start('r1'), end('r1')], false)).toEqual({ ...initialPlay, rounds: 1, lastRound: 'r1' });
});

test('another launch starts again, but the rounds of the page stay', () => {
  const played = play([empty('gprg_ready'), start('r1'), end('r1'), start('r2'), empty('gprg_paused')]);
  const again = nextPlay(nextPlay(played, { kind: 'slow' }), { kind: 'launched' });
  expect(again).toEqual({ ...initialPlay, rounds: 1, lastRound: 'r1' });
  expect(play([end('r1')], true, again)).toEqual(again);
  expect(nextPlay(initialPlay, { kind: 'slow' })).toEqual({ ...initialPlay, isSlow: true });
});
