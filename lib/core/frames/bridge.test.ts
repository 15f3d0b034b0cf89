import { type FromGame, parseFromGame } from '#lib/games/play/frame-contract.ts';
import { openBridge } from './bridge.ts';

const origin = 'https://games.example';

function stage() {
  const listeners = new Set<(event: MessageEvent) => void>();
  const sent: [unknown, unknown][] = [];
  const frame = { postMessage: (message: unknown, to: unknown) => void sent.push([message, to]) };
  const received: FromGame[] = [];
  let at = 0;
  const bridge = openBridge({
    page: {
      addEventListener: (_: string, listener: (event: MessageEvent) => void) => void listeners.add(listener),
      removeEventListener: (_: string, listener: (event: MessageEvent) => void) => void listeners.delete(listener),
    } as unknown as Window,
    frame: () => frame as unknown as Window,
    origin,
    parse: parseFromGame,
    onMessage: (message) => void received.push(message),
    now: () => at,
  });
  const post = (data: unknown, from: Partial<MessageEvent> = {}) => {
    for (const listener of listeners) listener({ data, origin, source: frame, ...from } as unknown as MessageEvent);
  };
  return { bridge, post, received, sent, listeners, pass: (ms: number) => (at += ms) };
}

const ready = { type: 'gprg_ready', payload: {} };

test('GAM-22 receives messages of the game in the shapes of the contract', () => {
  const { post, received } = stage();
  const messages = [
    ready,
    { type: 'gprg_roundStart', payload: { roundId: 'r1' } },
    { type: 'gprg_roundEnd', payload: { roundId: 'r1', bet: 1, win: 2.5 } },
    { type: 'gprg_balanceUpdate', payload: { balance: 12.5, currency: 'EUR' } },
    { type: 'gprg_paused', payload: {} },
    { type: 'gprg_error', payload: { code: 'SESSION_CLOSED', message: 'closed' } },
  ];
  for (const message of messages) post(message);
  expect(received).toEqual(messages);
});

test.each([
  null,
  'gprg_ready',
  42,
  [],
  {},
  { type: 'gprg_ready' },
  { type: 'oprg_pause', payload: {} },
  { type: 'gprg_roundEnd', payload: { roundId: 'r1', bet: '1', win: 2 } },
  { type: 'gprg_roundEnd', payload: { roundId: 'r'.repeat(65), bet: 1, win: 2 } },
  { type: 'gprg_balanceUpdate', payload: { balance: Number.NaN, currency: 'EUR' } },
])('ignores a message of another shape: %j', (data) => {
  const { post, received } = stage();
  post(data);
  expect(received).toEqual([]);
});

test('GAM-21 ignores messages of another origin or another window', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { post, received } = stage();
  post(ready, { origin: 'https://games.example.evil.test' });
  post(ready, { origin: 'null' });
  post(ready, { source: null });
  expect([received, warn.mock.calls.length]).toEqual([[], 2]);
  warn.mockRestore();
});

test('drops a flood of messages, and receives again in the next second', () => {
  const { post, received, pass } = stage();
  for (let count = 0; count < 1_000; count += 1) post(ready);
  expect(received).toHaveLength(60);
  pass(1_000);
  post(ready);
  expect(received).toHaveLength(61);
});

test('posts to the origin of the game only, and stops listening when it is closed', () => {
  const { bridge, sent, listeners } = stage();
  bridge.send({ type: 'oprg_pause', payload: {} });
  expect(sent).toEqual([[{ type: 'oprg_pause', payload: {} }, origin]]);
  bridge.close();
  expect(listeners.size).toBe(0);
});
