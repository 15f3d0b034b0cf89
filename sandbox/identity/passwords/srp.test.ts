import { createDiffieHellmanGroup } from 'node:crypto';
import { createSrpClient } from '../../../tests/fixtures/srp-client.ts';
import { poolName } from '../pool.ts';
import {
  computeVerifier,
  createCredential,
  createDecoyVerifier,
  createServerKeys,
  deriveKey,
  isClientKey,
  signClaim,
} from './srp.ts';

const userId = '0c8f1d5e-8a4e-4a58-9d5e-6f1f4f2f9a01';
const password = 'Sandbox1!';
const prime = createDiffieHellmanGroup('modp15').getPrime('hex');
const block = Buffer.from('a sealed block');
const at = new Date('2026-11-05T08:05:09Z');

function exchange(stored: { salt: string; verifier: string }, typed: string) {
  const client = createSrpClient(poolName, typed);
  const keys = createServerKeys(stored.verifier);
  const challenge = {
    USER_ID_FOR_SRP: userId,
    SRP_B: keys.publicKey,
    SALT: stored.salt,
    SECRET_BLOCK: block.toString('base64'),
  };
  const answer = client.answer(challenge, at);
  const key = deriveKey(client.publicKey, keys, stored.verifier);
  const expected = signClaim(key, userId, block, answer.TIMESTAMP).toString('base64');
  return { sent: answer.PASSWORD_CLAIM_SIGNATURE, expected };
}

describe('SRP', () => {
  test('client and server compute the same signature for the correct password', () => {
    const { sent, expected } = exchange(createCredential(userId, password), password);
    expect(sent).toBe(expected);
  });

  test('a wrong password gives a different signature', () => {
    const { sent, expected } = exchange(createCredential(userId, password), 'Sandbox2!');
    expect(sent).not.toBe(expected);
  });

  test.each(['00000000000000000000000000000007', '0f000000000000000000000000000001', 'ff000000000000000000000000000001'])(
    'pads salts as the client does: %s',
    (salt) => {
      const { sent, expected } = exchange({ salt, verifier: computeVerifier(userId, password, salt) }, password);
      expect(sent).toBe(expected);
    },
  );

  test('no password matches a decoy verifier', () => {
    const { sent, expected } = exchange({ salt: '11', verifier: createDecoyVerifier('seed') }, password);
    expect(sent).not.toBe(expected);
  });

  test('two users with the same password have different salts and verifiers', () => {
    const [one, other] = [createCredential(userId, password), createCredential(userId, password)];
    expect(one.salt).not.toBe(other.salt);
    expect(one.verifier).not.toBe(other.verifier);
  });

  test.each([
    ['zero', '0'],
    ['many zeros', '0000'],
    ['the prime itself', prime],
    ['more than the prime', (BigInt(`0x${prime}`) * 2n).toString(16)],
    ['a negative number', '-5'],
    ['an empty string', ''],
    ['a string that is not hexadecimal', 'xyz'],
  ])('rejects %s as a client key', (_name, key) => {
    expect(isClientKey(key)).toBe(false);
  });

  test('accepts every other number below the prime', () => {
    expect(isClientKey('1')).toBe(true);
    expect(isClientKey((BigInt(`0x${prime}`) - 1n).toString(16))).toBe(true);
  });
});
