import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ignoreEnvFiles } from './env-files.ts';

test('OPS-07 Next reads no .env file into a process whose settings have been read', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'env-files-'));
  writeFileSync(path.join(folder, '.env'), 'FROM_A_FILE=1\n');
  const here = createRequire(import.meta.url);
  const { loadEnvConfig } = createRequire(here.resolve('next/package.json'))('@next/env') as {
    loadEnvConfig(folder: string, isDevelopment: boolean): unknown;
  };
  ignoreEnvFiles();
  loadEnvConfig(folder, false);
  expect(process.env.FROM_A_FILE).toBeUndefined();
  rmSync(folder, { recursive: true });
  delete process.env.__NEXT_PROCESSED_ENV;
});
