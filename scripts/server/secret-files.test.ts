import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSecretFiles } from './secret-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileWith = (text: string) => {
  const file = path.join(folder, `secret-${text.length}`);
  writeFileSync(file, text);
  return file;
};
const read = (env: Record<string, string>) => {
  const settings = { NODE_ENV: 'test' as const, ...env };
  readSecretFiles(settings);
  return settings;
};

test('OPS-07 reads a secret from the file that a setting names, and leaves the others', () => {
  const env = { SESSION_SECRET_FILE: fileWith(' a-secret \n'), REDIS_URL: 'redis://redis', PORT_FILE: 'x' };
  expect(read(env)).toEqual({ NODE_ENV: 'test', SESSION_SECRET: 'a-secret', REDIS_URL: 'redis://redis', PORT_FILE: 'x' });
});

test.each([
  [{ SIGNING_KEY: 'b', SIGNING_KEY_FILE: 'a' }, 'SIGNING_KEY and SIGNING_KEY_FILE are set: keep one of them.'],
  [{ SIGNING_KEY_FILE: path.join(folder, 'none') }, 'SIGNING_KEY_FILE names a file that cannot be read (ENOENT): correct it.'],
  [{ SIGNING_KEY_FILE: fileWith('\n') }, 'SIGNING_KEY_FILE names an empty file: write the secret to it.'],
])('OPS-07 names the setting of a file that holds no secret: %j', (env, message) => {
  expect(() => read(env)).toThrow(message);
});
