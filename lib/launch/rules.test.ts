import { judge, type PlayableGame, partnerId, relaxJurisdictionOf, waysOut } from './rules.ts';

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
  closedIn: ['SE'],
};
const table: PlayableGame = { ...slot, isLive: true, hasDemo: false, gameType: 'roulette' };
const asked = (game: PlayableGame, market: string, isPlayer: boolean, wantsFun = false) =>
  judge({ game, markets: [market], country: 'FI', isPlayer, wantsFun });

test('GAM-01 a visitor plays for fun, a player for money unless he wants to try', () => {
  expect(asked(slot, 'FI', false)).toEqual({ kind: 'play', mode: 'fun', isHeldToFun: false });
  expect(asked(slot, 'FI', true)).toEqual({ kind: 'play', mode: 'real', isHeldToFun: false });
  expect(asked(slot, 'FI', true, true)).toEqual({ kind: 'play', mode: 'fun', isHeldToFun: false });
});

test('GAM-02 a market on the list of a provider plays for fun, and a player is told', () => {
  expect(asked(slot, 'AT', true)).toEqual({ kind: 'play', mode: 'fun', isHeldToFun: true });
  expect(asked(slot, 'AT', false)).toEqual({ kind: 'play', mode: 'fun', isHeldToFun: false });
});

test('GAM-01 a live table is never for fun: it asks for a player, and may be looked at where it can be', () => {
  expect(asked(table, 'FI', false)).toEqual({ kind: 'signIn' });
  expect(asked(table, 'FI', false, true)).toEqual({ kind: 'signIn' });
  expect(asked(table, 'FI', true)).toEqual({ kind: 'play', mode: 'real', isHeldToFun: false });
  expect(asked({ ...table, hasDemo: true }, 'FI', false, true)).toEqual({ kind: 'play', mode: 'fun', isHeldToFun: false });
  expect(asked(table, 'AT', true)).toEqual({ kind: 'blocked' });
});

test('LOB-25 a game that is kept from a market opens for nobody there', () => {
  expect(asked(slot, 'NO', true)).toEqual({ kind: 'blocked' });
  expect(asked(table, 'NO', false)).toEqual({ kind: 'blocked' });
});

test('LOB-20 DEC-GAM-8 a game of a studio that is closed where the visitor is opens for nobody, whichever market’s pages he reads', () => {
  const verdict = (country: string, isPlayer: boolean, wantsFun: boolean) =>
    judge({ game: slot, markets: ['FI'], country, isPlayer, wantsFun });
  expect(verdict('SE', true, false)).toEqual({ kind: 'blocked' });
  expect(verdict('SE', false, true)).toEqual({ kind: 'blocked' });
  expect(verdict('FI', true, false)).toMatchObject({ kind: 'play' });
  expect(verdict('', false, true)).toMatchObject({ kind: 'play' });
});

test('LOB-25 GAM-02 a player takes the rules of his own market along to the pages of another', () => {
  const verdict = (game: PlayableGame, own: string) =>
    judge({ game, markets: ['FI', own], country: 'FI', isPlayer: true, wantsFun: false });
  expect(verdict(slot, 'NO')).toEqual({ kind: 'blocked' });
  expect(verdict(slot, 'AT')).toEqual({ kind: 'play', mode: 'fun', isHeldToFun: true });
  expect(verdict(table, 'AT')).toEqual({ kind: 'blocked' });
  expect(verdict(slot, 'CA')).toEqual({ kind: 'play', mode: 'real', isHeldToFun: false });
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

test('GAM-24 DEC-GAM-9 a game leads back to its lobby and to the deposit', () => {
  expect(waysOut('https://parlour.example', 'fi-FI', false)).toEqual({
    lobbyUrl: 'https://parlour.example/fi-FI/online-casino',
    depositUrl: 'https://parlour.example/fi-FI/deposit',
  });
  expect(waysOut('https://parlour.example', 'fi-FI', true).lobbyUrl).toBe('https://parlour.example/fi-FI/live-casino-online');
});
