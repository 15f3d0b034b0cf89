import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createImageStore } from './image-store.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'images-'));

afterAll(() => rmSync(folder, { recursive: true }));

test('a picture that was rendered before waits for no other', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64"/></svg>';
  const store = createImageStore(folder, () => drawing);
  const name = { hash: 'abcd', width: 64, height: 64, extension: 'png' };
  const more = {
    height: undefined,
    quality: undefined,
    format: 'webp',
    fit: 'clip',
    rect: undefined,
    background: undefined,
  } as const;
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
