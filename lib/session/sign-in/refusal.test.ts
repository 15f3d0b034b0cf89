import { parseRefusal } from './refusal.ts';

const trigger = (reason: string) =>
  parseRefusal('UserLambdaValidationException', `PreAuthentication failed with error ${reason}.`);

test('LOG-06 reads days, milliseconds, initiator and cooling of a timeout', () => {
  const reason = 'error.timeout.in.progress.2|{"playerId":"100023","cooling":true,"millisLeft":90000000,"initiator":"PLAYER"}';
  expect(trigger(reason)).toEqual({
    code: 'login.error.timeout',
    days: 2,
    millisLeft: 90_000_000,
    initiator: 'PLAYER',
    cooling: true,
    playerId: '100023',
  });
});

test('LOG-06 keeps the days when the details are broken', () => {
  expect(trigger('error.timeout.in.progress.3|{"play')).toEqual({ code: 'login.error.timeout', days: 3 });
});

test.each([
  ['LOG-07', 'error.exclusion.in.progress.180', { code: 'login.error.exclusion', days: 180 }],
  [
    'LOG-07',
    'error.exclusion.in.progress.9|{"until":"2027-05-24T10:00:00.000Z"}',
    { code: 'login.error.exclusion', days: 9, until: '2027-05-24T10:00:00.000Z' },
  ],
  ['LOG-08', 'error.exclusion.in.progress.indefinite', { code: 'login.error.exclusionIndefinite' }],
  ['LOG-09', 'error.sign.in.attempt.count.exceeded', { code: 'login.error.maxAttempt' }],
  ['LOG-10', 'error.account.deactivated', { code: 'login.error.blacklisted' }],
  ['LOG-11', 'error.account.closed', { code: 'login.error.closed' }],
  ['LOG-12', 'error.player.not.found', { code: 'login.error.unauthorized' }],
  ['LOG-12', 'error.never.heard.of', { code: 'login.error.unauthorized' }],
])('%s maps %s', (_, reason, refusal) => {
  expect(trigger(reason)).toEqual(refusal);
});

test('reads the progress of a registration, and ignores missing or broken details', () => {
  const unfinished = {
    playerId: '100123',
    verification: 'EMAIL',
    countryCode: 'AT',
    province: '',
    sentTo: 'h•••@sandbox.test',
    isWhole: true,
  };
  const code = 'login.error.unverified';
  expect(trigger(`error.account.unverified|${JSON.stringify(unfinished)}`)).toEqual({ code, unfinished });
  for (const reason of ['error.account.unverified', 'error.account.unverified|{"playerId":7}', 'error.account.unverified|{"pl']) {
    expect(trigger(reason)).toEqual({ code });
  }
  expect(parseRefusal('UserNotConfirmedException', 'User is not confirmed.')).toEqual({ code });
});

test('LOG-12 answers a wrong password and an unknown address alike', () => {
  const wrong = parseRefusal('NotAuthorizedException', 'Incorrect username or password.');
  expect(parseRefusal('UserNotFoundException', 'User does not exist.')).toEqual(wrong);
});

test('calls a failing identity service a system error, not a wrong password', () => {
  expect(parseRefusal('NetworkError', '').code).toBe('error.system.error');
});
