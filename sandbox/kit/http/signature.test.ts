import { createRequestVerifier, signRequest } from './signature.ts';

const secret = 'a-secret-of-the-services';
const body = '{"transactionId":"t-1"}';

function verifierAt(time: number) {
  const clock = { now: time };
  const verifier = createRequestVerifier(() => clock.now);
  return { clock, accepts: (header: string | undefined, text = body) => verifier.accepts(secret, text, header) };
}

test('SEC-04 a signed request is accepted once', () => {
  const { accepts } = verifierAt(1_000_000);
  const header = signRequest(secret, body, 1_000_000);
  expect([accepts(header), accepts(header)]).toEqual([true, false]);
  expect(accepts(signRequest(secret, body, 1_000_000))).toBe(true);
});

test.each([
  [-300_001, false],
  [-300_000, true],
  [300_000, true],
  [300_001, false],
])('SEC-04 a signature made at %i ms from now is accepted: %s', (offset, isAccepted) => {
  expect(verifierAt(1_000_000).accepts(signRequest(secret, body, 1_000_000 + offset))).toBe(isAccepted);
});

test('SEC-04 a request from a clock ahead of ours cannot be repeated later', () => {
  const { clock, accepts } = verifierAt(1_000_000);
  const header = signRequest(secret, body, 1_290_000);
  expect(accepts(header)).toBe(true);
  clock.now = 1_580_000;
  expect(accepts(header)).toBe(false);
});

test.each([
  ['no signature', undefined],
  ['an empty one', ''],
  ['one of another secret', signRequest('another-secret-altogether', body, 1_000_000)],
  ['another time', signRequest(secret, body, 1_000_000).replace('t=1000000', 't=1000001')],
  ['another nonce', signRequest(secret, body, 1_000_000).replace(/n=[^,]+/, 'n=12345678')],
])('SEC-04 %s is refused', (_, header) => {
  expect(verifierAt(1_000_000).accepts(header)).toBe(false);
});

test('SEC-04 another body is refused', () => {
  expect(verifierAt(1_000_000).accepts(signRequest(secret, body, 1_000_000), `${body} `)).toBe(false);
});
