import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  CognitoAccessToken,
  CognitoIdToken,
  CognitoRefreshToken,
  CognitoUser,
  CognitoUserPool,
  CognitoUserSession,
  type ICognitoStorage,
} from 'amazon-cognito-identity-js';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { z } from 'zod';
import { openBeforeAll } from '../fixtures/open-before-all.ts';
import { clientId, openIdentityStand, password, player, poolId } from '../fixtures/sandbox/identity.ts';

// The client's arithmetic takes seconds, so only three tests sign in with it.
const slow = 120_000;

const outcomeSchema = z.object({
  valid: z.boolean().optional(),
  idToken: z.string().optional(),
  refreshToken: z.string().optional(),
  lastAuthUser: z.string().optional(),
  code: z.string().optional(),
  message: z.string().optional(),
});

const stand = openBeforeAll(openIdentityStand, slow);
beforeEach(() => stand().reset());

describe('the user pool and the official client', () => {
  test(
    'LOG-01 signs in with SRP and gets the three tokens',
    async () => {
      const session = await signIn();
      expect(session.valid).toBe(true);
      const { payload } = await verify(session.idToken ?? '');
      expect(session.lastAuthUser).toBe(payload.sub);
      expect(payload).toMatchObject({
        token_use: 'id',
        email: player.email,
        email_verified: true,
        country_code: 'FI',
        language_code: 'fi',
        player_id: player.playerId,
        player_access_id: 'A-100023',
        login_method: 'DEFAULT',
        zendesk_token: 'chat-token',
        registrationDate: '2026-09-30T18:00:00Z',
        multibrand: '{"suspended":false}',
      });
      expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(8 * 3_600);
      const sinceSignIn = (payload.iat ?? 0) - Number(payload.auth_time);
      expect([0, 1, 2]).toContain(sinceSignIn);
      expect(session.refreshToken?.length).toBeGreaterThan(1_500);
    },
    slow,
  );

  test('LOG-01 signs in with passwords of every alphabet, in any case of the e-mail', async () => {
    const user = await openSession();
    await call<unknown>((done) => user.changePassword(password, 'Ünïcode9 with space', done));
    expect((await stand().trySignIn(player.email.toUpperCase(), 'Ünïcode9 with space')).status).toBe(200);
    expect((await stand().signInByPassword(player.email.toUpperCase(), 'Ünïcode9 with space')).TokenType).toBe('Bearer');
  });

  test('LOG-02 renews the ID and access tokens and keeps the time of the sign-in', async () => {
    const user = await openSession();
    const first = sessionOf(user);
    stand().moveRealTime(5_000);
    const second = await call<CognitoUserSession>((done) => user.refreshSession(first.getRefreshToken(), done));
    const before = first.getIdToken().decodePayload();
    const after = second.getIdToken().decodePayload();
    expect(after.auth_time).toBe(before.auth_time);
    expect(after.iat).toBeGreaterThan(before.iat ?? 0);
    expect(second.getRefreshToken().getToken()).toBe(first.getRefreshToken().getToken());
  });

  test('returns the attributes of the user', async () => {
    const user = await openSession();
    const attributes = await call<{ Name: string; Value: string }[]>((done) => user.getUserAttributes(done));
    expect(Object.fromEntries(attributes.map(({ Name, Value }) => [Name, Value]))).toMatchObject({
      email: player.email,
      email_verified: 'true',
      'custom:player_id': player.playerId,
    });
  });

  test('changing the password ends every session and invalidates the old password', async () => {
    const user = await openSession();
    const session = sessionOf(user);
    await call<unknown>((done) => user.changePassword(password, 'Changed1!', done));
    expect((await stand().refresh(session.getRefreshToken().getToken())).body.__type).toBe('NotAuthorizedException');
    expect((await stand().trySignIn(player.email)).body.__type).toBe('NotAuthorizedException');
    expect((await stand().trySignIn(player.email, 'Changed1!')).status).toBe(200);
  });

  test.each([
    ['short1A', 'InvalidPasswordException'],
    ['alllower1', 'InvalidPasswordException'],
    ['NoDigitsHere', 'InvalidPasswordException'],
    [' Leading1', 'InvalidPasswordException'],
    ['xPlayer.Fi9', 'InvalidPasswordException'],
    [password, 'PasswordHistoryPolicyViolationException'],
  ])('refuses the new password "%s"', async (next, code) => {
    const user = await openSession();
    await expect(call((done) => user.changePassword(password, next, done))).rejects.toMatchObject({ code });
  });

  test('global sign-out ends the sessions of every device', async () => {
    const [here, there] = [await openSession(), await openSession()];
    const other = sessionOf(there);
    await new Promise<void>((resolve, reject) => here.globalSignOut({ onSuccess: () => resolve(), onFailure: reject }));
    expect((await stand().refresh(other.getRefreshToken().getToken())).body.__type).toBe('NotAuthorizedException');
    const answer = await stand().send('GetUser', { AccessToken: other.getAccessToken().getJwtToken() });
    expect(answer).toEqual({
      status: 400,
      body: { __type: 'NotAuthorizedException', message: 'Access Token has been revoked' },
    });
  });

  test('signing out revokes the tokens of this device only', async () => {
    const [here, there] = [await openSession(), await openSession()];
    const [session, other] = [sessionOf(here), sessionOf(there)];
    await new Promise<void>((resolve) => here.signOut(resolve));
    expect((await stand().refresh(session.getRefreshToken().getToken())).status).toBe(400);
    expect((await stand().send('GetUser', { AccessToken: session.getAccessToken().getJwtToken() })).status).toBe(400);
    expect((await stand().refresh(other.getRefreshToken().getToken())).status).toBe(200);
  });

  test(
    'LOG-12 a wrong password reaches the caller with its code',
    async () => {
      expect(await signIn('Sandbox2!')).toEqual({
        code: 'NotAuthorizedException',
        message: 'Incorrect username or password.',
      });
    },
    slow,
  );

  test(
    'LOG-06 a timeout reaches the caller with its details',
    async () => {
      stand().refusals.set(player.playerId, { kind: 'timeout', initiator: 'PLAYER', cooling: true, millisLeft: 172_800_001 });
      expect(await signIn()).toEqual({
        code: 'UserLambdaValidationException',
        message:
          'PreAuthentication failed with error error.timeout.in.progress.3|{"playerId":"100023","cooling":true,"millisLeft":172800001,"initiator":"PLAYER"}.',
      });
    },
    slow,
  );

  test('a player who may not sign in cannot renew an active session', async () => {
    const user = await openSession();
    const session = sessionOf(user);
    stand().refusals.set(player.playerId, { kind: 'exclusion-indefinite' });
    expect((await stand().refresh(session.getRefreshToken().getToken())).body).toEqual({
      __type: 'UserLambdaValidationException',
      message: 'PreTokenGeneration failed with error error.exclusion.in.progress.indefinite.',
    });
  });

  test('sessions and keys persist across a restart', async () => {
    const session = sessionOf(await openSession());
    const restarted = await stand().restart();
    const body = JSON.stringify({ AccessToken: session.getAccessToken().getJwtToken() });
    const headers = { 'X-Amz-Target': 'AWSCognitoIdentityProviderService.GetUser' };
    expect((await restarted.app.request('/', { method: 'POST', headers, body })).status).toBe(200);
  });
});

function userOf(): CognitoUser {
  const Storage = createMemoryStorage();
  const Pool = new CognitoUserPool({ UserPoolId: poolId, ClientId: clientId, endpoint: stand().endpoint, Storage });
  return new CognitoUser({ Username: player.email, Pool, Storage });
}

/** The official client's result of an SRP sign-in: a session, or an error with its code. */
async function signIn(secret = password) {
  const script = path.resolve('tests/fixtures/official-sign-in.ts');
  const pool = ['--endpoint', stand().endpoint, '--pool', poolId, '--client', clientId, '--email', player.email];
  const env = { ...process.env, NODE_OPTIONS: '', PASSWORD: secret };
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...pool], { env });
  return outcomeSchema.parse(JSON.parse(stdout));
}

/** A user of the official client with the tokens of a sign-in by the tests' SRP client. */
async function openSession(): Promise<CognitoUser> {
  const { IdToken, AccessToken, RefreshToken = '' } = await stand().signInByPassword();
  const user = userOf();
  user.setSignInUserSession(
    new CognitoUserSession({
      IdToken: new CognitoIdToken({ IdToken }),
      AccessToken: new CognitoAccessToken({ AccessToken }),
      RefreshToken: new CognitoRefreshToken({ RefreshToken }),
    }),
  );
  return user;
}

function sessionOf(user: CognitoUser): CognitoUserSession {
  const session = user.getSignInUserSession();
  if (!session) throw new Error('The user has no session.');
  return session;
}

function call<T>(start: (done: (error: unknown, result?: T) => void) => void): Promise<T> {
  return new Promise((resolve, reject) => start((error, result) => (error ? reject(error) : resolve(result as T))));
}

function verify(token: string) {
  const keys = createRemoteJWKSet(new URL(`${stand().endpoint}${poolId}/.well-known/jwks.json`));
  return jwtVerify(token, keys, { issuer: `http://127.0.0.1:4102/${poolId}`, audience: clientId, algorithms: ['RS256'] });
}

function createMemoryStorage(): ICognitoStorage {
  const items = new Map<string, string>();
  return {
    setItem: (key, value) => void items.set(key, value),
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}
