import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { openOutside } from '../../../tests/fixtures/servers/outside.ts';

type Verify = typeof import('./sign-in.ts').verifyIdToken;
type Pair = Awaited<ReturnType<typeof generateKeyPair>>;

let outside: Awaited<ReturnType<typeof openOutside>>;
let pair: Pair;
let other: Pair;
let verifyIdToken: Verify;
const published: { status: number; keys: readonly object[] } = { status: 200, keys: [] };
const client = 'sandboxwebclient';
const issuer = () => `${outside.url}/eu-west-1_Sandbox1`;

beforeAll(async () => {
  [pair, other] = await Promise.all([generateKeyPair('RS256', { extractable: true }), generateKeyPair('RS256')]);
  published.keys = [{ ...(await exportJWK(pair.publicKey)), kid: 'one', use: 'sig' }];
  outside = await openOutside((_, outgoing) =>
    outgoing.writeHead(published.status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ keys: published.keys })),
  );
  process.env.IDENTITY_URL = outside.url;
  ({ verifyIdToken } = await import('./sign-in.ts'));
  for (const name of ['error', 'warn'] as const) jest.spyOn(console, name).mockImplementation(() => undefined);
});
afterAll(() => outside?.close());

const player = { player_id: '100024', email: 'a@sandbox.test', country_code: 'FI', language_code: 'fi' };

function tokenOf({
  alg = 'RS256',
  key = pair.privateKey,
  claims = {},
  from = issuer(),
  audience = client,
  life = '1h',
}: {
  readonly alg?: string;
  readonly key?: Pair['privateKey'] | Uint8Array;
  readonly claims?: object;
  readonly from?: string;
  readonly audience?: string;
  readonly life?: string;
} = {}): Promise<string> {
  return new SignJWT({ ...player, token_use: 'id', ...claims })
    .setProtectedHeader({ alg, kid: 'one' })
    .setIssuer(from)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(life)
    .sign(key);
}

/** The same key, for the algorithm of another signature. */
async function pssKey(): Promise<Pair['privateKey']> {
  const { importJWK } = await import('jose');
  return (await importJWK(await exportJWK(pair.privateKey), 'PS256')) as Pair['privateKey'];
}

test('LOG-04 an ID token of the pool, for this client, within its time, is accepted', async () => {
  expect(await verifyIdToken(await tokenOf())).toMatchObject({ player_id: '100024' });
});

test.each([
  ['signed by another key', () => tokenOf({ key: other.privateKey })],
  ['signed by an algorithm that the pool does not use', async () => tokenOf({ alg: 'PS256', key: await pssKey() })],
  ['signed with a shared secret', () => tokenOf({ alg: 'HS256', key: new TextEncoder().encode('k'.repeat(32)) })],
  ['not signed', async () => `${btoa('{"alg":"none"}').replaceAll('=', '')}.${(await tokenOf()).split('.')[1]}.`],
  ['of another pool', () => tokenOf({ from: 'https://pool.example' })],
  ['for another client', () => tokenOf({ audience: 'another-client' })],
  ['that has expired', () => tokenOf({ life: '-1m' })],
  ['that is an access token', () => tokenOf({ claims: { token_use: 'access' } })],
])('LOG-04 a token %s is refused', async (_, token) => {
  expect(await verifyIdToken(await token())).toBeUndefined();
});

test('LOG-27 while the keys cannot be read, those of up to a day verify a token; one that is withdrawn verifies none', async () => {
  const start = Date.now();
  const verifiedAfter = async (minutes: number) => {
    jest.spyOn(Date, 'now').mockReturnValue(start + minutes * 60_000);
    return (await verifyIdToken(await tokenOf())) !== undefined;
  };
  try {
    published.status = 500;
    expect([await verifiedAfter(11), await verifiedAfter(23 * 60), await verifiedAfter(25 * 60)]).toEqual([true, true, false]);
    published.status = 200;
    expect(await verifiedAfter(25 * 60 + 1)).toBe(true);
    published.keys = [];
    expect([await verifiedAfter(25 * 60 + 10), await verifiedAfter(25 * 60 + 12)]).toEqual([true, false]);
  } finally {
    jest.mocked(Date.now).mockRestore();
  }
});
