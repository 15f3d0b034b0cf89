import { type APIRequestContext, expect } from '@playwright/test';
import { siteUrl } from '../../journeys/support/addresses.ts';
import { markupFaults } from '../../journeys/support/pages/markup.ts';
import { readSitemap } from '../../journeys/support/pages/sitemap.ts';
import { structuredDataFaults, thingsIn } from '../../journeys/support/pages/structured-data.ts';

const otherPages = ['/none', '/401', '/403', '/500', '/restricted'];

export async function readText(request: APIRequestContext, address: string): Promise<string> {
  return (await request.get(address)).text();
}

/** One address per page type: the first of those that differ only in their slug. */
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

/** Validates markup and structured data of one page per page type in a locale. */
export async function expectValidPages(request: APIRequestContext, locale: string): Promise<void> {
  const pages = oneOfEachKind((await readSitemap(request, locale)).keys());
  expect(pages.length, 'kinds of pages').toBeGreaterThan(10);
  for (const address of [...pages, ...otherPages.map((path) => `${siteUrl}/${locale}${path}`)]) {
    const html = await readText(request, address);
    expect.soft(await markupFaults(html), address).toEqual([]);
    expect.soft(await structuredDataFaults(html), address).toEqual([]);
    if (!pages.includes(address)) continue;
    const types = thingsIn(html).map((thing) => thing['@type']);
    const wanted = address === `${siteUrl}/${locale}` ? ['Organization', 'WebSite'] : ['BreadcrumbList'];
    expect.soft(types, address).toEqual(expect.arrayContaining(wanted));
  }
}
