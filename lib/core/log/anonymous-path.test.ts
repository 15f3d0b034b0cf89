import { anonymousPath } from './anonymous-path.ts';

test.each([
  ['/player/100023/wallet', '/player/…/wallet'],
  ['/player/password_reset/new_password/email/V1StGXR8_Z5jdHi6B-myT99', '/player/password_reset/new_password/email/…'],
  ['/players/ava.new%40sandbox.test', '/players/…'],
  ['/v2021-08-31/data/query/production', '/v2021-08-31/data/query/production'],
])('removes from %s what could identify a player', (path, written) => {
  expect(anonymousPath(path)).toBe(written);
});
