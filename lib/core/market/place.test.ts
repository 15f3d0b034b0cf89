import { dateIn, isTimeZone } from '#lib/core/time/zone.ts';
import { hourMs } from '../time/durations.ts';
import { marketRecords } from './markets.ts';
import { dateAt, earliestDateAt, timeZoneOf } from './place.ts';
import timeZones from './time-zones.json' with { type: 'json' };

test.each([
  ['the market’s country', { countryCode: 'FI' }, 'Europe/Helsinki'],
  ['a country without a market', { countryCode: 'MT' }, 'Europe/Malta'],
  ['the province of a country with several zones', { countryCode: 'CA', province: 'BC' }, 'America/Vancouver'],
  ['such a country without its province', { countryCode: 'CA', province: null }, 'America/Toronto'],
  ['a province that does not exist', { countryCode: 'CA', province: 'constructor' }, 'America/Toronto'],
  ['a country that does not exist', { countryCode: 'QQ' }, 'UTC'],
])('DEC-X-16 the time zone of %s', (_, place, zone) => {
  expect(timeZoneOf(place)).toBe(zone);
});

test.each(Object.entries(marketRecords).filter(([market]) => market !== 'UN'))(
  'DEC-X-16 a player’s days in %s are those of the market, unless a province says otherwise',
  (market, { timeZone }) => {
    expect(timeZoneOf({ countryCode: market })).toBe(timeZone);
  },
);

test.each([
  ['CA', 'BC', '2026-11-22'],
  ['CA', 'NS', '2026-11-23'],
  ['CA', undefined, '2026-11-22'],
  ['BR', undefined, '2026-11-22'],
  ['NZ', undefined, '2026-11-23'],
  ['QQ', undefined, '2026-11-22'],
])(
  'DEC-X-16 the earliest date in %s %s at half past four in the morning of 23 November in Greenwich is %s',
  (countryCode, province, date) => {
    expect(earliestDateAt({ countryCode, province }, new Date('2026-11-23T04:30:00Z'))).toBe(date);
  },
);

test('the date at a place follows its clocks', () => {
  expect(dateAt({ countryCode: 'NZ' }, new Date('2026-11-22T11:30:00Z'))).toBe('2026-11-23');
});

/** The zones of a country that this runtime lists; empty where it has no such list. */
function knownZones(countryCode: string): readonly string[] {
  const locale: object = new Intl.Locale('und', { region: countryCode });
  const list = 'getTimeZones' in locale && typeof locale.getTimeZones === 'function' ? locale.getTimeZones() : undefined;
  return Array.isArray(list) ? list.filter((zone) => typeof zone === 'string') : [];
}

describe.each(Object.keys(timeZones.countries))('the zones of %s', (countryCode) => {
  test('are known, and no part of the country has an earlier date', () => {
    expect(isTimeZone(timeZoneOf({ countryCode }))).toBe(true);
    const zones = knownZones(countryCode);
    expect(zones.length).toBeGreaterThan(0);
    for (const month of [0, 6]) {
      for (let hour = 0; hour < 24; hour += 0.5) {
        const at = new Date(Date.UTC(2026, month, 15) + hour * hourMs);
        const earliest = zones.map((zone) => dateIn(zone, at)).toSorted()[0];
        expect(earliestDateAt({ countryCode }, at)).toBe(earliest);
      }
    }
  });
});
