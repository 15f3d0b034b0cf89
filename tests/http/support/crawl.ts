import { type APIRequestContext, expect } from '@playwright/test';
import { siteUrl } from '../../journeys/support/addresses.ts';
import { type Head, headFaults, headOf } from '../../journeys/support/pages/head.ts';
import { readSitemap } from '../../journeys/support/pages/sitemap.ts';

/** The paths of a page's internal links, without fragments. */
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
  // The front page is served at other paths too (RTE-01), where a header excludes it from search engines.
  const isKept = head.isKept || response.headers()['x-robots-tag']?.includes('noindex') === true;
  return { status: 200, links: linksOf(html, path), head: { ...head, isKept } };
}

/** Links that may redirect a visitor: they need a signed-in player, as live tables do. */
const mayRedirect = /^\/[\w-]+\/(?:my-account(?:\/|$)|live-casino-online\/play\/)/;

/** Pages of events: those in play may be indexed and are not listed (decision 62). */
const mayBeUnlisted = /\/sportsbook(?:\/[^/]+){4}$/;

/**
 * Follows every link from a locale's front page and from the linked pages, then the rest of its sitemap: no link is broken, every
 * public page has a complete head and is in the sitemap with the same alternates.
 */
export async function crawl(request: APIRequestContext, locale: string): Promise<void> {
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
      // Other locales have their own test; here only the status of their pages is checked.
      if (!path.startsWith(`/${locale}`)) continue;
      // A page with a query has the canonical URL of the page without it.
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
    if (!siblings) {
      if (!mayBeUnlisted.test(address)) faults.push(`${address} is not in the sitemap`);
    } else if (JSON.stringify([...siblings]) !== JSON.stringify([...head.siblings]))
      faults.push(`${address} names other siblings than its sitemap`);
  }
  expect(seen.size, 'pages found').toBeGreaterThan(30);
  expect(sitemap.size, 'pages listed').toBeGreaterThan(20);
  expect(faults).toEqual([]);
}
