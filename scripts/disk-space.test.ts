import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireDiskSpace } from './disk-space.ts';
import { StartError } from './reports/progress.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'disk-space-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('creates a folder on a disk with space', () => {
  requireDiskSpace('The sandbox', path.join(folder, 'new', 'one'), 1);
  expect(existsSync(path.join(folder, 'new', 'one'))).toBe(true);
});

test('says what is needed, what is left and what to do when the disk is full', () => {
  const start = () => requireDiskSpace('The sandbox', folder, 1_000_000_000, 'SANDBOX_FOLDER');
  expect(start).toThrow(StartError);
  expect(start).toThrow(
    /^The sandbox needs 1000000000 MB in .*, and the disk has \d+ MB: free some space, or name another folder by SANDBOX_FOLDER\.$/,
  );
});

test('says that a folder cannot be written', () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  expect(() => requireDiskSpace('The build', path.join(file, 'inside'), 1)).toThrow(
    /^The build cannot write to .* \(ENOTDIR\): run the command as the user that owns the folder\.$/,
  );
});
