/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const source = readFileSync(path.join(process.cwd(), 'sandbox/crm/client/fasttrack-crm.js'), 'utf8');
const messages = [{ title: 'A <b>title</b>', text: '<img src=x onerror=alert(1)>' }];

interface Page {
  sid?: string | undefined;
  fasttrackbrand?: string | undefined;
  fasttrack?: { readonly labels: Readonly<Record<string, string>> } | undefined;
  FastTrackLoader: new () => unknown;
  FasttrackCrm?: { init(sid?: string): Promise<void> | undefined; toggleInbox(): Promise<void> | undefined; logout(): void };
}
const page = window as unknown as Page;

let requested: string[];
let sent: (readonly [string, string])[];

function runScript(): void {
  Object.defineProperty(document, 'currentScript', {
    configurable: true,
    value: { src: 'http://crm.test/fasttrack-crm.js' },
  });
  const script = document.createElement('script');
  script.textContent = source;
  document.head.append(script);
}

beforeEach(() => {
  jest.useFakeTimers();
  requested = [];
  sent = [];
  document.body.replaceChildren();
  Object.assign(page, { sid: undefined, fasttrackbrand: undefined, fasttrack: undefined, FasttrackCrm: undefined });
  globalThis.fetch = (async (url: string) => {
    requested.push(url);
    return { ok: true, json: async () => ({ messages, unread: 3 }) };
  }) as unknown as typeof fetch;
  Object.assign(navigator, { sendBeacon: (url: string, body: string) => Boolean(sent.push([url, body])) });
  runScript();
});
afterEach(() => {
  page.FasttrackCrm?.logout();
  jest.useRealTimers();
});

test('the script has the official shape, and connects only with a session and a brand', async () => {
  expect(page.FasttrackCrm).toBeUndefined();
  new page.FastTrackLoader();
  expect(Object.keys(page.FasttrackCrm ?? {})).toEqual(['init', 'toggleInbox', 'logout']);
  expect(requested).toEqual([]);
  Object.assign(page, { sid: 'a b', fasttrackbrand: 'parlour' });
  const counts: unknown[] = [];
  window.addEventListener('fasttrack:badge', (event) => counts.push((event as CustomEvent<unknown>).detail), { once: true });
  await page.FasttrackCrm?.init();
  expect(requested).toEqual(['http://crm.test/inbox?sid=a%20b']);
  expect(counts).toEqual([{ count: 3 }]);
});

test('CHT-12 its own inbox has English texts unless the page sets others, and shows markup as text', async () => {
  Object.assign(page, { sid: 's', fasttrackbrand: 'parlour' });
  new page.FastTrackLoader();
  await page.FasttrackCrm?.toggleInbox();
  const dialog = () => document.querySelector('[role=dialog]');
  expect(dialog()?.getAttribute('aria-label')).toBe('Inbox');
  expect(dialog()?.textContent).toContain('<img src=x onerror=alert(1)>');
  expect(dialog()?.querySelector('img, b')).toBeNull();
  void page.FasttrackCrm?.toggleInbox();
  expect(dialog()).toBeNull();
  page.fasttrack = { labels: { inbox: 'Viestit' } };
  await page.FasttrackCrm?.toggleInbox();
  expect(dialog()?.getAttribute('aria-label')).toBe('Viestit');
});

test('LOG-18 its sign-out is reported, and nothing is requested afterwards', async () => {
  Object.assign(page, { sid: 's', fasttrackbrand: 'parlour' });
  new page.FastTrackLoader();
  page.FasttrackCrm?.logout();
  expect(sent).toEqual([['http://crm.test/logout', '{"sid":"s"}']]);
  const before = requested.length;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(requested).toHaveLength(before);
});
