import { runForRequest } from './request.ts';
import { logSecurityEvent } from './security-event.ts';

/** Stays: what was left out of the log is written a minute later. */
const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
const lines = () => info.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
beforeEach(() => info.mockClear());

test('SEC-01 a security event is one line of JSON with the time and a pseudonym instead of the player', () => {
  logSecurityEvent({ event: 'deposit', outcome: 'refused', playerId: '100024', code: 'error.deposit.method', status: 400 });
  logSecurityEvent({ event: 'withdrawal', outcome: 'accepted', playerId: '100024' });
  logSecurityEvent({ event: 'withdrawal', outcome: 'accepted', playerId: '100025' });
  const [deposit, withdrawal, other] = lines();
  expect(deposit).toEqual({
    event: 'deposit',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    outcome: 'refused',
    status: 400,
    code: 'error.deposit.method',
    player: expect.stringMatching(/^[\da-f]{16}$/),
  });
  expect(withdrawal?.player).toBe(deposit?.player);
  expect(other?.player).not.toBe(deposit?.player);
  expect(JSON.stringify(lines())).not.toContain('10002');
});

test('SEC-01 a code that is no code is left out of the log', () => {
  logSecurityEvent({ event: 'request', outcome: 'failed', code: 'anna@example.com said\n"hello"' });
  expect(lines()[0]).not.toHaveProperty('code');
});

test.each(['refused', 'limited', 'failed'] as const)(
  'SEC-01 requests of one client that are %s do not fill the log',
  (outcome) => {
    runForRequest({ id: 'id', client: `192.0.2.1 ${outcome}` }, () => {
      for (let count = 0; count < 40; count += 1) logSecurityEvent({ event: 'request', outcome, status: 503 });
    });
    expect(lines()).toHaveLength(30);
  },
);

test('SEC-01 requests that are refused hide neither those that fail nor refused sign-ins, deposits and withdrawals', () => {
  const junk = [
    { event: 'request', outcome: 'refused', status: 404 },
    { event: 'sign-in', outcome: 'limited', status: 429 },
    { event: 'deposit', outcome: 'refused', status: 401 },
    { event: 'webhook', outcome: 'refused', status: 401 },
    { event: 'deposit', outcome: 'refused', status: 403 },
    { event: 'registration', outcome: 'refused', status: 400 },
    { event: 'sign-in', outcome: 'refused', status: 403 },
  ] as const;
  for (let client = 0; client < 21; client += 1) {
    runForRequest({ id: 'id', client: `198.51.100.${client}` }, () => {
      for (let count = 0; count < 30; count += 1) logSecurityEvent(junk[count % junk.length] ?? junk[0]);
    });
  }
  info.mockClear();
  runForRequest({ id: 'id', client: '198.51.100.99' }, () => {
    logSecurityEvent({ event: 'request', outcome: 'refused', status: 400 });
    logSecurityEvent({ event: 'deposit', outcome: 'refused', status: 400, playerId: '100001' });
    logSecurityEvent({ event: 'sign-in', outcome: 'refused', method: 'password' });
    logSecurityEvent({ event: 'deposit', outcome: 'failed', status: 503 });
  });
  expect(lines().map(({ event, outcome }) => `${event} ${outcome}`)).toEqual([
    'deposit refused',
    'sign-in refused',
    'deposit failed',
  ]);
});
