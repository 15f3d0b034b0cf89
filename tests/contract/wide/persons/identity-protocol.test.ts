import { createDiffieHellmanGroup } from 'node:crypto';
import { dayMs, hourMs } from '#lib/core/time/durations.ts';
import { createIdentityAdmin } from '#sandbox/identity/admin.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { clientId, openIdentityStand, password, player, poolId } from '../../../fixtures/sandbox/identity.ts';
import { createSrpClient } from '../../../fixtures/srp-client.ts';

const prime = createDiffieHellmanGroup('modp15').getPrime('hex');

const stand = openBeforeAll(openIdentityStand, 120_000);
beforeEach(() => stand().reset());

async function prepareAnswer() {
  const client = createSrpClient('Sandbox1', password);
  return client.answer(await stand().challenge(player.email, client.publicKey));
}

describe('the challenge', () => {
  test('accepts one response', async () => {
    const answer = await prepareAnswer();
    expect((await stand().respond(answer)).status).toBe(200);
    expect(await stand().respond(answer)).toMatchObject({ status: 400, body: { __type: 'NotAuthorizedException' } });
  });

  test('accepts no second response after a wrong one', async () => {
    const answer = await prepareAnswer();
    expect((await stand().respond({ ...answer, PASSWORD_CLAIM_SIGNATURE: 'AAAA' })).status).toBe(400);
    expect((await stand().respond(answer)).status).toBe(400);
  });

  test('expires after three minutes', async () => {
    const answer = await prepareAnswer();
    stand().moveRealTime(3 * 60_000 - 5_000);
    expect((await stand().respond(answer)).status).toBe(200);
    const late = await prepareAnswer();
    stand().moveRealTime(3 * 60_000);
    expect((await stand().respond(late)).body.message).toBe('Invalid session for the user, session is expired.');
  });

  test('is rejected when the block, the signature, the time or the name was changed', async () => {
    const flip = (base64: string) => {
      const bytes = Buffer.from(base64, 'base64');
      bytes[20] = (bytes[20] ?? 0) ^ 1;
      return bytes.toString('base64');
    };
    const changes = [
      { PASSWORD_CLAIM_SECRET_BLOCK: flip((await prepareAnswer()).PASSWORD_CLAIM_SECRET_BLOCK) },
      { PASSWORD_CLAIM_SIGNATURE: flip((await prepareAnswer()).PASSWORD_CLAIM_SIGNATURE) },
      { TIMESTAMP: new Date().toISOString() },
      { TIMESTAMP: 'Fri Nov 20 00:00:00 UTC 2020' },
      { USERNAME: 'somebody.else@sandbox.test' },
    ];
    for (const change of changes) {
      expect((await stand().respond({ ...(await prepareAnswer()), ...change })).status).toBe(400);
    }
  });

  test.each([
    ['zero', '0'],
    ['the prime', prime],
    ['no number', 'q'],
  ])('is not issued for %s as the client’s key', async (_name, key) => {
    const AuthParameters = { USERNAME: player.email, SRP_A: key };
    const answer = await stand().send('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', ClientId: clientId, AuthParameters });
    expect(answer).toMatchObject({ status: 400, body: { __type: 'InvalidParameterException' } });
  });
});

describe('malformed requests', () => {
  const flow = { AuthFlow: 'USER_SRP_AUTH', ClientId: clientId };
  test.each<[string, string, unknown, string]>([
    ['an unknown operation', 'AdminDeleteUser', {}, 'UnknownOperationException'],
    ['a name every object has', 'constructor', {}, 'UnknownOperationException'],
    ['half a JSON document', 'InitiateAuth', '{"AuthFlow":', 'SerializationException'],
    ['a body over the limit', 'InitiateAuth', 'x'.repeat(70_000), 'SerializationException'],
    ['null', 'InitiateAuth', 'null', 'InvalidParameterException'],
    ['another client', 'InitiateAuth', { ...flow, ClientId: 'other' }, 'ResourceNotFoundException'],
    ['an unknown flow', 'InitiateAuth', { ...flow, AuthFlow: 'CUSTOM_AUTH' }, 'InvalidParameterException'],
    ['missing parameters', 'InitiateAuth', flow, 'InvalidParameterException'],
    [
      'a null byte',
      'InitiateAuth',
      { ...flow, AuthParameters: { USERNAME: 'a\u0000b', SRP_A: '5' } },
      'InvalidParameterException',
    ],
    [
      'half a surrogate',
      'InitiateAuth',
      JSON.stringify({ ...flow, AuthParameters: { USERNAME: '\ud800', SRP_A: '5' } }),
      'InvalidParameterException',
    ],
    [
      'another challenge',
      'RespondToAuthChallenge',
      { ClientId: clientId, ChallengeName: 'SMS_MFA' },
      'InvalidParameterException',
    ],
    ['a token that is none', 'GetUser', { AccessToken: 'abc' }, 'NotAuthorizedException'],
    [
      'sign-up by a stranger',
      'SignUp',
      { ClientId: clientId, Username: 'x@sandbox.test', Password: 'Abcdefg1' },
      'NotAuthorizedException',
    ],
  ])('%s is refused in the error format of the protocol', async (_name, operation, body, type) => {
    expect(await stand().send(operation, body)).toMatchObject({ status: 400, body: { __type: type } });
  });
});

describe('tokens', () => {
  test('an ID token is not accepted as an access token', async () => {
    const { IdToken } = await stand().signInByPassword();
    expect((await stand().send('GetUser', { AccessToken: IdToken })).body.message).toBe('Invalid Access Token');
  });

  test('access tokens expire after 8 hours and refresh tokens after 30 days of real time', async () => {
    const { AccessToken, RefreshToken } = await stand().signInByPassword();
    await stand().context.clock.advance(25 * hourMs);
    expect((await stand().send('GetUser', { AccessToken })).status).toBe(200);
    stand().moveRealTime(8 * hourMs);
    expect((await stand().send('GetUser', { AccessToken })).body.message).toBe('Access Token has expired');
    expect((await stand().refresh(RefreshToken)).status).toBe(200);
    stand().moveRealTime(30 * dayMs);
    expect((await stand().refresh(RefreshToken)).body.__type).toBe('NotAuthorizedException');
  });

  test('the published key has no private members', async () => {
    const response = await stand().service.app.request(`/${poolId}/.well-known/jwks.json`);
    const { keys } = await response.json();
    expect(keys).toEqual([{ kty: 'RSA', alg: 'RS256', use: 'sig', kid: expect.any(String), n: expect.any(String), e: 'AQAB' }]);
    expect((await stand().service.app.request('/other/.well-known/jwks.json')).status).toBe(404);
  });
});

describe('accounts', () => {
  const metadata = () => ({ serviceSecret: stand().context.config.serviceSecret });
  const Username = 'fresh@sandbox.test';

  test('the platform signs a player up, and the mailed code confirms it', async () => {
    const UserAttributes = [{ Name: 'custom:player_id', Value: '100099' }];
    const request = { ClientId: clientId, Username, Password: password, UserAttributes, ClientMetadata: metadata() };
    expect((await stand().send('SignUp', request)).body).toMatchObject({ UserConfirmed: false });
    expect((await stand().send('SignUp', request)).body.__type).toBe('UsernameExistsException');
    const [mail] = await stand().context.outbox.list(Username);
    const confirm = { ClientId: clientId, Username, ClientMetadata: metadata() };
    const wrong = mail?.code === '000000' ? '000001' : '000000';
    const answers = [];
    for (const ConfirmationCode of [wrong, mail?.code, mail?.code]) {
      answers.push((await stand().send('ConfirmSignUp', { ...confirm, ConfirmationCode })).body.__type);
    }
    expect(answers).toEqual(['CodeMismatchException', undefined, 'ExpiredCodeException']);
    expect((await stand().trySignIn(Username)).status).toBe(200);
  });

  test('a code expires after five attempts and after ten minutes of virtual time', async () => {
    const requestCode = async (name: string) => {
      const UserAttributes = [{ Name: 'custom:player_id', Value: name }];
      await stand().send('SignUp', { ...confirm(name), Password: password, UserAttributes });
      return (await stand().context.outbox.list(name))[0]?.code;
    };
    const confirm = (name: string) => ({ ClientId: clientId, Username: name, ClientMetadata: metadata() });
    const tryCode = async (name: string, ConfirmationCode: string | undefined) =>
      (await stand().send('ConfirmSignUp', { ...confirm(name), ConfirmationCode })).body.__type;
    const code = await requestCode(Username);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) expect(await tryCode(Username, wrong)).toBe('CodeMismatchException');
    expect(await tryCode(Username, code)).toBe('ExpiredCodeException');
    const late = await requestCode('late@sandbox.test');
    await stand().context.clock.advance(10 * 60_000);
    expect(await tryCode('late@sandbox.test', late)).toBe('ExpiredCodeException');
  });

  test('a password is valid until it is changed', async () => {
    await stand().context.clock.advance(800 * dayMs);
    expect((await stand().trySignIn(player.email, password)).status).toBe(200);
  });

  test('a new password from the platform ends the sessions and clears a lock-out', async () => {
    const admin = createIdentityAdmin(stand().context.database);
    const { RefreshToken } = await stand().signInByPassword();
    for (let tries = 0; tries < 5; tries += 1) await stand().trySignIn(player.email, 'Sandbox2!');
    await admin.setUser({ ...player, password: 'Changed1!', confirmed: true });
    expect((await stand().refresh(RefreshToken)).status).toBe(400);
    expect((await stand().trySignIn(player.email, 'Changed1!')).status).toBe(200);
    expect(await admin.checkPassword(player.playerId, 'Changed1!')).toBe(true);
    expect(await admin.checkPassword(player.playerId, password)).toBe(false);
  });

  test('the platform ends every session of a player', async () => {
    const { AccessToken, RefreshToken } = await stand().signInByPassword();
    await createIdentityAdmin(stand().context.database).revoke(player.playerId, 'all');
    expect((await stand().refresh(RefreshToken)).status).toBe(400);
    expect((await stand().send('GetUser', { AccessToken })).status).toBe(400);
  });
});
