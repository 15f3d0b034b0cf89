import { createPublishSignatures } from './publish-webhook.ts';

const at = 1_795_000_000_000;
const header = (time: number, signature = 'a') => `t=${time},v1=${signature.repeat(43)}`;

test('SEC-04 a signature is accepted once, and only within five minutes', () => {
  let now = at;
  const signatures = createPublishSignatures(() => now);
  expect([signatures.accept(header(at)), signatures.accept(header(at)), signatures.accept(header(at, 'b'))]).toEqual([
    true,
    false,
    true,
  ]);
  for (const [offset, isAccepted] of [
    [-300_001, false],
    [-300_000, true],
    [300_000, true],
    [300_001, false],
  ] as const) {
    expect(signatures.accept(header(at + offset))).toBe(isAccepted);
  }
  now += 600_000;
  expect(signatures.accept(header(at + 300_000))).toBe(false);
  expect([signatures.accept(null), signatures.accept(''), signatures.accept('t=1')]).toEqual([false, false, false]);
});
