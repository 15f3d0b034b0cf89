import type { APIRequestContext } from '@playwright/test';
import { siteUrl } from '../addresses.ts';

/** The entries of a locale's sitemap: address → its alternates by language tag. Throws if there is no sitemap. */
export async function readSitemap(
  request: APIRequestContext,
  locale: string,
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  const response = await request.get(`${siteUrl}/sitemap/${locale}.xml`);
  if (response.status() !== 200) throw new Error(`the sitemap of ${locale} answered ${response.status()}`);
  const plain = (text: string) => text.replaceAll('&amp;', '&');
  return new Map(
    [...(await response.text()).matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)].map(([, address = '', rest = '']) => [
      plain(address),
      new Map([...rest.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, tag = '', href = '']) => [tag, plain(href)])),
    ]),
  );
}
