import { type APIRequestContext, expect, test } from '@playwright/test';
import { siteLocales } from '../../lib/market/markets.ts';
import { siteUrl } from './support/addresses.ts';
import { type Head, headFaults, headOf } from './support/head.ts';
import { readSitemap } from './support/sitemap.ts';

/** The paths that a page's links lead to, on this site, without fragments. */
function linksOf(html: string, at: string): readonly string[] {
  const paths = new Set<string>();
  for (const [, href = ''] of html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)) {
    const address = new URL(href.replaceAll('&amp;', '&'), siteUrl + at);
    if (address.origin === siteUrl) paths.add(address.pathname + address.search);
  }
  return [...paths];
}

interface Visited {
  readonly status: number;
  readonly links: readonly string[];
  readonly head: Head | undefined;
}

async function visit(request: APIRequestContext, path: string): Promise<Visited> {
  const response = await request.get(path, { maxRedirects: 0 });
  if (response.status() !== 200) return { status: response.status(), links: [], head: undefined };
  const html = await response.text();
  const head = headOf(html);
  // The front page stands at other addresses too (RTE-01): there a header keeps search engines away.
  const isKept = head.isKept || response.headers()['x-robots-tag']?.includes('noindex') === true;
  return { status: 200, links: linksOf(html, path), head: { ...head, isKept } };
}

/** Signs in or leads to the 401 page: the only links that may answer a visitor by a redirect. A live table asks for a player, too. */
const mayRedirect = /^\/[\w-]+\/(?:my-account(?:\/|$)|live-casino-online\/play\/)/;

for (const { locale } of siteLocales) {
  test(`J38 CNT-24 every link from the front page of ${locale}, and from where it leads, arrives; every public page is complete and in the sitemap`, async ({
    request,
  }) => {
    test.slow();
    const sitemap = await readSitemap(request, locale);
    const seen = new Map<string, string>([[`/${locale}`, 'the address bar']]);
    const heads = new Map<string, Head>();
    let layer = [`/${locale}`];
    const faults: string[] = [];
    for (let depth = 0; depth <= 2; depth += 1) {
      const next: string[] = [];
      for (const path of layer) {
        const { status, links, head } = await visit(request, path);
        const isFine = status === 200 || (status === 307 && mayRedirect.test(path));
        if (!isFine) faults.push(`${path} answers ${status} (linked from ${seen.get(path)})`);
        // Other locales have their own test; they are only asked whether they answer.
        if (!path.startsWith(`/${locale}`)) continue;
        // A page with a query speaks for the one without.
        if (head && !path.includes('?')) heads.set(siteUrl + path, head);
        for (const link of links.filter((one) => !seen.has(one))) {
          seen.set(link, path);
          next.push(link);
        }
      }
      layer = next;
    }
    for (const address of sitemap.keys()) {
      if (heads.has(address)) continue;
      const { status, head } = await visit(request, address.slice(siteUrl.length));
      if (head) heads.set(address, head);
      else faults.push(`${address} of the sitemap answers ${status}`);
    }
    for (const [address, head] of heads) {
      const siblings = sitemap.get(address);
      if (head.isKept) {
        if (siblings) faults.push(`${address} is in the sitemap and noindex`);
        continue;
      }
      for (const fault of headFaults(address, head)) faults.push(`${address}: ${fault}`);
      if (!siblings) faults.push(`${address} is not in the sitemap`);
      else if (JSON.stringify([...siblings]) !== JSON.stringify([...head.siblings]))
        faults.push(`${address} names other siblings than its sitemap`);
    }
    expect(seen.size, 'pages found').toBeGreaterThan(30);
    expect(sitemap.size, 'pages listed').toBeGreaterThan(20);
    expect(faults).toEqual([]);
  });
}
