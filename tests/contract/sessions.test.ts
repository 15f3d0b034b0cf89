import { decodeJwt } from 'jose';
import { callService } from '#lib/core/api/call.ts';
import type { CallInput } from '#lib/core/api/endpoint.ts';
import { signerWith } from '#lib/core/api/sign-call.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import { createRelaxTicket } from '#lib/games/launch/contract.ts';
import { setPasswordByLink } from '#lib/recovery/contract.ts';
import { signOut } from '#lib/session/contract.ts';
import { openSportsSession } from '#lib/sportsbook/contract.ts';
import { catalogue } from '#sandbox/data/tables/catalogue.ts';
import { createUserStore } from '#sandbox/identity/users.ts';
import { issueKey } from '#sandbox/platform/recovery/keys.ts';
import { gameSessionTable } from '#sandbox/platform/seamless/tables.ts';
import { sportsSessionTable } from '#sandbox/platform/sportsbook/tables.ts';
import { openBeforeAll } from '../fixtures/open-before-all.ts';
import { openPlayerDesk } from '../fixtures/sandbox/operator.ts';
import { openPlatform } from '../fixtures/sandbox/platform.ts';

const platform = openBeforeAll(openPlatform);

const [ben, cleo] = ['100024', '100025'];
/** The test player with the address. */
const [dan, email] = ['100026', 'dan.docs@sandbox.test'];
const open = (playerId: string) => platform().call(playerId, openSportsSession, { body: {} });
const kept = async () => (await platform().database.select().from(sportsSessionTable)).map(({ playerId }) => String(playerId));

test('LOG-19 SPB-02 a player gets a token for a year, also as an HttpOnly cookie with SameSite=None', async () => {
  const headers = { SiteContext: '5', Authorization: await platform().signToken(ben) };
  const response = await fetch(`${platform().baseUrl}/auth/session/create`, { method: 'POST', headers, body: '{}' });
  const { sessionToken } = (await response.json()) as { sessionToken: string };
  expect(response.status).toBe(200);
  const marks = 'Path=/; Max-Age=31536000; HttpOnly; Secure; SameSite=None';
  expect(response.headers.getSetCookie()).toEqual([`sb_session=${sessionToken}; ${marks}`]);
  expect((await open(ben)).sessionToken).not.toBe(sessionToken);
  const rows = await platform().database.select().from(sportsSessionTable);
  expect(JSON.stringify(rows)).not.toContain(sessionToken);
  const days = ((rows[0]?.expiresAt.getTime() ?? 0) - Date.now()) / dayMs;
  expect(Math.round(days)).toBe(365);
});

test('LOG-19 a sports session requires the player’s id token', async () => {
  const headers = { SiteContext: '5' };
  const response = await fetch(`${platform().baseUrl}/auth/session/create`, { method: 'POST', headers, body: '{}' });
  expect(response.status).toBe(401);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('LOG-19 a sign-out ends the sportsbook session of its own sign-in, and no other one', async () => {
  await platform().database.delete(sportsSessionTable);
  const token = await platform().signToken(ben);
  const options = { baseUrl: platform().baseUrl, siteId: 5, credentials: { playerId: ben, idToken: token } };
  await Promise.all([callService(openSportsSession, { body: {} }, options), open(ben), open(cleo)]);
  await callService(signOut, { body: {} }, options);
  expect((await kept()).sort()).toEqual([ben, cleo]);
});

const relaxGame = catalogue.find(({ provider }) => provider === 'relax')?.providerGameCode;

describe('sessions of the platform', () => {
  const walletStatus = async (idToken: string) => {
    const headers = { SiteContext: '5', Authorization: idToken };
    return (await fetch(`${platform().baseUrl}/player/${dan}/profile`, { headers })).status;
  };
  const optionsOf = (idToken: string) => ({
    baseUrl: platform().baseUrl,
    siteId: 5,
    sign: signerWith(platform().config.signingKeys.platform[0]),
    credentials: { playerId: dan, idToken },
  });
  const signOutWith = (idToken: string, body: CallInput<typeof signOut>['body']) =>
    callService(signOut, { body }, optionsOf(idToken));
  const statuses = async (...tokens: readonly string[]) => Promise.all(tokens.map(walletStatus));
  const threeTokens = () => Promise.all([platform().signToken(dan), platform().signToken(dan), platform().signToken(dan)]);

  beforeAll(async () => {
    await createUserStore(platform().database).add({ email, playerId: dan, password: 'Sandbox1!', confirmed: true });
  });

  test('LOG-14 LOG-17 a sign-out ends its own session, the others, or the one that it names', async () => {
    const [here, there, third] = await threeTokens();
    await signOutWith(third, {});
    expect(await statuses(here, there, third)).toEqual([200, 200, 401]);
    await signOutWith(here, { which: 'NAMED', sessionId: decodeJwt(there).origin_jti as string });
    expect(await statuses(here, there)).toEqual([200, 401]);
    const [later, another] = await threeTokens();
    await signOutWith(here, { which: 'OTHERS' });
    expect(await statuses(here, later, another)).toEqual([200, 401, 401]);
    const unnamed = await signOutWith(here, { which: 'NAMED' }).catch((error: unknown) => error);
    expect(unnamed).toMatchObject({ status: 400, code: 'error.validation' });
  });

  test('LOG-14 a sign-out cannot name the session of another player', async () => {
    const [own, others] = [await platform().signToken(dan), await platform().signToken(ben)];
    await signOutWith(own, { which: 'NAMED', sessionId: decodeJwt(others).origin_jti as string });
    const headers = { SiteContext: '5', Authorization: others };
    expect((await fetch(`${platform().baseUrl}/player/${ben}/profile`, { headers })).status).toBe(200);
  });

  test('LOG-14 tokens from before a new password, a block and a closure are refused, also once it is over', async () => {
    const [first] = await threeTokens();
    const { key } = await issueKey(platform().database, 'LINK', email, platform().clock.now());
    const answer = await platform().call('', setPasswordByLink, { body: { token: key, password: 'Changed1!' } });
    expect(answer).toEqual({ playerId: dan });
    expect(await statuses(first)).toEqual([401]);
    for (const status of ['TIMEOUT', 'CLOSED'] as const) {
      const [before] = await threeTokens();
      const players = openPlayerDesk(platform());
      await players.update(dan, { status });
      expect(await statuses(before)).toEqual([403]);
      await players.update(dan, { status: 'REGISTERED' });
      expect(await statuses(before, await platform().signToken(dan))).toEqual([401, 200]);
    }
  });

  test('LOG-14 a sign-out closes the game that its own session opened, and no other one', async () => {
    const [here, there] = await threeTokens();
    const ticketOf = (idToken: string) =>
      callService(
        createRelaxTicket,
        { body: { gameId: relaxGame ?? '', channel: 'web', partner: '1', jurisdiction: 'MT' } },
        optionsOf(idToken),
      );
    const openGames = async () =>
      (await platform().database.select().from(gameSessionTable)).filter(({ closedAt }) => closedAt === null).length;
    await ticketOf(there);
    await signOutWith(here, {});
    expect(await openGames()).toBe(1);
    await signOutWith(there, {});
    expect(await openGames()).toBe(0);
  });
});
