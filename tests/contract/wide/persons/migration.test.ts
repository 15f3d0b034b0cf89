import { eq } from 'drizzle-orm';
import { callService } from '#lib/core/api/call.ts';
import { captchaHeader } from '#lib/core/api/captcha.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import { registerPlayer } from '#lib/registration/contract.ts';
import { migratePlayer } from '#lib/session/contract.ts';
import { createIdentityAdmin } from '#sandbox/identity/admin.ts';
import { clearAttempts, createAttempts } from '#sandbox/identity/attempts.ts';
import { mayHaveBonuses } from '#sandbox/platform/bonuses/eligibility.ts';
import { createMatchAdmin } from '#sandbox/platform/flows/operator/match-admin.ts';
import { legacyPlayerTable, playerTable } from '#sandbox/platform/players/tables.ts';
import { changePlayer } from '#sandbox/platform/players/write-players.ts';
import { readPermission } from '#sandbox/platform/protection/marketing.ts';
import { addToRegister } from '#sandbox/platform/protection/register.ts';
import { createPlayerDirectory } from '#sandbox/platform/session/player-directory.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { idOf } from '../../../fixtures/sandbox/cashier.ts';
import { openPlatform } from '../../../fixtures/sandbox/platform.ts';
import { newRegistration } from '../../../fixtures/sandbox/registrations.ts';

const tom = { email: 'tom.legacy@sandbox.test', password: 'Sandbox1!' };

const platform = openBeforeAll(openPlatform);
beforeEach(async () => {
  await platform().service.reset();
  await clearAttempts(platform().database, tom.email);
});

const migrate = async (body: { email: string; password: string }) =>
  (await callService(migratePlayer, { body }, { baseUrl: platform().baseUrl, siteId: 5 })).reply;

async function refusal(body: { email: string; password: string }): Promise<string> {
  const response = await fetch(`${platform().baseUrl}/player/migration`, {
    method: 'POST',
    headers: { SiteContext: '5', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return `${response.status} ${await response.text()}`;
}

test('LOG-13 the right password migrates the player and creates an identity user, once', async () => {
  expect(await migrate({ ...tom, email: 'Tom.Legacy@sandbox.test' })).toEqual({ userConfirmed: true });
  const [player] = await platform().database.select().from(playerTable).where(eq(playerTable.email, tom.email));
  expect(player).toMatchObject({ firstName: 'Tom', countryCode: 'FI', status: 'REGISTERED' });
  expect(await createIdentityAdmin(platform().database).checkPassword(String(player?.id), tom.password)).toBe(true);
  expect(await refusal(tom)).toContain('error.player.not.found');
});

test('LOG-12 LOG-13 an unknown address, a wrong password and a locked account get identical responses', async () => {
  const unknown = await refusal({ email: 'nobody@sandbox.test', password: tom.password });
  expect(unknown).toMatch(/^404 .*error\.player\.not\.found/);
  expect(await refusal({ ...tom, password: 'Sandbox2!' })).toBe(unknown);
  expect(await refusal({ email: 'ben.one@sandbox.test', password: tom.password })).toBe(unknown);
  const attempts = createAttempts(platform().database, platform().clock.now);
  for (let tries = 0; tries < 5; tries += 1) await attempts.recordFailure({ account: tom.email, requester: undefined });
  expect(await refusal(tom)).toBe(unknown);
});

test('LOG-13 a player with an unverified address is not confirmed and not migrated', async () => {
  await platform().database.update(legacyPlayerTable).set({ confirmed: false });
  expect(await migrate(tom)).toEqual({ userConfirmed: false });
  expect(await platform().database.select().from(legacyPlayerTable)).toHaveLength(1);
});

test('DEC-RGA-4 DEC-BON-29 an excluded person of the former system is migrated and can neither sign in nor have anything', async () => {
  const { database, clock, config } = platform();
  await addToRegister(
    database,
    { firstName: 'TOM', lastName: 'Wík-man', dateOfBirth: '1980-09-13' },
    { until: null },
    config.serviceSecret,
  );
  expect(await migrate(tom)).toEqual({ userConfirmed: true });
  const [player] = await database.select().from(playerTable).where(eq(playerTable.email, tom.email));
  if (!player) throw new Error('The player was not migrated.');
  const directory = createPlayerDirectory(database, clock, config.serviceSecret);
  expect(await directory.findRefusal(String(player.id))).toEqual({ kind: 'exclusion-indefinite' });
  expect(await mayHaveBonuses(database, player, clock.now())).toBe(false);
  expect(await readPermission(database, player, clock.now())).toEqual({ mayShow: false, maySend: false });
});

test('DEC-PER-2 a migrated player who has an account here already waits for an operator', async () => {
  const ava = eq(playerTable.id, Number(idOf('ava.new')));
  const [known] = await platform().database.select().from(playerTable).where(ava);
  if (!known) throw new Error('The test player is missing.');
  const change = { firstName: 'Tom', lastName: 'WIKMAN', dateOfBirth: '1980-09-13' };
  await changePlayer(platform().database, known, change, platform().config.serviceSecret);
  await migrate(tom);
  const [player] = await platform().database.select().from(playerTable).where(eq(playerTable.email, tom.email));
  expect(player).toMatchObject({ identityReview: true });
  const [match] = await createMatchAdmin(platform()).list(String(player?.id));
  expect(match).toMatchObject({ likeness: 'IDENTITY', other: { playerId: idOf('ava.new') } });
});

test('LOG-13 a former player whose address has an account here by now is not migrated', async () => {
  const taken = { email: tom.email };
  await platform()
    .database.update(playerTable)
    .set(taken)
    .where(eq(playerTable.id, Number(idOf('ava.new'))));
  expect(await refusal(tom)).toContain('error.player.not.found');
  expect(await platform().database.select().from(legacyPlayerTable)).toHaveLength(1);
});

test('DEC-SGN-2 LOG-13 an unfinished registration of another person with the address is released, and erases nothing of the owner', async () => {
  const { database, clock, baseUrl } = platform();
  const register = { email: tom.email, password: 'Stranger-77x' };
  const headers = { [captchaHeader]: await platform().solveCaptcha() };
  await callService(registerPlayer, { body: newRegistration(register) }, { baseUrl, siteId: 5, headers });
  expect(await refusal(tom)).toContain('error.player.not.found');
  await clock.advance(8 * dayMs);
  expect(await database.select().from(legacyPlayerTable)).toHaveLength(1);
  await callService(
    registerPlayer,
    { body: newRegistration(register) },
    { baseUrl, siteId: 5, headers: { [captchaHeader]: await platform().solveCaptcha() } },
  );
  await clock.advance(dayMs);
  expect(await migrate(tom)).toEqual({ userConfirmed: true });
});
