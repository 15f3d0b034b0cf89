/** @jest-environment jsdom */
import type { Messenger } from './messenger.ts';

const chat = { url: 'http://chat.example', key: 'site-key' };
const calls: unknown[][] = [];
const listeners = new Map<string, (value?: number) => void>();
const settings = jest.fn();
const player = jest.fn();
const passed: string[] = [];
jest.mock('#lib/core/api/browser.ts', () => ({
  callSite: (path: string) => (path.startsWith('/api/support/chat?market=FI') ? settings() : player()),
}));

const zE = ((...call: unknown[]) => {
  calls.push(call);
  const [namespace, command, value] = call;
  if (namespace === 'messenger:on') listeners.set(String(command), value as () => void);
  if (command === 'loginUser') (value as (pass: (token: string) => void) => void)((token) => passed.push(token));
}) as Messenger;

/** Fresh modules, as in a new document. */
async function openDocument(audience: string) {
  document.documentElement.dataset.audience = audience;
  let modules: { live: typeof import('./live-chat.ts'); store: typeof import('./store.ts') } | undefined;
  await jest.isolateModulesAsync(async () => {
    modules = { live: await import('./live-chat.ts'), store: await import('./store.ts') };
  });
  if (!modules) throw new Error('no modules');
  return modules;
}

const locale = { locale: 'fi-FI', market: 'FI', catalogLanguage: 'fi' };
const last = () => calls.at(-1);
const kept = () => JSON.parse(sessionStorage.getItem('parlour.player.chat') ?? 'null');

beforeEach(() => {
  calls.length = 0;
  passed.length = 0;
  player.mockClear();
  listeners.clear();
  document.head.replaceChildren();
  settings.mockResolvedValue(chat);
  player.mockResolvedValue({ playerId: '100001', token: 'chat-token' });
  window.zE = undefined;
});

function scriptLoads(messenger: Messenger | undefined): void {
  const script = document.querySelector('#ze-snippet');
  expect(script?.getAttribute('src')).toBe('http://chat.example/ekr/snippet.js?key=site-key');
  window.zE = messenger;
  script?.dispatchEvent(new Event(messenger ? 'load' : 'error'));
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test('CHT-01 CHT-02 CHT-04 the script is loaded on request; language, hiding and the player come before the opening', async () => {
  const { live, store } = await openDocument('d1');
  const opening = live.openChat(locale);
  await settle();
  scriptLoads(zE);
  await opening;
  expect(calls.map(([, command]) => command)).toEqual([
    'locale',
    'hide',
    'open',
    'close',
    'unreadMessages',
    'loginUser',
    'conversationFields',
    'show',
    'open',
  ]);
  await settle();
  expect(passed).toEqual(['chat-token']);
  expect(calls[6]?.[2]).toContainEqual({ id: 'playerId', value: '100001' });
  expect(store.useChatStore.getState().status).toBe('loading');
  listeners.get('open')?.();
  expect(store.useChatStore.getState().status).toBe('open');
});

test('CHT-03 CHT-06 CHT-07 what the messenger reports is kept for the tab, and shows it only on the front page', async () => {
  const { live, store } = await openDocument('visitor');
  const opening = live.openChat(locale);
  await settle();
  scriptLoads(zE);
  await opening;
  expect(player).not.toHaveBeenCalled();
  listeners.get('open')?.();
  listeners.get('close')?.();
  expect([store.useChatStore.getState().status, last()]).toEqual(['closed', ['messenger', 'hide']]);
  listeners.get('unreadMessages')?.(2);
  expect([kept(), last()]).toEqual([{ isHome: false, unread: 2, isOpen: false }, ['messenger', 'hide']]);
  await live.followPage({ isHome: true }, locale);
  expect([kept().isHome, last()]).toEqual([true, ['messenger', 'show']]);
});

test('CHT-05 a messenger that does not load is reported, and another attempt loads it again', async () => {
  const { live, store } = await openDocument('visitor');
  const opening = live.openChat(locale);
  await settle();
  scriptLoads(undefined);
  await opening;
  expect(store.useChatStore.getState().status).toBe('failed');
  const again = live.openChat(locale);
  await settle();
  scriptLoads(zE);
  await again;
  expect(last()).toEqual(['messenger', 'open']);
});

test('CHT-05 a messenger that does not answer is closed, and counts as failed', async () => {
  const { live, store } = await openDocument('visitor');
  const opening = live.openChat(locale);
  await settle();
  jest.useFakeTimers();
  scriptLoads(zE);
  await opening;
  await jest.advanceTimersByTimeAsync(12_000);
  jest.useRealTimers();
  expect(calls.slice(-2)).toEqual([
    ['messenger', 'close'],
    ['messenger', 'hide'],
  ]);
  listeners.get('close')?.();
  expect(store.useChatStore.getState().status).toBe('failed');
});

test('CHT-08 a market without live chat loads no script', async () => {
  settings.mockResolvedValue(null);
  const { live, store } = await openDocument('visitor');
  await live.openChat(locale);
  expect([store.useChatStore.getState().status, document.querySelector('script')]).toEqual(['failed', null]);
});

test('CHT-05 the language of a missing messenger only warns', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { setChatLocale } = await import('./messenger.ts');
  setChatLocale('fi');
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
