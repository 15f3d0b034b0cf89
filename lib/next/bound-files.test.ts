import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  promises,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { boundFiles } from './bound-files.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const files = {
  existsSync,
  readFileSync,
  readFile: promises.readFile,
  writeFile: async (file: string, data: string) => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, data);
  },
  mkdir: async (dir: string) => mkdirSync(dir, { recursive: true }),
  stat: promises.stat,
};
const at = (name: string) => path.join(folder, name);
const kept = (...names: string[]) => names.filter((name) => existsSync(at(name)));

/** What a small file takes of the disk. */
const block = 4_096;

/** Three files. */
async function writePage(bounded: ReturnType<typeof boundFiles>, name: string): Promise<void> {
  await bounded.writeFile(at(`${name}.html`), 'x'.repeat(60));
  await bounded.writeFile(at(`${name}.segments/_tree.segment.rsc`), 'x'.repeat(30));
  await bounded.writeFile(at(`${name}.meta`), 'x'.repeat(10));
}

test('SEC-03 above the limit the pages written longest ago are removed with all their files', async () => {
  const bounded = boundFiles(files, folder, 8 * block);
  await writePage(bounded, 'fi-FI/visitor');
  await writePage(bounded, 'fi-FI/visitor/promotions');
  // Written again: now the newer of the two, and still counted once.
  await writePage(bounded, 'fi-FI/visitor');
  await writePage(bounded, 'fi-FI/visitor/terms');
  const pages = ['fi-FI/visitor', 'fi-FI/visitor/promotions', 'fi-FI/visitor/terms'];
  expect(kept(...pages.map((page) => `${page}.html`))).toEqual(['fi-FI/visitor.html', 'fi-FI/visitor/terms.html']);
  expect(kept('fi-FI/visitor/promotions.meta', 'fi-FI/visitor/promotions.segments/_tree.segment.rsc')).toEqual([]);
});

test('SEC-03 what an earlier process stored counts, the oldest first', async () => {
  const before = boundFiles(files, folder, 16 * block);
  for (const [age, name] of ['new', 'old'].entries()) {
    await writePage(before, name);
    for (const file of [`${name}.html`, `${name}.segments/_tree.segment.rsc`, `${name}.meta`])
      utimesSync(at(file), 1_000 - age, 1_000 - age);
  }
  await writePage(boundFiles(files, folder, 8 * block), 'newest');
  expect(kept('old.html', 'new.html', 'newest.html')).toEqual(['new.html', 'newest.html']);
});

test('a file is there whole or as it was before', async () => {
  const failing = {
    ...files,
    writeFile: async (file: string) => Promise.reject(new Error(writeFileSync(file, 'half') ?? 'full')),
  };
  writeFileSync(at('terms.html'), 'before');
  await expect(boundFiles(failing, folder, 16 * block).writeFile(at('terms.html'), 'after')).rejects.toThrow('full');
  expect(readFileSync(at('terms.html'), 'utf8')).toBe('before');
});

test('two writes of one file at once leave it whole, and nothing beside it', async () => {
  const bounded = boundFiles(files, folder, 16 * block);
  await Promise.all(['one', 'two'].map((text) => bounded.writeFile(at('terms.html'), text)));
  expect(readFileSync(at('terms.html'), 'utf8')).toMatch(/^(?:one|two)$/);
  expect(readdirSync(folder)).toEqual(['terms.html']);
});
