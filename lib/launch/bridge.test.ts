import { type FromGame, openBridge } from './bridge.ts';

const origin = 'https://games.example';

function stage() {
  const listeners = new Set<(event: MessageEvent) => void>();
  const said: [unknown, unknown][] = [];
  const frame = { postMessage: (message: unknown, to: unknown) => void said.push([message, to]) };
  const heard: FromGame[] = [];
  let at = 0;
  const bridge = openBridge({
    page: {
      addEventListener: (_: string, listener: (event: MessageEvent) => void) => void listeners.add(listener),
      removeEventListener: (_: string, listener: (event: MessageEvent) => void) => void listeners.delete(listener),
    } as unknown as Window,
    frame: () => frame as unknown as Window,
    origin,
    hear: (message) => void heard.push(message),
    now: () => at,
  });
  const post = (data: unknown, from: Partial<MessageEvent> = {}) => {
    for (const listener of listeners) listener({ data, origin, source: frame, ...from } as unknown as MessageEvent);
  };
  return { bridge, post, heard, said, listeners, pass: (ms: number) => (at += ms) };
}

const ready = { type: 'gprg_ready', payload: {} };

test('GAM-22 hears what the game says, in the shapes of the contract', () => {
  const { post, heard } = stage();
  const messages = [
    ready,
    { type: 'gprg_roundStart', payload: { roundId: 'r1' } },
    { type: 'gprg_roundEnd', payload: { roundId: 'r1', bet: 1, win: 2.5 } },
    { type: 'gprg_balanceUpdate', payload: { balance: 12.5, currency: 'EUR' } },
    { type: 'gprg_paused', payload: {} },
    { type: 'gprg_error', payload: { code: 'SESSION_CLOSED', message: 'closed' } },
  ];
  for (const message of messages) post(message);
  expect(heard).toEqual(messages);
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
])('a message of a strange shape is not heard: %j', (data) => {
  const { post, heard } = stage();
  post(data);
  expect(heard).toEqual([]);
});

test('GAM-21 a message of another origin or another window is not heard', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { post, heard } = stage();
  post(ready, { origin: 'https://games.example.evil.test' });
  post(ready, { origin: 'null' });
  post(ready, { source: null });
  expect([heard, warn.mock.calls.length]).toEqual([[], 2]);
  warn.mockRestore();
});

test('a flood is cut off, and a game that calms down is heard again', () => {
  const { post, heard, pass } = stage();
  for (let count = 0; count < 1_000; count += 1) post(ready);
  expect(heard).toHaveLength(60);
  pass(1_000);
  post(ready);
  expect(heard).toHaveLength(61);
});

test('speaks to the origin of the game alone, and hears nothing more once it is closed', () => {
  const { bridge, said, listeners } = stage();
  bridge.tell({ type: 'oprg_pause', payload: {} });
  expect(said).toEqual([[{ type: 'oprg_pause', payload: {} }, origin]]);
  bridge.close();
  expect(listeners.size).toBe(0);
});
