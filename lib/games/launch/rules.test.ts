import { relaxJurisdictionOf } from './providers/relax/jurisdictions.ts';
import { decideLaunch, type PlayableGame, partnerId, returnUrls } from './rules.ts';

const slot: PlayableGame = {
  id: 'game-lantern',
  slug: 'lantern',
  provider: 'relax',
  code: 'rlx_1',
  gameType: 'slot',
  isLive: false,
  hasDemo: true,
  blockedMarkets: ['N O'],
  funOnlyMarkets: ['at'],
  closedIn: ['se'],
};
const table: PlayableGame = { ...slot, isLive: true, hasDemo: false, gameType: 'roulette' };
const decide = (game: PlayableGame, market: string, isPlayer: boolean, wantsFun = false, isForPlayersOnly = false) =>
  decideLaunch({ game, markets: [market], country: 'FI', isPlayer, wantsFun, isForPlayersOnly });

test('GAM-01 a visitor plays for fun, a player for money unless fun mode is requested', () => {
  expect(decide(slot, 'FI', false)).toEqual({ kind: 'play', mode: 'fun', isHeldToFun: false });
  expect(decide(slot, 'FI', true)).toEqual({ kind: 'play', mode: 'real', isHeldToFun: false });
  expect(decide(slot, 'FI', true, true)).toEqual({ kind: 'play', mode: 'fun', isHeldToFun: false });
});

test('XTR-03 a visitor plays no game of a lobby that the market keeps for players, and a player does', () => {
  expect(decide(slot, 'FI', false, true, true)).toEqual({ kind: 'signIn' });
  expect(decide({ ...table, hasDemo: true }, 'FI', false, true, true)).toEqual({ kind: 'signIn' });
  expect(decide(slot, 'FI', true, false, true)).toMatchObject({ kind: 'play', mode: 'real' });
  expect(decide(slot, 'NO', false, true, true)).toEqual({ kind: 'blocked' });
});

test('GAM-02 a market on a provider’s list plays for fun, and the result says so to a player', () => {
  expect(decide(slot, 'AT', true)).toEqual({ kind: 'play', mode: 'fun', isHeldToFun: true });
  expect(decide(slot, 'AT', false)).toEqual({ kind: 'play', mode: 'fun', isHeldToFun: false });
});

test('GAM-01 a live table is never played for fun: it needs a player, and may be watched where it has a demo', () => {
  expect(decide(table, 'FI', false)).toEqual({ kind: 'signIn' });
  expect(decide(table, 'FI', false, true)).toEqual({ kind: 'signIn' });
  expect(decide(table, 'FI', true)).toEqual({ kind: 'play', mode: 'real', isHeldToFun: false });
  expect(decide(table, 'FI', true, true)).toEqual({ kind: 'moneyOnly' });
  expect(decide({ ...table, hasDemo: true }, 'FI', false, true)).toEqual({ kind: 'play', mode: 'fun', isHeldToFun: false });
  expect(decide(table, 'AT', true)).toEqual({ kind: 'blocked' });
});

test('LOB-25 a game that is blocked in a market opens for no one there', () => {
  expect(decide(slot, 'NO', true)).toEqual({ kind: 'blocked' });
  expect(decide(table, 'NO', false)).toEqual({ kind: 'blocked' });
});

test('LOB-20 DEC-GAM-8 a game of a studio that is closed where the visitor is opens for no one, whichever market’s pages are read', () => {
  const decideIn = (country: string, isPlayer: boolean, wantsFun: boolean) =>
    decideLaunch({ game: slot, markets: ['FI'], country, isPlayer, wantsFun, isForPlayersOnly: false });
  expect(decideIn('SE', true, false)).toEqual({ kind: 'blocked' });
  expect(decideIn('SE', false, true)).toEqual({ kind: 'blocked' });
  expect(decideIn('FI', true, false)).toMatchObject({ kind: 'play' });
  expect(decideIn('', false, true)).toMatchObject({ kind: 'play' });
});

test('LOB-25 GAM-02 the rules of the player’s own market apply on the pages of another', () => {
  const decideIn = (game: PlayableGame, own: string) =>
    decideLaunch({ game, markets: ['FI', own], country: 'FI', isPlayer: true, wantsFun: false, isForPlayersOnly: false });
  expect(decideIn(slot, 'NO')).toEqual({ kind: 'blocked' });
  expect(decideIn(slot, 'AT')).toEqual({ kind: 'play', mode: 'fun', isHeldToFun: true });
  expect(decideIn(table, 'AT')).toEqual({ kind: 'blocked' });
  expect(decideIn(slot, 'CA')).toEqual({ kind: 'play', mode: 'real', isHeldToFun: false });
});

test.each([
  ['wazdan-9-lions', 'FI', 'MT'],
  ['Playson_coins', 'FI', 'CW'],
  ['en_gold', 'SE', 'MT'],
  ['EG777', 'FI', 'MT'],
  ['ka-bao', 'FI', 'CW'],
  ['engine', 'SE', 'SE'],
  ['rlx_1', 'SE', 'SE'],
  ['rlx_1', 'FI', 'MT'],
  ['42', 'FI', 'MT'],
])('GAM-11 DEC-GAM-6 %s in %s is played under %s', (code, market, jurisdiction) => {
  expect(relaxJurisdictionOf(code, market)).toBe(jurisdiction);
});

test('GAM-10 CST-02 one partner number, and another by a flag', () => {
  expect([partnerId(false), partnerId(true)]).toEqual(['2178', '2270']);
});

test('GAM-24 DEC-GAM-9 a game returns to its lobby and sends to the deposit page', () => {
  expect(returnUrls('https://parlour.example', 'fi-FI', false)).toEqual({
    lobbyUrl: 'https://parlour.example/fi-FI/online-casino',
    depositUrl: 'https://parlour.example/fi-FI/deposit',
  });
  expect(returnUrls('https://parlour.example', 'fi-FI', true).lobbyUrl).toBe('https://parlour.example/fi-FI/live-casino-online');
});
