import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createImageStore, type ImageStore } from './image-store.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'images-'));

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64"/></svg>';
const name = { hash: 'abcd', width: 64, height: 64, extension: 'png' };
const more = {
  height: undefined,
  quality: undefined,
  format: 'webp',
  fit: 'clip',
  rect: undefined,
  background: undefined,
} as const;

afterAll(() => rmSync(folder, { recursive: true }));

test('a picture that was rendered before waits for no other', async () => {
  const store = createImageStore(folder, () => drawing);
  const render = (width: number) => store.render(name, { ...more, width });
  const first = await render(64);
  let count = 0;
  const others = Array.from({ length: 30 }, async (_, at) => {
    await render(100 + at);
    count += 1;
  });
  expect(await render(64)).toEqual(first);
  expect(count).toBeLessThan(30);
  await Promise.all(others);
});

test('pictures in many sizes take no more than their part of the disk', async () => {
  const small = path.join(folder, 'small');
  await render(
    createImageStore(small, () => drawing),
    64,
  );
  // A small file takes a block of the disk.
  const maxBytes = 5 * 4_096;
  // Opened again, it counts what is there.
  await render(
    createImageStore(small, () => drawing, maxBytes),
    ...Array.from({ length: 20 }, (_, at) => 100 + at),
  );
  const files = readdirSync(small, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files).toHaveLength(5);
});

function render(store: ImageStore, ...widths: readonly number[]) {
  return Promise.all(widths.map((width) => store.render(name, { ...more, width })));
}
