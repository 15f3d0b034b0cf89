/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { renderFrame } from '../frame.ts';

const host = 'http://site.example';
const code = readFileSync('sandbox/chat/client/messenger.js', 'utf8');
let posted: object[];
let calls: string[];
let answers: Record<string, object>;

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

function say(data: object): void {
  window.dispatchEvent(new MessageEvent('message', { origin: host, source: window, data }));
}

const element = (id: string) => document.getElementById(id) as HTMLElement;

beforeEach(async () => {
  sessionStorage.clear();
  posted = [];
  calls = [];
  answers = {
    'POST ': { handle: 'one' },
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
  new Function(code)();
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

test('CHT-06 the first count of unread messages is reported also where it is none', async () => {
  sessionStorage.setItem('chat.handle', 'one');
  say({ kind: 'configure', fields: [], isOpen: false, hasLogin: false });
  for (let step = 0; step < 5; step += 1) await settle();
  expect(posted).toContainEqual({ kind: 'unread', count: 0 });
});
