import { signOut } from '#lib/session/contract.ts';
import { openSportsSession } from '#lib/sportsbook/contract.ts';
import { sportsSessionTable } from '#sandbox/platform/sportsbook/tables.ts';
import { openPlatform } from '../fixtures/platform.ts';

let platform: Awaited<ReturnType<typeof openPlatform>>;
beforeAll(async () => {
  platform = await openPlatform();
}, 240_000);
afterAll(() => platform?.close());

const [ben, cleo] = ['100024', '100025'];
const open = (playerId: string) => platform.call(playerId, openSportsSession, { body: {} });
const kept = async () => (await platform.database.select().from(sportsSessionTable)).map(({ playerId }) => String(playerId));

test('LOG-19 SPB-02 a player gets a token for a year, also as an HttpOnly cookie with SameSite=None', async () => {
  const headers = { SiteContext: '5', Authorization: await platform.signToken(ben) };
  const response = await fetch(`${platform.baseUrl}/auth/session/create`, { method: 'POST', headers, body: '{}' });
  const { sessionToken } = (await response.json()) as { sessionToken: string };
  expect(response.status).toBe(200);
  const marks = 'Path=/; Max-Age=31536000; HttpOnly; Secure; SameSite=None';
  expect(response.headers.getSetCookie()).toEqual([`sb_session=${sessionToken}; ${marks}`]);
  expect((await open(ben)).sessionToken).not.toBe(sessionToken);
  const rows = await platform.database.select().from(sportsSessionTable);
  expect(JSON.stringify(rows)).not.toContain(sessionToken);
  const days = ((rows[0]?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(365);
});

test('LOG-19 a sports session requires the player’s id token', async () => {
  const headers = { SiteContext: '5' };
  const response = await fetch(`${platform.baseUrl}/auth/session/create`, { method: 'POST', headers, body: '{}' });
  expect(response.status).toBe(401);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('LOG-19 signing out ends the player’s sportsbook sessions on every device, and no other player’s', async () => {
  await Promise.all([open(ben), open(ben), open(cleo)]);
  await platform.call(ben, signOut, { body: {} });
  expect(await kept()).toEqual([cleo]);
});
