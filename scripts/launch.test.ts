import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './root.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'launch-'));
const link = path.join(folder, 'node_modules', '.bin', 'node');
const ownNode = path.join(folder, 'node_modules', 'node', 'bin', 'node');

beforeAll(() => {
  for (const name of ['scripts/start.mjs', 'scripts/launch.mjs', 'scripts/npm-signals.mjs', 'lib/core/http/loopback-proxy.mjs']) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    copyFileSync(path.join(root, name), path.join(folder, name));
  }
  for (const file of [ownNode, link]) mkdirSync(path.dirname(file), { recursive: true });
  for (const name of ['package-lock.json', 'node_modules/.package-lock.json'])
    writeFileSync(path.join(folder, name), JSON.stringify({ packages: {} }));
  writeFileSync(path.join(folder, 'npm-cli.js'), '');
  writeFileSync(path.join(folder, 'scripts', 'start.ts'), "console.info('started by', process.execPath);");
  writeFileSync(path.join(folder, 'as-22.mjs'), "Object.defineProperty(process.versions, 'node', { value: '22.1.0' });");
  symlinkSync(ownNode, link);
});
afterEach(() => rmSync(ownNode, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

function breakNode(): void {
  writeFileSync(ownNode, '#!/lib/no-such-loader\n');
  chmodSync(ownNode, 0o755);
}

function start(...options: readonly string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, [...options, path.join(folder, 'scripts', 'start.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: path.join(folder, 'npm-cli.js') },
  });
  return stdout + stderr;
}

test('OPS-08 a start without install scripts uses the Node it runs in, if it is as new', () => {
  expect(start()).toBe(`started by ${process.execPath}\n`);
});

test('OPS-08 a start where the installed Node does not run uses its own, and so does the next one', () => {
  breakNode();
  expect(start()).toBe(`started by ${process.execPath}\n`);
  expect(existsSync(link)).toBe(false);
});

test('OPS-08 a start with an older Node says why the installed one is not there', () => {
  const older = () => start('--import', path.join(folder, 'as-22.mjs'));
  expect(older()).toMatch(
    /^The Node 24 .* is missing, as where npm has the setting ignore-scripts: install the current version/m,
  );
  breakNode();
  expect(older()).toMatch(/^The Node 24 .* does not run on this system: install the current version/m);
});
