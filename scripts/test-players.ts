/** Seeded players to start with; all share the password. The operator console lists every player. */
export const testPassword = 'Sandbox1!';

export const testPlayers: readonly (readonly [email: string, story: string])[] = [
  ['ava.new@sandbox.test', 'has not deposited yet'],
  ['ben.one@sandbox.test', 'has made one deposit'],
  ['cleo.vip@sandbox.test', 'loyalty level 5, a pending withdrawal, an active bonus'],
  ['sam.withdraw@sandbox.test', 'fully verified, can withdraw 300.00'],
  ['dan.docs@sandbox.test', 'must upload documents within 12 days'],
  ['ivo.limits@sandbox.test', 'has used 90 % of the limits'],
  ['player.fi@sandbox.test', 'lives in Finland; every market has such a player'],
];
