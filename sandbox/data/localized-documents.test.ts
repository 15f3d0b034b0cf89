import { languageAlias } from '#lib/core/market/locale.ts';
import { siteLocales } from '#lib/core/market/markets.ts';
import { siteCopy } from '#sandbox/data/copy/catalogs.ts';
import { documents, find, marketLocaleOf, ofType, refsOf, seedDay, textsOf, walk } from '../../tests/fixtures/seed.ts';

const at = seedDay.toISOString();
const marketLocales = siteLocales.map(
  ({ market, contentLanguage }) => `market-${market.toLowerCase()} language-${contentLanguage}`,
);

/** How many documents of a type each market-language has. */
function countPerLocale(type: string, condition: (document: (typeof documents)[number]) => boolean = () => true): number[] {
  const found = ofType(type).filter(condition);
  return marketLocales.map((marketLocale) => found.filter((document) => marketLocaleOf(document) === marketLocale).length);
}

const each = (count: number) => marketLocales.map(() => count);

describe('the sections of every market-language', () => {
  test.each([
    ['casino', 2],
    ['live', 2],
    ['sports', 2],
    ['promotions', 2],
  ])('have current banners in %s', (placement, count) => {
    const isCurrent = ({ placement: own, startsAt, endsAt }: (typeof documents)[number]) =>
      own === placement && String(startsAt) <= at && String(endsAt) > at;
    expect(countPerLocale('banner', isCurrent)).toEqual(each(count));
  });

  test('link no banner to the page that shows it', () => {
    const pages: Readonly<Record<string, string>> = {
      casino: '/online-casino',
      live: '/live-casino-online',
      sports: '/sportsbook',
    };
    const selfLinks = ofType('banner').filter(({ placement, urlAction, authorisedCta }) =>
      [Object(urlAction).slug, Object(authorisedCta).url].includes(pages[String(placement)] ?? ''),
    );
    expect(selfLinks.map(({ _id }) => _id)).toEqual([]);
  });

  test('have six campaign pages with terms and sections, and four registration landing pages', () => {
    expect(countPerLocale('promoLanding')).toEqual(each(6));
    expect(countPerLocale('registrationLanding')).toEqual(each(4));
    for (const page of ofType('promoLanding')) {
      expect([page.terms].flat().length).toBeGreaterThanOrEqual(3);
      const kinds = walk(page.sections).flatMap(([path, value]) => (/^\.\d+\._type$/.test(path) ? [value] : []));
      expect(kinds).toEqual(expect.arrayContaining(['prose', 'steps', 'faq']));
    }
    for (const page of ofType('registrationLanding')) {
      expect(refsOf(page.bonusCTA)).toHaveLength(1);
      expect([page.steps].flat()).toHaveLength(3);
    }
  });

  test('have boxes for two tournaments, one of which visitors see', () => {
    expect(countPerLocale('tournamentBox')).toEqual(each(2));
    expect(countPerLocale('tournamentBox', ({ authorized }) => authorized === 'both')).toEqual(each(1));
  });
});

describe('the pages of the payment methods', () => {
  test('RTE-17 have the route of country and language', () => {
    const routes = ofType('paymentMethodsPage').map(({ route }) => String(route));
    expect(routes).toHaveLength(siteLocales.length);
    expect(routes).toEqual(
      expect.arrayContaining('at-de br-pt ca-en ca-fr cl-cl fi-en fi-fi in-inen no-en no-no nz-nz pe-pe un-en'.split(' ')),
    );
  });

  test('CNT-21 list what the market offers, with its bounds and without a fee', () => {
    for (const page of ofType('paymentMethodsPage')) {
      const [market = ''] = refsOf(page.market);
      const methods = find(market).paymentMethods;
      expect(page.rows).toEqual([methods].flat().map((row) => ({ ...Object(row), fee: 0 })));
    }
  });
});

describe('the languages', () => {
  const english = new Set(documents.filter((document) => marketLocaleOf(document) === 'market-un language-en').flatMap(textsOf));

  /** A language without copy shows the English texts. */
  const translated = siteLocales.filter(({ contentLanguage }) => {
    const alias = languageAlias(contentLanguage);
    return alias !== 'en' && siteCopy.languages.some((language) => language === alias);
  });

  test.each(translated.map(({ locale }) => locale))('%s repeats no sentence of the English documents', (code) => {
    const { market, contentLanguage } = siteLocales.find(({ locale }) => locale === code) ?? siteLocales[0];
    const own = documents.filter(
      (document) => marketLocaleOf(document) === `market-${market.toLowerCase()} language-${contentLanguage}`,
    );
    expect(own.length).toBeGreaterThan(80);
    const sentences = own.flatMap(textsOf).filter((text) => text.split(/\s+/).length > 3 && !/^[a-z-]+\/[a-z-/]+$/.test(text));
    expect(sentences.length).toBeGreaterThan(700);
    expect(sentences.filter((text) => english.has(text))).toEqual([]);
  });

  test('a page of one market is linked and shown only there', () => {
    const local = ofType('staticPage').filter(({ onlyShowMarkets }) => onlyShowMarkets);
    expect(local.map(({ _id }) => _id).sort()).toEqual([
      'staticPage-canada-ca-ca',
      'staticPage-canada-ca-caf',
      'staticPage-finland-fi-en',
      'staticPage-finland-fi-fi',
    ]);
    for (const { market, onlyShowMarkets, pageUrl } of local) {
      expect(refsOf(onlyShowMarkets)).toEqual(refsOf(market));
      const linking = ofType('footer').filter((footer) => JSON.stringify(footer.infoLinks).includes(`"${pageUrl}"`));
      expect(new Set(linking.flatMap((footer) => refsOf(footer.market)))).toEqual(new Set(refsOf(market)));
    }
  });
});

describe('shared documents', () => {
  test('the terms have three versions, of which 2.10 is the latest', () => {
    const versions = ofType('termsVersion').sort((one, other) => (String(one.publishedAt) < String(other.publishedAt) ? -1 : 1));
    expect(versions.map(({ version }) => version)).toEqual(['1.0', '2.9', '2.10']);
    for (const { body, changeSummary } of versions) {
      expect(Object.keys(Object(body))).toEqual(Object.keys(Object(changeSummary)));
      expect(textsOf(changeSummary).length).toBeGreaterThan(0);
    }
  });

  test.each([
    ['occupation', 25],
    ['eddSourceOfFund', 10],
  ])('the options of %s end with Other', (type, count) => {
    const choices = ofType(type);
    expect(choices).toHaveLength(count);
    expect(choices.filter(({ isOther }) => isOther)).toEqual([choices.at(-1)]);
    expect(new Set(choices.map(({ label }) => JSON.stringify(label))).size).toBe(count);
  });

  test('only the Finnish market has pay-and-play', () => {
    expect(refsOf(find('market-fi').pnpBanner)).toEqual(['pnpBanner-fi-fi']);
    expect(
      ofType('market')
        .filter(({ pnpBanner }) => pnpBanner)
        .map(({ id }) => id),
    ).toEqual(['FI']);
    expect(find('pnpBanner-fi-fi')).toMatchObject({ minAmount: 20, maxAmount: 10_000, hidePnp: false });
  });
});
