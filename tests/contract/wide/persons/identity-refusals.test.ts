import { eq } from 'drizzle-orm';
import { signRequester } from '#lib/core/api/requester.ts';
import { dayMs, minuteMs } from '#lib/core/time/durations.ts';
import { clearAttempts } from '#sandbox/identity/attempts.ts';
import type { SignInRefusal } from '#sandbox/identity/directory.ts';
import { createCredential } from '#sandbox/identity/passwords/srp.ts';
import { userTable } from '#sandbox/identity/tables.ts';
import { createUserStore } from '#sandbox/identity/users.ts';
import { readSandboxConfig } from '#sandbox/kit/config.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { openIdentityStand, password, player } from '../../../fixtures/sandbox/identity.ts';
import { createSrpClient } from '../../../fixtures/srp-client.ts';

const wrong = { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' };

const stand = openBeforeAll(openIdentityStand, 120_000);
beforeEach(() => stand().reset());

function vetoBy(code: string) {
  return { __type: 'UserLambdaValidationException', message: `PreAuthentication failed with error ${code}.` };
}

describe('players who may not sign in', () => {
  const timeout = { kind: 'timeout', initiator: 'PLAYER', cooling: true } as const;
  test.each<[string, SignInRefusal, string]>([
    [
      'LOG-06 a timeout with its days, started ones counted',
      { ...timeout, millisLeft: 2 * dayMs + 1 },
      'error.timeout.in.progress.3|{"playerId":"100023","cooling":true,"millisLeft":172800001,"initiator":"PLAYER"}',
    ],
    [
      'LOG-06 a timeout of less than a day',
      { ...timeout, cooling: false, initiator: 'OPERATOR', millisLeft: minuteMs },
      'error.timeout.in.progress.1|{"playerId":"100023","cooling":false,"millisLeft":60000,"initiator":"OPERATOR"}',
    ],
    ['LOG-07 an exclusion with its days', { kind: 'exclusion', days: 180 }, 'error.exclusion.in.progress.180'],
    [
      'LOG-07 an exclusion with its end',
      { kind: 'exclusion', days: 180, until: '2027-05-24T10:00:00.000Z' },
      'error.exclusion.in.progress.180|{"until":"2027-05-24T10:00:00.000Z"}',
    ],
    ['LOG-08 an indefinite exclusion', { kind: 'exclusion-indefinite' }, 'error.exclusion.in.progress.indefinite'],
    ['LOG-10 a deactivated account', { kind: 'deactivated' }, 'error.account.deactivated'],
    ['LOG-11 a closed account', { kind: 'closed' }, 'error.account.closed'],
  ])('%s is reported only after the correct password', async (_name, refusal, code) => {
    stand().refusals.set(player.playerId, refusal);
    expect((await stand().trySignIn(player.email, 'Sandbox2!')).body).toEqual(wrong);
    expect((await stand().trySignIn(player.email)).body).toEqual(vetoBy(code));
  });

  test('LOG-12 a user without a player gets its own error', async () => {
    expect((await stand().trySignIn('ghost@sandbox.test')).body).toEqual(vetoBy('error.player.not.found'));
  });

  test('an unfinished registration is reported only after the correct password', async () => {
    const unfinished = {
      verification: 'EMAIL',
      countryCode: 'AT',
      province: '',
      sentTo: 'a•••@sandbox.test',
      isWhole: true,
    } as const;
    for (const { playerId, email } of [player, { playerId: '100024', email: 'new.player@sandbox.test' }]) {
      stand().refusals.set(playerId, { kind: 'unverified', unfinished });
      expect((await stand().trySignIn(email, 'Sandbox2!')).body).toEqual(wrong);
      expect((await stand().trySignIn(email)).body).toEqual(
        vetoBy(`error.account.unverified|${JSON.stringify({ playerId, ...unfinished })}`),
      );
    }
  });

  test('an unverified player can resume the sign-up after the correct password', async () => {
    stand().refusals.set(player.playerId, { kind: 'unverified' });
    for (const email of [player.email, 'new.player@sandbox.test']) {
      expect((await stand().trySignIn(email, 'Sandbox2!')).body).toEqual(wrong);
      expect((await stand().trySignIn(email)).body.__type).toBe('UserNotConfirmedException');
    }
  });
});

describe('guessing', () => {
  const locked = vetoBy('error.sign.in.attempt.count.exceeded');
  const [signingKey] = readSandboxConfig({ NODE_ENV: 'test' }).signingKeys.identity;
  const startOf = (email: string) => {
    return { AuthFlow: 'USER_SRP_AUTH', ClientId: 'sandboxwebclient', AuthParameters: { USERNAME: email, SRP_A: '5' } };
  };

  test.each([player.email, 'nobody@sandbox.test'])('LOG-09 the sixth attempt for %s is refused for 30 minutes', async (email) => {
    for (let tries = 0; tries < 5; tries += 1) expect((await stand().trySignIn(email, 'Sandbox2!')).body).toEqual(wrong);
    const start = startOf(email);
    expect((await stand().send('InitiateAuth', start)).body).toEqual(locked);
    await stand().context.clock.advance(29 * minuteMs);
    expect((await stand().send('InitiateAuth', start)).body).toEqual(locked);
    await stand().context.clock.advance(1 * minuteMs);
    expect((await stand().send('InitiateAuth', start)).status).toBe(200);
  });

  test('LOG-09 parallel guesses are counted one by one', async () => {
    const client = createSrpClient('Sandbox1', 'Sandbox2!');
    const challenges = await Promise.all(Array.from({ length: 8 }, () => stand().challenge(player.email, client.publicKey)));
    const answers = challenges.map((challenge) => client.answer(challenge));
    const guesses = await Promise.all(answers.map((answer) => stand().respond(answer)));
    const types = guesses.map(({ body }) => body.__type);
    expect(types.filter((type) => type === 'NotAuthorizedException')).toHaveLength(5);
    expect(types.filter((type) => type === 'UserLambdaValidationException')).toHaveLength(3);
  });

  test('the correct password resets the failure counter', async () => {
    for (let tries = 0; tries < 4; tries += 1) await stand().trySignIn(player.email, 'Sandbox2!');
    expect((await stand().trySignIn(player.email)).status).toBe(200);
    await stand().trySignIn(player.email, 'Sandbox2!');
    expect((await stand().trySignIn(player.email)).status).toBe(200);
  });

  describe('with a password that has two forms', () => {
    const [composed, decomposed] = ['Pässword-77x', 'Pa\u0308ssword-77x'];
    /** As the site sends a form, or as anyone else can. */
    const tryForm = (passwordForm: 'first' | 'second', secret: string, { email = player.email, key = signingKey } = {}) =>
      stand().trySignIn(email, secret, { passwordForm, requester: signRequester({ isKnown: false, id: 'network' }, email, key) });

    test.each([player.email, 'nobody@sandbox.test'])('LOG-09 a wrong password of %s in two forms counts once', async (email) => {
      for (let tries = 0; tries < 5; tries += 1) {
        expect((await tryForm('first', composed, { email })).body).toEqual(wrong);
        expect((await tryForm('second', decomposed, { email })).body).toEqual(wrong);
      }
      expect((await tryForm('first', password, { email })).body).toEqual(locked);
    });

    test('LOG-09 first forms without the second gain one try in all', async () => {
      for (let tries = 0; tries < 6; tries += 1) {
        expect((await tryForm('first', 'Sandbox2!')).body).toEqual(wrong);
      }
      expect((await tryForm('first', password)).body).toEqual(locked);
    });

    test('DEC-VAL-1 a password of before, stored as it was typed then, signs in, on the fifth try too', async () => {
      const [user] = await stand().context.database.select().from(userTable).where(eq(userTable.email, player.email));
      const before = createCredential(user?.sub ?? '', decomposed);
      await stand().context.database.update(userTable).set(before).where(eq(userTable.email, player.email));
      for (let tries = 0; tries < 4; tries += 1) await tryForm('second', 'Sandbox2!');
      expect((await tryForm('first', composed)).body).toEqual(wrong);
      expect((await tryForm('second', decomposed)).status).toBe(200);
      expect((await stand().signInByPassword(player.email, decomposed)).TokenType).toBe('Bearer');
      await createUserStore(stand().context.database).update(user?.sub ?? '', { password: decomposed });
      expect((await stand().trySignIn(player.email, composed)).status).toBe(200);
      expect((await stand().signInByPassword(player.email, decomposed)).TokenType).toBe('Bearer');
    });

    test('LOG-09 anyone but the site has each form counted', async () => {
      for (let tries = 0; tries < 5; tries += 1)
        await tryForm(tries % 2 === 0 ? 'first' : 'second', 'Sandbox2!', { key: 'another' });
      await expect(tryForm('first', password)).rejects.toThrow();
    });
  });

  describe('by requester', () => {
    type Who = Parameters<typeof signRequester>[0];
    const [known, network, another] = [
      { isKnown: true, id: 'browser' },
      { isKnown: false, id: 'network' },
      { isKnown: false, id: 'another' },
    ] as const satisfies readonly Who[];
    async function tryAs(who: Who, secret = 'Sandbox2!', { account = player.email, email = player.email } = {}) {
      const AuthParameters = { USERNAME: email, PASSWORD: secret };
      const ClientMetadata = { ipAddress: '', country: '', requester: signRequester(who, account, signingKey) };
      const request = { AuthFlow: 'USER_PASSWORD_AUTH', ClientId: 'sandboxwebclient', AuthParameters, ClientMetadata };
      const { status, body } = await stand().send('InitiateAuth', request);
      return status === 200 ? 'signed in' : JSON.stringify(body) === JSON.stringify(locked) ? 'locked' : 'wrong';
    }
    const guess = async (who: Who, times: number) => {
      for (let time = 0; time < times; time += 1) expect(await tryAs(who)).toBe('wrong');
    };

    test('LOG-09 DEC-X-9 wrong passwords from one network lock the account for it, and for no one else', async () => {
      await guess(network, 5);
      expect(await tryAs(network, password)).toBe('locked');
      expect(await tryAs(another, password)).toBe('signed in');
      expect(await tryAs(network, password)).toBe('locked');
    });

    test('LOG-09 DEC-X-9 twenty of all networks lock it for browsers that it does not know; a known one signs in', async () => {
      for (let at = 0; at < 4; at += 1) await guess({ isKnown: false, id: `network-${at}` }, 5);
      expect(await tryAs(another, password)).toBe('locked');
      expect((await stand().send('InitiateAuth', startOf(player.email))).body).toEqual(locked);
      expect(await tryAs(known, password)).toBe('signed in');
      expect(await tryAs(another, password)).toBe('locked');
      await stand().context.clock.advance(30 * minuteMs);
      expect(await tryAs(another, password)).toBe('signed in');
    });

    test('LOG-09 DEC-X-9 a known browser has five tries of its own, and locks no one else out', async () => {
      await guess(known, 5);
      expect(await tryAs(known, password)).toBe('locked');
      expect(await tryAs(network, password)).toBe('signed in');
      expect(await tryAs({ isKnown: true, id: 'second' }, password)).toBe('signed in');
    });

    test('LOG-09 DEC-X-9 a requester that was signed for another account or with another key is none', async () => {
      for (let at = 0; at < 5; at += 1)
        await tryAs({ isKnown: true, id: `made-up-${at}` }, 'Sandbox2!', { account: 'other@x.test' });
      expect(await tryAs(known, password, { account: 'other@x.test' })).toBe('locked');
      expect(await tryAs(network, password)).toBe('signed in');
    });

    test('LOG-09 a new password ends every lock', async () => {
      for (const who of [known, network]) await guess(who, 5);
      await clearAttempts(stand().context.database, player.email);
      expect([await tryAs(known, password), await tryAs(network, password)]).toEqual(['signed in', 'signed in']);
    });
  });

  test('old passwords cannot be guessed with a stolen access token', async () => {
    const { AccessToken } = await stand().signInByPassword();
    const guess = { AccessToken, PreviousPassword: 'Sandbox2!', ProposedPassword: 'Changed1!' };
    for (let tries = 0; tries < 5; tries += 1) expect((await stand().send('ChangePassword', guess)).body).toEqual(wrong);
    const right = { ...guess, PreviousPassword: password };
    expect((await stand().send('ChangePassword', right)).body.__type).toBe('LimitExceededException');
  });
});

describe('sign-ins reported to the platform', () => {
  const login = (ClientMetadata: unknown) => {
    const AuthParameters = { USERNAME: player.email, PASSWORD: password };
    return stand().send('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: 'sandboxwebclient',
      AuthParameters,
      ClientMetadata,
    });
  };

  test('LOG-26 reports a successful sign-in with its origin, and no refused one', async () => {
    await login({ ipAddress: '203.0.113.7', country: 'FI' });
    await stand().trySignIn(player.email, 'Wrong-one1');
    stand().refusals.set(player.playerId, { kind: 'closed' });
    await login({ ipAddress: '203.0.113.8', country: 'SE' });
    expect(stand().signIns).toEqual([{ playerId: player.playerId, origin: { ipAddress: '203.0.113.7', country: 'FI' } }]);
  });

  test.each([[undefined], [null], ['FI'], [{ ipAddress: 5, country: 'Finland' }], [{ ipAddress: 'x'.repeat(65) }]])(
    'LOG-26 %j as origin does not prevent the sign-in and is stored as unknown',
    async (metadata) => {
      expect((await login(metadata)).status).toBe(200);
      expect(stand().signIns.map(({ origin }) => origin)).toEqual([{ ipAddress: '', country: '' }]);
    },
  );
});
