import { createHash } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { siteLocales } from '#lib/core/market/markets.ts';
import { documentId, reference } from '../../../sandbox/data/content/document.ts';
import { siteUrl } from '../../journeys/support/addresses.ts';
import { edit, publish, readDocument } from '../../journeys/support/editor.ts';
import { operate } from '../../journeys/support/operator.ts';
import { headOf } from '../../journeys/support/pages/head.ts';
import { markupFaults } from '../../journeys/support/pages/markup.ts';
import { readSitemap } from '../../journeys/support/pages/sitemap.ts';
import { structuredDataFaults, thingsIn } from '../../journeys/support/pages/structured-data.ts';
import { expectValidPages, readText } from '../support/valid-pages.ts';

for (const locale of ['en-UN', 'fi-FI']) {
  test(`CNT-24 J38 markup and structured data of every kind of page in ${locale} are valid`, async ({ request }) => {
    test.slow();
    await expectValidPages(request, locale);
  });
}

test('CNT-24 the validators detect errors', async () => {
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

test('CNT-24 questions, promotions and pages have structured data, which the content security policy does not count as scripts', async ({
  request,
}) => {
  const typesAt = async (path: string) => thingsIn(await readText(request, path)).map((thing) => thing['@type']);
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
    const { meta } = headOf(await readText(request, path));
    expect(meta.get('twitter:card')).toBe('summary_large_image');
    expect(meta.get('og:locale')).toBe('fi_FI');
    const response = await request.get(meta.get('og:image') ?? '');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe(`image/${format}`);
    expect(await sharp(await response.body()).metadata()).toMatchObject({ format, width: 1_200, height: 630 });
  });
}

test('CNT-24 a preview image with altered text is not rendered', async ({ request }) => {
  const card = new URL(headOf(await readText(request, '/fi-FI/responsible-gambling')).meta.get('og:image') ?? '');
  const [, signature] = card.pathname.split('.');
  const forged = `/cards/${Buffer.from('Win now').toString('base64url')}.${signature}.png`;
  for (const path of [forged, '/cards/none.png', '/cards/none']) expect((await request.get(path)).status(), path).toBe(404);
});

test('J38 CNT-24 robots.txt links the sitemap index, which lists one sitemap per language and market', async ({ request }) => {
  const robots = await readText(request, '/robots.txt');
  expect(robots).toContain(`\nSitemap: ${siteUrl}/sitemap.xml\n`);
  for (const path of ['/api/', '/*/my-account']) expect(robots).toContain(`\nDisallow: ${path}\n`);
  const index = await readText(request, '/sitemap.xml');
  expect([...index.matchAll(/<loc>(.*?)<\/loc><lastmod>\d{4}-/g)].map(([, address]) => address)).toEqual(
    siteLocales.map(({ locale }) => `${siteUrl}/sitemap/${locale}.xml`),
  );
  for (const path of ['/sitemap/ja-JP.xml', '/sitemap/index.xml', '/sitemap/fi-FI', '/sitemap/none.xml'])
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
});

/** The date of each page of a sitemap; empty where the page has none. */
async function readDates(request: APIRequestContext, locale: string): Promise<ReadonlyMap<string, string>> {
  const text = await readText(request, `/sitemap/${locale}.xml`);
  const entries = text.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g);
  return new Map([...entries].map(([, address = '', at = '']) => [address.replace(`${siteUrl}/${locale}`, ''), at]));
}

test('CNT-24 a sitemap says when the content of a page has changed, not when the site was started', async ({ request }) => {
  const before = await readDates(request, 'fi-FI');
  const dated = [...before].filter(([path]) => !path.startsWith('/sportsbook/'));
  expect(dated.length).toBeGreaterThan(50);
  // The copy of the sandbox was edited on this day; a test before may have edited a page today.
  expect(dated.filter(([, at]) => at.startsWith('2026-09-15')).length).toBeGreaterThan(dated.length / 2);
  expect(dated.filter(([, at]) => at === '')).toEqual([]);
  const text = documentId('seoText', '/online-casino', 'FI', 'fi');
  const { description } = await readDocument(text);
  try {
    await edit(text, { description: `${description} Uutta.` });
    const after = await readDates(request, 'fi-FI');
    expect(after.get('/online-casino')).not.toBe(before.get('/online-casino'));
    expect(after.get('/online-casino/slots')).toBe(before.get('/online-casino/slots'));
    expect(after.get('/terms')).toBe(before.get('/terms'));
    expect((await readDates(request, 'en-CA')).get('/online-casino')).not.toBe(after.get('/online-casino'));
  } finally {
    await edit(text, { description });
  }
});

test('CNT-24 OPS-06 a page in only one language is listed immediately, without alternates, and removed with its document', async ({
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
    expect(headOf(await readText(request, address)).siblings).toEqual(own);
  } finally {
    await publish({ delete: { id } });
  }
  expect((await readSitemap(request, 'fi-FI')).has(address)).toBe(false);
});

test('CNT-24 a page that editors exclude from search engines has noindex, is not in the sitemap, and is no alternate of another page', async ({
  request,
}) => {
  const id = documentId('seoText', '/promotions/vip', 'FI', 'fi');
  const address = `${siteUrl}/fi-FI/promotions/vip`;
  const english = address.replace('fi-FI', 'en-FI');
  const names = async () => headOf(await readText(request, english)).siblings.has('fi-FI');
  expect(await names()).toBe(true);
  try {
    await edit(id, { noindex: true });
    expect(headOf(await readText(request, address)).isKept).toBe(true);
    expect((await readSitemap(request, 'fi-FI')).has(address)).toBe(false);
    expect(await names()).toBe(false);
  } finally {
    await edit(id, { noindex: false });
  }
  expect(await names()).toBe(true);
});

test('CNT-24 the sitemaps stay available while the content service is down', async ({ request }) => {
  const before = await readSitemap(request, 'no-NO');
  try {
    await operate('faults', { service: 'content', pathPattern: '/data/query', reset: 'connection' });
    // A change in another market revalidates the sitemaps and leaves their content unchanged.
    await edit(documentId('seoText', '/promotions/vip', 'FI', 'fi'), { noindex: false });
    expect(await readSitemap(request, 'no-NO')).toEqual(before);
  } finally {
    await operate('faults', { reset: true });
  }
});
