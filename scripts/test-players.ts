/** Players of the seed worth trying first; all have the same password. The whole list is in the operator's console. */
export const testPassword = 'Sandbox1!';

export const testPlayers: readonly (readonly [email: string, story: string])[] = [
  ['ava.new@sandbox.test', 'has not deposited yet'],
  ['ben.one@sandbox.test', 'has one deposit'],
  ['cleo.vip@sandbox.test', 'plays a lot: loyalty 5, a pending withdrawal, an active bonus'],
  ['sam.withdraw@sandbox.test', 'is fully verified, with 300.00 to withdraw'],
  ['dan.docs@sandbox.test', 'has to send documents within 12 days'],
  ['ivo.limits@sandbox.test', 'has limits, 90 % used'],
  ['player.fi@sandbox.test', 'lives in Finland; there is one for each market'],
];
