import { marketRecords, siteLocales } from '#lib/core/market/markets.ts';
import {
  documents,
  drawAsset,
  find,
  imageBase,
  marketLocaleOf,
  seedDay as now,
  ofType,
  refsOf,
  walk,
} from '../../tests/fixtures/seed.ts';

describe('editorial documents', () => {
  test('CNT-06 banners have every field', () => {
    for (const banner of ofType('banner'))
      expect(banner).toMatchObject({
        title: expect.stringMatching(/./),
        description: expect.stringMatching(/./),
        button: { type: 'link', label: expect.any(String), param: expect.stringMatching(/^\//) },
        urlAction: { slug: expect.stringMatching(/^\//), openNewTab: expect.any(Boolean) },
        authorized: expect.stringMatching(/^(authorized|not-authorized|both)$/),
        targetAudience: { option: expect.stringMatching(/^(noLimit|group|csv)$/) },
        startDate: banner.startsAt,
        endDate: banner.endsAt,
        imageDesktop: { _type: 'image' },
        imageMobile: { _type: 'image' },
        isClickable: true,
        authorisedCta: { url: expect.any(String) },
        anonymousCta: { url: expect.any(String) },
      });
    expect(find('banner-firstdeposit-fi-fi').greeting).toBeDefined();
  });

  test('each market-language has one expired and one future banner, and six or more current ones', () => {
    const at = now.toISOString();
    for (const { market, contentLanguage } of siteLocales) {
      const marketLocale = `market-${market.toLowerCase()} language-${contentLanguage}`;
      const own = ofType('banner').filter((banner) => marketLocaleOf(banner) === marketLocale && banner.placement === 'home');
      const expired = own.filter(({ endsAt }) => String(endsAt) <= at);
      const future = own.filter(({ startsAt }) => String(startsAt) > at);
      expect([expired.length, future.length, own.length]).toEqual([1, 1, 9]);
    }
  });

  test('promotions cover every audience, and one has ended', () => {
    const own = ofType('promotion').filter((promotion) => marketLocaleOf(promotion) === 'market-fi language-fi');
    const options = own.map(({ targetAudience }) => JSON.stringify(targetAudience));
    expect(own).toHaveLength(12);
    expect(options.filter((option) => option.includes('group')).length).toBeGreaterThanOrEqual(2);
    expect(options.filter((option) => option.includes('"csv"') && option.includes('100024'))).toHaveLength(1);
    expect(new Set(own.map(({ authorized }) => authorized))).toEqual(new Set(['authorized', 'not-authorized', 'both']));
    expect(own.filter(({ endsAt }) => endsAt && String(endsAt) < now.toISOString())).toHaveLength(1);
  });

  test('CNT-26 the sign-up block has every field', () => {
    for (const block of ofType('signupBonusBlock'))
      expect(block).toMatchObject({
        title: expect.any(String),
        description: expect.any(String),
        iconUrl: { _type: 'image' },
        iconImgAlt: expect.any(String),
        backgroundImg: { _type: 'image' },
        showBannerImg: true,
        bannerImg: { _type: 'image' },
        smsMaxAttempts: { title: expect.any(String), body: expect.any(String), cta: expect.any(String) },
      });
  });

  test('links lead to a path of the site or an https URL', () => {
    const links = documents.flatMap((document) =>
      ['image', 'sanity.imageAsset'].includes(document._type)
        ? []
        : walk(document).flatMap(([path, value]) =>
            /\.(?:url|slug|param|pageUrl)$/.test(path) && typeof value === 'string' ? [value] : [],
          ),
    );
    expect(links.filter((link) => !/^(?:\/|https:\/\/|#panel-|[a-z-]+$)/.test(link))).toEqual([]);
  });
});

describe('images', () => {
  const assets = ofType('sanity.imageAsset');

  test('have size, placeholder and dominant colour', () => {
    for (const asset of assets) {
      const [, hash, size] = asset._id.split('-');
      const [width = 0, height = 0] = (size ?? '').split('x').map(Number);
      expect(asset).toMatchObject({
        url: `${imageBase}/images/sandbox/production/${hash}-${width}x${height}.png`,
        metadata: {
          dimensions: { width, height, aspectRatio: width / height },
          palette: { dominant: { background: expect.stringMatching(/^#[0-9a-f]{6}$/) } },
        },
      });
    }
  });

  test('are all used, each with an alternative text', () => {
    const used = new Set<string>();
    for (const document of documents)
      for (const [, value] of walk(document)) {
        if (typeof value !== 'object' || value === null || !('asset' in value)) continue;
        expect(value).toMatchObject({ _type: 'image', alt: expect.stringMatching(/./) });
        for (const id of refsOf(value)) used.add(id);
      }
    expect([...used].sort()).toEqual(assets.map(({ _id }) => _id).sort());
  });

  test('are drawn on request', () => {
    const banner = find('banner-welcome-fi-fi');
    const [desktop = ''] = refsOf(banner.imageDesktop);
    const [mobile = ''] = refsOf(banner.imageMobile);
    expect(drawAsset(desktop)).toMatch(/^<svg[^>]+width="1600" height="900"/);
    expect(drawAsset(mobile)).toMatch(/^<svg[^>]+width="900" height="1200"/);
    expect(drawAsset(refsOf(find('market-fi').flag)[0] ?? '')).toMatch(/^<svg/);
    expect(drawAsset('image-unknown-1x1-png')).toBeUndefined();
  });

  test('differ from market to market', () => {
    const welcome = siteLocales.map(({ market, contentLanguage }) =>
      refsOf(find(`banner-welcome-${market.toLowerCase()}-${contentLanguage}`).imageDesktop).join(),
    );
    expect(new Set(welcome).size).toBe(Object.keys(marketRecords).length);
  });
});
