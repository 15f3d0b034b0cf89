import { expect, test } from '@playwright/test';
import { catalogLanguageOf } from '#lib/core/market/locale.ts';
import { siteLocales } from '#lib/core/market/markets.ts';
import { siteCopy } from '#sandbox/data/copy/catalogs.ts';
import { siteUrl } from '../../journeys/support/addresses.ts';
import { getMessages } from '../../journeys/support/messages.ts';
import { headOf } from '../../journeys/support/pages/head.ts';
import { labelled, readPage, textAt, textIn } from '../support/page.ts';

/** Locale, `lang` of the page, `hreflang`, content language, and the welcome offer in the market's currency (no-break spaces). */
const fronts = [
  ['en-UN', 'en', 'en', 'en', '€100'],
  ['fi-FI', 'fi-FI', 'fi-FI', 'fi', '100\u00a0€'],
  ['en-FI', 'en', 'en-FI', 'en', '100\u00a0€'],
  ['no-NO', 'nb-NO', 'nb-NO', 'no', '1,000\u00a0kr'],
  ['en-NO', 'en', 'en-NO', 'en', '1,000\u00a0kr'],
  ['en-CA', 'en-CA', 'en-CA', 'ca', '$150'],
  ['fr-CA', 'fr-CA', 'fr-CA', 'caf', '$150'],
  ['de-AT', 'de-AT', 'de-AT', 'de', '100\u00a0€'],
  ['cl-CL', 'es-CL', 'es-CL', 'cl', '$100,000'],
  ['pe-PE', 'es-PE', 'es-PE', 'pe', 'S/\u00a0400'],
  ['pt-BR', 'pt-BR', 'pt-BR', 'pt', 'R$500'],
  ['nz-NZ', 'en-NZ', 'en-NZ', 'nz', '$150'],
  ['inen-IN', 'en-IN', 'en-IN', 'inen', '₹9,000'],
] as const;
const copyOf = (contentLanguage: string) => siteCopy.in(catalogLanguageOf(contentLanguage));
const siblings = [...fronts.map(([code, , hreflang]) => [hreflang, `${siteUrl}/${code}`]), ['x-default', `${siteUrl}/en-UN`]];

test('MKT-01 this test covers every locale of the site', () => {
  expect(fronts.map(([code]) => code).toSorted()).toEqual(siteLocales.map(({ locale }) => locale).toSorted());
});

for (const [code, tag, , contentLanguage, offer] of fronts) {
  test(`J03 MKT-01 CNT-24 the front page of ${code} is in its language and currency, for visitors and for search engines`, async ({
    request,
  }) => {
    const { status, html, document } = await readPage(request, `/${code}`);
    expect(status).toBe(200);
    expect(document.documentElement.lang).toBe(tag);
    const head = headOf(html);
    expect(head.title).toMatch(/\S.*Parlour|Parlour.*\S/);
    expect(head.meta.get('description')).toMatch(/\S{2,}.{40,}/);
    expect(head.canonical).toBe(`${siteUrl}/${code}`);
    expect(Object.fromEntries(head.siblings)).toEqual(Object.fromEntries(siblings));

    const words = getMessages(code);
    const [title = ''] = copyOf(contentLanguage).banners.welcome.title.split('{');
    expect(textAt(document, 'h1')).toContain(title.trim());
    expect([...document.querySelectorAll('header button')].map(textIn)).toContain(words.shell.signIn);
    expect(labelled(document, words.footer.navigation)?.tagName).toBe('NAV');
    expect(textAt(document, 'footer')).toContain(words.footer.ageMeaning);
    expect(textAt(document, 'main'), 'amounts in the currency of the market').toContain(offer);
  });
}

test('J03 MKT-01 other languages are translated, not copied from English', () => {
  for (const [code, tag, , contentLanguage] of fronts.filter((front) => !front[1].startsWith('en'))) {
    expect(getMessages(code).footer.ageMeaning, tag).not.toBe(getMessages('en-UN').footer.ageMeaning);
    expect(copyOf(contentLanguage).banners.welcome.title, tag).not.toBe(copyOf('en').banners.welcome.title);
  }
});
