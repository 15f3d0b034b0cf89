import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dayMs } from '#lib/core/time/durations.ts';
import { expectSoon } from '../../tests/fixtures/soon.ts';
import { keepBuildFiles } from './kept-files.ts';
import type { SharedFiles } from './shared-files.ts';

let folder: string;
let server: Server | undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
});
afterEach(() => {
  server?.close();
  server = undefined;
  rmSync(folder, { recursive: true });
});

const folders = () => ({ build: path.join(folder, 'build'), kept: path.join(folder, 'kept') });

/** Replaces the build, as a deployment does, and starts a server for it. */
async function deploy(files: Readonly<Record<string, string>>, at = new Date(), shared?: SharedFiles) {
  const { build } = folders();
  rmSync(build, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(build, name)), { recursive: true });
    writeFileSync(path.join(build, name), text);
  }
  server?.close();
  const send = await keepBuildFiles({ ...folders(), shared }, at);
  const listening = createServer(async (request, response) => {
    if (!(await send(request, response))) response.writeHead(404).end('not kept');
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  return (name: string, method = 'GET') => fetch(`http://127.0.0.1:${port}/_next/static/${name}`, { method });
}

test('a file of the build before is sent, with its type and for good', async () => {
  await deploy({ 'chunks/a.js': 'old()', 'chunks/same.js': 'same()' });
  const get = await deploy({ 'chunks/b.js': 'new()', 'chunks/same.js': 'same()' });
  const kept = await get('chunks/a.js?dpl=1');
  expect([kept.status, await kept.text()]).toEqual([200, 'old()']);
  expect(kept.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(kept.headers.get('cache-control')).toContain('immutable');
  expect((await get('chunks/a.js', 'HEAD')).status).toBe(200);
  // Next sends those of its own build.
  for (const name of ['chunks/b.js', 'chunks/same.js', 'chunks/none.js']) expect((await get(name)).status).toBe(404);
});

test.each(['../build/secret.js', '%2e%2e/build/secret.js', '..%2fbuild%2fsecret.js', 'chunks'])(
  '%s is no file of a build',
  async (name) => {
    await deploy({ 'chunks/a.js': 'old()' });
    const get = await deploy({ 'secret.js': 'x' });
    expect((await get(name)).status).toBe(404);
    expect((await get('chunks/a.js', 'POST')).status).toBe(404);
  },
);

test('a file that no build of the last thirty days has is removed', async () => {
  const now = Date.now();
  await deploy({ 'a.js': 'a', 'same.js': 'x' }, new Date(now - 40 * dayMs));
  await deploy({ 'b.js': 'b', 'same.js': 'x' }, new Date(now - 20 * dayMs));
  await deploy({ 'c.js': 'c' }, new Date(now));
  expect(readdirSync(folders().kept).toSorted()).toEqual(['b.js', 'c.js', 'same.js']);
});

test('a file of a build that only another instance runs is sent, and no address that no build can have is looked up', async () => {
  const others = new Map([['chunks/new.js', Buffer.from('new()')]]);
  const read: string[] = [];
  const shared = {
    onReady: (listener: () => void) => listener(),
    write: async (name: string, bytes: Buffer) => void others.set(name, Buffer.from(bytes)),
    async read(name: string) {
      read.push(name);
      return others.get(name);
    },
  };
  const get = await deploy({ 'chunks/a.js': 'old()' }, new Date(), shared);
  const taken = await get('chunks/new.js');
  expect([taken.status, await taken.text()]).toEqual([200, 'new()']);
  for (const name of ['chunks/none.js', 'chunks/x', '../a.js', 'chunks/%2e.js', 'a/b/c/d/e/f.js']) {
    expect((await get(name)).status).toBe(404);
  }
  expect(read).toEqual(['chunks/new.js', 'chunks/none.js']);
  // Its files are shared once it has started.
  await expectSoon(async () => expect(others.get('chunks/a.js')?.toString()).toBe('old()'));
});

test('a file in another folder is not touched', async () => {
  const { kept } = folders();
  mkdirSync(path.dirname(kept), { recursive: true });
  writeFileSync(path.join(folder, 'digest.json'), '{}');
  utimesSync(path.join(folder, 'digest.json'), 0, 0);
  await deploy({ 'a.js': 'a' });
  expect(readdirSync(folder)).toContain('digest.json');
});

test('a copy that was cut off is made whole, and a place that cannot be written stops no start', async () => {
  const { kept } = folders();
  mkdirSync(path.join(kept, 'chunks'), { recursive: true });
  writeFileSync(path.join(kept, 'chunks/a.js'), 'ol');
  await deploy({ 'chunks/a.js': 'old()' });
  const get = await deploy({ 'chunks/b.js': 'new()' });
  expect(await (await get('chunks/a.js')).text()).toBe('old()');

  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  rmSync(kept, { recursive: true });
  writeFileSync(kept, 'no folder');
  expect((await (await deploy({ 'chunks/b.js': 'new()' }))('chunks/a.js')).status).toBe(404);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
