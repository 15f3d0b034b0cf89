import { type APIRequestContext, expect, test } from '@playwright/test';
import { siteUrl } from './support/addresses.ts';

const own = { Origin: siteUrl, 'Sec-Fetch-Site': 'same-origin' };
const json = { ...own, 'Content-Type': 'application/json' };
const form = { ...own, 'Content-Type': 'application/x-www-form-urlencoded' };

/** What strangers send to a handler that changes something. */
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
  ['a form', form, 'a=%00&email=%00&password=%00&csrfToken=x&path=//evil.example&secret=12345678%00'],
  ['another site', { ...json, Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }, '{}'],
  ['a signature of its own', { ...json, 'sanity-webhook-signature': 't=1,v1=x' }, '{}'],
];

const changing = [
  'auth/callback/credentials',
  'auth/signout',
  'consent',
  'content/published',
  'drafts/end',
  'drafts/start',
  'locale',
  'pay-and-play/continue',
  'pay-and-play/return',
  'pay-and-play/start',
  'platform/collect',
  'platform/favorites',
  'platform/payment/me/deposit',
  'platform/player/registration',
  'play/launch',
  'realtime/ticket',
  'recovery/__proto__',
  'recovery/code',
  'recovery/link',
  'recovery/password',
  'recovery/request',
];

const reading = [
  'config?market=%00',
  'content/for-me?locale=%00',
  'content/game-names?locale=fi-FI&ids=%00',
  'content/registration?locale=__proto__',
  'content/welcome?locale=constructor',
  'history/export?locale=fi-FI&zone=%00',
  'lobby/catalogue?locale=fi-FI&lobby=__proto__',
  'lobby/category?locale=fi-FI&lobby=casino&category=%00&from=0&count=9',
  'lobby/category?locale=fi-FI&lobby=casino&category=slots&from=1e99&count=-1',
  'lobby/details?locale=fi-FI&game=%00',
  'lobby/games?locale=fi-FI&ids=%00',
  'lobby/tables?currency=%00%00%00',
  'lobby/winners?locale=%F0%9F',
  'pay-and-play/offer?locale=%F0%9F',
  'platform/%E0%A4%A',
  'platform/gaming/jackpotamount?gameIds=%00&siteId=5',
  'platform/player/markets/risk-setting?siteId=5&countryCode=%00%00',
  'platform/player/me/transactions?limit=%00',
  'platform/tournament/public/5/%00/fi',
  'support/hours?market=%00',
  'terms',
  'unknown',
];

/** What is wrong with an answer of a handler; undefined where it is a refusal in JSON, or all is well. */
async function faultOf(asked: Promise<Awaited<ReturnType<APIRequestContext['get']>>>): Promise<string | undefined> {
  const answer = await asked;
  const isJson = answer.headers()['content-type']?.includes('json') === true;
  const location = new URL(answer.headers().location ?? '/', siteUrl);
  if (answer.status() >= 500) return `${answer.status()}`;
  if (answer.status() >= 400 && !(isJson && /"code":"[\w.]+"/.test(await answer.text())))
    return `${answer.status()} without a code`;
  return location.origin === siteUrl ? undefined : `leads to ${location.origin}`;
}

for (const path of changing) {
  test(`ERR-03 whatever is sent to ${path}, the answer is no failure of ours, and a refusal has its code`, async ({
    request,
  }) => {
    const faults: string[] = [];
    for (const [name, headers, data] of bodies) {
      const fault = await faultOf(request.post(`/api/${path}`, { headers, data, maxRedirects: 0 }));
      if (fault) faults.push(`${name}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });
}

test('ERR-03 whatever a handler is asked, the answer is no failure of ours, and a refusal has its code', async ({ request }) => {
  const faults: string[] = [];
  for (const path of reading) {
    const fault = await faultOf(request.get(`/api/${path}`, { maxRedirects: 0 }));
    if (fault) faults.push(`${path}: ${fault}`);
  }
  expect(faults).toEqual([]);
});
