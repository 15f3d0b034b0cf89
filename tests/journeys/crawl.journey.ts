import { type APIRequestContext, expect, test } from '@playwright/test';
import { siteLocales } from '../../lib/market/markets.ts';
import { siteUrl } from './support/addresses.ts';

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
}

async function visit(request: APIRequestContext, path: string): Promise<Visited> {
  const response = await request.get(path, { maxRedirects: 0 });
  return { status: response.status(), links: response.status() === 200 ? linksOf(await response.text(), path) : [] };
}

/** Signs in or leads to the 401 page: the only links that may answer a visitor by a redirect. */
const mayRedirect = /^\/[\w-]+\/my-account(?:\/|$)/;

for (const { locale } of siteLocales) {
  test(`J38 every link from the front page of ${locale}, and from where it leads, arrives without a detour`, async ({
    request,
  }) => {
    test.slow();
    const seen = new Map<string, string>([[`/${locale}`, 'the address bar']]);
    let layer = [`/${locale}`];
    const faults: string[] = [];
    for (let depth = 0; depth <= 2; depth += 1) {
      const next: string[] = [];
      for (const path of layer) {
        const { status, links } = await visit(request, path);
        const isFine = status === 200 || (status === 307 && mayRedirect.test(path));
        if (!isFine) faults.push(`${path} answers ${status} (linked from ${seen.get(path)})`);
        // Other locales have their own test; they are only asked whether they answer.
        if (!path.startsWith(`/${locale}`)) continue;
        for (const link of links.filter((one) => !seen.has(one))) {
          seen.set(link, path);
          next.push(link);
        }
      }
      layer = next;
    }
    expect(seen.size, 'pages found').toBeGreaterThan(30);
    expect(faults).toEqual([]);
  });
}
