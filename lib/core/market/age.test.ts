import { ageAt, isOfAge } from './age.ts';

test.each([
  ['a Canadian on the eve of the birthday', '2007-07-23', { countryCode: 'CA', province: 'BC' }, '2026-07-23T06:30:00Z', false],
  ['on the birthday', '2007-07-23', { countryCode: 'CA', province: 'BC' }, '2026-07-23T07:00:00Z', true],
  [
    'the same in Nova Scotia, four hours earlier',
    '2007-07-23',
    { countryCode: 'CA', province: 'NS' },
    '2026-07-23T03:00:00Z',
    true,
  ],
  ['a Canadian whose province is not known', '2007-07-23', { countryCode: 'CA' }, '2026-07-23T06:30:00Z', false],
  ['a Chilean on the eve', '2008-11-23', { countryCode: 'CL' }, '2026-11-23T02:30:00Z', false],
  ['as long as it is the eve on Easter Island', '2008-11-23', { countryCode: 'CL' }, '2026-11-23T04:30:00Z', false],
  ['and then no longer', '2008-11-23', { countryCode: 'CL' }, '2026-11-23T05:00:00Z', true],
  ['a New Zealander on the morning of the birthday', '2008-11-23', { countryCode: 'NZ' }, '2026-11-22T11:00:00Z', true],
  ['but not a minute before', '2008-11-23', { countryCode: 'NZ' }, '2026-11-22T10:59:00Z', false],
  ['a Maltese, whose country is no market', '2008-11-23', { countryCode: 'MT' }, '2026-11-22T23:00:00Z', true],
  [
    'someone of a country that is not known, after the date has come everywhere',
    '2008-11-23',
    { countryCode: 'QQ' },
    '2026-11-23T12:00:00Z',
    true,
  ],
  ['and not before', '2008-11-23', { countryCode: 'QQ' }, '2026-11-23T11:59:00Z', false],
])('DEC-VAL-5 DEC-X-16 %s, born on %s in %j, at %s may play: %s', (_, born, place, at, mayPlay) => {
  expect(isOfAge(born, place, new Date(at))).toBe(mayPlay);
});

test.each([
  ['2026-02-28T22:59:59Z', 17],
  ['2026-02-28T23:00:00Z', 18],
  ['2028-02-28T22:59:59Z', 19],
  ['2028-02-28T23:00:00Z', 20],
])(
  'DEC-VAL-5 who was born on 29 February is a year older on 1 March, in a leap year on the day: at %s in Vienna %i',
  (at, age) => {
    expect(ageAt('2008-02-29', { countryCode: 'AT' }, new Date(at))).toBe(age);
  },
);
