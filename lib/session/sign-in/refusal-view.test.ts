import { hourMs } from '#lib/core/time/durations.ts';
import en from '#messages/en.json' with { type: 'json' };
import fi from '#messages/fi.json' with { type: 'json' };
import { describeRefusal } from './refusal-view.ts';

const messages = en.signIn;
const show = (refusal: Parameters<typeof describeRefusal>[3]) => describeRefusal(messages, 'en', '/en-UN', refusal);
const hrefs = (code: string) => show({ code }).links.map(({ href }) => href);

test('LOG-06 a timeout shows the time left, who started it and the player number', () => {
  const timeout = { code: 'login.error.timeout', days: 3, millisLeft: 50 * hourMs, initiator: 'PLAYER', playerId: '100032' };
  expect(show(timeout)).toMatchObject({ message: messages.errorTimeout, isFinal: true, isProtection: true });
  expect(show(timeout).facts).toEqual([
    { label: messages.timeLeft, value: '3 days' },
    { label: messages.startedBy, value: messages.startedByPlayer },
    { label: messages.playerNumber, value: '100032' },
  ]);
  expect(show({ ...timeout, millisLeft: 5.2 * hourMs }).facts[0]?.value).toBe('5 hours, 12 minutes');
  expect(show({ ...timeout, initiator: 'OPERATOR' }).message).toBe(messages.errorPaused);
});

test('LOG-06 LOG-24 a cooling-off has its own title', () => {
  const cooling = { code: 'login.error.timeout', days: 1, millisLeft: hourMs, initiator: 'PLAYER', cooling: true };
  expect(show(cooling)).toMatchObject({ message: messages.errorCooling, detail: messages.errorCoolingDetail });
});

test('LOG-07 an exclusion shows the days left, in the language of the page', () => {
  const { facts } = describeRefusal(fi.signIn, 'fi-FI', '/fi-FI', { code: 'login.error.exclusion', days: 180 });
  expect(facts).toEqual([{ label: fi.signIn.timeLeft, value: '180 päivää' }]);
});

test('RGA-09 a block whose end is known shows it', () => {
  const until = '2027-05-24T10:00:00.000Z';
  const factsOf = (code: string) => show({ code, until }).facts.map(({ label, value }) => [label, value.slice(0, 10)]);
  expect(factsOf('login.error.exclusion')).toEqual([[messages.earliestEnd, '24/05/2027']]);
  expect(factsOf('login.error.timeout')).toEqual([[messages.endsAt, '24/05/2027']]);
  expect(factsOf('login.error.closed')).toEqual([]);
});

test('LOG-08 an indefinite exclusion shows no end', () => {
  expect(show({ code: 'login.error.exclusionIndefinite' })).toMatchObject({
    message: messages.errorExclusionIndefinite,
    facts: [],
    isFinal: true,
  });
});

test.each([
  ['LOG-06', 'login.error.timeout', ['/en-UN/contact', '/en-UN/responsible-gambling']],
  ['LOG-07', 'login.error.exclusion', ['/en-UN/responsible-gambling', '/en-UN/closed-account', '/en-UN/contact']],
  ['LOG-08', 'login.error.exclusionIndefinite', ['/en-UN/responsible-gambling', '/en-UN/closed-account', '/en-UN/contact']],
  ['LOG-09', 'login.error.maxAttempt', ['/en-UN/reset-password']],
  ['LOG-10', 'login.error.blacklisted', ['/en-UN/contact']],
  ['LOG-11', 'login.error.closed', ['/en-UN/closed-account', '/en-UN/contact']],
  ['LOG-12', 'login.error.unauthorized', []],
])('%s %s links to %j', (_, code, expected) => {
  expect(hrefs(code)).toEqual(expected);
});

test('an unknown code is a system error and keeps the form', () => {
  expect(show({ code: 'something.new' })).toMatchObject({ message: messages.errorSystem, isFinal: false });
});
