import { type Audience, audiences, isVisibleTo, type Targeting } from '#lib/content/audience.ts';
import { languageAlias, routableLocales } from '#lib/market/locale.ts';
import { type SiteLocale, siteLocales } from '#lib/market/markets.ts';
import { bankReturnPath, categoryPageOf, isUnlisted, listedPages } from './paths.ts';

/** A page that search engines may keep; `changedAt` is ISO time, where content knows it. */
export interface ListedPage {
  readonly path: string;
  readonly changedAt: string | undefined;
}

/** Every page that content knows of, by locale and path (the front page is an empty one), with the audiences that may see it. */
export interface PageIndex {
  has(locale: SiteLocale, audience: Audience, path: string): boolean;
  /** CNT-24: what a visitor of an open market may see and editors do not keep from search engines. */
  listed(locale: SiteLocale): readonly ListedPage[];
  /** The locales whose `listed` holds the path. */
  localesOf(path: string): readonly SiteLocale[];
  readonly activeMarkets: ReadonlySet<string>;
}

const inTime =
  '(!defined(startsAt) || startsAt <= now()) && (!defined(endsAt) || endsAt > now()) && (!defined(startDate) || startDate <= now()) && (!defined(endDate) || endDate > now())';
const where = '"markets": market[]->id, "language": language->code, "changedAt": _updatedAt';

/** A category of a lobby goes on over as many pages as its games fill; `size` where editors chose none. */
function lobbySource<const Below extends string>(below: Below, settings: string, size: number) {
  const grid = `*[_type == "${settings}"][0].allGamesGrid.desktop`;
  return {
    type: 'gameCategory',
    below,
    path: `"${below}" + slug.current`,
    when: `_id in *[_type == "${settings}"][0].categories[]._ref`,
    pages: `count(games) / coalesce((${grid}.cols) * (${grid}.rows), ${size})`,
  } as const;
}

/** A game has a page in the lobby that it belongs to. */
function playSource<const Below extends string>(below: Below, type: string) {
  const path = `"${below}" + gameProvider->providerId + "/" + slug.current`;
  return { type: 'game', below, path, when: `type == "${type}"` } as const;
}

/** Document types that are pages: below which path, and how GROQ says the whole of it. */
const pageSources = [
  { type: 'homePage', below: '', path: '""' },
  { type: 'landingPage', below: '/landing/', path: '"/landing/" + id' },
  { type: 'promoLanding', below: '/promo/', path: '"/promo/" + slug.current' },
  { type: 'registrationLanding', below: '/register/', path: '"/register/" + slug.current' },
  { type: 'infoPage', below: '/info/', path: '"/info/" + slug.current' },
  { type: 'contactPage', below: '/contact', path: '"/" + slug.current' },
  { type: 'vipPage', below: '/vip', path: '"/vip"' },
  { type: 'paymentMethodsPage', below: '/payment-methods/', path: '"/payment-methods/" + route', everywhere: true },
  { type: 'staticPage', below: '/', path: 'pageUrl', only: 'onlyShowMarkets[]->id' },
  lobbySource('/online-casino/', 'casinoSettings', 60),
  lobbySource('/live-casino-online/', 'liveCasinoSettings', 30),
  playSource('/online-casino/play/', 'CASINO'),
  playSource('/live-casino-online/play/', 'LIVE_CASINO'),
  { type: 'game', below: '/play/', path: '"/play/" + slug.current' },
  { type: 'market', below: bankReturnPath, path: `"${bankReturnPath}"`, only: '[id]', when: 'pnpEnabled == true' },
] as const;
const lobbyTypes = ['casinoSettings', 'liveCasinoSettings'] as const;
const termsPath = '/terms';
const promotionTypes = ['promotion', 'promotionCategory', 'promotionTag'] as const;

/** What can be asked of the index without the rest of it: one page, or everything. */
function partsFor(path: string | undefined) {
  return {
    sources: pageSources.filter(({ below }) => path === undefined || (below === '' ? path === '' : path.startsWith(below))),
    hasPromotions: path === undefined || path.startsWith('/promotions'),
    hasTerms: path === undefined || path === termsPath,
  };
}

/** The types that the index depends on; with a path, the index as far as that page goes. */
export function pageIndexTypes(path?: string) {
  const { sources, hasPromotions, hasTerms } = partsFor(path);
  const pages = sources.map(({ type }) => type);
  return [
    'market',
    'seoText',
    ...pages,
    ...(pages.includes('gameCategory') ? lobbyTypes : []),
    ...(hasPromotions ? promotionTypes : []),
    ...(hasTerms ? (['footer'] as const) : []),
  ] as const;
}

/** RTE-12: where the terms stand on another site, a market has no page of them. */
const termsElsewhere = `[
  ...*[_type == "footer" && string::startsWith(externalTermsUrl, "https://")]{${where}},
  ...*[_type == "staticPage" && pageUrl == "${termsPath}" && string::startsWith(termsLink, "https://")]{${where}}
]`;

/**
 * One query for the whole index, or for what one page needs of it (with `pageIndexParams`); only what decides whether a
 * page exists and is listed. What one page needs does not grow with the number of its neighbours.
 */
export function pageIndexGroq(path?: string): string {
  const { sources, hasPromotions, hasTerms } = partsFor(path);
  const near = nearOf(path);
  const promotions = `*[_type == "promotion" && defined(title) && ${inTime}${near && ` && ${near}`}] | order(priority desc, _updatedAt desc){"slug": slug.current, "category": category->slug.current,
    "tags": tags[]->slug.current, authorized, targetAudience{option, groups}, ${where}}`;
  const pages = sources.map(
    (source) =>
      `...*[_type == "${source.type}" && ${inTime}${'when' in source ? ` && ${source.when}` : ''}${path === undefined ? '' : ` && ${source.path} == $path`}]{"path": ${source.path}, ${'only' in source ? `"only": ${source.only}, ` : ''}${'everywhere' in source ? '"everywhere": true, ' : ''}${'pages' in source ? `"pages": ${source.pages}, ` : ''}${where}}`,
  );
  return `{
    "markets": *[_type == "market" && active == true && isMarketEnabled == true].id,
    "kept": *[_type == "seoText" && noindex == true]{path, ${where}},
    "categories": ${hasPromotions ? '*[_type == "promotionCategory"].slug.current' : '[]'},
    "promotions": ${hasPromotions && near !== undefined ? promotions : '[]'},
    "pages": [${pages.join(', ')}],
    "termsElsewhere": ${hasTerms ? termsElsewhere : '[]'}
  }`;
}

/** Which promotions one page depends on: itself, those with its tag, or (the list of a category) none. */
function nearOf(path: string | undefined): string | undefined {
  if (path === undefined) return '';
  const [, , , ...rest] = path.split('/');
  if (rest.length === 0) return undefined;
  return rest[0] === 'tag' && rest.length > 1 ? '$last in tags[]->slug.current' : 'slug.current == $last';
}

/** What the query of one page is asked with; the whole index takes none. */
export function pageIndexParams(path?: string): Record<string, string> {
  if (path === undefined) return {};
  return { path: categoryPageOf(path)?.category ?? path, last: path.slice(path.lastIndexOf('/') + 1) };
}

interface Placed {
  readonly markets?: readonly string[] | null;
  readonly language?: string | null;
  readonly changedAt?: string | null;
}
interface RawPromotion extends Placed, Targeting {
  readonly slug: string;
  readonly category: string;
  readonly tags?: readonly string[] | null;
}
interface RawPage extends Placed {
  readonly path: string;
  readonly only?: readonly string[] | null;
  /** True where every locale shows it, and only its own is for search engines. */
  readonly everywhere?: boolean;
  /** Over how many it goes on, a begun one counted by its part; those behind the first are for no search engine. */
  readonly pages?: number | null;
}
interface RawIndex {
  readonly markets: readonly string[];
  readonly kept: readonly RawPage[];
  readonly categories: readonly string[];
  readonly promotions: readonly RawPromotion[];
  readonly pages: readonly RawPage[];
  readonly termsElsewhere?: readonly Placed[];
}

function isPlacedIn({ markets, language }: Placed, locale: SiteLocale): boolean {
  if (markets && markets.length > 0 && !markets.includes(locale.market)) return false;
  return !language || language === locale.contentLanguage || language === languageAlias(locale.contentLanguage);
}

interface Entry {
  readonly seenBy: Set<Audience>;
  isGuest?: true;
  changedAt: string | undefined;
}
type Pages = Map<string, Entry>;

function addPage(pages: Pages, path: string, seenBy: readonly Audience[], changedAt?: string | null): void {
  const known = pages.get(path) ?? { seenBy: new Set(), changedAt: undefined };
  for (const audience of seenBy) known.seenBy.add(audience);
  // ISO times of one zone compare as text.
  if (changedAt && seenBy.includes('visitor') && !(known.changedAt && known.changedAt >= changedAt)) known.changedAt = changedAt;
  pages.set(path, known);
}

/** A page that exists and is listed nowhere. */
function addGuest(pages: Pages, path: string): void {
  if (!pages.has(path)) pages.set(path, { seenBy: new Set(audiences), changedAt: undefined, isGuest: true });
}

/** One per slug, the exact language first: the one that its page shows. */
function promotionsIn({ promotions }: RawIndex, locale: SiteLocale): Iterable<RawPromotion> {
  const here = promotions.filter((promotion) => isPlacedIn(promotion, locale));
  const isExact = ({ language }: Placed) => Number(language === locale.contentLanguage);
  here.sort((one, other) => isExact(other) - isExact(one));
  return new Map(here.reverse().map((promotion) => [promotion.slug, promotion])).values();
}

function pagesOf(answer: RawIndex, locale: SiteLocale): Pages {
  const pages: Pages = new Map();
  for (const path of listedPages) addPage(pages, path, audiences);
  for (const category of answer.categories) addPage(pages, `/promotions/${category}`, audiences);
  for (const promotion of promotionsIn(answer, locale)) {
    const { category, slug, tags, changedAt } = promotion;
    const seenBy = audiences.filter((audience) => isVisibleTo(audience, promotion));
    const lists = ['/promotions', `/promotions/${category}`, ...(tags ?? []).map((tag) => `/promotions/${category}/tag/${tag}`)];
    for (const path of [...lists, `/promotions/${category}/${slug}`]) addPage(pages, path, seenBy, changedAt);
  }
  for (const page of answer.pages) {
    const isHere = !page.only || page.only.length === 0 || page.only.includes(locale.market);
    const isAway = page.path === termsPath && answer.termsElsewhere?.some((terms) => isPlacedIn(terms, locale));
    if (isAway) continue;
    if (isHere && isPlacedIn(page, locale)) addPage(pages, page.path, audiences, page.changedAt);
    else if (page.everywhere) addGuest(pages, page.path);
    for (let next = 2; next < (page.pages ?? 1) + 1; next += 1) addGuest(pages, `${page.path}/${next}`);
  }
  return pages;
}

function isOwn(entry: Entry | undefined): boolean {
  return entry !== undefined && !entry.isGuest && entry.seenBy.has('visitor');
}

/** Builds the index from the lake's answer; throws when the answer is not of the shape. */
export function buildPageIndex(answer: unknown): PageIndex {
  if (!isRawIndex(answer)) throw new Error('the page index is not of the shape');
  const activeMarkets = new Set(answer.markets);
  const byLocale = new Map(siteLocales.map((locale) => [locale.locale, pagesOf(answer, locale)]));
  const open = routableLocales(activeMarkets);
  const isKept = (locale: SiteLocale, path: string) =>
    answer.kept.some((page) => (page.path === '/' ? '' : page.path) === path && isPlacedIn(page, locale));
  const isListed = (locale: SiteLocale, path: string) =>
    isOwn(byLocale.get(locale.locale)?.get(path)) && !isKept(locale, path) && !isUnlisted(path);
  return {
    activeMarkets,
    has: (locale, audience, path) => byLocale.get(locale.locale)?.get(path)?.seenBy.has(audience) === true,
    listed: (locale) =>
      open.includes(locale)
        ? [...(byLocale.get(locale.locale) ?? [])]
            .filter(([path]) => isListed(locale, path))
            .map(([path, { changedAt }]) => ({ path, changedAt }))
        : [],
    localesOf: (path) => open.filter((locale) => isListed(locale, path)),
  };
}

function isRawIndex(value: unknown): value is RawIndex {
  if (typeof value !== 'object' || value === null) return false;
  const { markets, kept, categories, promotions, pages } = value as Partial<Record<keyof RawIndex, unknown>>;
  return [markets, kept, categories, promotions, pages].every(Array.isArray);
}
