import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createPageMemory, type NewPage } from './page-memory.ts';

let now = 1_000;
beforeEach(() => {
  now = 1_000;
});
const page = (html: string, more: Partial<NewPage> = {}): NewPage => ({
  html,
  headers: { 'content-security-policy': "default-src 'self'" },
  etag: `W/"${html}"`,
  tags: ['promotions'],
  until: Number.POSITIVE_INFINITY,
  ...more,
});
const open = (maxBytes = 1_000_000) => createPageMemory(maxBytes, () => now);

test('a page is found until one of its tags expires', () => {
  const pages = open();
  pages.keep('/fi-FI/visitor', page('front'));
  pages.keep('/fi-FI/visitor/vip', page('vip', { tags: ['vip', 'promotions'] }));
  pages.keep('/fi-FI/visitor/info', page('info', { tags: ['info'] }));
  expect(pages.find('/fi-FI/visitor')?.html.bytes.toString()).toBe('front');
  pages.expire(['promotions']);
  expect(['', '/vip', '/info'].map((path) => pages.find(`/fi-FI/visitor${path}`)?.html.bytes.toString())).toEqual([
    undefined,
    undefined,
    'info',
  ]);
  pages.keep('/fi-FI/visitor', page('again'));
  expect(pages.find('/fi-FI/visitor')?.html.bytes.toString()).toBe('again');
});

test('a page that is rendered again after a time is found until then', () => {
  const pages = open();
  pages.keep('/fi-FI/visitor/sportsbook', page('odds', { until: 2_000 }));
  expect(pages.find('/fi-FI/visitor/sportsbook')).toBeDefined();
  now = 2_000;
  expect(pages.find('/fi-FI/visitor/sportsbook')).toBeUndefined();
});

test('a page is compressed once for all, and by and by as small as it can be', async () => {
  const pages = open();
  const html = Array.from({ length: 2_000 }, (_, index) => `<li>${(index * 7_919) % 1_009} for page ${index % 13}</li>`).join('');
  pages.keep('/a', page(html));
  const kept = pages.find('/a');
  if (!kept) throw new Error('The page was not kept.');
  const [quick, same] = await Promise.all([pages.pack('/a', kept, kept.html, 'br'), pages.pack('/a', kept, kept.html, 'br')]);
  expect(same).toBe(quick);
  expect(brotliDecompressSync(quick).toString()).toBe(html);
  expect(gunzipSync(await pages.pack('/a', kept, kept.html, 'gzip')).toString()).toBe(html);
  for (let tries = 0; tries < 200 && kept.html.packed.br === quick; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(kept.html.packed.br?.byteLength).toBeLessThan(quick.byteLength);
  expect(brotliDecompressSync(kept.html.packed.br ?? Buffer.from('')).toString()).toBe(html);
  expect(pages.find('/a')?.html.packed.br).toBe(kept.html.packed.br);
});

test('what is kept is bounded by its bytes, compressed pages included', async () => {
  const pages = open(10_000);
  for (let index = 0; index < 50; index += 1) pages.keep(`/${index}`, page(`${index}`.padEnd(900, '.')));
  expect(pages.bytes()).toBeLessThanOrEqual(10_000);
  expect([pages.find('/0'), pages.find('/49')?.html.bytes.byteLength]).toEqual([undefined, 900]);
  const before = pages.bytes();
  const last = pages.find('/49');
  if (last) await pages.pack('/49', last, last.html, 'gzip');
  expect(pages.bytes()).toBeGreaterThan(before);
  pages.remove('/49');
  expect(pages.find('/49')).toBeUndefined();
  pages.expire(['promotions']);
  expect(pages.bytes()).toBe(0);
});
