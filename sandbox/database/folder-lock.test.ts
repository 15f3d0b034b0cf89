import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LockedError, takeLock } from './folder-lock.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parlour-lock-'));
  file = path.join(folder, 'sandbox.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('refuses a folder that a running process holds, and names the process', () => {
  writeFileSync(file, `${process.ppid}\n`);
  expect(() => takeLock(folder)).toThrow(
    `The sandbox already runs as process ${process.ppid}; stop it or use another SANDBOX_FOLDER.`,
  );
  expect(readFileSync(file, 'utf8')).toBe(`${process.ppid}\n`);
});

test('refuses a second lock within one process until the first is released', () => {
  const lock = takeLock(folder);
  expect(() => takeLock(folder)).toThrow(LockedError);
  lock.release();
  expect(existsSync(file)).toBe(false);
  takeLock(folder).release();
});

test('takes over the lock of a process that has ended', () => {
  const { pid } = spawnSync('true');
  writeFileSync(file, `${pid}\n`);
  const lock = takeLock(folder);
  expect(readFileSync(file, 'utf8')).toBe(`${process.pid}\n`);
  lock.release();
});

test('takes over a lock with its own process id, as in a restarted container', () => {
  writeFileSync(file, `${process.pid}\n`);
  takeLock(folder).release();
  expect(existsSync(file)).toBe(false);
});

test('takes over a lock file that names no process', () => {
  writeFileSync(file, '');
  takeLock(folder).release();
});
