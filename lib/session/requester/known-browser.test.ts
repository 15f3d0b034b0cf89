import { serializeCookie } from '#lib/core/http/set-cookie.ts';
import { knownBrowserCookie, knownBrowserOf } from './known-browser.ts';
import { requesterOf } from './requester.ts';

type Cookies = ReadonlyMap<string, string>;
const none: Cookies = new Map();
const valueIn = (cookies: Cookies) => cookies.get('known-browser') ?? '';
async function signIn(cookies: Cookies, ...emails: readonly string[]): Promise<Cookies> {
  let now = cookies;
  for (const email of emails) now = new Map([['known-browser', (await knownBrowserCookie(now, email)).value]]);
  return now;
}

test('DEC-X-9 a browser is known for the accounts that it signed in to, in any spelling, and keeps its id', async () => {
  const first = await signIn(none, 'Ann@Sandbox.test');
  const id = await knownBrowserOf(first, ' ann@sandbox.test');
  expect(id).toMatch(/^[\w-]{12}$/);
  const both = await signIn(first, 'ben@sandbox.test');
  expect(await knownBrowserOf(both, 'ann@sandbox.test')).toBe(id);
  expect(await knownBrowserOf(both, 'ben@sandbox.test')).toBe(id);
  expect(await knownBrowserOf(both, 'cleo@sandbox.test')).toBeUndefined();
  expect(await knownBrowserOf(none, 'ann@sandbox.test')).toBeUndefined();
});

test('DEC-X-9 the fifth account replaces the one used longest ago', async () => {
  const cookies = await signIn(none, 'a@x.test', 'b@x.test', 'c@x.test', 'a@x.test', 'd@x.test', 'e@x.test');
  const known = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => knownBrowserOf(cookies, `${name}@x.test`)));
  expect(known.map((id) => id !== undefined)).toEqual([true, false, true, true, true]);
});

test('DEC-X-9 the cookie is small, unreadable for scripts and other sites, and says no address', async () => {
  const cookie = await knownBrowserCookie(await signIn(none, 'a@x.test', 'b@x.test', 'c@x.test'), 'ann@sandbox.test');
  expect(serializeCookie(cookie)).toMatch(/; Max-Age=15552000; Path=\/api; HttpOnly; SameSite=Strict$/);
  expect(cookie.name.length + cookie.value.length).toBeLessThan(130);
  expect(Buffer.from(cookie.value, 'base64url').toString('latin1')).not.toContain('ann');
});

test('DEC-X-9 a changed, shortened or made-up cookie makes no browser known', async () => {
  const value = valueIn(await signIn(none, 'a@x.test', 'b@x.test'));
  const [id = '', a = '', b = '', signature = ''] = value.split('.');
  const forged = [
    `${id}.${b}.${a}.${signature}`,
    `${id}.${a}.${signature}`,
    `${id}.${a}.${b}`,
    `${id}.${a}.`,
    '',
    '%',
    'x'.repeat(3_000),
  ];
  for (const text of forged) expect(await knownBrowserOf(new Map([['known-browser', text]]), 'a@x.test')).toBeUndefined();
});

test('DEC-X-9 who asks is a known browser, or else a network: an IPv4 address, or a /48', async () => {
  const cookies = await signIn(none, 'ann@sandbox.test');
  const of = (client: string | undefined, email = 'new@x.test') => requesterOf({ cookies, client }, email);
  expect(await of('192.0.2.1', 'ann@sandbox.test')).toEqual({
    isKnown: true,
    id: await knownBrowserOf(cookies, 'ann@sandbox.test'),
  });
  const [one, same, other] = [await of('2001:db8:1:2::1'), await of('2001:db8:1:3::1'), await of('2001:db8:2:3::1')];
  expect([one.isKnown, one.id === same.id, one.id === other.id]).toEqual([false, true, false]);
  expect(one.id).not.toContain('2001');
});
