import { createHash } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { siteLocales } from '../../lib/market/markets.ts';
import { documentId, reference } from '../../sandbox/data/content/document.ts';
import { siteUrl } from './support/addresses.ts';
import { edit, publish } from './support/editor.ts';
import { headOf } from './support/head.ts';
import { markupFaults } from './support/markup.ts';
import { operate } from './support/operator.ts';
import { readSitemap } from './support/sitemap.ts';
import { structuredDataFaults, thingsIn } from './support/structured-data.ts';

async function read(request: APIRequestContext, address: string): Promise<string> {
  return (await request.get(address)).text();
}

/** One address of every kind of page: slugs of one kind stand for each other. */
function oneOfEachKind(addresses: Iterable<string>): readonly string[] {
  const kinds = new Map<string, string>();
  for (const address of addresses) {
    const [, , ...parts] = new URL(address).pathname.split('/');
    const kind =
      parts.length < 2 ? parts.join() : [parts[0], ...parts.slice(1).map((part) => (part === 'tag' ? part : '*'))].join('/');
    if (!kinds.has(kind)) kinds.set(kind, address);
  }
  return [...kinds.values()];
}

const otherPages = ['/none', '/401', '/403', '/500', '/restricted'];

for (const locale of ['en-UN', 'fi-FI', 'fr-CA', 'de-AT', 'pt-BR']) {
  test(`CNT-24 J38 markup and structured data of every kind of page in ${locale} are valid`, async ({ request }) => {
    test.slow();
    const pages = oneOfEachKind((await readSitemap(request, locale)).keys());
    expect(pages.length, 'kinds of pages').toBeGreaterThan(10);
    for (const address of [...pages, ...otherPages.map((path) => `${siteUrl}/${locale}${path}`)]) {
      const html = await read(request, address);
      expect.soft(await markupFaults(html), address).toEqual([]);
      expect.soft(await structuredDataFaults(html), address).toEqual([]);
    }
    for (const address of pages) {
      const types = thingsIn(await read(request, address)).map((thing) => thing['@type']);
      const wanted = address === `${siteUrl}/${locale}` ? ['Organization', 'WebSite'] : ['BreadcrumbList'];
      expect.soft(types, address).toEqual(expect.arrayContaining(wanted));
    }
  });
}

test('CNT-24 the validators find what is wrong', async () => {
  expect(
    await markupFaults('<!DOCTYPE html><html lang="en"><head><title>a</title></head><body><ul><p>a</p></ul></body></html>'),
  ).not.toEqual([]);
  const facts = (thing: object) =>
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...thing })}</script>`;
  for (const thing of [
    { '@type': 'Banana' },
    { '@type': 'WebPage', name: 'a', url: 'b', inLanguage: 'en', colour: 'red' },
    { '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'a' }] },
    { '@type': 'BreadcrumbList', itemListElement: 'a' },
    { '@type': 'WebSite', name: 'a', url: 'b', inLanguage: 'en', publisher: { '@type': 'Answer', text: 'a' } },
  ])
    expect(await structuredDataFaults(facts(thing)), JSON.stringify(thing)).not.toEqual([]);
});

test('CNT-24 questions, promotions and pages say what they are, and the content policy does not count them as scripts', async ({
  request,
}) => {
  const typesAt = async (path: string) => thingsIn(await read(request, path)).map((thing) => thing['@type']);
  expect(await typesAt('/fi-FI/landing/welcome-offer')).toContain('FAQPage');
  expect(await typesAt('/fi-FI/promotions/casino/friday-free-spins')).toContain('Article');
  expect(await typesAt('/fi-FI/responsible-gambling')).toContain('WebPage');
  const response = await request.get('/fi-FI/landing/welcome-offer');
  const [, text = ''] = /<script type="application\/ld\+json">([^<]*)/.exec(await response.text()) ?? [];
  expect(text).not.toBe('');
  const policies = response.headersArray().filter(({ name }) => name.toLowerCase() === 'content-security-policy');
  expect(policies.some(({ value }) => value.includes("'sha256-"))).toBe(true);
  expect(JSON.stringify(policies)).not.toContain(createHash('sha256').update(text).digest('base64'));
});

for (const [path, format] of [
  ['/fi-FI', 'jpeg'],
  ['/fi-FI/promotions/casino/friday-free-spins', 'jpeg'],
  ['/fi-FI/responsible-gambling', 'png'],
] as const) {
  test(`CNT-24 a shared link to ${path} shows a ${format} of 1200 by 630`, async ({ request }) => {
    const { meta } = headOf(await read(request, path));
    expect(meta.get('twitter:card')).toBe('summary_large_image');
    expect(meta.get('og:locale')).toBe('fi_FI');
    const response = await request.get(meta.get('og:image') ?? '');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe(`image/${format}`);
    expect(await sharp(await response.body()).metadata()).toMatchObject({ format, width: 1_200, height: 630 });
  });
}

test('CNT-24 a card with other words is not painted', async ({ request }) => {
  const card = new URL(headOf(await read(request, '/fi-FI/responsible-gambling')).meta.get('og:image') ?? '');
  const [, signature] = card.pathname.split('.');
  const forged = `/cards/${Buffer.from('Win now').toString('base64url')}.${signature}.png`;
  for (const path of [forged, '/cards/none.png', '/cards/none']) expect((await request.get(path)).status(), path).toBe(404);
});

test('J38 CNT-24 robots.txt names the sitemap, which names one for every language and market', async ({ request }) => {
  const robots = await read(request, '/robots.txt');
  expect(robots).toContain(`\nSitemap: ${siteUrl}/sitemap.xml\n`);
  for (const path of ['/api/', '/*/my-account']) expect(robots).toContain(`\nDisallow: ${path}\n`);
  const index = await read(request, '/sitemap.xml');
  expect([...index.matchAll(/<loc>(.*?)<\/loc><lastmod>\d{4}-/g)].map(([, address]) => address)).toEqual(
    siteLocales.map(({ locale }) => `${siteUrl}/sitemap/${locale}.xml`),
  );
  for (const path of ['/sitemap/ja-JP.xml', '/sitemap/index.xml', '/sitemap/fi-FI', '/sitemap/none.xml'])
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
});

test('CNT-24 OPS-06 a page that one language has is listed at once, names no siblings, and leaves the list with its document', async ({
  request,
}) => {
  const id = documentId('landingPage', 'only-here', 'FI', 'fi');
  const address = `${siteUrl}/fi-FI/landing/only-here`;
  expect((await readSitemap(request, 'fi-FI')).has(address)).toBe(false);
  try {
    await publish({
      createOrReplace: {
        _id: id,
        _type: 'landingPage',
        id: 'only-here',
        title: 'Vain täällä',
        market: [{ _key: 'fi', ...reference(documentId('market', 'FI')) }],
        language: reference(documentId('language', 'fi')),
        sections: [],
      },
    });
    const own = new Map([
      ['fi-FI', address],
      ['x-default', address],
    ]);
    expect((await readSitemap(request, 'fi-FI')).get(address)).toEqual(own);
    expect((await readSitemap(request, 'en-FI')).has(address.replace('fi-FI', 'en-FI'))).toBe(false);
    expect(headOf(await read(request, address)).siblings).toEqual(own);
  } finally {
    await publish({ delete: { id } });
  }
  expect((await readSitemap(request, 'fi-FI')).has(address)).toBe(false);
});

test('CNT-24 a page that editors keep from search engines says so, leaves the sitemap, and is nobody’s sibling', async ({
  request,
}) => {
  const id = documentId('seoText', '/promotions/vip', 'FI', 'fi');
  const address = `${siteUrl}/fi-FI/promotions/vip`;
  const english = address.replace('fi-FI', 'en-FI');
  const names = async () => headOf(await read(request, english)).siblings.has('fi-FI');
  expect(await names()).toBe(true);
  try {
    await edit(id, { noindex: true });
    expect(headOf(await read(request, address)).isKept).toBe(true);
    expect((await readSitemap(request, 'fi-FI')).has(address)).toBe(false);
    expect(await names()).toBe(false);
  } finally {
    await edit(id, { noindex: false });
  }
  expect(await names()).toBe(true);
});

test('CNT-24 the sitemaps outlive the lake', async ({ request }) => {
  const before = await readSitemap(request, 'no-NO');
  try {
    await operate('faults', { service: 'content', pathPattern: '/data/query', reset: 'connection' });
    // A change of another market expires the sitemaps, and nobody can read what it was.
    await edit(documentId('seoText', '/promotions/vip', 'FI', 'fi'), { noindex: false });
    expect(await readSitemap(request, 'no-NO')).toEqual(before);
  } finally {
    await operate('faults', { reset: true });
  }
});
