import { readCard } from './cards.ts';

const now = new Date('2026-11-25T12:00:00Z');
const good = { number: '4111 1111 1111 1111', expiry: '12/30', code: '123' };
const card = { number: '4111111111111111', month: 12, year: 2030 };

test.each([
  {},
  { number: '4111-1111-1111-1111' },
  { number: '４１１１ １１１１ １１１１ １１１１', expiry: '１２／３０', code: '１２３' },
  { number: '٤١١١١١١١١١١١١١١١', expiry: '١٢/٣٠', code: '١٢٣' },
  { number: '4111\u00a01111\u20091111\u200b1111', expiry: ' 12 / 2030 ', code: ' 123 ' },
])('a card is read from %j', (typed) => expect(readCard({ ...good, ...typed }, now)).toEqual({ card }));

test.each([
  [{ number: '4111 1111 1111 1112' }, 'number'],
  [{ number: '0000 0000 0000 0000' }, 'number'],
  [{ number: 'Visa 4111 1111 1111 1111' }, 'number'],
  [{ number: '4111 1111 1111 1111 4111' }, 'number'],
  [{ number: '4111x1111x1111x1111' }, 'number'],
  [{ number: '' }, 'number'],
  [{ expiry: '10/26' }, 'expiry'],
  [{ expiry: '13/30' }, 'expiry'],
  [{ expiry: '00/30' }, 'expiry'],
  [{ expiry: '12/47' }, 'expiry'],
  [{ expiry: '12/1930' }, 'expiry'],
  [{ expiry: '2030-12' }, 'expiry'],
  [{ code: '12' }, 'code'],
  [{ code: '12345' }, 'code'],
  [{ code: '12e' }, 'code'],
])('of %j the %s is wrong', (typed, error) => {
  expect(readCard({ ...good, ...typed }, now)).toEqual({ errors: [error] });
});

test.each([
  ['11/26', '2026-11-30T23:00:00Z', true],
  // It is still November in the zone where dates end last.
  ['11/26', '2026-12-01T11:59:00Z', true],
  ['11/26', '2026-12-01T12:00:00Z', false],
  ['1/27', '2026-12-31T12:00:00Z', true],
  ['13/27', '2026-12-31T12:00:00Z', false],
])('a card of %s at %s is good: %s', (expiry, at, isGood) => {
  const read = readCard({ ...good, expiry }, new Date(at));
  expect(read).toEqual(isGood ? { card: expect.anything() } : { errors: ['expiry'] });
});
