/** @jest-environment jsdom */
import { shareFeed } from './share.ts';

/** Locks and channels as a browser has them, for tabs that live in one test. */
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
  const heard: string[] = [];
  const state = { isOpen: false, wakes: 0, pass: (_text: string): void => undefined };
  const stop = shareFeed({
    playerId,
    hear: (text) => void heard.push(text),
    connect: (pass) => {
      state.isOpen = true;
      state.pass = pass;
      return {
        wake: () => {
          state.wakes += 1;
        },
        stop: () => {
          state.isOpen = false;
        },
      };
    },
  });
  return { heard, state, stop };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  const { ChannelDouble, locks } = createBrowser();
  Object.assign(globalThis, { BroadcastChannel: ChannelDouble });
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
});

test('RTM-01 of several tabs one has the socket, and all hear what it hears, once', () => {
  const [first, second, third] = [openTab(), openTab(), openTab()];
  expect([first, second, third].map(({ state }) => state.isOpen)).toEqual([true, false, false]);
  first.state.pass('news');
  expect([first.heard, second.heard, third.heard]).toEqual([['news'], ['news'], ['news']]);
  for (const tab of [first, second, third]) tab.stop();
});

test('RTM-01 when the tab with the socket closes, the next one opens it, and one that is gone is passed over', async () => {
  const [first, second, third] = [openTab(), openTab(), openTab()];
  second.stop();
  first.stop();
  await settle();
  expect([first, second, third].map(({ state }) => state.isOpen)).toEqual([false, false, true]);
  third.state.pass('news');
  expect([first.heard, second.heard, third.heard]).toEqual([[], [], ['news']]);
  third.stop();
  await settle();
  expect(third.state.isOpen).toBe(false);
});

test('RTM-03 a browser that is back on line wakes the one socket', () => {
  const [first, second] = [openTab(), openTab()];
  window.dispatchEvent(new Event('online'));
  expect([first.state.wakes, second.state.wakes]).toEqual([1, 0]);
  for (const tab of [first, second]) tab.stop();
});

test('a browser without locks opens a socket in each tab, and none hears another', () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  const [first, second] = [openTab(), openTab()];
  expect([first.state.isOpen, second.state.isOpen]).toEqual([true, true]);
  first.stop();
  second.stop();
});
