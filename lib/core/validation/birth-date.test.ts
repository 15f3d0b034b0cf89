import { isRealDate } from './birth-date.ts';

test.each(['1900-01-01', '2000-02-29', '2024-02-29', '1999-12-31'])('DEC-VAL-5 %s is a date', (date) =>
  expect(isRealDate(date)).toBe(true),
);

test.each([
  '',
  '1899-12-31',
  '2001-02-29',
  '1900-02-29',
  '2000-04-31',
  '2000-13-01',
  '2000-00-10',
  '2000-1-1',
  '2000-01-01T00:00',
  ' 2000-01-01',
  '2000-01-01\n',
  '٢٠٠٠-٠١-٠١',
  '+002000-01-01',
  '01/01/2000',
])('DEC-VAL-5 %j is no date', (date) => expect(isRealDate(date)).toBe(false));
