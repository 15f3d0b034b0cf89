/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import type { Messenger } from '#lib/support/chat/messenger.ts';

const origin = 'http://127.0.0.1:4108';
const code = readFileSync('sandbox/chat/client/snippet.js', 'utf8');
const labels = { title: 'Live chat', open: 'Open', unread: 'Open, {count} unread' };
let zE: Messenger;
let posted: unknown[] = [];

function frame(): HTMLIFrameElement {
  const found = document.querySelector('iframe');
  if (!found) throw new Error('no frame');
  return found;
}

function say(data: object, from = origin): void {
  window.dispatchEvent(new MessageEvent('message', { origin: from, source: frame().contentWindow, data }));
}

beforeEach(() => {
  document.body.replaceChildren();
  posted = [];
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList;
  const currentScript = { value: { src: `${origin}/ekr/snippet.js?key=site-key` }, configurable: true };
  Object.defineProperty(document, 'currentScript', currentScript);
  new Function(code)();
  if (!window.zE) throw new Error('no zE');
  zE = window.zE;
  frame().contentWindow?.addEventListener('message', ({ data }) => posted.push(data));
  Object.assign(frame().contentWindow ?? {}, { postMessage: (data: unknown) => posted.push(data) });
});

test('CHT-02 the language is set first, and the messenger is hidden until it is shown and opened', () => {
  zE('messenger:set', 'locale', 'fi');
  zE('messenger', 'hide');
  say({ kind: 'ready', labels });
  expect(new URL(frame().src).searchParams.get('locale')).toBe('fi');
  expect(new URL(frame().src).searchParams.get('key')).toBe('site-key');
  expect([frame().style.display, document.querySelector('button')?.style.display]).toEqual(['none', 'none']);
  zE('messenger', 'show');
  expect(document.querySelector('button')?.style.display).toBe('flex');
  zE('messenger', 'open');
  expect([frame().style.display, frame().title]).toEqual(['block', 'Live chat']);
});

test('the frame has a name before it is ready, because it can be open while it loads', () => {
  zE('messenger', 'open');
  expect([frame().style.display, frame().title]).toEqual(['block', 'Chat']);
});

test('CHT-03 opening, closing and unread messages are reported', () => {
  const events: unknown[] = [];
  zE('messenger:on', 'open', () => events.push('open'));
  zE('messenger:on', 'close', () => events.push('close'));
  zE('messenger:on', 'unreadMessages', (count) => events.push(count));
  zE('messenger', 'open');
  expect(events).toEqual([]);
  say({ kind: 'ready', labels });
  say({ kind: 'close' });
  say({ kind: 'unread', count: 2 });
  say({ kind: 'unread', count: 3 }, 'http://another.example');
  expect(events).toEqual(['open', 'close', 2]);
  expect(document.querySelector('button')?.ariaLabel).toBe('Open, 2 unread');
});

test('CHT-05 a frame that was closed before it was ready is loaded again by the next opening', () => {
  const loads = () => sources.mock.calls.length;
  const sources = jest.spyOn(frame(), 'src', 'set');
  zE('messenger', 'open');
  zE('messenger', 'close');
  expect([loads(), frame().style.display]).toEqual([0, 'none']);
  zE('messenger', 'open');
  expect(loads()).toBe(1);
  say({ kind: 'ready', labels });
  zE('messenger', 'close');
  zE('messenger', 'open');
  expect([loads(), frame().style.display]).toEqual([1, 'block']);
});

test('CHT-06 the first count is reported also where nothing is unread, each number once', () => {
  const counts: number[] = [];
  zE('messenger:on', 'unreadMessages', (count) => counts.push(count));
  for (const count of [0, 0, 1, 0]) say({ kind: 'unread', count });
  expect(counts).toEqual([0, 1, 0]);
});

test('CHT-04 fields and the player’s token reach the conversation, and another token is asked for when one expires', () => {
  let tokens = 0;
  zE('messenger', 'loginUser', (pass) => {
    tokens += 1;
    pass(`token-${tokens}`);
  });
  zE('messenger:set', 'conversationFields', [{ id: 'playerId', value: '100001' }]);
  say({ kind: 'ready', labels });
  expect(posted).toContainEqual(expect.objectContaining({ hasLogin: true, fields: [{ id: 'playerId', value: '100001' }] }));
  say({ kind: 'tokenExpired' });
  expect(posted.at(-1)).toEqual({ kind: 'token', token: 'token-3' });
});

test('an unknown command only warns', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  (zE as (...values: unknown[]) => void)('messenger', 'toString');
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
