import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEmbedded } from './database.ts';
import { readTemplate } from './template.ts';

const mockCreate = jest.fn();
jest.mock('@electric-sql/pglite', () => ({ PGlite: { create: (options: object) => mockCreate(options) } }));
jest.mock('./migrate.ts', () => ({ readMigrations: () => [], migrate: async () => undefined }));

const project = process.cwd();
let folder: string;
let cache: string;

/** A project with the embedded database, and nothing kept. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'template-'));
  cache = path.join(folder, 'node_modules', '.cache', 'parlour');
  const module = path.join(folder, 'node_modules', '@electric-sql', 'pglite');
  mkdirSync(module, { recursive: true });
  writeFileSync(path.join(module, 'package.json'), '{ "version": "1.0.0" }');
  process.chdir(folder);
  mockCreate
    .mockReset()
    .mockImplementation(async () => ({ dumpDataDir: async () => new Blob(['files']), close: () => undefined }));
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test('the template is made once, and replaces those of other versions, migrations and forms', async () => {
  for (const name of ['pglite-0.9.0', 'pglite-1.0.0', 'pglite-1.0.0-0123456789abcdef']) {
    mkdirSync(path.join(cache, name, 'base'), { recursive: true });
  }
  writeFileSync(path.join(cache, 'pglite-1.0.0-0123456789abcdef.tar'), '');
  writeFileSync(path.join(cache, 'other.json'), '');
  for (let start = 1; start <= 2; start += 1) expect(await (await readTemplate())?.text()).toBe('files');
  expect(mockCreate).toHaveBeenCalledTimes(2);
  expect(readdirSync(cache).sort()).toEqual([
    'other.json',
    expect.stringMatching(/^pglite-1\.0\.0-[0-9a-f]{16}\.tar$/),
    'pglite-1.0.0.tar',
  ]);
});

test('nothing is initialised for a template that could not be kept', async () => {
  writeFileSync(path.join(folder, 'node_modules', '.cache'), 'no folder');
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await readTemplate()).toBeUndefined();
  expect([mockCreate.mock.calls.length, warn.mock.calls.length]).toEqual([0, 1]);
  warn.mockRestore();
});

test('a new database that could not be made leaves nothing behind', async () => {
  await readTemplate();
  const data = path.join(folder, 'data');
  mockCreate.mockImplementation(async ({ dataDir }: { dataDir: string }) => {
    mkdirSync(dataDir);
    throw new Error('no space left');
  });
  await expect(openEmbedded(data)).rejects.toThrow('no space left');
  expect(readdirSync(data)).toEqual([]);
});
