import { mkdtempSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { signedInCookies } from '../fixtures/components/site-session.ts';
import { openBeforeAll } from '../fixtures/open-before-all.ts';
import { openOutside } from '../fixtures/servers/outside.ts';

jest.spyOn(console, 'info').mockImplementation(() => undefined);
jest.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }));

const picture = { url: 'http://127.0.0.1:4103/images/lantern.png', width: 480, height: 360 };
const lantern = {
  id: 'game-lantern',
  slug: 'lantern',
  title: 'Lantern',
  type: 'CASINO',
  provider: 'quickspin',
  code: 'qs_lantern',
  gameType: 'slot',
  studio: null,
  demoViewable: null,
  rtp: null,
  dealer: null,
  blocked: ['NO'],
  funOnly: ['AT'],
  closedIn: null,
  picture,
};
/** The calls that the outside services receive, and the country that the platform returns for the player. */
const world = {
  country: 'FI',
  currency: 'EUR',
  closedIn: [] as string[],
  terms: [] as string[],
  playersOnly: [] as string[],
  device: { isMobile: false, isTablet: false, isDesktop: true },
  seenIn: 'FI',
  requests: [] as string[],
  limitations: { statusCode: 'NO_LIMITATIONS' } as object,
  launched: undefined as unknown,
  blocked: ['NO'],
  openGame: null as object | null,
  isProfileLost: false,
  isProfileLate: false,
};

function answerOf(url: URL): unknown {
  const slug = url.searchParams.get('$slug');
  if (url.pathname.includes('/data/query/')) {
    world.requests.push(slug ? `game ${slug}` : 'content');
    if (slug) return { result: slug === '"lantern"' ? { ...lantern, closedIn: world.closedIn, blocked: world.blocked } : null };
    const query = url.searchParams.get('query') ?? '';
    if (query.includes('termsVersion')) return { result: world.terms };
    if (query.includes('playersOnly')) return { result: { playersOnly: world.playersOnly } };
    return { result: query.includes('siteStatus') ? null : [lantern] };
  }
  world.requests.push(url.pathname);
  if (url.pathname.endsWith('/context')) return { autodetectedCountry: world.seenIn, restricted: false, device: world.device };
  if (url.pathname.endsWith('/games/open')) return { game: world.openGame };
  if (url.pathname.endsWith('/limitations')) return world.limitations;
  if (url.pathname.startsWith('/game/launch/')) return { data: { gameURL: 'http://127.0.0.1:4104/quickspin/launch' } };
  return world.isProfileLost ? {} : profileIn(world.country);
}

function profileIn(countryCode: string) {
  const names = ['playerId', 'personid', 'kycStatus', 'requestDocumentTypeStatus', 'termsAndConditionsAcceptedVersion'];
  const more = ['languageCode', 'status', 'firstName', 'lastName', 'email', 'mobilePhone', 'dateOfBirth', 'registrationDate'];
  const switches = [
    'firstLogin',
    'isWithdrawalReview',
    'affiliateReg',
    'payout',
    'casino',
    'liveCasino',
    'sports',
    'virtualSports',
  ];
  const rights = ['bonuses', 'deposit', 'withdrawal', 'crypto', 'volt', 'macropay'];
  const all = (keys: readonly string[], value: unknown) => Object.fromEntries(keys.map((key) => [key, value]));
  return {
    ...all([...names, ...more], 'x'),
    ...all([...switches, ...rights], true),
    ...all(['firstDepositDate', 'province', 'address', 'city', 'postCode'], null),
    ...all(['loyaltyLevel', 'limitLevel'], 1),
    countryCode,
    currencyCode: world.currency,
  };
}

/** Waits until the limitations are asked for, at most half a second. */
async function untilLimitations(): Promise<void> {
  for (let tries = 0; tries < 50 && !world.requests.some((call) => call.endsWith('/limitations')); tries += 1) await wait(10);
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const url = new URL(incoming.url ?? '/', 'http://outside');
  if (url.pathname.startsWith('/game/launch/')) world.launched = JSON.parse(await text(incoming));
  if (url.pathname.startsWith('/player/') && world.isProfileLate) await untilLimitations();
  outgoing.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answerOf(url)));
}
const outside = openBeforeAll(() => openOutside(answer));
let post: (request: Request) => Promise<Response>;

beforeAll(async () => {
  const { url } = outside();
  Object.assign(process.env, {
    PLATFORM_URL: url,
    CONTENT_URL: url,
    ACCESS_URL: url,
    CACHE_FOLDER: mkdtempSync(path.join(tmpdir(), 'launch-')),
  });
  ({ POST: post } = await import('#app/api/play/launch/route.ts'));
});
beforeEach(() =>
  Object.assign(world, {
    country: 'FI',
    seenIn: 'FI',
    currency: 'EUR',
    closedIn: [],
    terms: [],
    requests: [],
    launched: undefined,
    blocked: ['NO'],
    openGame: null,
    isProfileLost: false,
    isProfileLate: false,
  }),
);

async function launch(launchRequest: object, playerId?: string) {
  const headers = { 'content-type': 'application/json', origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
  const cookie = playerId ? await signedInCookies(playerId) : '';
  const body = JSON.stringify({ locale: 'fi-FI', slug: 'lantern', wantsFun: false, ...launchRequest });
  const request = new Request('http://localhost:3000/api/play/launch', {
    method: 'POST',
    headers: { ...headers, cookie },
    body,
  });
  const response = await post(request);
  const retryAfter = response.headers.get('retry-after');
  return { status: response.status, ...(retryAfter && { retryAfter }), json: await response.json() };
}

test('in a market of one game at a time a second one opens only after the player has agreed, or in the same tab', async () => {
  Object.assign(world, { country: 'NO', currency: 'NOK', blocked: [], openGame: { sessionId: 'gs_1', gameId: 'game-lantern' } });
  expect((await launch({}, '100024')).json).toEqual({ kind: 'elsewhere' });
  expect(world.requests).not.toContain('/game/launch/real');
  const opened = { kind: 'game', mode: 'real', session: 'gs_1' };
  expect((await launch({ ownSession: 'gs_1' }, '100024')).json).toMatchObject(opened);
  expect((await launch({ closesOther: true }, '100024')).json).toMatchObject(opened);
  world.country = 'FI';
  expect((await launch({}, '100024')).json).not.toHaveProperty('session');
});

test('a game for money opens only in a known country, which is asked for once', async () => {
  expect(await launch({}, '100024')).toMatchObject({ status: 200 });
  expect(world.requests.filter((path) => path.endsWith('/context'))).toHaveLength(1);
  world.seenIn = '';
  expect(await launch({}, '100024')).toMatchObject({ status: 503, json: { code: 'error.access.unavailable' } });
  expect(await launch({ wantsFun: true }, '100024')).toMatchObject({ status: 200 });
});

test('GAM-01 XTR-26 a player opens a game for money, a visitor for fun and without a token', async () => {
  expect((await launch({}, '100024')).json).toMatchObject({ kind: 'game', mode: 'real', isHeldToFun: false });
  expect(world.requests).toContain('/game/launch/real');
  world.requests = [];
  expect((await launch({})).json).toMatchObject({ kind: 'game', mode: 'fun', isHeldToFun: false });
  expect(world.requests.filter((call) => /^\/(?:game\/launch\/|player\/\d)/.test(call))).toEqual(['/game/launch/demo']);
});

test('GAM-26 DEC-BON-21 the answer says what bonuses do in the game; a game that one excludes does not open, and the bonus is named', async () => {
  const { limitations } = world;
  const bonus = {
    ...{ bonusAssignmentId: 'asg_1', title: 'Kasinobonus', rule: 'MAX_BET', maxBet: 5, currency: 'EUR' },
    ...{ contribution: 100, wageringProgress: 0, wageringAmount: 1_750 },
  };
  const freeSpins = { assignmentId: 'asg_2', remaining: 20, betValue: 0.2, currency: 'EUR' };
  world.limitations = { statusCode: 'MAX_BET', maxBet: 5, bonus, freeSpins };
  expect((await launch({}, '100024')).json).toMatchObject({ kind: 'game', bonus, freeSpins });
  world.requests = [];
  const excluded = { ...bonus, rule: 'EXCLUDED', maxBet: null };
  world.limitations = { statusCode: 'GAME_EXCLUDED', bonus: excluded };
  expect(await launch({}, '100024')).toEqual({ status: 200, json: { kind: 'limitation', bonus: excluded } });
  expect(world.requests.filter((call) => call.startsWith('/game/launch/'))).toEqual([]);
  world.limitations = { statusCode: 'GAME_EXCLUDED', bonus: excluded, hasOpenRound: true };
  expect((await launch({}, '100024')).json).toMatchObject({ kind: 'game', bonus: excluded });
  world.limitations = { statusCode: 'GAME_EXCLUDED' };
  expect(await launch({}, '100024')).toMatchObject({ status: 400, json: { code: 'error.game.limitation' } });
  world.limitations = limitations;
});

test('LOB-25 a game that is blocked in a player’s market stays blocked on the pages of another', async () => {
  world.country = 'NO';
  for (const wantsFun of [false, true]) {
    expect(await launch({ wantsFun }, '100024')).toEqual({ status: 200, json: { kind: 'blocked' } });
  }
  expect(world.requests.filter((call) => call.startsWith('/game/launch/'))).toEqual([]);
  world.isProfileLost = true;
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await launch({ wantsFun: true }, '100024')).json).toMatchObject({ kind: 'game', mode: 'fun' });
  logged.mockRestore();
});

test('LOB-20 DEC-GAM-8 a studio that is closed in the visitor’s country does not open for any kind of request', async () => {
  world.closedIn = ['SE', 'FI'];
  for (const [launchRequest, playerId] of [
    [{}, '100024'],
    [{ wantsFun: true }, '100024'],
    [{}, undefined],
  ] as const) {
    expect(await launch(launchRequest, playerId)).toEqual({ status: 200, json: { kind: 'blocked' } });
  }
  expect(world.requests.filter((call) => call.startsWith('/game/launch/'))).toEqual([]);
});

test('GAM-02 a player whose market is fun-only also plays for fun on the pages of another market, with a notice', async () => {
  world.country = 'AT';
  expect((await launch({}, '100024')).json).toMatchObject({ kind: 'game', mode: 'fun', isHeldToFun: true });
  expect(world.requests).toContain('/game/launch/demo');
});

test('XTR-25 MKT-32 a launch uses the language of the page, the currency of the wallet and the device that the access service detected', async () => {
  Object.assign(world, { country: 'CA', currency: 'CAD', device: { isMobile: true, isTablet: false, isDesktop: false } });
  await launch({}, '100024');
  const site = 'http://localhost:3000/fi-FI';
  expect(world.launched).toEqual({
    provider: 'quickspin',
    gameId: 'qs_lantern',
    language: 'fi',
    currency: 'CAD',
    channel: 'mobile',
    lobbyUrl: `${site}/online-casino`,
    depositUrl: `${site}/deposit`,
    jurisdiction: 'MT',
  });
  world.device = { isMobile: false, isTablet: false, isDesktop: true };
  await launch({ locale: 'fr-CA' });
  expect(world.launched).toMatchObject({ language: 'fr', currency: 'CAD', channel: 'web' });
});

test('RTE-43 a player with new terms to accept plays for fun, and for money only after accepting them', async () => {
  world.terms = ['2.10'];
  expect(await launch({}, '100024')).toMatchObject({ status: 400, json: { code: 'error.terms.due' } });
  expect(world.launched).toBeUndefined();
  expect((await launch({ wantsFun: true }, '100024')).json).toMatchObject({ kind: 'game', mode: 'fun' });
});

test('a launch for money asks for the profile and the limitations of the game at the same time', async () => {
  world.isProfileLate = true;
  expect((await launch({}, '100024')).json).toMatchObject({ kind: 'game', mode: 'real' });
  const calls = world.requests.filter((call) => /^\/player\/\d+|\/limitations$/.test(call));
  expect(calls[0]).toMatch(/limitations$/);
});

test('an unknown game name does not reach the content service, whose answers are cached', async () => {
  for (const slug of ['made-up', 'game-lantern-2', '__proto__']) {
    expect(await launch({ slug })).toMatchObject({ status: 404, json: { code: 'error.game.not_found' } });
  }
  expect(world.requests.filter((call) => call.startsWith('game '))).toEqual([]);
});

test('DEC-X-9 a player opens 240 games for money in an hour, wherever the requests come from, and then waits; others go on', async () => {
  const before = await launch({}, '100030');
  expect(before.status).toBe(200);
  for (let count = 1; count < 240; count += 1) await launch({ slug: 'made-up' }, '100030');
  const refused = await launch({}, '100030');
  expect(refused).toMatchObject({ status: 429, json: { code: 'error.too_many_requests' } });
  expect(Number(refused.retryAfter)).toBeGreaterThan(3_500);
  expect((await launch({}, '100031')).status).toBe(200);
  expect((await launch({ wantsFun: true }, '100030')).status).toBe(200);
});

test.each([
  ['an address for a name', { slug: '../lantern' }, 400],
  ['no locale of the site', { locale: 'xx-YY' }, 404],
  ['a word for a switch', { wantsFun: 'no' }, 400],
])('refuses %s', async (_, launchRequest, status) => {
  expect((await launch(launchRequest)).status).toBe(status);
});
