import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { readCookies } from '#lib/core/http/cookies.ts';
import { signedInCookies } from '../../../tests/fixtures/site-session.ts';

/** The module of a site with this pool client. */
async function siteOf(client: string) {
  process.env.IDENTITY_CLIENT_ID = client;
  jest.resetModules();
  return import('./token-cookies.ts');
}

afterEach(() => {
  delete process.env.IDENTITY_CLIENT_ID;
});

test('LOG-02 XTR-12 tokens are stored with client and last user, and another client cannot read them', async () => {
  const { openCredentials, sealTokens, unsealToken } = await siteOf('one');
  const [id] = await sealTokens({ idToken: 'i', accessToken: 'a', refreshToken: 'r', lastAuth: 'sub-1' }, 's-1', 600);
  expect(await unsealToken(id?.value)).toMatchObject({ token: 'i', user: 'sub-1' });
  const cookies = readCookies(await signedInCookies('100024'));
  expect(await openCredentials(cookies)).toMatchObject({ playerId: '100024' });
  const other = await siteOf('two');
  expect(await other.unsealToken(id?.value)).toBeUndefined();
  expect(await other.openCredentials(cookies)).toBeUndefined();
});

test('tokens of real size stay below the size limit of a cookie', async () => {
  const { sealTokens } = await siteOf('1example23456789clientid');
  const long = (bytes: number) => randomBytes(bytes).toString('base64url');
  const tokens = { idToken: long(1_100), accessToken: long(800), refreshToken: long(1_278), lastAuth: crypto.randomUUID() };
  for (const { name, value } of await sealTokens(tokens, crypto.randomUUID(), 28_800))
    expect(name.length + value.length).toBeLessThan(4_000);
});

test('LOG-15 ignores a cookie that was tampered with, truncated, or made up', async () => {
  const { openCredentials } = await siteOf('one');
  const sealed = readCookies(await signedInCookies('100024')).get('parlour.id') ?? '';
  const at = fc.integer({ min: 0, max: sealed.length - 1 });
  const character = fc.constantFrom(...'AZaz09-_*%.~');
  const tampered = fc.oneof(
    fc.tuple(at, character).map(([index, other]) => sealed.slice(0, index) + other + sealed.slice(index + 1)),
    at.map((index) => sealed.slice(0, index)),
    fc.string({ unit: 'binary', maxLength: 200 }),
  );
  await fc.assert(
    fc.asyncProperty(tampered, async (value) => {
      // The suffix is the version of the format, which the seal does not cover.
      fc.pre(value.split('~')[0] !== sealed.split('~')[0]);
      expect(await openCredentials(new Map([['parlour.id', value]]))).toBeUndefined();
    }),
    { numRuns: 150 },
  );
});
