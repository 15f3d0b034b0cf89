import { readProfile, readSignIns } from '#lib/account/contract.ts';
import { dayMs, hourMs } from '#lib/core/time/durations.ts';
import { startCooling } from '#lib/protection/contract.ts';
import { readWallet } from '#lib/wallet/contract.ts';
import { issueTokens } from '#sandbox/identity/issue-tokens.ts';
import { createSessionStore } from '#sandbox/identity/sessions.ts';
import { createUserStore } from '#sandbox/identity/users.ts';
import { createPlayerDirectory } from '#sandbox/platform/session/player-directory.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { openPlayerDesk } from '../../../fixtures/sandbox/operator.ts';
import { openPlatform } from '../../../fixtures/sandbox/platform.ts';

const ben = '100024';
const slow = 240_000;

const platform = openBeforeAll(openPlatform, slow);
beforeEach(async () => {
  await platform().service.reset();
  await platform().clock.reset();
}, slow);

/** Opens a session; returns a function that checks whether it can be renewed. */
async function openSession(): Promise<() => Promise<boolean>> {
  await createUserStore(platform().database).replaceAll([]);
  const claims = await createPlayerDirectory(platform().database, platform().clock, platform().config.serviceSecret).readClaims(
    ben,
  );
  if (!claims) throw new Error('the test player is unknown');
  const { refreshToken } = await issueTokens(platform(), 'ben.one@sandbox.test', claims);
  return async () => (await createSessionStore(platform().database).findByRefreshToken(refreshToken)) !== undefined;
}

const block = (status: 'TIMEOUT' | 'SELF_EXCLUDED' | 'CLOSED' | 'BLACKLISTED' | 'REGISTERED') =>
  openPlayerDesk(platform()).update(ben, { status });

test.each([
  ['TIMEOUT', 'error.timeout.in.progress.1'],
  ['SELF_EXCLUDED', 'error.exclusion.in.progress.indefinite'],
  ['CLOSED', 'error.account.closed'],
  ['BLACKLISTED', 'error.account.deactivated'],
] as const)('LOG-14 a token whose player is %s since is refused with 403 and %s', async (status, code) => {
  const canRenew = await openSession();
  expect(await platform().call(ben, readWallet, {})).toBeDefined();
  expect(await canRenew()).toBe(true);
  await block(status);
  for (const endpoint of [readWallet, readProfile]) {
    const refused = await platform().refusalOf(ben, endpoint, {});
    expect(refused).toMatchObject({ status: 403, code, layer: 'platform', endsSession: true });
  }
  expect(await canRenew()).toBe(false);
  await block('REGISTERED');
  expect(await platform().call(ben, readWallet, {})).toBeDefined();
  expect(await canRenew()).toBe(false);
});

test('DEC-RGA-1 an operator’s time-out follows the player’s own if it ends later, and is not ended before that', async () => {
  const { database, clock, config } = platform();
  const chosen = { envelope: { status: 409, code: 'error.block.chosen' } };
  const refusal = () => createPlayerDirectory(database, clock, config.serviceSecret).findRefusal(ben);
  await platform().call(ben, startCooling, { body: { playerId: ben } });
  await clock.advance(hourMs);
  await block('TIMEOUT');
  expect(await refusal()).toMatchObject({ kind: 'timeout', initiator: 'OPERATOR' });
  await expect(block('REGISTERED')).rejects.toMatchObject(chosen);
  await clock.advance(dayMs - hourMs);
  await block('REGISTERED');
  expect(await refusal()).toBeUndefined();
});

test('LOG-14 a sign-in that was verified by an earlier password opens no session', async () => {
  const users = createUserStore(platform().database);
  await users.replaceAll([{ email: 'ben.one@sandbox.test', playerId: ben, password: 'Sandbox1!', confirmed: true }]);
  const verified = await users.findByPlayer(ben);
  if (!verified) throw new Error('the test player has no user');
  await users.update(verified.sub, { password: 'Changed1!' });
  const sessions = createSessionStore(platform().database);
  await expect(sessions.start(verified)).rejects.toMatchObject({ type: 'NotAuthorizedException' });
  const changed = await users.findByPlayer(ben);
  expect(changed && (await sessions.start(changed)).session.sub).toBe(verified.sub);
});

test('LOG-06 a player blocked during a session gets the initiator and the duration of the block', async () => {
  await block('TIMEOUT');
  const { envelope } = await platform().refusalOf(ben, readWallet, {});
  expect(envelope.additionalInfo).toMatchObject({ playerId: ben, initiator: 'OPERATOR', cooling: false });
  expect(envelope.additionalInfo?.millisLeft).toBeGreaterThan(dayMs - 60_000);
});

test('a change that does not block the player leaves the session open', async () => {
  const canRenew = await openSession();
  await openPlayerDesk(platform()).update(ben, { flags: { casino: false }, kycStatus: 'PENDING' });
  expect(await canRenew()).toBe(true);
  expect(await platform().call(ben, readWallet, {})).toBeDefined();
});

test('LOG-24 RGA-11 CST-09 a cooling-off lasts one day, ends every session and then ends by itself', async () => {
  const canRenew = await openSession();
  const answer = await platform().call(ben, startCooling, { body: { playerId: ben } });
  expect(answer).toMatchObject({ millisLeft: dayMs, initiator: 'PLAYER', cooling: true });
  expect(Date.parse(answer.until) - platform().clock.now().getTime()).toBeGreaterThan(dayMs - 60_000);
  expect(await canRenew()).toBe(false);
  const refused = await platform().refusalOf(ben, readWallet, {});
  expect(refused).toMatchObject({ status: 403, code: 'error.timeout.in.progress.1' });
  expect(refused.envelope.additionalInfo).toMatchObject({ cooling: true, initiator: 'PLAYER' });
  await platform().clock.advance(dayMs - 60_000);
  expect((await platform().refusalOf(ben, readWallet, {})).status).toBe(403);
  await platform().clock.advance(120_000);
  expect(await platform().call(ben, readWallet, {})).toBeDefined();
});

test('LOG-24 of two concurrent cooling-off requests one succeeds', async () => {
  const outcomes = await Promise.allSettled([1, 2].map(() => platform().call(ben, startCooling, { body: { playerId: ben } })));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('LOG-26 the latest sign-ins are listed newest first, up to the limit, and only the player’s own', async () => {
  const directory = createPlayerDirectory(platform().database, platform().clock, platform().config.serviceSecret);
  await directory.recordSignIn('100025', { ipAddress: '203.0.113.99', country: 'SE' });
  for (const [at, country] of ['FI', 'NO', 'MT'].entries()) {
    await directory.recordSignIn(ben, { ipAddress: `203.0.113.${at}`, country, device: at === 0 ? undefined : 'chrome windows' });
    await platform().clock.advance(60_000);
  }
  await directory.recordSignIn('none', { ipAddress: '', country: '' });
  const list = await platform().call(ben, readSignIns, { query: {} });
  expect(list.map(({ loginIp, loginCountry, loginDevice }) => [loginIp, loginCountry, loginDevice])).toEqual([
    ['203.0.113.2', 'MT', 'chrome windows'],
    ['203.0.113.1', 'NO', 'chrome windows'],
    ['203.0.113.0', 'FI', ''],
  ]);
  expect(list.map(({ loginDate }) => Date.parse(loginDate))).toEqual(
    [...list.map(({ loginDate }) => Date.parse(loginDate))].sort((a, b) => b - a),
  );
  expect(await platform().call(ben, readSignIns, { query: { limit: 1 } })).toHaveLength(1);
  for (const limit of [0, 51, 1.5]) {
    expect(await platform().refusalOf(ben, readSignIns, { query: { limit } })).toMatchObject({ code: 'error.validation' });
  }
});
