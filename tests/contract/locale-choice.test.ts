import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import accountExamples from '#lib/account/examples.json' with { type: 'json' };
import { signedInCookies } from '../fixtures/components/site-session.ts';
import { openBeforeAll } from '../fixtures/open-before-all.ts';
import { openOutside } from '../fixtures/servers/outside.ts';

jest.spyOn(console, 'info').mockImplementation(() => undefined);

/** Of a player from Canada, in English. */
const profile = accountExamples['GET /player/{playerId}/profile'].reply;
const received: { readonly method: string | undefined; readonly url: string | undefined; readonly body: string }[] = [];
let status = 204;
async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  received.push({ method: incoming.method, url: incoming.url, body: await text(incoming) });
  if (incoming.method === 'GET')
    return void outgoing.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(profile));
  outgoing.writeHead(status, { 'Content-Type': 'application/json' }).end(status === 204 ? undefined : '{"status":500}');
}
const platform = openBeforeAll(() => openOutside(answer));
let post: (request: Request) => Promise<Response>;

beforeAll(async () => {
  // Without content and access service pages stay readable, and every content path is accepted.
  Object.assign(process.env, {
    PLATFORM_URL: platform().url,
    CONTENT_URL: 'http://127.0.0.1:9',
    ACCESS_URL: 'http://127.0.0.1:9',
    RATE_LIMIT: 'on',
  });
  ({ POST: post } = await import('#app/api/locale/route.ts'));
});
beforeEach(() => {
  received.length = 0;
  status = 204;
});

function choose(body: unknown, headers: Record<string, string> = {}) {
  return post(
    new Request('http://localhost:3000/api/locale', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: 'http://localhost:3000',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      body: JSON.stringify(body),
    }),
  );
}

test('DEC-LOC-8 MKT-29 a choice is remembered for a year and answered with the page in the other locale', async () => {
  const response = await choose({ to: 'en-FI', path: '/promotions' });
  expect(await response.json()).toEqual({ href: '/en-FI/promotions' });
  expect(response.headers.get('set-cookie')).toBe('locale=en-FI; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(received).toEqual([]);
});

test('MKT-30 a signed-in player’s choice is sent to the platform, in the backend’s own code, and said', async () => {
  const cookie = await signedInCookies('100024');
  const answer = await choose({ to: 'fr-CA', path: '' }, { cookie });
  expect(received.slice(1)).toEqual([{ method: 'POST', url: '/player/100024/language', body: '{"languageCode":"fr"}' }]);
  expect(await answer.json()).toMatchObject({ messages: { languageCode: 'fr', isChanged: true } });
});

test.each([
  [
    'that the player’s market does not offer leaves that of the messages, which is said',
    'fi-FI',
    { languageCode: 'en', isChanged: false },
  ],
  ['that is that of the messages changes nothing', 'en-FI', undefined],
])('MKT-30 a language %s', async (_, to, messages) => {
  const answer = await choose({ to, path: '' }, { cookie: await signedInCookies('100024') });
  expect(received.map(({ method }) => method)).toEqual(['GET']);
  expect(((await answer.json()) as { messages?: unknown }).messages).toEqual(messages);
});

test('MKT-30 a failing platform does not block the page', async () => {
  status = 500;
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const response = await choose({ to: 'en-FI', path: '/promotions' }, { cookie: await signedInCookies('100024') });
  expect(await response.json()).toEqual({ href: '/en-FI/promotions' });
  expect(received.length).toBeGreaterThan(0);
  warn.mockRestore();
});

test.each([
  ['an unknown locale', { to: 'xx-YY', path: '' }, {}, 404],
  ['a path that leaves the site', { to: 'en-FI', path: '//evil.example' }, {}, 400],
  ['a path with a backslash', { to: 'en-FI', path: '/\\evil.example' }, {}, 400],
  ['no locale', { path: '' }, {}, 400],
  ['another origin', { to: 'en-FI', path: '' }, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
  ['a form', { to: 'en-FI', path: '' }, { 'content-type': 'text/plain' }, 415],
])('the switcher’s handler refuses %s', async (_, body, headers, expected) => {
  const response = await choose(body, headers as Record<string, string>);
  expect(response.status).toBe(expected);
  expect(response.headers.get('set-cookie')).toBeNull();
});

test('DEC-X-9 choices of one address are limited', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 241; count += 1) statuses.push((await choose({ to: 'xx-YY', path: '' })).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
});
