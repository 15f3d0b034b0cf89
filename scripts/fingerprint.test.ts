import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fingerprintSources, listSources } from './fingerprint.ts';

let folder: string;

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fingerprint-'));
  write('app/page.tsx', 'page');
  write('lib/rules.ts', 'rules');
  write('lib/rules.test.ts', 'test');
  write('sandbox/main.ts', 'sandbox');
  write('next.config.mjs', 'config');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('lists the sources of the site without tests and sandbox', () => {
  expect(listSources(folder)).toEqual(['app/page.tsx', 'lib/rules.ts', 'next.config.mjs']);
});

test('OPS-01 the fingerprint changes only with the contents or names of sources', () => {
  const before = fingerprintSources(folder);
  utimesSync(path.join(folder, 'app/page.tsx'), new Date(0), new Date(0));
  write('lib/rules.test.ts', 'another test');
  write('sandbox/main.ts', 'another sandbox');
  expect(fingerprintSources(folder)).toBe(before);
  write('lib/rules.ts', 'other rules');
  const changed = fingerprintSources(folder);
  expect(changed).not.toBe(before);
  write('messages/en.json', '{}');
  expect(fingerprintSources(folder)).not.toBe(changed);
});
