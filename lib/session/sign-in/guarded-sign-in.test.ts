import { knownBrowserCookie } from '../requester/known-browser.ts';
import { guardedSignIn } from './guarded-sign-in.ts';
import type { SignIn, SignInPorts } from './sign-in.ts';

const mockQueue = { isLong: false };
jest.mock('./srp.ts', () => ({ isQueueLong: () => mockQueue.isLong }));
const mockTurns: object[] = [];
const mockOutcome: { next: SignIn } = { next: { ok: false, refusal: { code: 'login.error.unauthorized' } } };
jest.mock('./sign-in.ts', () => ({
  signInPorts: (_: object, turn: object) => void mockTurns.push(turn),
  signIn: async (..._: [string, string, SignInPorts]) => mockOutcome.next,
}));
const mockCaptcha = { isUp: true };
jest.mock('#lib/core/api/verify-captcha.ts', () => ({
  isCaptchaTokenValid: async (token?: string) => {
    if (!mockCaptcha.isUp) throw new Error('the captcha service is down');
    return token === 'solved';
  },
}));

const origin = { ipAddress: '', country: '' };
const none: ReadonlyMap<string, string> = new Map();
const from = (client: string, cookies = none) => ({ cookies, client, origin });
const knownFor = async (email: string) => new Map([['known-browser', (await knownBrowserCookie(none, email)).value]]);
const tried = (email: string, captchaToken?: string) => ({ email, password: 'Sandbox1!', ...(captchaToken && { captchaToken }) });
const refusalOf = (outcome: SignIn) => (outcome.ok ? undefined : outcome.refusal);

beforeEach(() => {
  mockTurns.length = 0;
  Object.assign(mockQueue, { isLong: false });
  Object.assign(mockCaptcha, { isUp: true });
});

test('LOG-27 while many wait a browser that the account does not know is asked for a captcha, which gives it a better turn', async () => {
  mockQueue.isLong = true;
  const first = await guardedSignIn(tried('busy@x.test'), from('192.0.2.1'));
  expect(refusalOf(first)).toEqual({ code: 'error.sign_in.busy', captcha: true });
  expect(refusalOf(await guardedSignIn(tried('busy@x.test', 'made-up'), from('192.0.2.1')))).toEqual({
    code: 'error.captcha.validation',
    captcha: true,
  });
  expect(mockTurns).toEqual([]);
  await guardedSignIn(tried('busy@x.test', 'solved'), from('192.0.2.1'));
  expect(mockTurns).toMatchObject([{ lane: 'verified', client: { own: '192.0.2.1' } }]);
});

test('LOG-27 a browser that the account knows is asked for none, and waits with its like', async () => {
  mockQueue.isLong = true;
  await guardedSignIn(tried('ann@x.test'), from('192.0.2.1', await knownFor('ann@x.test')));
  expect(mockTurns).toMatchObject([{ lane: 'known' }]);
  expect(refusalOf(await guardedSignIn(tried('ben@x.test'), from('192.0.2.1', await knownFor('ann@x.test'))))).toMatchObject({
    code: 'error.sign_in.busy',
  });
});

test('DEC-X-9 wrong passwords of a stranger ask the stranger for a captcha, and the owner’s browser for none', async () => {
  const own = await knownFor('cleo@x.test');
  for (let time = 0; time < 3; time += 1) await guardedSignIn(tried('cleo@x.test'), from('192.0.2.2'));
  expect(refusalOf(await guardedSignIn(tried('cleo@x.test'), from('192.0.2.3')))).toMatchObject({
    code: 'error.captcha.validation',
  });
  expect(refusalOf(await guardedSignIn(tried('cleo@x.test'), from('192.0.2.2', own)))).toEqual({
    code: 'login.error.unauthorized',
  });
});

test('LOG-27 a captcha service that does not answer lets no one through', async () => {
  mockQueue.isLong = true;
  mockCaptcha.isUp = false;
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(refusalOf(await guardedSignIn(tried('dan@x.test', 'solved'), from('192.0.2.4')))).toEqual({
    code: 'error.system.error',
    captcha: true,
  });
  expect(mockTurns).toEqual([]);
  log.mockRestore();
});
