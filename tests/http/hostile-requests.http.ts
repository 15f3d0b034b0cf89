import { type APIResponse, expect, test } from '@playwright/test';
import { siteUrl } from '../journeys/support/addresses.ts';

const own = { Origin: siteUrl, 'Sec-Fetch-Site': 'same-origin' };
const json = { ...own, 'Content-Type': 'application/json' };
const form = { ...own, 'Content-Type': 'application/x-www-form-urlencoded' };

/** Bodies that no page of the site sends. */
const bodies: readonly (readonly [name: string, headers: Record<string, string>, data: string | Buffer | undefined])[] = [
  ['nothing', json, ''],
  ['no object', json, 'null'],
  ['half of it', json, '{"a":'],
  ['a deep one', json, '['.repeat(15_000)],
  ['a null character', json, '{"email":"a\\u0000","locale":"fi-FI","slug":"a","token":"\\u0000","to":"fi-FI","path":"\\u0000"}'],
  ['a prototype', json, '{"__proto__":{"a":1},"constructor":1}'],
  ['too much', json, JSON.stringify({ a: 'x'.repeat(2_000_000) })],
  ['no UTF-8', json, Buffer.from([0xff, 0xfe, 0x7b])],
  ['a text', { ...own, 'Content-Type': 'text/plain' }, '{"a":1}'],
  ['a form', form, 'a=%00&email=%00&password=%00&csrfToken=x&path=%2F%09%2Fevil.example&secret=12345678%00'],
  ['another site', { ...json, Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }, '{}'],
  ['a signature of its own', { ...json, 'sanity-webhook-signature': 't=1,v1=x' }, '{}'],
];

/** A route handler for POST, and its status for each of `bodies` in order. */
const changing = [
  ['auth/callback/credentials', '415 415 415 413 415 415 413 415 415 302 403 415'],
  ['auth/signout', '415 415 415 413 415 415 413 415 415 403 403 415'],
  ['consent', '400 400 400 400 400 400 413 400 415 415 403 400'],
  ['content/published', '401 401 401 401 401 401 413 401 401 401 401 401'],
  ['drafts/end', '303 303 303 303 303 303 413 303 303 303 403 303'],
  ['drafts/start', '400 400 400 400 400 400 413 400 400 400 403 400'],
  ['locale', '400 400 400 400 400 400 413 400 415 415 403 400'],
  ['pay-and-play/continue', '400 400 400 400 400 200 413 400 415 415 403 200'],
  ['pay-and-play/return', '400 400 400 400 400 400 413 400 415 415 403 400'],
  ['pay-and-play/start', '400 400 400 400 400 400 413 400 415 415 403 400'],
  ['platform/collect', '400 400 400 400 400 400 413 400 415 415 403 400'],
  ['platform/favorites', '401 401 401 401 401 401 413 401 401 401 403 401'],
  ['platform/payment/me/deposit', '401 401 401 401 401 401 413 401 401 401 403 401'],
  ['platform/player/registration', '400 400 400 400 400 400 413 400 415 415 403 400'],
  ['policy-reports', '204 204 204 204 204 204 413 204 204 204 204 204'],
  ['play/launch', '400 400 400 400 400 400 413 400 415 415 403 400'],
  ['realtime/ticket', '401 401 401 401 401 401 413 401 401 401 403 401'],
  ['recovery/__proto__', '404 404 404 404 404 404 413 404 404 404 404 404'],
  ['recovery/code', '400 400 400 400 400 400 413 400 415 415 403 400'],
  ['recovery/link', '400 400 400 400 400 400 413 400 415 415 403 400'],
  ['recovery/password', '400 400 400 400 400 400 413 400 415 415 403 400'],
  ['recovery/request', '400 400 400 400 400 400 413 400 415 415 403 400'],
  ['sportsbook/context', '400 400 400 400 400 400 413 400 415 415 403 400'],
] as const;

/** A path for GET, and its status. */
const reading = [
  ['config?market=%00', 404],
  ['content/for-me?locale=%00', 401],
  ['content/game-names?locale=fi-FI&ids=%00', 200],
  ['content/registration?locale=__proto__', 404],
  ['content/welcome?locale=constructor', 404],
  ['history/export?locale=fi-FI&zone=%00', 401],
  ['lobby/catalogue?locale=fi-FI&lobby=__proto__', 404],
  ['lobby/category?locale=fi-FI&lobby=casino&category=%00&from=0&count=9', 400],
  ['lobby/category?locale=fi-FI&lobby=casino&category=slots&from=1e99&count=-1', 400],
  ['lobby/details?locale=fi-FI&game=%00', 404],
  ['lobby/games?locale=fi-FI&ids=%00', 200],
  ['lobby/tables?currency=%00%00%00', 400],
  ['lobby/winners?locale=%F0%9F', 404],
  ['pay-and-play/offer?locale=%F0%9F', 404],
  ['platform/%E0%A4%A', 400],
  ['platform/gaming/jackpotamount?gameIds=%00&siteId=5', 400],
  ['platform/player/markets/risk-setting?siteId=5&countryCode=%00%00', 400],
  ['platform/player/me/transactions?limit=%00', 401],
  ['platform/tournament/public/5/%00/fi', 404],
  ['support/hours?market=%00', 404],
  ['terms', 401],
  ['unknown', 404],
] as const;

/** Paths that are no handlers, and methods that only those take. */
const readOnly = [
  '/',
  '/fi-FI',
  '/fi-FI/promotions',
  '/fi-FI/none',
  '/studio',
  '/studio/desk',
  '/robots.txt',
  '/sitemap.xml',
  '/icon.svg',
  '/locales/fi/default.json',
  '/cards/none',
  '/_next/static/chunks/none.js',
  '/_next/none',
  '/api',
];
const changes = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The error in a response besides its status; undefined if an error has its code and a redirect stays on the site. */
async function findFault(answer: APIResponse): Promise<string | undefined> {
  const isJson = answer.headers()['content-type']?.includes('json') === true;
  if (answer.status() >= 400 && !(isJson && /"code":"[\w.]+"/.test(await answer.text()))) return 'no error code';
  const { origin } = new URL(answer.headers().location ?? '/', siteUrl);
  return origin === siteUrl ? undefined : `leads to ${origin}`;
}

for (const [path, statuses] of changing) {
  test(`ERR-03 ${path} answers hostile requests with an error of its own`, async ({ request }) => {
    const found: number[] = [];
    for (const [name, headers, data] of bodies) {
      const answer = await request.post(`/api/${path}`, { headers, data, maxRedirects: 0 });
      found.push(answer.status());
      expect.soft(await findFault(answer), name).toBeUndefined();
    }
    expect(found.join(' ')).toBe(statuses);
  });
}

for (const path of readOnly) {
  test(`SEC-15 ${path} takes GET and HEAD only, without a body`, async ({ request }) => {
    for (const method of changes) {
      const answer = await request.fetch(path, { method, headers: own, maxRedirects: 0 });
      expect.soft(answer.status(), method).toBe(405);
      expect.soft(answer.headers(), method).toMatchObject({ allow: 'GET, HEAD', connection: 'close' });
      expect.soft(await findFault(answer), method).toBeUndefined();
    }
    const withBody = await request.fetch(path, { method: 'GET', headers: own, data: 'x', maxRedirects: 0 });
    expect(withBody.status()).toBe(413);
    expect((await request.head(path, { maxRedirects: 0 })).status()).toBeLessThan(405);
  });
}

for (const callback of ['http://[', 'javascript:alert(1)', '//evil.example', '/\t/evil.example', '%']) {
  test(`ERR-03 the callback address ${JSON.stringify(callback)} of a parameter or cookie neither breaks a session nor is used`, async ({
    request,
  }) => {
    const value = encodeURIComponent(callback);
    for (const path of ['session', 'csrf']) {
      const headers = { Cookie: `next-auth.callback-url=${value}` };
      const answer = await request.get(`/api/auth/${path}?callbackUrl=${value}`, { headers });
      expect(answer.status(), path).toBe(200);
      expect(answer.headers()['set-cookie'] ?? '', path).not.toContain('evil');
    }
  });
}

/** A path with a name in it that a record is looked up by, and the status for the name of an inherited property. */
const lookedUp = [
  ['/locales/en/{name}.json', 404],
  ['/locales/{name}/default.json', 404],
  ['/studio/assets/a.{name}', 404],
  ['/api/config?market={name}', 404],
  ['/api/content/registration?locale={name}', 404],
  ['/api/lobby/catalogue?locale=fi-FI&lobby={name}', 404],
  ['/api/recovery/{name}', 405],
  ['/api/auth/{name}', 404],
  ['/fi-FI/{name}', 404],
] as const;

for (const [path, status] of lookedUp) {
  test(`ERR-03 the name of an inherited property in ${path} is answered ${status}`, async ({ request }) => {
    const found = new Map<string, number>();
    for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
      found.set(name, (await request.get(path.replace('{name}', name), { maxRedirects: 0 })).status());
    }
    expect([...found].filter(([, given]) => given !== status)).toEqual([]);
  });
}

for (const [path, status] of reading) {
  test(`ERR-03 a malformed request for ${path} is answered ${status}`, async ({ request }) => {
    const answer = await request.get(`/api/${path}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(status);
    expect(await findFault(answer)).toBeUndefined();
  });
}
