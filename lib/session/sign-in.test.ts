import { type SignInPorts, signIn } from '#lib/session/sign-in.ts';

type Asked = readonly [step: string, email: string, password: string];

/** A world that refuses every password in one way, and writes down what it is asked. */
async function tryIn(type: string, message: string, more: Partial<SignInPorts> = {}) {
  const asked: Asked[] = [];
  const answer = await signIn(' Tom@Sandbox.test', 'Sandbox1!', {
    prove: async (email, password) => {
      asked.push(['prove', email, password]);
      return { kind: 'refused', type, message };
    },
    migrate: async (email, password) => {
      asked.push(['migrate', email, password]);
      return false;
    },
    ...more,
  });
  return { answer, asked };
}

const once = (step: string): Asked => [step, 'tom@sandbox.test', 'Sandbox1!'];
const unknown = 'PreAuthentication failed with error error.player.not.found.';

test('LOG-12 LOG-13 a wrong password and an unknown address take the same way to the same answer', async () => {
  const wrong = await tryIn('NotAuthorizedException', 'Incorrect username or password.');
  expect(wrong.asked).toEqual([once('prove'), once('migrate')]);
  expect(await tryIn('UserNotFoundException', 'User does not exist.')).toEqual(wrong);
  expect(await tryIn('UserLambdaValidationException', unknown)).toEqual(wrong);
  expect(wrong.answer).toEqual({ ok: false, refusal: { code: 'login.error.unauthorized' } });
});

test('LOG-13 a player who was brought over proves his password once more', async () => {
  const { answer, asked } = await tryIn('NotAuthorizedException', '', { migrate: async () => true });
  expect(asked).toEqual([once('prove'), once('prove')]);
  expect(answer.ok).toBe(false);
});

test('LOG-13 a reason, or a failing service, asks for no migration', async () => {
  const closed = 'PreAuthentication failed with error error.account.closed.';
  expect((await tryIn('UserLambdaValidationException', closed)).asked).toEqual([once('prove')]);
  expect((await tryIn('NetworkError', '')).asked).toEqual([once('prove')]);
  expect((await tryIn('NotAuthorizedException', '', { migrate: undefined })).asked).toEqual([once('prove')]);
});
