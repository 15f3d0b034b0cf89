import { registrationCountries } from '#lib/market/countries.ts';
import { marketLocales } from '#lib/market/locale.ts';
import { siteLocales } from '#lib/market/markets.ts';
import { buildSeed } from '#sandbox/data/seed.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';
import {
  byId,
  documents,
  drawAsset,
  find,
  imageBase,
  seedDay as now,
  ofType,
  placeOf,
  refsOf,
  walk,
} from '../../tests/fixtures/seed.ts';

function isJson(value: unknown): boolean {
  if (typeof value === 'object')
    return value === null || Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

describe('the seed', () => {
  test('is the same for the same day', () => {
    const earlier = buildSeed(new Date('2026-11-20T00:00:00Z'), imageBase).documents;
    expect(JSON.stringify(earlier) === JSON.stringify(documents)).toBe(true);
  });

  test('moves its dates with the day', () => {
    const later = buildSeed(new Date('2026-11-21T00:00:00Z'), imageBase).documents;
    const startsAt = (list: readonly ContentDocument[]) => list.find(({ _id }) => _id === 'banner-future-fi-fi')?.startsAt;
    expect(startsAt(documents)).toBe('2026-12-04T00:00:00.000Z');
    expect(startsAt(later)).toBe('2026-12-05T00:00:00.000Z');
  });

  test('holds nothing that JSON would lose', () => {
    const lost = documents.flatMap((document) =>
      walk(document).flatMap(([path, value]) => (isJson(value) ? [] : [`${document._id}${path}`])),
    );
    expect(lost).toEqual([]);
  });

  test('has unique ids that an anonymous reader may see', () => {
    expect(byId.size).toBe(documents.length);
    for (const { _id } of documents) expect(_id).toMatch(/^[a-zA-Z0-9-]+$/);
  });

  test('refers only to documents it has', () => {
    const dangling = documents.flatMap((document) => refsOf(document).filter((id) => !byId.has(id)));
    expect(dangling).toEqual([]);
    expect(documents.flatMap(refsOf).length).toBeGreaterThan(2_000);
  });

  test('keys every object of an array, once', () => {
    const wrong: string[] = [];
    for (const document of documents)
      for (const [path, value] of walk(document)) {
        if (!Array.isArray(value) || !value.some((member) => typeof member === 'object')) continue;
        const keys = value
          .map((member: { _key?: unknown }) => member._key)
          .filter((key) => typeof key === 'string' && key !== '');
        if (keys.length !== value.length || new Set(keys).size !== value.length) wrong.push(`${document._id}${path}`);
      }
    expect(wrong).toEqual([]);
  });

  test('shows no token', () => {
    const left = documents.flatMap((document) =>
      walk(document).flatMap(([path, value]) =>
        typeof value === 'string' && /\{\w+\}/.test(value) ? [`${document._id}${path}`] : [],
      ),
    );
    expect(left).toEqual([]);
  });

  test('counts what content.md asks for', () => {
    const counts: Record<string, number> = {};
    for (const { _type } of documents) counts[_type] = (counts[_type] ?? 0) + 1;
    expect(counts).toMatchObject({
      language: 18,
      market: 20,
      siteStatus: 1,
      paymentMethod: 12,
      licence: 4,
      regulationLogo: 5,
      promotionCategory: 4,
      promotionTag: 8,
      homePage: 13,
      banner: 13 * (9 + 8),
      contentBox: 13 * 3,
      promotion: 13 * 12,
      landingPage: 13 * 6,
      staticPage: 13 * 8 + 4,
      signupBonusBlock: 13,
      footer: 13,
      seoText: 13 * 20,
    });
    expect(counts).toMatchObject({
      promoLanding: 13 * 6,
      registrationLanding: 13 * 4,
      welcomeModal: 13,
      vipPage: 13,
      paymentMethodsPage: 13,
      infoPage: 13 * 3,
      contactPage: 13,
      tournamentBox: 13 * 2,
      sportsSettings: 13,
      pnpBanner: 2,
      liveChat: 1,
      termsVersion: 3,
      occupation: 25,
      eddSourceOfFund: 10,
    });
    expect(counts.country).toBeGreaterThanOrEqual(60);
  });

  test.each([
    'homePage',
    'footer',
    'signupBonusBlock',
    'welcomeModal',
    'vipPage',
    'paymentMethodsPage',
    'contactPage',
    'sportsSettings',
  ])('has one %s for each of the 13 market-languages', (type) => {
    const places = ofType(type).map(placeOf);
    const expected = siteLocales.map(
      ({ market, contentLanguage }) => `market-${market.toLowerCase()} language-${contentLanguage}`,
    );
    expect(places.sort()).toEqual(expected.sort());
  });

  test.each([
    'promotion',
    'landingPage',
    'seoText',
    'promoLanding',
    'registrationLanding',
    'infoPage',
    'staticPage',
    'paymentMethodsPage',
  ])('has no slug of a %s twice in a market and language', (type) => {
    const slugs = ofType(type).map(
      (document) =>
        `${placeOf(document)} ${JSON.stringify(document.slug ?? document.id ?? document.path ?? document.pageId ?? document.route)}`,
    );
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  test('writes amounts in the currency of the market', () => {
    expect(find('promotion-welcome-package-fi-fi').teaser).toContain('100 €');
    expect(find('promotion-welcome-package-un-en').teaser).toContain('€100');
    expect(find('promotion-welcome-package-no-no').teaser).toContain('1,000 kr');
    expect(find('promotion-welcome-package-ca-ca').teaser).toContain('$150');
    expect(find('promotion-welcome-package-cl-cl').teaser).toContain('$100,000');
    expect(find('promotion-welcome-package-in-inen').teaser).toContain('₹9,000');
  });
});

describe('markets and languages', () => {
  test('MKT-10 lists the dormant markets as records that are not active', () => {
    const active = ofType('market').filter((market) => market.active);
    expect(active.map(({ id }) => id).sort()).toEqual(['AT', 'BR', 'CA', 'CL', 'FI', 'IN', 'NO', 'NZ', 'PE', 'UN']);
    for (const code of ['SE', 'GB', 'PH', 'PT', 'TR', 'PL', 'ZA', 'FR', 'BM', 'JP'])
      expect(find(`market-${code.toLowerCase()}`)).toMatchObject({ isMarketEnabled: false, active: false });
  });

  test('MKT-11 and MKT-31 have the seventeen languages of the specification, and es', () => {
    const codes = ofType('language').map(({ code }) => code);
    expect(codes.join(' ')).toBe('en fi no de caf ca nz fr inen cl pe pt br ja tl tr pl es');
  });

  test('MKT-14 and MKT-31 describe a market in full', () => {
    expect(Object.keys(find('market-ca'))).toEqual(
      expect.arrayContaining(
        'id name languages isMarketEnabled isCustomMarketId localeMapping originCountryCode mapLanguageToCustomLanguage regionLanguage route active flag paymentMethods disableLiveChat licences footer pnpEnabled timeZone currency segmentIds'.split(
          ' ',
        ),
      ),
    );
    expect(find('market-ca')).toMatchObject({
      regionLanguage: [{ region: 'QC', language: 'caf' }],
      mapLanguageToCustomLanguage: { en: 'ca', fr: 'caf' },
      localeMapping: { en: 'en-CA', fr: 'fr-CA' },
    });
  });

  test('agrees with the routable locales of the code', () => {
    for (const market of ofType('market').filter(({ active }) => active)) {
      const locales = marketLocales(String(market.id));
      expect(refsOf(market.languages)).toEqual(locales.map(({ contentLanguage }) => `language-${contentLanguage}`));
      expect(Object.values(market.localeMapping ?? {})).toEqual(locales.map(({ locale }) => locale));
      expect(market).toMatchObject({ currency: locales[0]?.currency, timeZone: locales[0]?.timeZone });
    }
  });

  test('offers each market the methods and bounds of the decisions', () => {
    expect(find('market-fi').paymentMethods).toContainEqual(
      expect.objectContaining({ _key: 'trustly', min: 10, max: 10_000, minWithdraw: 20, withdrawTime: 'within-1-hour' }),
    );
    expect(find('market-nz').paymentMethods).toContainEqual(expect.objectContaining({ _key: 'creditcard', min: 15, max: 7_500 }));
    expect(find('market-cl').paymentMethods).toContainEqual(expect.objectContaining({ _key: 'creditcard', min: 10_000 }));
    expect(find('market-br').paymentMethods).not.toContainEqual(expect.objectContaining({ _key: 'skrill' }));
    expect(find('market-at')).toMatchObject({ limitIncreaseDelayHours: 168, pnpEnabled: false });
    expect(find('market-fi')).toMatchObject({ limitIncreaseDelayHours: 24, pnpEnabled: true });
  });
});

describe('countries', () => {
  const countries = ofType('country');

  test('MKT-15 have every field of a country entry', () => {
    for (const country of countries)
      expect(country).toMatchObject({
        code: expect.stringMatching(/^[A-Z]{2}$/),
        name: expect.any(String),
        isd: expect.stringMatching(/^[1-9]\d{0,3}$/),
        currency: expect.stringMatching(/^[A-Z]{3}$/),
        active: expect.any(Boolean),
        allowed: expect.any(Boolean),
        location: { lat: expect.any(Number), lon: expect.any(Number) },
        removeCountryFromRegistration: expect.any(Array),
      });
  });

  test.each(
    'BR BRL,CA CAD,CL CLP,FI EUR,FR EUR,GB GBP,IN INR,NZ NZD,NO NOK,PE PEN,PH PHP,PL PLN,ZA ZAR,TR TRY,BM EUR,DE EUR,JP JPY'
      .split(',')
      .map((pair) => pair.split(' ')),
  )('MKT-16 %s pays in %s', (code, currency) => expect(find(`country-${code?.toLowerCase()}`).currency).toBe(currency));

  test('MKT-17 only Canada, Finland, New Zealand and Norway are active', () => {
    expect(countries.filter(({ active }) => active).map(({ code }) => code)).toEqual(['CA', 'FI', 'NO', 'NZ']);
  });

  test('MKT-18 the list of UN leaves out Bulgaria, Switzerland and Poland, and nobody offers a restricted country', () => {
    const listed = countries.map(({ code, name, active, allowed, removeCountryFromRegistration }) => ({
      code: String(code),
      name: String(name),
      active: active === true,
      allowed: allowed === true,
      removeCountryFromRegistration: [removeCountryFromRegistration].flat().map(String),
    }));
    const offered = (market: string) => registrationCountries(listed, market).map(({ code }) => code);
    expect(offered('FI').filter((code) => !offered('UN').includes(code))).toEqual(['BG', 'PL', 'CH']);
    for (const code of ['US', 'GB', 'FR', 'NL', 'ES', 'IT', 'AU', 'SG']) expect(offered('FI')).not.toContain(code);
    expect(offered('UN').slice(0, 5)).toEqual(['CA', 'FI', 'NZ', 'NO', 'AX']);
  });

  test('MKT-19 Canada has eleven provinces to register from, and Ontario in the sorted list', () => {
    const labels = (field: unknown) => walk(field).flatMap(([path, value]) => (path.endsWith('.label') ? [String(value)] : []));
    const { provinces, allProvinces } = find('country-ca');
    expect(labels(provinces)).toHaveLength(11);
    expect(labels(provinces)).toContain('Northwest Territories/Nunavut');
    expect(labels(provinces)).not.toContain('Ontario');
    expect(labels(allProvinces)).toEqual([...labels(provinces), 'Ontario'].sort());
  });
});

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
      const place = `market-${market.toLowerCase()} language-${contentLanguage}`;
      const own = ofType('banner').filter((banner) => placeOf(banner) === place && banner.placement === 'home');
      const expired = own.filter(({ endsAt }) => String(endsAt) <= at);
      const future = own.filter(({ startsAt }) => String(startsAt) > at);
      expect([expired.length, future.length, own.length]).toEqual([1, 1, 9]);
    }
  });

  test('promotions cover every audience and one has ended', () => {
    const own = ofType('promotion').filter((promotion) => placeOf(promotion) === 'market-fi language-fi');
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

  test('search-engine titles and descriptions keep their length', () => {
    for (const seo of ofType('seoText')) {
      expect(String(seo.title).length).toBeLessThanOrEqual(60);
      expect(String(seo.description).length).toBeLessThanOrEqual(155);
    }
  });

  test('calls for a path of the site or an https address', () => {
    const links = documents.flatMap((document) =>
      ['image', 'sanity.imageAsset'].includes(document._type)
        ? []
        : walk(document).flatMap(([path, value]) =>
            /\.(?:url|slug|param|pageUrl)$/.test(path) && typeof value === 'string' ? [value] : [],
          ),
    );
    expect(links.filter((link) => !/^(?:\/|https:\/\/|[a-z-]+$)/.test(link))).toEqual([]);
  });
});

describe('pictures', () => {
  const assets = ofType('sanity.imageAsset');

  test('are described with size, placeholder and tint', () => {
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

  test('are drawn on demand', () => {
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
    expect(new Set(welcome).size).toBe(10);
  });
});
