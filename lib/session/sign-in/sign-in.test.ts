import { type SignInPorts, signIn } from './sign-in.ts';

type PortCall = readonly [step: string, email: string, password: string, form?: string];

/** Signs in at services that refuse every password in the same way, and records their calls. */
async function signInRefused(type: string, message: string, more: Partial<SignInPorts> = {}, typed = 'Sandbox1!') {
  const calls: PortCall[] = [];
  const answer = await signIn('\u00a0Tom@Sandbox.test \u200b', typed, {
    authenticate: async (email, password, form) => {
      calls.push(form ? ['authenticate', email, password, form] : ['authenticate', email, password]);
      return { kind: 'refused', type, message };
    },
    migrate: async (email, password) => {
      calls.push(['migrate', email, password]);
      return false;
    },
    ...more,
  });
  return { answer, calls };
}

const once = (step: string): PortCall => [step, 'tom@sandbox.test', 'Sandbox1!'];
const unknown = 'PreAuthentication failed with error error.player.not.found.';

test('LOG-12 LOG-13 a wrong password and an unknown address make the same calls and get the same refusal', async () => {
  const wrong = await signInRefused('NotAuthorizedException', 'Incorrect username or password.');
  expect(wrong.calls).toEqual([once('authenticate'), once('migrate')]);
  expect(await signInRefused('UserNotFoundException', 'User does not exist.')).toEqual(wrong);
  expect(await signInRefused('UserLambdaValidationException', unknown)).toEqual(wrong);
  expect(wrong.answer).toEqual({ ok: false, refusal: { code: 'login.error.unauthorized' } });
});

test('LOG-13 authenticates a migrated player once more', async () => {
  const { answer, calls } = await signInRefused('NotAuthorizedException', '', { migrate: async () => true });
  expect(calls).toEqual([once('authenticate'), once('authenticate')]);
  expect(answer.ok).toBe(false);
});

test('LOG-13 a refusal with a reason, or a failing service, starts no migration', async () => {
  const closed = 'PreAuthentication failed with error error.account.closed.';
  expect((await signInRefused('UserLambdaValidationException', closed)).calls).toEqual([once('authenticate')]);
  expect((await signInRefused('NetworkError', '')).calls).toEqual([once('authenticate')]);
  expect((await signInRefused('NotAuthorizedException', '', { migrate: undefined })).calls).toEqual([once('authenticate')]);
});

describe('DEC-VAL-1 a password with a character of two forms', () => {
  const [composed, decomposed] = ['Pässword-77x', 'Pa\u0308ssword-77x'];
  const address = 'tom@sandbox.test';

  test('is tried as it is stored now, once as it was typed, and migrated as typed', async () => {
    const { calls } = await signInRefused('NotAuthorizedException', '', {}, decomposed);
    expect(calls).toEqual([
      ['authenticate', address, composed, 'first'],
      ['authenticate', address, decomposed, 'second'],
      ['migrate', address, decomposed],
    ]);
    expect((await signInRefused('UserNotFoundException', '', {}, decomposed)).calls).toEqual(calls);
  });

  test('is tried once where it is typed as it is stored', async () => {
    const { calls } = await signInRefused('NotAuthorizedException', '', { migrate: undefined }, composed);
    expect(calls).toEqual([['authenticate', address, composed]]);
  });

  test('is not tried again where the first answer has a reason', async () => {
    const locked = 'PreAuthentication failed with error error.sign.in.attempt.count.exceeded.';
    const { calls } = await signInRefused('UserLambdaValidationException', locked, {}, decomposed);
    expect(calls).toEqual([['authenticate', address, composed, 'first']]);
  });

  test('is stored normalized after a migration', async () => {
    const { calls } = await signInRefused('NotAuthorizedException', '', { migrate: async () => true }, decomposed);
    expect(calls.at(-1)).toEqual(['authenticate', address, composed]);
  });
});
