import { siteLocale } from '#lib/market/locale.ts';
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
  seats: 7,
  betLimits: [
    { min: 0.5, max: 5000, currency: 'EUR' },
    { min: 5, max: 50000, currency: 'NOK' },
  ],
  blocked: ['FI', null],
  closedIn: ['SE'],
  art: { url: 'https://content.test/a.png', tint: '#123456' },
});

test('LOB-05 LOB-06 a game becomes a tile, its limits in the money of the market', () => {
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
    table: { id: 'tbl_101', provider: 'evolution', seats: 7, limits: { minMinor: 500, maxMinor: 5_000_000, currency: 'NOK' } },
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

test('LOB-20 LOB-21 LOB-25 a blocked market and a studio that is left out list no game', () => {
  const nobody = { studios: new Set<string>(), providers: new Set<string>() };
  expect(isListed('FI', raw, nobody)).toBe(false);
  expect(isListed('f i', raw, nobody)).toBe(false);
  expect(isListed('NO', raw, nobody)).toBe(true);
  expect(isListed('NO', raw, { ...nobody, studios: new Set(['subProvider-old-quay']) })).toBe(false);
});

test('RTE-33 a provider that is switched off lists no game', () => {
  const off = { studios: new Set<string>(), providers: new Set(['creedroomz']) };
  expect(isListed('NO', { ...raw, provider: 'creedroomz' }, off)).toBe(false);
  expect(isListed('NO', raw, off)).toBe(true);
});
