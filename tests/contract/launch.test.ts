import { casinoProviders, liveProviders, type Provider } from '#lib/core/config/game-providers.ts';
import {
  createCreedroomzToken,
  listCreedroomzTables,
  listGameLimitations,
  openGame,
  openPragmatic,
  readCreedroomzToken,
  readGameLimitations,
} from '#lib/games/launch/contract.ts';
import { gateways } from '#lib/games/launch/gateways.ts';
import type { Call, Launch } from '#lib/games/launch/providers/gateway.ts';
import { returnUrls } from '#lib/games/launch/rules.ts';
import { authenticateGame } from '#lib/wallet/seamless/contract.ts';
import { catalogue } from '#sandbox/data/tables/catalogue.ts';
import { liveTables } from '#sandbox/data/tables/live-tables.ts';
import { readLaunch } from '#sandbox/games/launch.ts';
import { listTables } from '#sandbox/games/live/list-tables.ts';
import { findGame, type GameProfile } from '#sandbox/games/profile.ts';
import { signatureHeader, signRequest } from '#sandbox/kit/http/signature.ts';
import { openBeforeAll } from '../fixtures/open-before-all.ts';
import { idOf } from '../fixtures/sandbox/cashier.ts';
import { openPlayerDesk } from '../fixtures/sandbox/operator.ts';
import { openPlatform } from '../fixtures/sandbox/platform.ts';

const ben = '100024';
const siteUrl = 'http://localhost:3000';
const platform = openBeforeAll(openPlatform);

const games = [...catalogue, ...liveTables.map(({ title }) => ({ slug: title.toLowerCase().replace(/[^a-z0-9]+/g, '-') }))]
  .map(({ slug }) => findGame(slug))
  .filter((game): game is GameProfile => game !== undefined);

/** A game of a provider, or a live table with a free seat. */
function gameOf(provider: Provider, isLive: boolean): GameProfile {
  const free = new Set(
    listTables(provider, platform().clock.now())
      .filter(({ open, seats, seatsTaken }) => open && seatsTaken < seats)
      .map(({ tableId }) => tableId),
  );
  const game = games.find(
    (each) => each.provider === provider && (each.table !== undefined) === isLive && (!isLive || free.has(each.code)),
  );
  if (!game) throw new Error(`${provider} has no ${isLive ? 'table' : 'game'}`);
  return game;
}

function launchOf(game: GameProfile): Launch {
  return {
    game: {
      id: game.gameId,
      slug: game.slug,
      provider: [...casinoProviders, ...liveProviders].find((id) => id === game.provider) ?? 'relax',
      code: game.code,
      gameType: game.engine,
      isLive: game.table !== undefined,
      hasDemo: true,
      blockedMarkets: [],
      funOnlyMarkets: [],
      closedIn: [],
    },
    market: 'FI',
    language: 'fi',
    currency: 'EUR',
    country: 'FI',
    address: '192.0.2.7',
    channel: 'mobile',
    playerId: ben,
    ...returnUrls(siteUrl, 'fi-FI', game.table !== undefined),
    siteUrl,
    gamesUrl: 'http://127.0.0.1:4104',
    relaxPartner: '2178',
    isFresh: false,
    hasOpenRound: false,
  };
}

async function authenticate(provider: string, token: string, gameId: string) {
  const body = JSON.stringify({ token, provider, gameId });
  const headers = { SiteContext: '5', [signatureHeader]: signRequest(platform().config.serviceSecret, body) };
  const response = await fetch(platform().baseUrl + authenticateGame.path, { method: 'POST', headers, body });
  return { status: response.status, body: await response.json() };
}

/** What a real game's launcher reads from the launch URL. */
async function launch(provider: Provider, isLive: boolean) {
  const game = gameOf(provider, isLive);
  const url = await gateways[provider].real(launchOf(game), (endpoint, input) => platform().call(ben, endpoint, input));
  return { game, read: readLaunch(Object.fromEntries(new URL(url).searchParams), siteUrl), url: new URL(url) };
}

test.each([...casinoProviders.map((id) => [id, false] as const), ...liveProviders.map((id) => [id, true] as const)])(
  'J17 GAM-25 %s (live: %s) opens a session with the right player, game and currency',
  async (provider, isLive) => {
    const { game, read, url } = await launch(provider, isLive);
    expect(url.host).toMatch(/^127\.0\.0\.1:/);
    expect(url.pathname.startsWith(`/${provider}/`)).toBe(true);
    expect(findGame(read?.game ?? '')?.gameId).toBe(game.gameId);
    expect(read?.language).toBe('fi');
    const answer = await authenticate(provider, read?.token ?? '', game.gameId);
    expect(answer).toMatchObject({
      status: 200,
      body: { playerId: ben, mode: 'real', currency: 'EUR', gameId: game.gameId, category: isLive ? 'LIVE_CASINO' : 'CASINO' },
    });
  },
);

test.each(casinoProviders)('J17 GAM-01 %s opens for fun without a session', async (provider) => {
  const game = gameOf(provider, false);
  const url = await gateways[provider].fun?.(launchOf(game), (endpoint, input) => platform().call(ben, endpoint, input));
  const read = readLaunch(Object.fromEntries(new URL(url ?? '').searchParams), siteUrl);
  expect([findGame(read?.game ?? '')?.gameId, read?.token]).toEqual([game.gameId, undefined]);
});

test('GAM-07 a token without a game is bound to the first game that uses it', async () => {
  const { game, read } = await launch('playngo', false);
  const other = games.find(({ provider, gameId }) => provider === 'playngo' && gameId !== game.gameId);
  expect((await authenticate('playngo', read?.token ?? '', game.gameId)).status).toBe(200);
  expect(await authenticate('playngo', read?.token ?? '', other?.gameId ?? '')).toMatchObject({
    status: 401,
    body: { code: 'INVALID_TOKEN' },
  });
  expect((await authenticate('playngo', read?.token ?? '', game.gameId)).status).toBe(200);
});

test('one real-money game at a time: opening a game closes the previous session', async () => {
  const first = await launch('quickspin', false);
  const second = await launch('novomatic', false);
  expect((await authenticate('quickspin', first.read?.token ?? '', first.game.gameId)).status).toBe(401);
  expect((await authenticate('novomatic', second.read?.token ?? '', second.game.gameId)).status).toBe(200);
});

const plain = {
  provider: 'quickspin',
  language: 'en',
  currency: 'EUR',
  channel: 'web',
  lobbyUrl: `${siteUrl}/en-UN/online-casino`,
  depositUrl: `${siteUrl}/en-UN/deposit`,
  jurisdiction: 'MT',
} as const;

test('a game of another provider is refused', async () => {
  for (const gameId of ['no-such-game', gameOf('relax', false).code]) {
    const refusal = await platform().refusalOf(ben, openGame, { body: { ...plain, gameId } });
    expect([refusal.status, refusal.code]).toEqual([400, 'error.game.not_found']);
  }
});

test('GAM-02 a provider that is fun-only in a market opens no real-money game there', async () => {
  const { code } = gameOf('novomatic', false);
  const refusal = await platform().refusalOf(idOf('player.at'), openGame, {
    body: { ...plain, provider: 'novomatic', gameId: code },
  });
  expect(refusal.code).toBe('error.game.restricted');
});

test.each([
  ['payout', true, 'error.game.restricted'],
  ['casino', false, 'error.game.restricted'],
] as const)('RTE-39 a player whose flag %s is %s opens nothing', async (flag, value, code) => {
  const players = openPlayerDesk(platform());
  const body = { ...plain, gameId: gameOf('quickspin', false).code };
  await players.update(ben, { flags: { [flag]: value } });
  expect((await platform().refusalOf(ben, openGame, { body })).code).toBe(code);
  await players.update(ben, { flags: { [flag]: !value } });
  expect((await platform().call(ben, openGame, { body })).data.gameURL).toContain('quickspin');
});

test('a used-up spend limit opens no game', async () => {
  const players = openPlayerDesk(platform());
  await players.update(ben, { limits: [{ kind: 'SPEND', period: 'D', value: 0 }] });
  const refusal = await platform().refusalOf(ben, openGame, { body: { ...plain, gameId: gameOf('quickspin', false).code } });
  expect(refusal.code).toBe('error.spend.limit.reached');
  await players.update(ben, { limits: [{ kind: 'SPEND', period: 'D', value: null }] });
});

test('GAM-26 without a bonus there is no limitation; an excluded game is refused, a maximum stake is reported', async () => {
  const { gameId, code } = gameOf('quickspin', false);
  const params = { gameId };
  expect(await platform().call(ben, readGameLimitations, { params })).toEqual({ statusCode: 'NO_LIMITATIONS' });
  const { update } = openPlayerDesk(platform());
  await update(ben, { limitations: [{ game: gameId, statusCode: 'MAX_BET', maxBet: 5 }] });
  const set = { bonusAssignmentId: null, title: null, currency: 'EUR' };
  const limited = { statusCode: 'MAX_BET', maxBet: 5, bonus: { ...set, rule: 'MAX_BET', maxBet: 5 } };
  expect(await platform().call(ben, readGameLimitations, { params })).toMatchObject(limited);
  await update(ben, { limitations: [{ game: gameId, statusCode: 'GAME_EXCLUDED' }] });
  const excluded = { statusCode: 'GAME_EXCLUDED', bonus: { ...set, rule: 'EXCLUDED' } };
  expect(await platform().call(ben, readGameLimitations, { params })).toMatchObject(excluded);
  const listed = [{ bonusAssignmentId: null, title: null, rule: 'EXCLUDED', gameIds: [gameId] }];
  expect(await platform().call(ben, listGameLimitations, {})).toEqual({ exclusions: listed, freeSpins: [] });
  expect((await platform().refusalOf(ben, openGame, { body: { ...plain, gameId: code } })).code).toBe('error.game.limitation');
  await update(ben, { limitations: [{ game: gameId, statusCode: null }] });
  expect(await platform().call(ben, readGameLimitations, { params })).toEqual({ statusCode: 'NO_LIMITATIONS' });
});

test('GAM-26 an active bonus limits the stakes of its vertical only', async () => {
  const cleo = idOf('cleo.vip');
  const reported = async (isLive: boolean) =>
    platform().call(cleo, readGameLimitations, { params: { gameId: gameOf(isLive ? 'evolution' : 'quickspin', isLive).gameId } });
  expect(await reported(false)).toMatchObject({ statusCode: 'MAX_BET', maxBet: 5, bonusAssignmentId: 'asg_cleo_1' });
  expect(await reported(true)).toEqual({ statusCode: 'NO_LIMITATIONS' });
});

test('GAM-08 XTR-24 tables are listed, all or one by id', async () => {
  const all = await platform().call(ben, listCreedroomzTables, { params: { tableId: 'all' } });
  const [first] = all;
  expect([all.length > 1, first?.name.length]).toEqual([true, expect.any(Number)]);
  const tableId = first?.tableId ?? '';
  expect((await platform().call(ben, listCreedroomzTables, { params: { tableId } })).map((table) => table.tableId)).toEqual([
    tableId,
  ]);
  expect(await platform().call(ben, listCreedroomzTables, { params: { tableId: 'tbl_999' } })).toEqual([]);
});

test('GAM-08 GAM-14 every provider’s closed or full table is refused, each with its code', async () => {
  const call: Call = (endpoint, input) => platform().call(ben, endpoint, input);
  const seen = new Set<string>();
  // Days of a fixed date, each moment five seconds after the seats have changed.
  const from = Date.parse('2030-01-02T00:00:05Z');
  for (let halfHour = 0; halfHour < 48; halfHour += 1) {
    await platform().clock.advance(from + halfHour * 1_800_000 - platform().clock.now().getTime());
    for (const provider of liveProviders) {
      for (const { tableId, open, seats, seatsTaken } of listTables(provider, platform().clock.now())) {
        const state = open ? 'full' : 'closed';
        const game = findGame(tableId);
        if ((open && seatsTaken < seats) || !game || seen.has(`${provider} ${state}`)) continue;
        const code = provider === 'evolution' ? `error.evolution.table.${state}` : `error.table.${state}`;
        await expect(gateways[provider].real(launchOf(game), call)).rejects.toMatchObject({ envelope: { status: 400, code } });
        seen.add(`${provider} ${state}`);
      }
    }
  }
  const providersWith = (isOne: (table: (typeof liveTables)[number]) => boolean) =>
    liveProviders.filter((id) => liveTables.some((table) => table.provider === id && isOne(table)));
  expect([...seen].toSorted()).toEqual(
    [
      ...providersWith(({ hours }) => hours !== undefined).map((id) => `${id} closed`),
      ...providersWith(({ kind }) => kind === 'blackjack').map((id) => `${id} full`),
    ].toSorted(),
  );
  const unknown = { ...launchOf(gameOf('evolution', true)) };
  for (const provider of liveProviders) {
    const game = { ...unknown.game, code: 'tbl_999', provider };
    await expect(gateways[provider].real({ ...unknown, game }, call)).rejects.toMatchObject({
      envelope: { code: 'error.game.not_found' },
    });
  }
});

test('GAM-08 real-money live games need the live flag, and a malformed call is rejected before a session opens', async () => {
  const players = openPlayerDesk(platform());
  await players.update(ben, { flags: { liveCasino: false } });
  const refusal = await platform().refusalOf(ben, createCreedroomzToken, { body: { ipAddress: '' } });
  expect(refusal.code).toBe('error.game.restricted');
  const query = { ip: '192.0.2.7' };
  expect((await platform().refusalOf(ben, readCreedroomzToken, { query })).code).toBe('error.game.restricted');
  await players.update(ben, { flags: { liveCasino: true } });
  expect(await platform().call(ben, readCreedroomzToken, { query })).toEqual({ token: expect.stringMatching(/^.{16,}$/) });
  const body = {
    symbol: '../x',
    language: 'en',
    currency: 'EUR',
    platform: 'WEB' as const,
    stylename: '',
    lobbyUrl: plain.lobbyUrl,
    jurisdiction: 'MT',
  };
  const bad = await platform().refusalOf(ben, openPragmatic, { body });
  expect([bad.status, bad.code]).toEqual([400, 'error.validation']);
});
