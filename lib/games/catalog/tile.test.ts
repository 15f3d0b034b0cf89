import { siteLocale } from '#lib/core/market/locale.ts';
import { isListed, lobbyTileSchema, toLobbyTile } from './tile.ts';

const raw = lobbyTileSchema.parse({
  id: 'game-harbour-roulette',
  slug: 'harbour-roulette',
  title: 'Harbour Roulette',
  studio: 'Mirrorhall',
  provider: 'evolution',
  subProvider: 'subProvider-old-quay',
  type: 'LIVE_CASINO',
  channels: ['web', 'mobile'],
  liveTableId: 'tbl_101',
  gameType: 'blackjack',
  seats: 7,
  betLimits: [
    { min: 0.5, max: 5000, currency: 'EUR' },
    { min: 5, max: 50000, currency: 'NOK' },
  ],
  blocked: ['FI', null],
  closedIn: ['SE'],
  art: { url: 'https://content.test/a.png', tint: '#123456' },
});

test('LOB-05 LOB-06 a game becomes a tile with limits in the currency of the market', () => {
  expect(toLobbyTile(raw, siteLocale('no-NO'))).toEqual({
    id: 'game-harbour-roulette',
    slug: 'harbour-roulette',
    title: 'Harbour Roulette',
    studio: 'Mirrorhall',
    path: '/live-casino-online/play/evolution/harbour-roulette',
    art: 'https://content.test/a.png',
    tint: '#123456',
    upright: null,
    hasJackpot: false,
    closedIn: ['SE'],
    only: null,
    table: {
      id: 'tbl_101',
      provider: 'evolution',
      seats: 7,
      isShared: false,
      limits: { minMinor: 500, maxMinor: 5_000_000, currency: 'NOK' },
    },
  });
  expect(toLobbyTile(raw, siteLocale('cl-CL')).table?.limits).toBeNull();
});

test.each([
  [['web'], 'web'],
  [['mobile'], 'mobile'],
  [['mobile', 'web'], null],
  [[], null],
  [null, null],
  [['kiosk'], null],
])('LOB-07 channels %j are for %s only', (channels, only) => {
  expect(toLobbyTile({ ...raw, channels }, siteLocale('en-UN')).only).toBe(only);
});

test('LOB-20 LOB-21 LOB-25 does not list games of a blocked market or an excluded studio', () => {
  const none = { studios: new Set<string>(), providers: new Set<string>() };
  expect(isListed('FI', raw, none)).toBe(false);
  expect(isListed('f i', raw, none)).toBe(false);
  expect(isListed('NO', raw, none)).toBe(true);
  expect(isListed('NO', raw, { ...none, studios: new Set(['subProvider-old-quay']) })).toBe(false);
});

test('RTE-33 does not list games of a disabled provider', () => {
  const disabled = { studios: new Set<string>(), providers: new Set(['creedroomz']) };
  expect(isListed('NO', { ...raw, provider: 'creedroomz' }, disabled)).toBe(false);
  expect(isListed('NO', raw, disabled)).toBe(true);
});
