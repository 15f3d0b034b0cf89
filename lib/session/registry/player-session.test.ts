import { readCookies } from '#lib/core/http/cookies.ts';
import { signedInCookies, testSessionStore } from '../../../tests/fixtures/components/site-session.ts';
import { openBeforeAll } from '../../../tests/fixtures/open-before-all.ts';
import { openOutside } from '../../../tests/fixtures/servers/outside.ts';
import { expectSoon } from '../../../tests/fixtures/soon.ts';
import type { SessionStore } from './session-store.ts';

/** The platform of the test: its status for every call, how often it was asked, and for what at last. */
const platform = { status: 200, calls: 0, lastPath: '', beforeAnswer: async (): Promise<void> => undefined };
const details = { payout: false, casino: true, liveCasino: true, sports: true, virtualSports: true, bonuses: true };
const outside = openBeforeAll(() =>
  openOutside(async ({ url = '' }, response) => {
    platform.calls += 1;
    platform.lastPath = url;
    await platform.beforeAnswer();
    const answer = { ...details, deposit: true, withdrawal: true, multibrandSuspended: false };
    const refused = { status: platform.status, code: 'error.token.expired', message: 'Token expired' };
    response.writeHead(platform.status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(platform.status === 200 ? answer : refused));
  }),
);
let site: typeof import('./player-session.ts');
let sealed: typeof import('../tokens/session-cookie.ts');
const holder = globalThis as typeof globalThis & { parlourSessions?: SessionStore };

beforeAll(async () => {
  process.env.PLATFORM_URL = outside().url;
  site = await import('./player-session.ts');
  sealed = await import('../tokens/session-cookie.ts');
});
beforeEach(() => Object.assign(platform, { status: 200, calls: 0, beforeAnswer: async () => undefined }));
const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);

async function signedIn(playerId = '100024') {
  const cookies = readCookies(await signedInCookies(playerId));
  const session = await sealed.openCredentials(cookies);
  if (!session) throw new Error('no session');
  return { cookies, ...session };
}

/** As after the loss of the file: an empty store. */
function loseStore(): void {
  holder.parlourSessions = undefined;
  testSessionStore();
}

const codeOf = (cookies: ReadonlyMap<string, string>) =>
  site.credentialsOf(cookies).then(
    (player) => player?.playerId,
    (error: { status: number; code: string; endsSession: boolean }) => [error.status, error.code, error.endsSession],
  );

test('LOG-14 copied cookies are refused once the session has ended, and those of another session are not', async () => {
  const [one, other] = [await signedIn(), await signedIn()];
  expect(await codeOf(one.cookies)).toBe('100024');
  await site.endSessionOf(one.cookies);
  expect(await codeOf(one.cookies)).toEqual([401, 'error.session.ended', true]);
  expect(await codeOf(other.cookies)).toBe('100024');
  await site.endAllSessionsOf('100024', { exceptId: other.sessionId });
  expect(await codeOf(other.cookies)).toBe('100024');
  await site.endAllSessionsOf('100024');
  expect(await codeOf(other.cookies)).toEqual([401, 'error.session.ended', true]);
  expect(platform.calls).toBe(0);
});

test('LOG-14 every call after a block gets the reason of the block, until the next sign-in', async () => {
  const { cookies } = await signedIn('100031');
  const block = { code: 'error.exclusion.in.progress.indefinite' };
  await site.endAllSessionsOf('100031', { block });
  for (let calls = 0; calls < 2; calls += 1) expect(await codeOf(cookies)).toEqual([403, block.code, true]);
  await signedIn('100031');
  expect(await codeOf(cookies)).toEqual([401, 'error.session.ended', true]);
});

test('LOG-20 cookies of a session without activity for 31 minutes are refused with a reason of their own, and the platform is notified once', async () => {
  const realNow = Date.now;
  let aheadMs = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + aheadMs);
  loseStore();
  try {
    const cookies = readCookies(await signedInCookies('100024', 3_600));
    aheadMs = 30 * 60_000 + 59_000;
    expect(await codeOf(cookies)).not.toContain('error.session.inactive');
    aheadMs = 31 * 60_000;
    const codes = await Promise.all([codeOf(cookies), codeOf(cookies), codeOf(cookies)]);
    expect([...codes, await codeOf(cookies)]).toEqual(Array(4).fill([401, 'error.session.inactive', true]));
    await expectSoon(async () => expect(platform.lastPath).toBe('/player/100024/inactivity_logout'));
    expect(platform.calls).toBe(1);
  } finally {
    jest.mocked(Date.now).mockRestore();
    loseStore();
  }
});

test('LOG-14 the platform is asked once about a session that the store does not know', async () => {
  const { cookies } = await signedIn();
  loseStore();
  expect(await codeOf(cookies)).toBe('100024');
  expect(await codeOf(cookies)).toBe('100024');
  expect(platform.calls).toBe(1);
});

test('LOG-14 an unknown session that the platform refuses has ended, and is not asked about again', async () => {
  const { cookies } = await signedIn();
  loseStore();
  platform.status = 401;
  expect(await codeOf(cookies)).toEqual([401, 'error.token.expired', true]);
  platform.status = 200;
  expect(await codeOf(cookies)).toEqual([401, 'error.session.ended', true]);
});

test('LOG-14 LOG-27 neither a failing platform nor an unreadable store admits a player or signs one out', async () => {
  const { cookies } = await signedIn();
  const known = holder.parlourSessions;
  loseStore();
  platform.status = 500;
  expect(await codeOf(cookies)).toEqual([503, 'error.system.error', false]);
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  holder.parlourSessions = { ...testSessionStore(), find: () => Promise.reject(new Error('the disk is gone')) };
  expect(await codeOf(cookies)).toEqual([503, 'error.system.error', false]);
  error.mockRestore();
  holder.parlourSessions = known;
  expect(await codeOf(cookies)).toBe('100024');
});

test('LOG-14 a session that ends while the platform is asked about it has ended', async () => {
  const { cookies, sessionId } = await signedIn();
  loseStore();
  platform.beforeAnswer = async () => void (await testSessionStore().end(sessionId, '100024'));
  expect(await codeOf(cookies)).toEqual([401, 'error.session.ended', true]);
});

test('LOG-17 the first request after a sign-out that no server answered ends the session, here and at the platform', async () => {
  const { cookies } = await signedIn();
  info.mockClear();
  const signedOut = new Map([...cookies, ['sign-out', '1']]);
  for (let count = 0; count < 3; count += 1) expect(await codeOf(signedOut)).toEqual([401, 'error.session.ended', true]);
  expect(info).toHaveBeenCalledTimes(1);
  expect(await codeOf(cookies)).toEqual([401, 'error.session.ended', true]);
  await expectSoon(async () => expect(platform.calls).toBe(1));
  const { clearedCookies } = await import('../clear-session.ts');
  const names = (sent: ReadonlyMap<string, string>) => clearedCookies(sent).map(({ name }) => name);
  expect([names(new Map([['sign-out', '1']])).includes('sign-out'), names(cookies).includes('sign-out')]).toEqual([true, false]);
});
