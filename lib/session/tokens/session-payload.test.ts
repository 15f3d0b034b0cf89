import { readClaims } from './claims.ts';
import { sessionPayloadOf } from './session-payload.ts';

const base = {
  player_id: '100024',
  player_access_id: 'A-1',
  email: 'ben.one@sandbox.test',
  aud: 'sandboxwebclient',
  country_code: 'FI',
  language_code: 'fi',
  iat: 1_800_000_000,
  exp: 1_800_028_800,
};
const tokenOf = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
const sessionOf = (claims: object) => {
  const read = readClaims(tokenOf({ ...base, ...claims }));
  return read && sessionPayloadOf(read);
};

test('LOG-04 reads the player, the time and the method of the sign-in from the ID token', () => {
  expect(sessionOf({ login_method: 'PNP', registrationDate: '2026-09-30T18:00:00Z', multibrand: '{"suspended":true}' })).toEqual({
    playerId: '100024',
    market: 'FI',
    language: 'fi',
    accessId: 'A-1',
    loginMethod: 'PNP',
    email: 'ben.one@sandbox.test',
    registrationDate: '2026-09-30T18:00:00Z',
    suspended: true,
    signedInAt: 1_800_000_000,
  });
  expect(sessionOf({})).toMatchObject({ loginMethod: 'DEFAULT', suspended: false });
});

test.each([['{'], ['null'], ['{"suspended":"yes"}'], ['[]'], [' ']])(
  'LOG-04 the unreadable brands %j count as a suspension',
  (multibrand) => {
    expect(sessionOf({ multibrand })).toMatchObject({ suspended: true });
  },
);

test('LOG-04 a pool without brands suspends no one', () => {
  for (const multibrand of [undefined, '']) expect(sessionOf({ multibrand })).toMatchObject({ suspended: false });
});

test.each(['', 'x', 'x.y.z', tokenOf({}), tokenOf({ ...base, player_id: '' })])(
  'LOG-04 %j is not an ID token of a player',
  (token) => {
    expect(readClaims(token)).toBeUndefined();
  },
);
