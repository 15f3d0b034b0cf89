/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { readFileSync } from 'node:fs';
import { renderFrame } from '../frame.ts';

const host = 'http://site.example';
const code = readFileSync('sandbox/chat/client/messenger.js', 'utf8');
let posted: object[];
let calls: string[];
let answers: Record<string, object>;
let say: (data: object) => void;

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Only this one receives what the page says, not those of the tests before. */
function startMessenger(): void {
  const addEventListener = (_: string, receive: (event: object) => void) => {
    say = (data) => receive({ origin: host, source: window, data });
  };
  new Function('window', code)({ addEventListener });
}

const element = (id: string) => document.getElementById(id) as HTMLElement;

beforeEach(async () => {
  posted = [];
  calls = [];
  answers = {
    'POST ': { handle: 'one' },
    'GET /api/settings': { greeting: null, closed: null, pages: {} },
    'GET /one/messages': { state: 'AUTOMATIC', unread: 0, messages: [] },
  };
  window.postMessage = (data: object) => void posted.push(data);
  globalThis.fetch = jest.fn(async (url, { method = 'GET' } = {}) => {
    const call = `${method} ${String(url).replace('/api/conversations', '').split('?')[0]}`;
    calls.push(call);
    await settle();
    const body = answers[call];
    return { ok: true, status: body ? 200 : 204, json: async () => body } as Response;
  });
  const page = new DOMParser().parseFromString(String(await renderFrame({ locale: 'en', host })), 'text/html');
  document.body.replaceWith(page.body);
  startMessenger();
});

test('a person who is asked for twice is asked once, in one conversation', async () => {
  say({ kind: 'configure', fields: [], isOpen: false, hasLogin: false });
  element('person').click();
  element('person').click();
  for (let step = 0; step < 10; step += 1) await settle();
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST ', 'POST /one/person']);
});

test('a message and a call for a person open one conversation', async () => {
  say({ kind: 'configure', fields: [], isOpen: false, hasLogin: false });
  (element('text') as HTMLTextAreaElement).value = 'Hello';
  element('form').dispatchEvent(new Event('submit'));
  element('person').click();
  for (let step = 0; step < 10; step += 1) await settle();
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST ', 'POST /one/messages', 'POST /one/person']);
});

test('a late 404 of the conversation before the sign-in leaves the one that was joined with it', async () => {
  sessionStorage.setItem('chat.handle', 'one');
  startMessenger();
  Object.assign(answers, { 'POST ': { handle: 'two' }, 'GET /two/messages': { state: 'WAITING', unread: 0, messages: [] } });
  const answer = globalThis.fetch;
  let answerLate = () => {};
  const late = new Promise<void>((resolve) => {
    answerLate = resolve;
  });
  globalThis.fetch = async (url, options) =>
    String(url).includes('/one/') ? late.then(() => ({ ok: false, status: 404 }) as Response) : answer(url, options);
  say({ kind: 'configure', fields: [], isOpen: false, hasLogin: true });
  say({ kind: 'opened' });
  await settle();
  say({ kind: 'token', token: 'token' });
  for (let step = 0; step < 5; step += 1) await settle();
  answerLate();
  for (let step = 0; step < 5; step += 1) await settle();
  expect(calls.filter((call) => call.includes('messages'))).toEqual(['GET /two/messages']);
});

test('CHT-06 the first count of unread messages is reported also where it is none', async () => {
  sessionStorage.setItem('chat.handle', 'one');
  say({ kind: 'configure', fields: [], isOpen: false, hasLogin: false });
  for (let step = 0; step < 5; step += 1) await settle();
  expect(posted).toContainEqual({ kind: 'unread', count: 0 });
});

test('requests without an answer end, and the next one follows', async () => {
  sessionStorage.setItem('chat.handle', 'one');
  startMessenger();
  const limits: AbortController[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
  const requested: unknown[] = [];
  globalThis.fetch = (url, { signal } = {}) => {
    requested.push(url);
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  };
  say({ kind: 'configure', fields: [], isOpen: true, hasLogin: false });
  for (let count = 0; count < 2; count += 1) {
    await settle();
    limits[count]?.abort();
  }
  await settle();
  expect(requested).toEqual(['/api/settings?language=en&locale=', '/api/conversations/one/messages?after=0']);
  expect(element('problem')).toHaveTextContent('The connection is lost.');
  jest.restoreAllMocks();
});
