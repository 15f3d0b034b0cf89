import fc from 'fast-check';
import { createPoolToken } from '../../../tests/fixtures/pool-token.ts';
import { packToken, unpackToken } from './packed-token.ts';

test('LOG-02 the token of a real pool is packed to less than 60 % of its length, without losing a character', () => {
  for (let count = 0; count < 50; count += 1) {
    const token = createPoolToken();
    const packed = packToken(token);
    expect(unpackToken(packed)).toBe(token);
    expect(packed.length / token.length).toBeLessThan(0.6);
  }
});

const base64url = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('base64url'));
const json = fc.json().map((text) => Buffer.from(text).toString('base64url'));

test('LOG-02 whatever the parts of a token hold, unpacking restores it', () => {
  const part = fc.oneof(
    base64url,
    json,
    fc.string({ maxLength: 60 }).map((text) => text.replaceAll('.', '')),
  );
  fc.assert(
    fc.property(part, part, part, (header, payload, signature) => {
      const token = `${header}.${payload}.${signature}`;
      expect(unpackToken(packToken(token))).toBe(token);
    }),
    { numRuns: 500 },
  );
});

test('LOG-02 a signature longer than a packed one can be leaves the token as it is', () => {
  const token = createPoolToken({}, 70_000);
  expect(packToken(token)).toBe(token);
});

test('LOG-02 text that was not packed is no token, and neither is one that would fill the memory', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const found = unpackToken(text);
      expect(found === undefined || found === text || found.split('.').length === 3).toBe(true);
    }),
  );
  const packed = packToken(createPoolToken({ extra: 'a'.repeat(10_000) }));
  expect(packed.length).toBeLessThan(1_500);
  expect(unpackToken(packToken(createPoolToken({ extra: 'a'.repeat(40_000) })))).toHaveLength(
    createPoolToken({ extra: 'a'.repeat(40_000) }).length,
  );
});
