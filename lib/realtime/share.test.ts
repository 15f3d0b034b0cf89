/** @jest-environment jsdom */
import { shareFeed } from './share.ts';

/** Locks and broadcast channels of one browser, shared by the tabs of a test. */
function createBrowser() {
  const queue: { readonly run: () => Promise<void>; readonly signal: AbortSignal }[] = [];
  let isHeld = false;
  const channels = new Set<ChannelDouble>();

  async function next(): Promise<void> {
    if (isHeld) return;
    const turn = queue.shift();
    if (!turn) return;
    if (turn.signal.aborted) return next();
    isHeld = true;
    await turn.run();
    isHeld = false;
    await next();
  }

  class ChannelDouble {
    readonly name: string;
    onmessage: ((event: { data: unknown }) => void) | undefined;
    constructor(name: string) {
      this.name = name;
      channels.add(this);
    }
    postMessage(data: unknown): void {
      for (const other of channels) if (other !== this && other.name === this.name) other.onmessage?.({ data });
    }
    close(): void {
      channels.delete(this);
    }
  }

  const locks = {
    request: (_name: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>) => {
      queue.push({ run, signal });
      void next();
      return Promise.resolve();
    },
  };
  return { ChannelDouble, locks };
}

function openTab(playerId = '1') {
  const received: string[] = [];
  const state = { isOpen: false, retries: 0, broadcast: (_text: string): void => undefined };
  const stop = shareFeed({
    playerId,
    onMessage: (text) => void received.push(text),
    connect: (broadcast) => {
      state.isOpen = true;
      state.broadcast = broadcast;
      return {
        retry: () => {
          state.retries += 1;
        },
        stop: () => {
          state.isOpen = false;
        },
      };
    },
  });
  return { received, state, stop };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  const { ChannelDouble, locks } = createBrowser();
  Object.assign(globalThis, { BroadcastChannel: ChannelDouble });
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
});

test('RTM-01 one of several tabs has the socket, and each receives every message once', () => {
  const [first, second, third] = [openTab(), openTab(), openTab()];
  expect([first, second, third].map(({ state }) => state.isOpen)).toEqual([true, false, false]);
  first.state.broadcast('hello');
  expect([first.received, second.received, third.received]).toEqual([['hello'], ['hello'], ['hello']]);
  for (const tab of [first, second, third]) tab.stop();
});

test('RTM-01 when the tab with the socket closes, the next open tab opens one', async () => {
  const [first, second, third] = [openTab(), openTab(), openTab()];
  second.stop();
  first.stop();
  await settle();
  expect([first, second, third].map(({ state }) => state.isOpen)).toEqual([false, false, true]);
  third.state.broadcast('hello');
  expect([first.received, second.received, third.received]).toEqual([[], [], ['hello']]);
  third.stop();
  await settle();
  expect(third.state.isOpen).toBe(false);
});

test('RTM-03 only the tab with the socket retries when the browser is online again, also while it is hidden', () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const [first, second] = [openTab(), openTab()];
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('online'));
  expect([first.state.retries, second.state.retries]).toEqual([1, 0]);
  for (const tab of [first, second]) tab.stop();
  visibility.mockRestore();
});

test('RTM-03 the tab with the socket retries when another tab becomes visible, which is no message of the feed', () => {
  const [first, second] = [openTab(), openTab()];
  new BroadcastChannel('parlour-feed-1').postMessage('retry');
  expect([first.state.retries, second.state.retries]).toEqual([1, 0]);
  document.dispatchEvent(new Event('visibilitychange'));
  expect([first.state.retries, second.state.retries]).toEqual([3, 0]);
  expect([first.received, second.received]).toEqual([[], []]);
  for (const tab of [first, second]) tab.stop();
});

test('a browser without locks opens a socket in each tab', () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  const [first, second] = [openTab(), openTab()];
  expect([first.state.isOpen, second.state.isOpen]).toEqual([true, true]);
  first.stop();
  second.stop();
});
