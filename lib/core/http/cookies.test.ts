import { readCookies } from './cookies.ts';

test('the first cookie of a name wins and malformed parts are ignored', () => {
  expect(Object.fromEntries(readCookies('a=1; b=x=y; a=2; =z; c'))).toEqual({ a: '1', b: 'x=y' });
});
