/** @jest-environment jsdom */
import type { FeedMessage } from '../../wire.ts';

class FakeSocket extends EventTarget {
  static readonly all: FakeSocket[] = [];
  readonly readyState = 1;
  constructor() {
    super();
    FakeSocket.all.push(this);
  }
  readonly send = jest.fn();
  open = () => this.dispatchEvent(new Event('open'));
  close = () => this.dispatchEvent(new Event('close'));
  receive = (message: FeedMessage) => this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
}

async function connect() {
  document.body.innerHTML = `<script id="facts" type="application/json">${JSON.stringify({
    ...{ key: 'key', owner: '', site: 'http://site', language: 'en', currency: 'EUR', path: '', messages: {} },
    numbers: { group: ',', decimal: '.' },
  })}</script>`;
  Object.assign(window, { WebSocket: FakeSocket });
  FakeSocket.all.length = 0;
  const { openFeed } = await import('./feed.ts');
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const handlers = { message: jest.fn(), reconnected: jest.fn(), isConnected: jest.fn() };
  openFeed(handlers);
  return handlers;
}
const newest = () => FakeSocket.all.at(-1);
const after = (ms: number) => jest.advanceTimersByTime(ms);

afterEach(() => jest.useRealTimers());

test('sockets that a service closes without a message are opened ever later, and nothing is read for them', async () => {
  const handlers = await connect();
  newest()?.open();
  newest()?.receive({ type: 'events', events: [] });
  newest()?.close();
  const waits = [500, 1_000, 2_000, 4_000, 8_000];
  for (const [index, wait] of waits.entries()) {
    after(wait - 1);
    expect(FakeSocket.all).toHaveLength(index + 1);
    after(1);
    newest()?.open();
    after(5_000);
    newest()?.close();
  }
  expect(handlers.isConnected.mock.calls.flat()).toEqual([true, ...Array(6).fill(false)]);
  expect(handlers.reconnected).not.toHaveBeenCalled();
});

test('a socket that has received a message is connected again, and the next one comes soon', async () => {
  const handlers = await connect();
  for (const wait of [0, 500, 500]) {
    after(wait);
    newest()?.open();
    newest()?.receive({ type: 'events', events: [] });
    newest()?.close();
  }
  expect(handlers.reconnected).toHaveBeenCalledTimes(2);
});
