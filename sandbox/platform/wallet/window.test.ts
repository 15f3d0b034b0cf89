import { windowOf } from './window.ts';

const now = new Date('2026-11-20T12:00:00Z');

test('an empty filter has no range', () => {
  expect(windowOf({}, 'UTC', now)).toEqual({ from: undefined, before: undefined });
});

test('DEC-X-16 a bare date is the whole day at the player’s place, an instant is inclusive to the millisecond', () => {
  // The day on which clocks go back in Toronto.
  expect(windowOf({ from: '2026-11-01', to: '2026-11-01' }, 'America/Toronto', now)).toEqual({
    from: new Date('2026-11-01T04:00:00Z'),
    before: new Date('2026-11-02T05:00:00Z'),
  });
  expect(windowOf({ to: '2026-11-01T10:00:00+02:00' }, 'America/Toronto', now).before).toEqual(
    new Date('2026-11-01T08:00:00.001Z'),
  );
});

test('hours count back from the given time and win over a start', () => {
  expect(windowOf({ hour: 24, from: '2020-01-01' }, 'UTC', now).from).toEqual(new Date('2026-11-19T12:00:00Z'));
});

test.each(['0001-01-01', '9999-12-30'])('the date %s is no error in any time zone', (date) => {
  for (const zone of Intl.supportedValuesOf('timeZone'))
    expect(Number.isNaN(windowOf({ from: date, to: date }, zone, now).before?.getTime())).toBe(false);
});
