/** @jest-environment node */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prerender } from 'react-dom/static';
import { LandingRoute } from '#components/pages/landing-page.tsx';
import { PromotionListPage } from '#components/pages/promotion-list-page.tsx';
import { findSidePanel } from '#lib/content/documents/banners/side-panel.ts';
import { readHomePage } from '#lib/content/documents/home.ts';
import { findLanding, findPromoLanding } from '#lib/content/documents/landing.ts';
import { findPaymentMethodsPage } from '#lib/content/documents/payment-methods.ts';
import {
  findPromotion,
  listFirstPromotions,
  listHomePromotions,
  listPromotions,
} from '#lib/content/documents/promotions/promotions.ts';
import { findRegistrationLanding } from '#lib/content/documents/registration/registration-landing.ts';
import { readTerms, readTermsVersion } from '#lib/content/documents/terms.ts';
import type { PageContext } from '#lib/content/pages/params.ts';
import { readPageIndex } from '#lib/content/pages/read-page-index.ts';
import type { Audience } from '#lib/core/market/audience.ts';
import { siteLocale } from '#lib/core/market/locale.ts';
import { readGameNames } from '#lib/games/catalog/names.ts';
import { readGame } from '#lib/games/launch/game.ts';
import { findCategoryPage, findMoreGames } from '#lib/games/lobby/read-category.ts';
import { readLobby } from '#lib/games/lobby/read-lobby.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';
import { openBeforeAll } from '../fixtures/open-before-all.ts';
import { startContentService } from '../fixtures/sandbox/content.ts';

const mockDraftMode = { isEnabled: false };
jest.mock('next/headers', () => ({ draftMode: async () => mockDraftMode }));

const content = openBeforeAll(startContentService);
const finland: PageContext = { locale: siteLocale('fi-FI'), audience: 'visitor' };

const asset = 'image-lamp-480x360-png';
const image = { _type: 'image', asset: { _type: 'reference', _ref: asset } };
const slug = (current: string) => ({ _type: 'slug', current });
const reference = (_ref: string) => ({ _type: 'reference', _ref });
const list = (...ids: readonly string[]) => ids.map((id) => ({ _key: id, ...reference(id) }));

/** What keeps a document from the Finnish page, by the last part of its id. */
const places = {
  here: { market: list('market-fi'), language: reference('language-fi') },
  elsewhere: { market: list('market-no') },
  foreign: { language: reference('language-sv') },
  over: { endsAt: '2020-01-01T00:00:00Z' },
  'to-come': { startsAt: '2126-01-01T00:00:00Z' },
};
const toCome = places['to-come'];
const every = (kind: string) => Object.keys(places).map((place) => `${kind}-${place}`);
const banners = every('banner');
const placed = (kind: string, fields: Readonly<Record<string, unknown>>): readonly ContentDocument[] =>
  Object.entries(places).map(([place, where]) => ({ _id: `${kind}-${place}`, _type: kind, ...fields, ...where }));

const home = {
  _id: 'home',
  _type: 'homePage',
  heroBanners: list(...banners.toReversed()),
  contentBoxes: list(...every('contentBox').toReversed()),
};
const landing = {
  _id: 'landing',
  _type: 'registrationLanding',
  title: 'Tervetuloa',
  slug: slug('summer'),
  hero: { title: 'Kesä' },
};

const game = (_id: string, fields: Readonly<Record<string, unknown>> = {}) => ({
  _id,
  _type: 'game',
  type: 'CASINO',
  title: { en: 'Lantern' },
  slug: slug(_id),
  gameProvider: reference('relax'),
  providerGameCode: 'lantern',
  thumbnail: { img1x: image },
  ...fields,
});

const write = (...documents: readonly ContentDocument[]) =>
  documents.reduce((all, document) => all.createOrReplace(document), content().editor.transaction()).commit();

beforeAll(async () => {
  Object.assign(process.env, {
    CONTENT_URL: content().origin,
    CACHE_FOLDER: mkdtempSync(path.join(tmpdir(), 'placed-')),
    CONTENT_DRAFTS_TOKEN: 'sandbox-editor-token',
  });
  await write(
    {
      _id: asset,
      _type: 'sanity.imageAsset',
      url: 'http://127.0.0.1:4103/images/sandbox/production/lamp-480x360.png',
      metadata: { dimensions: { width: 480, height: 360 } },
    },
    { _id: 'language-sv', _type: 'language', code: 'sv' },
    ...placed('banner', { title: 'A banner', imageDesktop: image, imageMobile: image }),
    ...placed('contentBox', { title: 'A box', body: '' }),
    ...placed('signupBonusBlock', { title: 'A bonus', description: 'Spins' }),
    { _id: 'relax', _type: 'gameProvider', providerId: 'relax', title: 'Relax' },
    game('lantern'),
    home,
  );
});

test('CNT-05 CNT-06 CNT-07 the front page shows a banner or a box only in its market, its language and its period', async () => {
  const { heroes, moreBanners, contentBoxes, bannerBlock } = await readHomePage(finland);
  expect([...heroes, ...moreBanners].map(({ id }) => id)).toEqual(['banner-here']);
  expect(contentBoxes.map(({ id }) => id)).toEqual(['contentBox-here']);
  expect(bannerBlock).toBeNull();
});

test.each(banners)(
  'CNT-05 %s on the left of the front page’s block stands there only where it is for the place',
  async (left) => {
    const right = list(...banners.filter((id) => id !== left));
    await write({ ...home, heroBanners: [], redesignedBannerBlock: { left: reference(left), right } });
    const { bannerBlock } = await readHomePage(finland);
    expect([bannerBlock?.left, ...(bannerBlock?.right ?? [])].map((banner) => banner?.id)).toEqual(['banner-here']);
  },
);

test('CNT-05 the front page shows the promotions that are marked for it, by priority', async () => {
  const promotion = (name: string, fields: object) => ({
    _id: `promotion-${name}`,
    _type: 'promotion',
    title: name,
    slug: slug(name),
    category: reference('weekly'),
    ...fields,
  });
  await write(
    { _id: 'weekly', _type: 'promotionCategory', slug: slug('weekly'), title: { en: 'Weekly' } },
    promotion('first', { priority: 1, showInHome: true }),
    promotion('second', { priority: 2, showInHome: true }),
    promotion('other', { priority: 3 }),
  );
  expect((await readHomePage(finland)).promotions.map(({ slug: name }) => name)).toEqual(['second', 'first']);
});

test('CNT-29 every card of a promotion leads to a page, where two documents have one slug in two languages', async () => {
  const promotion = (_id: string, fields: object) => ({
    _id,
    _type: 'promotion',
    title: _id,
    slug: slug('twin'),
    category: reference('weekly'),
    ...fields,
  });
  await write(
    { _id: 'casino', _type: 'promotionCategory', slug: slug('casino'), title: { en: 'Casino' } },
    promotion('for-players', { language: reference('language-fi'), authorized: 'authorized', showInHome: true }),
    promotion('for-all', { priority: 3, showInHome: true }),
    promotion('elsewhere', { priority: 1, category: reference('casino') }),
  );
  const d0 = { ...finland, audience: 'd0' } as const;
  for (const [context, expected] of [
    [finland, 'for-all'],
    [d0, 'for-players'],
  ] as const) {
    const lists = await Promise.all([
      listPromotions(context),
      listHomePromotions(context),
      listFirstPromotions(context, 'weekly'),
    ]);
    expect(lists.map((cards) => cards.find((card) => card.slug === 'twin')?.title)).toEqual([expected, expected, expected]);
    const [inCasino] = await listFirstPromotions(context, 'casino');
    const shown = await Promise.all([
      findPromotion(context, 'weekly', 'twin'),
      findPromotion(context, inCasino?.category.slug ?? '', 'twin'),
    ]);
    expect(shown.map((page) => page?.title)).toEqual([expected, 'elsewhere']);
    const index = await readPageIndex('/promotions/casino/twin');
    expect(index.has(finland.locale, context.audience, '/promotions/casino/twin')).toBe(true);
  }
  await Promise.all(['for-players', 'for-all', 'elsewhere'].map((id) => content().editor.delete(id)));
});

test('CNT-05 a front page that is taken away leaves one with its promotions', async () => {
  await content().editor.delete('home');
  const { promotions, heroes, contentBoxes, verticals } = await readHomePage(finland);
  expect({ heroes, contentBoxes, verticals, count: promotions.length }).toEqual({
    heroes: [],
    contentBoxes: [],
    verticals: [],
    count: 2,
  });
});

test.each(every('signupBonusBlock'))('CNT-19 the registration landing shows %s only where it is for the page', async (id) => {
  await write({ ...landing, bonusCTA: reference(id) });
  const shown = await findRegistrationLanding(finland, 'summer');
  expect(shown?.bonus?.title).toBe(id.endsWith('-here') ? 'A bonus' : undefined);
});

const join = { label: 'Liity', url: '/signup' };
const joinHref = '/fi-FI/signup?return=%2Fpromo%2Fspring&bonusCode=SPRING';

test.each([
  [{ hero: { title: 'Avaus' } }, [['Avaus', joinHref]]],
  [{}, [['Kevät', joinHref]]],
  [{ sections: [{ _key: 'a', _type: 'hero', title: 'Oma' }] }, [['Oma', joinHref]]],
  [{ cta: null, sections: [{ _key: 'a', _type: 'hero', title: 'Oma', cta: join }] }, [['Oma', joinHref]]],
  [
    { cta: null, sections: [{ _key: 'a', _type: 'games', title: 'Pelit', games: list('lantern'), cta: join }] },
    [
      ['Kevät', undefined],
      ['Pelit', joinHref],
    ],
  ],
  [
    { cta: null, sections: [{ _key: 'a', _type: 'cta', title: 'Lopuksi', cta: join }] },
    [
      ['Kevät', undefined],
      ['Lopuksi', joinHref],
    ],
  ],
])('RTE-04 DEC-X-4 the buttons of a promo landing with %j carry its bonus code and lead back to it', async (parts, expected) => {
  await write({
    _id: 'promo',
    _type: 'promoLanding',
    title: 'Kevät',
    slug: slug('spring'),
    bonusCode: 'SPRING',
    cta: join,
    ...parts,
  });
  const sections = (await findPromoLanding(finland, 'spring'))?.sections ?? [];
  const buttons = sections.flatMap((section) => ('action' in section ? [[section.title, section.action?.href]] : []));
  expect(buttons).toEqual(expected);
});

test('RTE-17 the payments page of a market is its own, not a copy for another one or for another time', async () => {
  const page = { _type: 'paymentMethodsPage', route: 'fi-fi' };
  const title = async () => (await findPaymentMethodsPage(finland, finland.locale))?.title;
  await write(...placed('paymentMethodsPage', page).map((document) => ({ ...document, title: document._id, priority: 2 })), {
    _id: 'payments',
    ...page,
    title: 'For all',
    priority: 1,
  });
  expect(await title()).toBe('paymentMethodsPage-here');
  await content().editor.delete('paymentMethodsPage-here');
  expect(await title()).toBe('For all');
});

test('CNT-24 the text of a path stands at the end of its page', async () => {
  const paths = ['/landing/kevat', '/promotions', '/promotions/weekly', '/promotions/weekly/tag/new'];
  const body = (path: string) => [
    { _type: 'block', _key: 'b', style: 'normal', children: [{ _type: 'span', _key: 's', text: `Teksti ${path}` }] },
  ];
  await write(
    { _id: 'spring', _type: 'landingPage', id: 'kevat', title: 'Kevät', sections: [] },
    ...paths.map((path, at) => ({
      _id: `seo-${at}`,
      _type: 'seoText',
      path,
      title: 'Otsikko',
      h1: `Otsikko ${path}`,
      body: body(path),
    })),
  );
  const params = Promise.resolve({ locale: 'fi-FI', audience: 'visitor' });
  const pages = [
    <LandingRoute key="landing" kind={{ prefix: '/landing', find: findLanding }} params={params} slug="kevat" />,
    <PromotionListPage key="all" context={finland} />,
    <PromotionListPage key="category" context={finland} category="weekly" />,
    <PromotionListPage key="tag" context={finland} category="weekly" tag="new" />,
  ];
  const shown = await Promise.all(pages.map(async (page) => new Response((await prerender(page)).prelude).text()));
  expect(shown.map((html) => /Teksti [^<]+/.exec(html)?.[0])).toEqual(paths.map((path) => `Teksti ${path}`));
  expect(shown.slice(1).map((html) => /<h1[^>]*>([^<]+)/.exec(html)?.[1])).toEqual(
    paths.slice(1).map((path) => `Otsikko ${path}`),
  );
});

test('RTE-07 RTE-08 RTE-09 a category narrows the promotions, and a tag those of a category', async () => {
  const promotion = (name: string, category: string, ...tags: readonly string[]) => ({
    _id: `promotion-${name}`,
    _type: 'promotion',
    title: `Promotion ${name}`,
    slug: slug(name),
    category: reference(category),
    tags: list(...tags),
  });
  await write(
    { _id: 'monthly', _type: 'promotionCategory', slug: slug('monthly'), title: { en: 'Monthly' } },
    { _id: 'spins', _type: 'promotionTag', slug: slug('spins'), title: { en: 'Spins' } },
    promotion('a', 'monthly', 'spins'),
    promotion('b', 'monthly'),
    promotion('c', 'casino', 'spins'),
    { _id: 'casino', _type: 'promotionCategory', slug: slug('casino'), title: { en: 'Casino' } },
  );
  const narrowed = [{}, { category: 'monthly' }, { category: 'monthly', tag: 'spins' }, { category: 'monthly', tag: 'none' }];
  const shown = narrowed.map(async (by) => {
    const { prelude } = await prerender(<PromotionListPage context={finland} {...by} />);
    return [...new Set((await new Response(prelude).text()).match(/Promotion [abc]/g))].sort();
  });
  expect(await Promise.all(shown)).toEqual([
    ['Promotion a', 'Promotion b', 'Promotion c'],
    ['Promotion a', 'Promotion b'],
    ['Promotion a'],
    [],
  ]);
});

test('LOB-05 what a lobby lists has a page, also a game without a kind', async () => {
  await write(
    game('whole', { gameType: 'jackpot' }),
    game('without-kind'),
    {
      _id: 'all',
      _type: 'gameCategory',
      type: 'CASINO',
      slug: slug('all'),
      label: { en: 'All' },
      games: list('whole', 'without-kind'),
    },
    { _id: 'casinoSettings', _type: 'casinoSettings', categories: list('all') },
  );
  const page = await findCategoryPage(finland, 'casino', 'all', 1);
  const games = await Promise.all((page?.tiles ?? []).map((tile) => readGame(finland, tile.slug)));
  expect(games.map((found) => found?.gameType)).toEqual(['jackpot', 'slot']);
});

test('LOB-13 further games follow the last one that counts, also where one cannot be shown', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await write(
    {
      _id: 'without-picture',
      _type: 'game',
      title: { en: 'No picture' },
      slug: slug('without-picture'),
      type: 'CASINO',
      gameProvider: { _ref: 'relax' },
    },
    {
      _id: 'some',
      _type: 'gameCategory',
      type: 'CASINO',
      slug: slug('some'),
      label: { en: 'Some' },
      games: list('without-picture', 'whole'),
    },
    {
      _id: 'casinoSettings',
      _type: 'casinoSettings',
      categories: list('some'),
      allGamesGrid: { desktop: { cols: 1, rows: 1 }, mobile: { cols: 1, rows: 1 } },
    },
  );
  const page = await findCategoryPage(finland, 'casino', 'some', 1);
  expect(page).toMatchObject({ tiles: [], end: 1, hasMore: true });
  const more = await findMoreGames(finland, 'casino', { slug: 'some', from: page?.end ?? 0, count: 1, channel: 'web' });
  expect(more).toMatchObject({ tiles: [{ id: 'whole' }], end: 2, hasMore: false });
  warn.mockRestore();
  await write({ _id: 'casinoSettings', _type: 'casinoSettings', categories: list('all') });
});

test.each([
  [{ desktop: { cols: 1, rows: 1 }, mobile: { cols: 1, rows: 1 } }, true],
  [{ desktop: { cols: 1, rows: 1 }, mobile: { cols: 1, rows: 2 } }, false],
  [{ desktop: { cols: 1, rows: 1 }, mobile: { rows: 1 } }, false],
  [{ desktop: { cols: 1, rows: 1 }, mobile: { cols: 1 } }, false],
  [{ desktop: { rows: 1 }, mobile: { cols: 1, rows: 1 } }, false],
])(
  'LOB-14 with the grid %j a category of two games has a second page where it has more games: %s',
  async (allGamesGrid, hasMore) => {
    await write({ _id: 'casinoSettings', _type: 'casinoSettings', categories: list('all'), allGamesGrid });
    expect((await findCategoryPage(finland, 'casino', 'all', 1))?.hasMore).toBe(hasMore);
    const index = await readPageIndex('/online-casino/all/2');
    expect(index.has(finland.locale, 'visitor', '/online-casino/all/2')).toBe(hasMore);
  },
);

test('handlers share the titles of games for a while, and read them again for a game that is not among them', async () => {
  const titleOf = async (id: string) => (await readGameNames(finland, [id])).get(id);
  await write(game('named', { title: { en: 'Before' } }));
  expect(await titleOf('named')).toBe('Before');
  await write(game('named', { title: { en: 'After' } }));
  expect(await titleOf('named')).toBe('Before');
  await write(game('newest', { title: { en: 'Newest' } }));
  expect(await titleOf('newest')).toBe('Newest');
});

test('RTE-12 terms are on another site by the first footer and the first page of terms, in their place and their period', async () => {
  const hasTerms = async () => (await readPageIndex('/terms')).has(finland.locale, 'visitor', '/terms');
  const link = 'https://terms.example/';
  const terms = { _type: 'staticPage', title: 'Ehdot', pageId: 'terms', pageUrl: '/terms' };
  const [here, ...others] = placed('footer', { externalTermsUrl: link, priority: 1 });
  await write({ _id: 'terms', ...terms }, { _id: 'terms-fi', ...terms, termsLink: link, onlyShowMarkets: list('market-no') });
  await write(...others);
  expect(await hasTerms()).toBe(true);
  if (here) await write(here);
  expect(await hasTerms()).toBe(false);
  await write({ _id: 'footer-first', _type: 'footer', priority: 2, language: reference('language-fi') });
  expect(await hasTerms()).toBe(true);
  await write({ _id: 'terms', ...terms, termsLink: link });
  expect(await hasTerms()).toBe(false);
});

test('TRM-01 terms without a text are not in force', async () => {
  const terms = (version: string, texts: object = {}) => ({
    _id: `terms-${version.replace('.', '-')}`,
    _type: 'termsVersion',
    version,
    publishedAt: '2020-01-01T00:00:00Z',
    changeSummary: { en: ['Something'] },
    ...texts,
  });
  const body = [{ _type: 'block', _key: 'b', children: [{ _type: 'span', _key: 's', text: 'Säännöt' }] }];
  await write(
    terms('1.0', { files: { en: '/terms', fi: '#terms' } }),
    terms('1.1'),
    terms('1.4', { files: { en: 'terms.pdf', fi: '//terms.example', de: 'http://terms.example' } }),
    terms('1.2', { body: { _type: 'localeProse', fi: [] } }),
  );
  expect(await readTermsVersion()).toBe('1.0');
  expect((await readTerms(finland))?.href).toBe('/fi-FI/terms');
  await write(terms('1.3', { body: { fi: [], en: body } }));
  expect(await readTerms(finland)).toMatchObject({ version: '1.3', body: [{ children: [{ text: 'Säännöt' }] }] });
});

test('LOB-17 a lobby shows its banners, tournaments and boxes in the order of its lists, and no others', async () => {
  const banner = (_id: string, priority: number) => ({
    _id,
    _type: 'banner',
    title: _id,
    imageDesktop: image,
    imageMobile: image,
    placement: 'casino',
    priority,
  });
  const box = (_type: string, _id: string, priority: number) => ({ _id, _type, title: _id, priority });
  await write(
    ...[banner('one', 1), banner('two', 2), banner('three', 3)],
    ...[
      box('tournamentBox', 'race', 1),
      box('tournamentBox', 'cup', 2),
      box('contentBox', 'help', 1),
      box('contentBox', 'news', 2),
    ],
    {
      _id: 'casinoSettings',
      _type: 'casinoSettings',
      banners: list('one', 'three'),
      tournamentBoxes: list('race', 'cup'),
      contentBoxes: list('help', 'news'),
    },
  );
  const lobby = await readLobby(finland, 'casino');
  const ids = (shown: readonly { readonly id: string }[]) => shown.map(({ id }) => id);
  expect(ids(lobby.banners)).toEqual(['one', 'three']);
  expect([ids(lobby.tournaments), ids(lobby.boxes)]).toEqual([
    ['race', 'cup'],
    ['help', 'news'],
  ]);
});

describe('an editor who sees drafts', () => {
  beforeEach(() => Object.assign(mockDraftMode, { isEnabled: true }));
  afterEach(() => Object.assign(mockDraftMode, { isEnabled: false }));

  test.each([
    [{ authorized: 'authorized' }, '/fi-FI/deposit'],
    [{ targetAudience: { option: 'group', groups: ['DEPOSIT_COUNT_1'] } }, '/fi-FI/deposit'],
    [{ targetAudience: { option: 'csv', playerIds: '1' } }, '/fi-FI/deposit'],
    [{}, '/fi-FI/signup?return=%2Fpromotions%2Fweekly%2Fdraft'],
    [{ authorized: 'not-authorized' }, '/fi-FI/signup?return=%2Fpromotions%2Fweekly%2Fdraft', 'd1' as const],
  ])(
    'OPS-06 gets a scheduled promotion with %j as whom it is for will see it',
    async (targeting, href, audience: Audience = 'visitor') => {
      const context = { ...finland, audience };
      const draft = {
        _id: 'drafts.promotion',
        _type: 'promotion',
        title: 'Draft',
        slug: slug('draft'),
        category: reference('weekly'),
        ctaAuthorised: { label: 'Talleta', url: '/deposit' },
        ctaAnonymous: { label: 'Liity', url: '/signup' },
      };
      await write({ ...draft, ...toCome, startDate: toCome.startsAt, ...targeting });
      expect((await findPromotion(context, 'weekly', 'draft'))?.action?.href).toBe(href);
      mockDraftMode.isEnabled = false;
      expect(await findPromotion(context, 'weekly', 'draft')).toBeUndefined();
    },
  );

  test('OPS-06 gets texts that the browser asks for, and nothing that is over', async () => {
    const panel = (_id: string, when: object) => ({ _id, _type: 'sidePanel', title: _id, slug: slug(_id), body: [], ...when });
    await write(panel('drafts.new', toCome), panel('drafts.old', places.over));
    expect((await findSidePanel(finland, 'drafts.new'))?.title).toBe('drafts.new');
    expect(await findSidePanel(finland, 'drafts.old')).toBeUndefined();
  });
});
