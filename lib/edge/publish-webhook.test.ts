import { createHmac } from 'node:crypto';
import { webhookSignatureHeader } from '#lib/core/http/webhook-signature.ts';
import { createPublishSignatures, isSignedPublish } from './publish-webhook.ts';

const at = 1_795_000_000_000;
const header = (time: number, signature = 'A') => `t=${time},v1=${signature.repeat(43)}`;

test('SEC-04 a signature is accepted once, and only within five minutes', () => {
  let now = at;
  const signatures = createPublishSignatures(() => now);
  expect([signatures.accept(header(at)), signatures.accept(header(at)), signatures.accept(header(at, 'Q'))]).toEqual([
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

test('SEC-04 a signature has one spelling: another last character with the same bytes is no new one', async () => {
  const body = '{"_type":"banner"}';
  const signature = createHmac('sha256', 'secret').update(`${at}.${body}`).digest('base64url');
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = alphabet.indexOf(signature.slice(-1));
  const accepted: number[] = [];
  const signatures = createPublishSignatures(() => at);
  for (const extra of [0, 1, 2, 3]) {
    const value = `t=${at},v1=${signature.slice(0, -1)}${alphabet[last + extra]}`;
    const request = new Request('http://site', { method: 'POST', body, headers: { [webhookSignatureHeader]: value } });
    if ((await isSignedPublish(request, ['secret'])) && signatures.accept(value)) accepted.push(extra);
  }
  expect(accepted).toEqual([0]);
});
