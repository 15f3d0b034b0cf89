import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareWritableFolders } from './writable-folders.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'writable-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('creates the folders that the site writes to', async () => {
  const cache = path.join(folder, 'data', 'content');
  await prepareWritableFolders({ CACHE_FOLDER: cache });
  expect((await stat(cache)).isDirectory()).toBe(true);
});

test('names every setting whose folder cannot be written', async () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  const start = prepareWritableFolders({ CACHE_FOLDER: path.join(file, 'content'), SESSION_FOLDER: path.join(file, 'sessions') });
  await expect(start).rejects.toThrow(/CACHE_FOLDER .* ENOTDIR.* SESSION_FOLDER .* ENOTDIR.* DATA_FOLDER/);
});
