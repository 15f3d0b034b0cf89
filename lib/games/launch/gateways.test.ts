import { fillPath } from '#lib/core/api/endpoint.ts';
import type { Provider } from '#lib/core/config/game-providers.ts';
import { gateways } from './gateways.ts';
import type { Call, Launch } from './providers/gateway.ts';
import type { Mode } from './rules.ts';

const launch = (provider: Provider, more: Partial<Launch> = {}): Launch => ({
  game: {
    id: 'game-lantern',
    slug: 'lantern',
    provider,
    code: 'code_7',
    gameType: 'roulette',
    isLive: false,
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
  channel: 'web',
  playerId: '100024',
  lobbyUrl: 'https://parlour.example/fi-FI/online-casino',
  depositUrl: 'https://parlour.example/fi-FI/deposit',
  siteUrl: 'https://parlour.example',
  gamesUrl: 'https://games.example',
  relaxPartner: '2178',
  isFresh: false,
  hasOpenRound: false,
  ...more,
});

const replies: Readonly<Record<string, unknown>> = {
  '/pragmatic/partner/demoGameUrl': { data: { gameURL: 'https://games.example/p?demo' } },
  '/pragmatic/partner/realGameUrl': { data: { gameURL: 'https://games.example/p' } },
  '/pariplay/context/demo': { Url: 'https://games.example/h?demo', Token: '' },
  '/pariplay/context/real': { Url: 'https://games.example/h', Token: 't' },
  '/softswiss/context/demo': { launch_options: { game_url: 'https://games.example/s?demo', strategy: 'iframe' }, session_id: '' },
  '/softswiss/context/real': { launch_options: { game_url: 'https://games.example/s', strategy: 'iframe' }, session_id: 's' },
  '/playngo/auth/token_generation': { token: 'tkt', expiresAt: '2026-11-22T10:00:00Z' },
  '/creedroomz/token/generate': { token: 'crd' },
  '/creedroomz/tables/{tableId}': [{ tableId: 'code_7', name: 'Wick', seats: 7, seatsTaken: 6, betLimits: [], open: true }],
  '/relax/ticket': { ticket: 'rlx', token: 'rlx' },
  '/evolution/user/authenticate': { data: { entry: 'https://games.example/e?top', entryEmbedded: 'https://games.example/e' } },
  '/evolution/user/authenticate/demo': { data: { entry: 'https://games.example/e?demo' } },
  '/novomatic/game/url': { url: 'https://games.example/n' },
  '/novomatic/game/url/demo': { url: 'https://games.example/n?demo' },
  '/yggdrasil/auth/session': { sessionToken: 'ygg' },
  '/game/launch/real': { data: { gameURL: 'https://games.example/q' } },
  '/game/launch/demo': { data: { gameURL: 'https://games.example/q?demo' } },
};

async function open(provider: Provider, mode: Mode, more: Partial<Launch> = {}) {
  const calls: { call: string; by: string; body: unknown; query: unknown }[] = [];
  // Throws where a request does not match the contract.
  const call: Call = async (endpoint, input) => {
    const spec = { ...endpoint };
    calls.push({
      call: `${spec.method} ${fillPath(spec.path, input.params ?? {})}`,
      by: spec.signed ? 'signed' : spec.by,
      body: spec.body?.parse(input.body),
      query: spec.query?.parse(input.query ?? {}),
    });
    return spec.reply?.parse(replies[spec.path]) as never;
  };
  const url = await gateways[provider][mode]?.(launch(provider, more), call);
  return { url: url === undefined ? undefined : new URL(url), calls };
}

const queryOf = (url: URL | undefined) => Object.fromEntries(url?.searchParams ?? []);

test.each(['real', 'fun'] as const)('GAM-04 opens by the provider’s own call, %s', async (mode) => {
  const { url, calls } = await open('pragmaticplay', mode, { channel: 'mobile' });
  expect(url?.href).toBe(`https://games.example/p${mode === 'fun' ? '?demo' : ''}`);
  expect(calls).toEqual([
    {
      call: `POST /pragmatic/partner/${mode === 'fun' ? 'demo' : 'real'}GameUrl`,
      by: mode === 'fun' ? 'anyone' : 'player',
      query: undefined,
      body: {
        symbol: 'code_7',
        language: 'fi',
        currency: 'EUR',
        platform: 'MOBILE',
        stylename: 'parlour',
        lobbyUrl: 'https://parlour.example/fi-FI/online-casino',
        jurisdiction: 'MT',
      },
    },
  ]);
});

test.each(['real', 'fun'] as const)('GAM-05 sends the player’s country, %s', async (mode) => {
  const { calls } = await open('pariplay', mode);
  expect(calls).toMatchObject([
    {
      call: `POST /pariplay/context/${mode === 'fun' ? 'demo' : 'real'}`,
      body: { GameCode: 'code_7', CurrencyCode: 'EUR', LanguageCode: 'fi', PlayerIP: '192.0.2.7', CountryCode: 'FI' },
    },
  ]);
});

test('GAM-06 sends the return URLs, and for money the country', async () => {
  const { calls } = await open('softswiss', 'real');
  const body = {
    game: 'code_7',
    currency: 'EUR',
    locale: 'fi',
    ip: '192.0.2.7',
    urls: {
      return_url: 'https://parlour.example/fi-FI/online-casino',
      deposit_url: 'https://parlour.example/fi-FI/deposit',
    },
    jurisdiction: 'MT',
    client_type: 'desktop',
  };
  expect(calls).toMatchObject([{ call: 'POST /softswiss/context/real', body: { ...body, playerCurrentCountryCode: 'FI' } }]);
  expect((await open('softswiss', 'fun')).calls).toEqual([
    { call: 'POST /softswiss/context/demo', by: 'anyone', query: undefined, body },
  ]);
});

test('GAM-07 requests a token, a new one for a fresh launch, and none for fun', async () => {
  const { url, calls } = await open('playngo', 'real');
  expect(url?.pathname).toBe('/playngo/ContainerLauncher');
  expect(queryOf(url)).toMatchObject({ gid: 'code_7', lang: 'fi', practice: '0', channel: 'desktop', ticket: 'tkt' });
  expect(calls).toMatchObject([{ call: 'POST /playngo/auth/token_generation', query: {}, body: {} }]);
  expect((await open('playngo', 'real', { isFresh: true })).calls).toMatchObject([{ query: { requireNew: 'true' } }]);
  const fun = await open('playngo', 'fun', { channel: 'mobile' });
  expect([fun.calls, queryOf(fun.url).practice, queryOf(fun.url).channel]).toEqual([[], '1', 'mobile']);
});

test('GAM-08 requests a token by the player’s IP address, and has no fun mode', async () => {
  const { url, calls } = await open('creedroomz', 'real');
  expect(calls).toMatchObject([
    { call: 'GET /creedroomz/tables/code_7' },
    { call: 'POST /creedroomz/token/generate', body: { ipAddress: '192.0.2.7' } },
  ]);
  expect(queryOf(url)).toEqual({ token: 'crd', tableId: 'code_7', lang: 'fi', lobby: expect.stringMatching(/\/fi-FI\//) });
  expect((await open('creedroomz', 'fun')).url).toBeUndefined();
  const resumed = await open('creedroomz', 'real', { hasOpenRound: true });
  expect(resumed.calls.map((each) => each.call)).toEqual(['POST /creedroomz/token/generate']);
});

test('GAM-09 requests a signed ticket, and builds the URL of the launcher', async () => {
  const { url, calls } = await open('relax', 'real');
  expect(calls).toMatchObject([
    {
      call: 'POST /relax/ticket',
      by: 'signed',
      body: { gameId: 'code_7', channel: 'web', partner: '2178', jurisdiction: 'MT' },
    },
  ]);
  expect(queryOf(url)).toMatchObject({
    lang: 'fi',
    channel: 'web',
    jurisdiction: 'MT',
    ticket: 'rlx',
    partnerid: '2178',
    moneymode: 'real',
    gameid: 'code_7',
    partner: 'parlour',
    homeurl: 'https://parlour.example/fi-FI/online-casino',
    fullscreen: 'false',
  });
  const fun = await open('relax', 'fun');
  expect([fun.calls, queryOf(fun.url).moneymode, queryOf(fun.url).ticket]).toEqual([[], 'fun', undefined]);
});

test('GAM-12 GAM-13 takes a seat at a table, or watches it', async () => {
  const body = {
    gameCategory: 'roulette',
    tableId: 'code_7',
    wrapped: false,
    mobile: false,
    lobbyURL: 'https%3A%2F%2Fparlour.example%2Ffi-FI%2Fonline-casino',
  };
  const real = await open('evolution', 'real');
  expect(real.calls).toMatchObject([
    { call: 'POST /evolution/user/authenticate', by: 'player', body: { ...body, ipAddress: '192.0.2.7' } },
  ]);
  expect(real.url?.href).toBe('https://games.example/e');
  expect((await open('evolution', 'fun')).calls).toMatchObject([
    { call: 'POST /evolution/user/authenticate/demo', by: 'anyone', body: { ...body, currency: 'EUR', language: 'fi' } },
  ]);
});

test('GAM-15 sends the player for money, and a currency for fun', async () => {
  const body = {
    country: 'FI',
    gameId: 'code_7',
    ip: '192.0.2.7',
    lobbyUrl: 'https://parlour.example/fi-FI/online-casino',
    locale: 'fi',
    platform: 'WEB',
  };
  expect((await open('novomatic', 'real')).calls).toMatchObject([
    { call: 'POST /novomatic/game/url', body: { ...body, playerId: '100024' } },
  ]);
  expect((await open('novomatic', 'fun')).calls).toMatchObject([
    { call: 'POST /novomatic/game/url/demo', body: { ...body, currency: 'EUR' } },
  ]);
});

test('GAM-16 requests a session for money, and plays for fun without a call', async () => {
  const { url, calls } = await open('yggdrasil', 'real');
  expect(calls).toMatchObject([{ call: 'POST /yggdrasil/auth/session', body: { gameId: 'code_7', channel: 'web' } }]);
  expect(queryOf(url)).toMatchObject({ key: 'ygg', gameid: 'code_7', org: 'parlour', lang: 'fi', currency: 'EUR' });
  const fun = await open('yggdrasil', 'fun');
  expect([fun.calls, queryOf(fun.url).key]).toEqual([[], 'demo']);
});

test.each(['real', 'fun'] as const)('GAM-17 GAM-18 opens by the general call, %s', async (mode) => {
  const { url, calls } = await open('quickspin', mode);
  expect(url?.host).toBe('games.example');
  expect(calls).toMatchObject([
    {
      call: `POST /game/launch/${mode === 'fun' ? 'demo' : 'real'}`,
      body: {
        provider: 'quickspin',
        gameId: 'code_7',
        language: 'fi',
        currency: 'EUR',
        channel: 'web',
        lobbyUrl: 'https://parlour.example/fi-FI/online-casino',
        depositUrl: 'https://parlour.example/fi-FI/deposit',
        jurisdiction: 'MT',
      },
    },
  ]);
});
