import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { openOutside } from '../../../tests/fixtures/servers/outside.ts';

type Verify = typeof import('./sign-in.ts').verifyIdToken;
type Pair = Awaited<ReturnType<typeof generateKeyPair>>;

let outside: Awaited<ReturnType<typeof openOutside>>;
let pair: Pair;
let other: Pair;
let verifyIdToken: Verify;
const client = 'sandboxwebclient';
const issuer = () => `${outside.url}/eu-west-1_Sandbox1`;

beforeAll(async () => {
  [pair, other] = await Promise.all([generateKeyPair('RS256', { extractable: true }), generateKeyPair('RS256')]);
  const keys = [{ ...(await exportJWK(pair.publicKey)), kid: 'one', use: 'sig' }];
  outside = await openOutside((_, outgoing) =>
    outgoing.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ keys })),
  );
  process.env.IDENTITY_URL = outside.url;
  ({ verifyIdToken } = await import('./sign-in.ts'));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
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
