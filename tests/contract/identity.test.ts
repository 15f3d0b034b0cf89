import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserPool,
  type CognitoUserSession,
  type ICognitoStorage,
} from 'amazon-cognito-identity-js';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { SignInRefusal } from '#sandbox/identity/directory.ts';
import { clientId, type IdentityStand, openIdentityStand, password, player, poolId } from '../fixtures/identity.ts';

let stand: IdentityStand;
beforeAll(async () => {
  stand = await openIdentityStand();
});
beforeEach(() => stand.reset());
afterAll(() => stand.close());

describe('the user pool and the official client', () => {
  test('LOG-01 signs in with SRP and gets the three tokens', async () => {
    const session = await signIn();
    expect(session.isValid()).toBe(true);
    const { payload } = await verify(session.getIdToken().getJwtToken());
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
    expect(payload.auth_time).toBe(payload.iat);
    expect(session.getRefreshToken().getToken().length).toBeGreaterThan(1_500);
  });

  test('LOG-01 signs in with SRP after a second round of other salts and passwords', async () => {
    for (const next of ['Another1!pass', 'Ünïcode9 with space', 'Plain1234']) {
      await stand.service.reset();
      const user = userOf();
      await signIn(user);
      await call<unknown>((done) => user.changePassword(password, next, done));
      expect((await signIn(userOf(), next)).isValid()).toBe(true);
    }
  });

  test('signs in by plain password, in any case of the e-mail', async () => {
    const user = userOf(player.email.toUpperCase());
    user.setAuthenticationFlowType('USER_PASSWORD_AUTH');
    expect((await signIn(user)).isValid()).toBe(true);
  });

  test('LOG-02 renews the ID and access token and keeps the moment of the sign-in', async () => {
    const user = userOf();
    const first = await signIn(user);
    stand.moveRealTime(5_000);
    const second = await call<CognitoUserSession>((done) => user.refreshSession(first.getRefreshToken(), done));
    const before = first.getIdToken().decodePayload();
    const after = second.getIdToken().decodePayload();
    expect(after.auth_time).toBe(before.auth_time);
    expect(after.iat).toBeGreaterThan(before.iat ?? 0);
    expect(second.getRefreshToken().getToken()).toBe(first.getRefreshToken().getToken());
  });

  test('tells the user about itself', async () => {
    const user = userOf();
    await signIn(user);
    const attributes = await call<{ Name: string; Value: string }[]>((done) => user.getUserAttributes(done));
    expect(Object.fromEntries(attributes.map(({ Name, Value }) => [Name, Value]))).toMatchObject({
      email: player.email,
      email_verified: 'true',
      'custom:player_id': player.playerId,
    });
  });

  test('changing the password ends every session and leaves only the new password', async () => {
    const user = userOf();
    const session = await signIn(user);
    await call<unknown>((done) => user.changePassword(password, 'Changed1!', done));
    await expect(call((done) => user.refreshSession(session.getRefreshToken(), done))).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
    await expect(signIn()).rejects.toMatchObject({ code: 'NotAuthorizedException' });
    expect((await signIn(userOf(), 'Changed1!')).isValid()).toBe(true);
  });

  test.each([
    ['short1A', 'InvalidPasswordException'],
    ['alllower1', 'InvalidPasswordException'],
    ['NoDigitsHere', 'InvalidPasswordException'],
    [' Leading1', 'InvalidPasswordException'],
    ['xPlayer.Fi9', 'InvalidPasswordException'],
    [password, 'PasswordHistoryPolicyViolationException'],
  ])('refuses the new password "%s"', async (next, code) => {
    const user = userOf();
    await signIn(user);
    await expect(call((done) => user.changePassword(password, next, done))).rejects.toMatchObject({ code });
  });

  test('global sign-out ends the sessions of every device', async () => {
    const [here, there] = [userOf(), userOf()];
    await signIn(here);
    const other = await signIn(there);
    await new Promise<void>((resolve, reject) => here.globalSignOut({ onSuccess: () => resolve(), onFailure: reject }));
    await expect(call((done) => there.refreshSession(other.getRefreshToken(), done))).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
    const answer = await stand.send('GetUser', { AccessToken: other.getAccessToken().getJwtToken() });
    expect(answer).toEqual({
      status: 400,
      body: { __type: 'NotAuthorizedException', message: 'Access Token has been revoked' },
    });
  });

  test('signing out revokes the tokens of this device only', async () => {
    const [here, there] = [userOf(), userOf()];
    const session = await signIn(here);
    const other = await signIn(there);
    await new Promise<void>((resolve) => here.signOut(resolve));
    expect((await stand.refresh(session.getRefreshToken().getToken())).status).toBe(400);
    expect((await stand.send('GetUser', { AccessToken: session.getAccessToken().getJwtToken() })).status).toBe(400);
    expect((await stand.refresh(other.getRefreshToken().getToken())).status).toBe(200);
  });

  test('LOG-12 a wrong password and an unknown user get the same answer', async () => {
    const wrong = await signIn(userOf(), 'Sandbox2!').catch((error: unknown) => error);
    const unknown = await signIn(userOf('nobody@sandbox.test')).catch((error: unknown) => error);
    expect(wrong).toMatchObject({ code: 'NotAuthorizedException', message: 'Incorrect username or password.' });
    expect(unknown).toEqual(wrong);
  });

  test('LOG-12 a user whom the platform does not know is told so', async () => {
    await expect(signIn(userOf('ghost@sandbox.test'))).rejects.toMatchObject({
      code: 'UserLambdaValidationException',
      message: 'PreAuthentication failed with error error.player.not.found.',
    });
  });

  test('an unconfirmed user is told so, once the password is right', async () => {
    await expect(signIn(userOf('new.player@sandbox.test'))).rejects.toMatchObject({ code: 'UserNotConfirmedException' });
  });

  test('a forgotten password is set anew by the mailed code', async () => {
    const user = userOf();
    const session = await signIn(userOf());
    await new Promise<unknown>((resolve, reject) => user.forgotPassword({ onSuccess: resolve, onFailure: reject }));
    const [mail] = await stand.context.outbox.list(player.email);
    await new Promise<unknown>((resolve, reject) =>
      user.confirmPassword(mail?.code ?? '', 'Recovered1!', { onSuccess: resolve, onFailure: reject }),
    );
    expect((await signIn(userOf(), 'Recovered1!')).isValid()).toBe(true);
    expect((await stand.refresh(session.getRefreshToken().getToken())).status).toBe(400);
  });

  const day = 86_400_000;
  const timeout = { kind: 'timeout', initiator: 'PLAYER', cooling: true } as const;
  test.each<[string, SignInRefusal, string]>([
    [
      'LOG-06 a timeout with its days, started ones counted',
      { ...timeout, millisLeft: 2 * day + 1 },
      'error.timeout.in.progress.3|{"playerId":"100023","cooling":true,"millisLeft":172800001,"initiator":"PLAYER"}',
    ],
    [
      'LOG-06 a timeout of less than a day',
      { ...timeout, cooling: false, initiator: 'OPERATOR', millisLeft: 60_000 },
      'error.timeout.in.progress.1|{"playerId":"100023","cooling":false,"millisLeft":60000,"initiator":"OPERATOR"}',
    ],
    ['LOG-07 an exclusion with its days', { kind: 'exclusion', days: 180 }, 'error.exclusion.in.progress.180'],
    ['LOG-08 an indefinite exclusion', { kind: 'exclusion-indefinite' }, 'error.exclusion.in.progress.indefinite'],
    ['LOG-10 a deactivated account', { kind: 'deactivated' }, 'error.account.deactivated'],
    ['LOG-11 a closed account', { kind: 'closed' }, 'error.account.closed'],
  ])('%s is told to the player, but to no stranger', async (_name, refusal, code) => {
    stand.refusals.set(player.playerId, refusal);
    await expect(signIn(userOf(), 'Sandbox2!')).rejects.toMatchObject({ code: 'NotAuthorizedException' });
    await expect(signIn()).rejects.toMatchObject({
      code: 'UserLambdaValidationException',
      message: `PreAuthentication failed with error ${code}.`,
    });
  });

  test('a refused player cannot renew a session that still runs', async () => {
    const user = userOf();
    const session = await signIn(user);
    stand.refusals.set(player.playerId, { kind: 'exclusion-indefinite' });
    await expect(call((done) => user.refreshSession(session.getRefreshToken(), done))).rejects.toMatchObject({
      code: 'UserLambdaValidationException',
      message: 'PreTokenGeneration failed with error error.exclusion.in.progress.indefinite.',
    });
  });

  test('a player whom the platform holds for unverified resumes the sign-up', async () => {
    stand.refusals.set(player.playerId, { kind: 'unverified' });
    await expect(signIn()).rejects.toMatchObject({ code: 'UserNotConfirmedException' });
  });

  test('a restart keeps the sessions and the keys', async () => {
    const session = await signIn();
    const restarted = await stand.restart();
    const body = JSON.stringify({ AccessToken: session.getAccessToken().getJwtToken() });
    const headers = { 'X-Amz-Target': 'AWSCognitoIdentityProviderService.GetUser' };
    expect((await restarted.app.request('/', { method: 'POST', headers, body })).status).toBe(200);
  });
});

function userOf(email = player.email): CognitoUser {
  const Storage = createMemoryStorage();
  const Pool = new CognitoUserPool({ UserPoolId: poolId, ClientId: clientId, endpoint: stand.endpoint, Storage });
  return new CognitoUser({ Username: email, Pool, Storage });
}

function signIn(user = userOf(), secret = password): Promise<CognitoUserSession> {
  const details = new AuthenticationDetails({ Username: user.getUsername(), Password: secret });
  return new Promise((onSuccess, onFailure) => user.authenticateUser(details, { onSuccess, onFailure }));
}

function call<T>(start: (done: (error: unknown, result?: T) => void) => void): Promise<T> {
  return new Promise((resolve, reject) => start((error, result) => (error ? reject(error) : resolve(result as T))));
}

function verify(token: string) {
  const keys = createRemoteJWKSet(new URL(`${stand.endpoint}${poolId}/.well-known/jwks.json`));
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
