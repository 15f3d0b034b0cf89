import { publicEncrypt } from 'node:crypto';
import { z } from 'zod';
import { callService } from '#lib/core/api/call.ts';
import { requestReset } from '#lib/recovery/contract.ts';
import { migratePlayer } from '#lib/session/contract.ts';
import { parseRefusal } from '#lib/session/sign-in/refusal.ts';
import { createIdentityService } from '#sandbox/identity/service.ts';
import { codeTable } from '#sandbox/identity/tables.ts';
import { seedUsers } from '#sandbox/platform/flows/seed/seed.ts';
import { createPlayerDirectory } from '#sandbox/platform/session/player-directory.ts';
import { openBeforeAll } from '../../fixtures/open-before-all.ts';
import { openPlatform } from '../../fixtures/sandbox/platform.ts';
import { createSrpClient } from '../../fixtures/srp-client.ts';

// Every modular exponentiation of the identity service, the costly part of a sign-in, goes through this native call.
jest.mock('node:crypto', () => {
  const actual = jest.requireActual<typeof import('node:crypto')>('node:crypto');
  return { ...actual, publicEncrypt: jest.fn(actual.publicEncrypt) };
});
const derivations = jest.mocked(publicEncrypt);

const slow = 240_000;
const wrongPassword = 'Sandbox2!';
const addresses = [
  ['known', 'ben.one'],
  ['unknown', 'nobody.at.all'],
  ['of a former system', 'tom.legacy'],
  ['paused', 'jon.timeout'],
  ['excluded', 'kim.excluded'],
  ['excluded for good', 'lea.indef'],
  ['closed', 'max.closed'],
  ['deactivated', 'nia.black'],
] as const;

const answerSchema = z.looseObject({
  __type: z.string().optional(),
  ChallengeParameters: z.record(z.string(), z.string()).optional(),
});

const platform = openBeforeAll(openPlatform);
let identity: Awaited<ReturnType<typeof createIdentityService>>;
beforeAll(async () => {
  const directory = createPlayerDirectory(platform().database, platform().clock, platform().config.serviceSecret);
  identity = await createIdentityService({ ...platform(), directory, seedUsers });
  await identity.reset();
}, slow);

async function send(operation: string, body: object) {
  const headers = { 'X-Amz-Target': `AWSCognitoIdentityProviderService.${operation}` };
  const given = JSON.stringify({ ClientId: 'sandboxwebclient', ...body });
  const response = await identity.app.request('/', { method: 'POST', headers, body: given });
  return { status: response.status, body: answerSchema.parse(await response.json()) };
}

/** What an attacker sees when trying a password: both steps of SRP, then the migration, as the site does it. */
async function trySignIn(email: string) {
  const client = createSrpClient('Sandbox1', wrongPassword);
  derivations.mockClear();
  const AuthParameters = { USERNAME: email, SRP_A: client.publicKey };
  const first = await send('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters });
  const { USER_ID_FOR_SRP = '', SRP_B = '', SALT = '', SECRET_BLOCK = '' } = first.body.ChallengeParameters ?? {};
  const challenge = { USER_ID_FOR_SRP, SRP_B, SALT, SECRET_BLOCK };
  const ChallengeResponses = client.answer(challenge);
  const second = await send('RespondToAuthChallenge', { ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses });
  const body = { email, password: wrongPassword };
  const third = await callService(migratePlayer, { body }, { baseUrl: platform().baseUrl, siteId: 5 }).catch(
    ({ status, envelope }: { status: number; envelope: object }) => ({ status, envelope }),
  );
  return {
    challenged: [first.status, Object.keys(first.body), Object.keys(challenge), SALT.length],
    proven: second,
    migrated: third,
    shown: parseRefusal(second.body.__type ?? '', ''),
    derivations: derivations.mock.calls.length,
  };
}

test(
  'LOG-12 a wrong password gets the same response for every kind of address, with the same computation',
  async () => {
    // The decoy for an unknown player of the former system is created once per process.
    await trySignIn('warm.up@sandbox.test');
    const known = await trySignIn('ben.one@sandbox.test');
    expect(known).toMatchObject({ shown: { code: 'login.error.unauthorized' }, migrated: { status: 404 } });
    expect(known.derivations).toBeGreaterThan(3);
    for (const [kind, handle] of addresses) {
      expect({ kind, ...(await trySignIn(`${handle}@sandbox.test`)) }).toEqual({ kind, ...known });
    }
  },
  slow,
);

test(
  'LOG-09 LOG-12 every kind of address is locked by the same number of wrong passwords',
  async () => {
    await identity.reset();
    const lockedAt = async (email: string) => {
      for (let tries = 1; tries < 9; tries += 1) {
        const AuthParameters = { USERNAME: email, SRP_A: '5' };
        const { body } = await send('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters });
        if (body.__type) return tries;
        const flow = { USERNAME: email, PASSWORD: wrongPassword };
        await send('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: flow });
      }
      return undefined;
    };
    for (const [kind, handle] of addresses) expect([kind, await lockedAt(`${handle}@sandbox.test`)]).toEqual([kind, 6]);
  },
  slow,
);

test.each(['SMS', 'EMAIL'] as const)(
  'RST-03 a password reset by %s gets the same response for every kind of address',
  async (channel) => {
    await platform().database.delete(codeTable);
    for (const [kind, handle] of addresses) {
      derivations.mockClear();
      const started = performance.now();
      const headers = { hcaptchaToken: await platform().solveCaptcha() };
      const body = { email: `${handle}@sandbox.test`, channel };
      const { reply } = await callService(requestReset, { body }, { baseUrl: platform().baseUrl, siteId: 5, headers });
      expect({ kind, reply, derivations: derivations.mock.calls.length }).toEqual({
        kind,
        reply: { sent: true, channel },
        derivations: 0,
      });
      expect(performance.now() - started).toBeGreaterThan(240);
    }
  },
  slow,
);

test.each(['ben.one', 'nobody.at.all'])(
  'LOG-09 LOG-12 a sign-in with the user id of %s gets the answer and the lock of the e-mail',
  async (handle) => {
    await identity.reset();
    const email = `${handle}@sandbox.test`;
    const begin = (USERNAME: string) =>
      send('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME, SRP_A: '5' } });
    const seen = async (name: string) => {
      const { USER_ID_FOR_SRP, SALT } = (await begin(name)).body.ChallengeParameters ?? {};
      return { id: USER_ID_FOR_SRP ?? '', salt: SALT };
    };
    const first = await seen(email);
    expect(first.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(await seen(first.id)).toEqual(first);
    const tries = [email, first.id, email, first.id, email];
    for (const USERNAME of tries) {
      await send('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD: wrongPassword } });
    }
    for (const name of [email, first.id]) expect((await begin(name)).body.__type).toBe('UserLambdaValidationException');
  },
  slow,
);
