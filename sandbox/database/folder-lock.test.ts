import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LockedError, takeLock } from './folder-lock.ts';
import { readProcessStart } from './process-start.ts';

const lockUrl = pathToFileURL(path.resolve('sandbox/database/folder-lock.ts')).href;

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parlour-lock-'));
  file = path.join(folder, 'sandbox.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['with its start', () => `${readProcessStart(process.ppid)}\n`],
  ['without its start', () => ''],
])('refuses a folder that a running process holds, and names the process: a lock %s', (_, start) => {
  const text = `${process.ppid}\n${start()}`;
  writeFileSync(file, text);
  expect(() => takeLock(folder)).toThrow(
    `The sandbox already runs as process ${process.ppid}; stop it or use another SANDBOX_FOLDER.`,
  );
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('takes over the lock of a process that has ended and whose id another one has, as after a reboot', () => {
  writeFileSync(file, `${process.ppid}\nbefore ${readProcessStart(process.ppid)}\n`);
  takeLock(folder).release();
  expect(existsSync(file)).toBe(false);
});

test('a lock is that of its process while it runs', async () => {
  const script = `import { takeLock } from ${JSON.stringify(lockUrl)}; takeLock(process.argv[1]); console.info('held'); setInterval(() => {}, 1_000);`;
  const owner = spawn(process.execPath, ['--input-type=module', '--eval', script, folder]);
  await once(owner.stdout, 'data');
  expect(() => takeLock(folder)).toThrow(`process ${owner.pid};`);
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  takeLock(folder).release();
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
  expect(readFileSync(file, 'utf8')).toBe(`${process.pid}\n${readProcessStart(process.pid)}\n`);
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
