import { type APIRequestContext, expect } from '@playwright/test';
import { minimumAge } from '#lib/core/market/countries.ts';
import type { LocaleCode, MarketCode } from '#lib/core/market/markets.ts';
import { getMessages } from '../../journeys/support/messages.ts';
import { pageTypes } from '../../journeys/support/pages/page-types.ts';
import { labelled, linksIn, readPage, textAt } from './page.ts';

/** Every type of page leads to limits, self-exclusion and help, and shows licences and age; in some markets in the line at its top too. */
export async function expectProtectionMarks(
  request: APIRequestContext,
  { locale, market, hasBar }: { readonly locale: LocaleCode; readonly market: MarketCode; readonly hasBar: boolean },
): Promise<void> {
  const messages = getMessages(locale);
  const limits = `/${locale}/my-account/gambling-limits`;
  for (const path of [...pageTypes, '/none']) {
    const { document } = await readPage(request, `/${locale}${path}`);
    const footer = document.querySelector('footer');
    const links = footer ? linksIn(footer) : [];
    expect(links, path).toEqual(
      expect.arrayContaining([limits, `${limits}#self-exclusion`, `/${locale}/responsible-gambling`, `/${locale}/contact`]),
    );
    expect(labelled(document, messages.footer.licences)?.querySelectorAll('li').length, path).toBeGreaterThan(0);
    expect(textAt(document, 'footer'), path).toContain(`${minimumAge(market)}+`);
    const bar = labelled(document, messages.protectionBar.label);
    expect(bar !== undefined, path).toBe(hasBar);
    if (!bar) continue;
    expect(linksIn(bar), path).toEqual(
      expect.arrayContaining([limits, `/${locale}/responsible-gambling`, '#licences', `/${locale}/age-restrictions`]),
    );
    expect(textAt(bar, 'div'), path).toContain(`${minimumAge(market)}+`);
    expect(document.getElementById('licences'), path).not.toBeNull();
  }
}
