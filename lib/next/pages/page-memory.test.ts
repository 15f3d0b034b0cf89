import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { until } from '../../../tests/fixtures/soon.ts';
import { createPageMemory, type NewPage } from './page-memory.ts';

let now = 1_000;
beforeEach(() => {
  now = 1_000;
});
const page = (html: string, more: Partial<NewPage> = {}): NewPage => ({
  html,
  headers: { 'content-security-policy': "default-src 'self'" },
  etag: `W/"${html.length}${html.slice(0, 20)}"`,
  tags: ['promotions'],
  until: Number.POSITIVE_INFINITY,
  ...more,
});
const open = (maxBytes = 1_000_000) => createPageMemory(maxBytes, () => now);
type Pages = ReturnType<typeof open>;

async function htmlOf(pages: Pages, path: string): Promise<string | undefined> {
  const kept = pages.find(path);
  return kept && (await pages.read(path, kept, kept.html, undefined)).toString();
}
const long = Array.from({ length: 2_000 }, (_, index) => `<li>${(index * 7_919) % 1_009} for page ${index % 13}</li>`).join('');

test('a page is found until one of its tags expires', async () => {
  const pages = open();
  pages.keep('/fi-FI/visitor', page('front'));
  pages.keep('/fi-FI/visitor/vip', page('vip', { tags: ['vip', 'promotions'] }));
  pages.keep('/fi-FI/visitor/info', page('info', { tags: ['info'] }));
  expect(await htmlOf(pages, '/fi-FI/visitor')).toBe('front');
  pages.expire(['promotions']);
  const found = ['', '/vip', '/info'].map((path) => htmlOf(pages, `/fi-FI/visitor${path}`));
  expect(await Promise.all(found)).toEqual([undefined, undefined, 'info']);
  pages.keep('/fi-FI/visitor', page('again'));
  expect(await htmlOf(pages, '/fi-FI/visitor')).toBe('again');
  pages.remove('/fi-FI/visitor');
  expect(await htmlOf(pages, '/fi-FI/visitor')).toBeUndefined();
});

test('a page that is rendered again after a time is found until then', () => {
  const pages = open();
  pages.keep('/fi-FI/visitor/sportsbook', page('odds', { until: 2_000 }));
  expect(pages.find('/fi-FI/visitor/sportsbook')).toBeDefined();
  now = 2_000;
  expect(pages.find('/fi-FI/visitor/sportsbook')).toBeUndefined();
});

test('a page is kept compressed, sent as each client takes it, and by and by as small as it can be', async () => {
  const pages = open();
  const segments = new Map([['/_tree', Buffer.from(long.slice(0, 9_000))]]);
  pages.keep('/a', page(long, { data: Buffer.from(long.slice(0, 20_000)), segments }));
  const kept = pages.find('/a');
  if (!kept) throw new Error('The page was not kept.');
  const before = pages.bytes();
  await until(() => pages.bytes() < before / 2);
  expect([kept.html, kept.data, kept.segments.get('/_tree')].map((part) => part?.bytes)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const quick = kept.html.packed.br;
  const read = (encoding: 'br' | 'gzip' | undefined) => pages.read('/a', kept, kept.html, encoding);
  expect(brotliDecompressSync(await read('br')).toString()).toBe(long);
  expect(gunzipSync(await read('gzip')).toString()).toBe(long);
  expect((await read(undefined)).toString()).toBe(long);
  await until(() => (kept.html.packed.br?.byteLength ?? 0) < (quick?.byteLength ?? 0));
  expect(brotliDecompressSync(await read('br')).toString()).toBe(long);
  expect(await read('br')).toBe(kept.html.packed.br);
});

test('however many ask at once, a page is compressed once', async () => {
  const pages = open();
  pages.keep('/a', page(long));
  const kept = pages.find('/a');
  if (!kept) throw new Error('The page was not kept.');
  const [one, other] = await Promise.all([pages.read('/a', kept, kept.html, 'gzip'), pages.read('/a', kept, kept.html, 'gzip')]);
  expect(one).toBe(other);
});

test('what is kept is bounded by its bytes', async () => {
  const pages = open(10_000);
  for (let index = 0; index < 50; index += 1) pages.keep(`/${index}`, page(`${index}`.padEnd(900, '.')));
  expect(pages.bytes()).toBeLessThanOrEqual(10_000);
  expect([await htmlOf(pages, '/0'), (await htmlOf(pages, '/49'))?.length]).toEqual([undefined, 900]);
  pages.expire(['promotions']);
  expect(pages.bytes()).toBe(0);
});
