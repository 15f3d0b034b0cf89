import { sidePanelHref } from '#lib/content/documents/banners/side-panel-href.ts';
import { audiences, isVisibleTo } from '#lib/core/market/audience.ts';
import { siteLocales } from '#lib/core/market/markets.ts';
import { isAccountPage, isOpenPage } from '#lib/pages/paths.ts';
import { documents, find, marketLocaleOf, ofType, refsOf, walk } from '../fixtures/seed.ts';

test('CNT-22 a mark of the footer leads to the part of the page that it names, in every language', () => {
  const pages = ofType('staticPage');
  for (const { url } of ofType('regulationLogo')) {
    const [path, anchor] = String(url).split('#');
    const own = pages.filter(({ pageUrl }) => pageUrl === path);
    expect([path, own.length > 5]).toEqual([path, true]);
    const keys = own.map(({ body }) => (body as { _key: string }[]).map(({ _key }) => _key));
    if (anchor) expect(keys.filter((list) => !list.includes(anchor))).toEqual([]);
  }
});

describe('every link of a market-language', () => {
  const slugOf = ({ slug }: (typeof documents)[number]) => String(Object(slug).current);
  const pathsOf: Readonly<Record<string, (document: (typeof documents)[number]) => string[]>> = {
    staticPage: ({ pageUrl }) => [String(pageUrl)],
    infoPage: (page) => [`/info/${slugOf(page)}`],
    contactPage: (page) => [`/${slugOf(page)}`],
    vipPage: () => ['/vip'],
    selfTest: () => ['/self-test'],
    sidePanel: (panel) => [sidePanelHref(slugOf(panel))],
    landingPage: ({ id }) => [`/landing/${id}`],
    promoLanding: (page) => [`/promo/${slugOf(page)}`],
    registrationLanding: (page) => [`/register/${slugOf(page)}`],
    paymentMethodsPage: ({ route }) => [`/payment-methods/${route}`],
    promotion: (page) => refsOf(page.category).map((id) => `/promotions/${slugOf(find(id))}/${slugOf(page)}`),
  };
  const lobbies = { CASINO: '/online-casino', LIVE_CASINO: '/live-casino-online' };
  const categories = [
    ...ofType('promotionCategory').map((category) => `/promotions/${slugOf(category)}`),
    ...ofType('gameCategory').map((category) => `${Object(lobbies)[String(category.type)]}/${slugOf(category)}`),
  ];

  test.each(siteLocales.map(({ locale }) => locale))('leads to an existing page in %s', (code) => {
    const { market, contentLanguage } = siteLocales.find(({ locale }) => locale === code) ?? siteLocales[0];
    const own = documents.filter(
      (document) => marketLocaleOf(document) === `market-${market.toLowerCase()} language-${contentLanguage}`,
    );
    const pages = new Set([...categories, ...own.flatMap((document) => pathsOf[document._type]?.(document) ?? [])]);
    const linked = own
      .filter(({ _type }) => _type !== 'staticPage')
      .flatMap((document) => walk(document).flatMap(([path, value]) => (/\.(?:url|param)$/.test(path) ? [String(value)] : [])))
      .filter((url) => /^[/#]/.test(url));
    expect(linked.length).toBeGreaterThan(100);
    const isThere = (url: string) => {
      const [path = '/'] = url.split('?');
      return pages.has(path) || isOpenPage(path) || isAccountPage(path) || path === '/';
    };
    expect([...new Set(linked)].filter((url) => !isThere(url))).toEqual([]);
  });

  test('CNT-09 leads to no promotion that is closed to the visitor or player with the link', () => {
    const shownTo = (document: (typeof documents)[number]) =>
      audiences.filter((audience) => isVisibleTo(audience, Object(document)));
    const promotions = new Map(ofType('promotion').map((page) => [`${marketLocaleOf(page)} ${pathsOf.promotion?.(page)}`, page]));
    const closed = ofType('banner').flatMap((banner) =>
      shownTo(banner).flatMap((audience) => {
        const { url } = Object(audience === 'visitor' ? banner.anonymousCta : banner.authorisedCta);
        const page = promotions.get(`${marketLocaleOf(banner)} ${url}`);
        return page && !shownTo(page).includes(audience) ? [`${banner._id} for ${audience}`] : [];
      }),
    );
    expect(closed).toEqual([]);
  });
});
