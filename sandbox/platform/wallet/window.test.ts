import { windowOf } from './window.ts';

const now = new Date('2026-11-20T12:00:00Z');

test('an empty filter has no range', () => {
  expect(windowOf({}, now)).toEqual({ from: undefined, before: undefined });
});

test('a bare date is the whole day, an instant is inclusive to the millisecond', () => {
  expect(windowOf({ from: '2026-11-01', to: '2026-11-01' }, now)).toEqual({
    from: new Date('2026-11-01T00:00:00Z'),
    before: new Date('2026-11-02T00:00:00Z'),
  });
  expect(windowOf({ to: '2026-11-01T10:00:00+02:00' }, now).before).toEqual(new Date('2026-11-01T08:00:00.001Z'));
});

test('hours count back from the given time and win over a start', () => {
  expect(windowOf({ hour: 24, from: '2020-01-01' }, now).from).toEqual(new Date('2026-11-19T12:00:00Z'));
});
