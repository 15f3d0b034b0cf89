import { listTransactions } from '#lib/wallet/contract.ts';
import { openPlatform } from '../../fixtures/sandbox/platform.ts';

let platform: Awaited<ReturnType<typeof openPlatform>>;

beforeAll(async () => {
  platform = await openPlatform();
}, 240_000);
afterAll(() => platform?.close());

async function send(method: string, path: string, body?: object) {
  const response = await fetch(platform.baseUrl + path, {
    method,
    headers: {
      SiteContext: '5',
      'Content-Type': 'application/json',
      Authorization: await platform.signToken('100024'),
      'Idempotency-Key': 'null-character',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: await response.json() };
}

const device = { blackbox: 'box', ipAddress: '192.0.2.7' };

test.each([
  ['the address of a player', 'POST', '/player/password_reset/sms_verification', { email: 'ben\0@sandbox.test', code: '1' }],
  ['a code of a bank', 'POST', '/paynplay/player/code', { oneTimeCode: 'a\0', sessionId: 'b\0', ...device }],
  ['a session of a bank', 'POST', '/paynplay/player/login', { sessionId: 's\0', metadata: { ...device, country: 'FI' } }],
  ['a payment in a path', 'GET', '/payment/100024/deposit/dep%00', undefined],
  ['a mail in a path', 'GET', '/player/password_reset/new_password/email/abc%00', undefined],
  ['a name that is none', 'GET', '/bonus/v1/player/100024/games/game%00/limitations', undefined],
])('a null character in %s is rejected before it reaches the database', async (_, method, path, body) => {
  expect(await send(method, path, body)).toMatchObject({ status: 400, json: { code: 'error.validation' } });
});

test('a null character in a query is rejected', async () => {
  const path = listTransactions.path.replace('{playerId}', '100024');
  expect(await send('GET', `${path}?limit=5%00`)).toMatchObject({ status: 400, json: { code: 'error.validation' } });
});
