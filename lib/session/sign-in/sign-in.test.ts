import { type SignInPorts, signIn } from './sign-in.ts';

type PortCall = readonly [step: string, email: string, password: string];

/** Signs in at services that refuse every password in the same way, and records their calls. */
async function signInRefused(type: string, message: string, more: Partial<SignInPorts> = {}) {
  const calls: PortCall[] = [];
  const answer = await signIn(' Tom@Sandbox.test', 'Sandbox1!', {
    authenticate: async (email, password) => {
      calls.push(['authenticate', email, password]);
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
