import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseRefusal } from '#lib/session/sign-in/refusal.ts';
import { signInBySrp } from '#lib/session/sign-in/srp.ts';
import { until } from '../fixtures/soon.ts';

const pool = { poolId: 'eu-west-1_Sandbox1', clientId: 'sandboxwebclient' };

/** The outcome of a sign-in with the real client in its worker thread when the identity service responds like this. */
async function signInAgainst(answer: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((_, response) => answer(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const outcome = await signInBySrp('ben.one@sandbox.test', 'Sandbox1!', { ...pool, url: `http://127.0.0.1:${port}` });
  server.closeAllConnections();
  server.close();
  return outcome.kind === 'refused' ? parseRefusal(outcome.type, outcome.message).code : 'let in';
}

const say = (status: number, body: string) => (response: ServerResponse) => void response.writeHead(status).end(body);
const challenge = (parameters: object) =>
  say(200, JSON.stringify({ ChallengeName: 'PASSWORD_VERIFIER', ChallengeParameters: parameters }));

test.each<[string, (response: ServerResponse) => void]>([
  ['a page of a proxy', say(502, '<html>Bad gateway</html>')],
  ['a page in the place of an answer', say(200, '<html>Hello</html>')],
  ['nothing', say(500, '')],
  ['an empty answer', say(200, '{}')],
  ['null', say(200, 'null')],
  ['half an answer', say(200, '{"ChallengeName":"PASS')],
  ['an envelope of another service', say(503, '{"status":503,"code":"error.system.error"}')],
  ['a failure of its own', say(500, '{"__type":"InternalErrorException","message":"oops"}')],
  ['that it is too busy', say(400, '{"__type":"TooManyRequestsException","message":"Too many"}')],
  ['that there is no such pool', say(400, '{"__type":"ResourceNotFoundException","message":"No pool"}')],
  ['a challenge that is none', challenge({ SRP_B: 'zz', SALT: '!!', SECRET_BLOCK: 5, USER_ID_FOR_SRP: null })],
  ['a key of zero', challenge({ SRP_B: '0', SALT: '00', SECRET_BLOCK: 'aa', USER_ID_FOR_SRP: 'x' })],
  ['a cut line', (response) => void response.socket?.destroy()],
])(
  'LOG-12 LOG-27 an identity service that answers %s is not reported as a wrong password',
  async (_, answer) => {
    expect(await signInAgainst(answer)).toBe('error.system.error');
  },
  30_000,
);

test('LOG-12 a wrong password is reported as such', async () => {
  const verdict = '{"__type":"NotAuthorizedException","message":"Incorrect username or password."}';
  expect(await signInAgainst(say(400, verdict))).toBe('login.error.unauthorized');
}, 30_000);

test('LOG-27 sign-ins beyond the queue’s limit are rejected immediately; queued ones still complete', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  let ended = 0;
  const all = Array.from({ length: 200 }, () =>
    signInBySrp('ben.one@sandbox.test', 'Sandbox1!', { ...pool, url: `http://127.0.0.1:${port}` }).then((outcome) => {
      ended += 1;
      return outcome;
    }),
  );
  await until(() => ended > 100, 5_000);
  expect(ended).toBeLessThan(200);
  const cut = setInterval(() => silent.closeAllConnections(), 50);
  for (const outcome of await Promise.all(all)) expect(outcome).toMatchObject({ kind: 'refused', type: 'NetworkError' });
  clearInterval(cut);
  silent.close();
}, 60_000);
