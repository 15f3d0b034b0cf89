import { eq } from 'drizzle-orm';
import { callService } from '#lib/core/api/call.ts';
import { migratePlayer } from '#lib/session/contract.ts';
import { createIdentityAdmin } from '#sandbox/identity/admin.ts';
import { clearAttempts, createAttempts } from '#sandbox/identity/attempts.ts';
import { legacyPlayerTable, playerTable } from '#sandbox/platform/players/tables.ts';
import { openPlatform } from '../fixtures/platform.ts';

const tom = { email: 'tom.legacy@sandbox.test', password: 'Sandbox1!' };

let platform: Awaited<ReturnType<typeof openPlatform>>;
beforeAll(async () => {
  platform = await openPlatform();
}, 240_000);
beforeEach(async () => {
  await platform.service.reset();
  await clearAttempts(platform.database, tom.email);
});
afterAll(() => platform?.close());

const migrate = async (body: { email: string; password: string }) =>
  (await callService(migratePlayer, { body }, { baseUrl: platform.baseUrl, siteId: 5 })).reply;

async function refusal(body: { email: string; password: string }): Promise<string> {
  const response = await fetch(`${platform.baseUrl}/player/migration`, {
    method: 'POST',
    headers: { SiteContext: '5', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return `${response.status} ${await response.text()}`;
}

test('LOG-13 the right password migrates the player and creates an identity user, once', async () => {
  expect(await migrate({ ...tom, email: 'Tom.Legacy@sandbox.test' })).toEqual({ userConfirmed: true });
  const [player] = await platform.database.select().from(playerTable).where(eq(playerTable.email, tom.email));
  expect(player).toMatchObject({ firstName: 'Tom', countryCode: 'FI', status: 'REGISTERED' });
  expect(await createIdentityAdmin(platform.database).checkPassword(String(player?.id), tom.password)).toBe(true);
  expect(await refusal(tom)).toContain('error.player.not.found');
});

test('LOG-12 LOG-13 an unknown address, a wrong password and a locked account get identical responses', async () => {
  const unknown = await refusal({ email: 'nobody@sandbox.test', password: tom.password });
  expect(unknown).toMatch(/^404 .*error\.player\.not\.found/);
  expect(await refusal({ ...tom, password: 'Sandbox2!' })).toBe(unknown);
  expect(await refusal({ email: 'ben.one@sandbox.test', password: tom.password })).toBe(unknown);
  const attempts = createAttempts(platform.database, platform.clock.now);
  for (let tries = 0; tries < 5; tries += 1) await attempts.recordFailure(tom.email);
  expect(await refusal(tom)).toBe(unknown);
});

test('LOG-13 a player with an unverified address is not confirmed and not migrated', async () => {
  await platform.database.update(legacyPlayerTable).set({ confirmed: false });
  expect(await migrate(tom)).toEqual({ userConfirmed: false });
  expect(await platform.database.select().from(legacyPlayerTable)).toHaveLength(1);
});
