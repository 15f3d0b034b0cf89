import { type Audience, audiences, isVisibleTo, type Targeting } from '#lib/core/market/audience.ts';
import { routableLocales } from '#lib/core/market/locale.ts';
import { type SiteLocale, siteLocales } from '#lib/core/market/markets.ts';
import { uniqueBy } from '#lib/core/unique-by.ts';
import { isUnlisted, listedPages } from '#lib/pages/paths.ts';
import { isPlacedIn, type Placement } from '../query/placement.ts';
import { isOnAnotherSite, termsPath } from './page-index-query.ts';
import { canVisitorEnter, sectionOf } from './sections.ts';

/** A page for search engines; `changedAt` is an ISO time, if known. */
export interface ListedPage {
  readonly path: string;
  readonly changedAt: string | undefined;
}

/** Every page of content by locale and path (the front page is an empty path), with the audiences that may see it. */
export interface PageIndex {
  has(locale: SiteLocale, audience: Audience, path: string): boolean;
  /** CNT-24: pages of an open market that visitors may see and editors do not exclude from search engines. */
  listed(locale: SiteLocale): readonly ListedPage[];
  /** The locales whose `listed` contains the path. */
  localesOf(path: string): readonly SiteLocale[];
  /** XTR-03: whether the market keeps the section of this path for players. */
  isForPlayersOnly(locale: SiteLocale, path: string): boolean;
  /** Codes, e.g. `fr-CA`. */
  readonly openLocales: ReadonlySet<string>;
}

interface Placed extends Placement {
  readonly changedAt?: string | null;
}
/** A change of what the page shows beside its own document, in the market and language of the placement. */
export interface PageDate extends Placement {
  readonly path: string;
  readonly changedAt: string;
}

/** What an unfinished document lacks is null. */
interface RawPromotion extends Placed, Targeting {
  readonly slug: string | null;
  readonly category: string | null;
  readonly tags?: readonly (string | null)[] | null;
}
interface InMarkets extends Placement {
  readonly onlyMarkets?: readonly string[] | null;
}
interface RawTerms extends InMarkets {
  readonly link?: string | null;
}
interface RawPage extends Placed, InMarkets {
  readonly path: string | null;
  /** True if the page exists in every locale, whether or not it is listed for search engines there. */
  readonly isInEveryLocale?: boolean;
  /** Number of pages before rounding up; only the first one is listed for search engines. */
  readonly pageCount?: number | null;
}
interface RawIndex {
  readonly markets: readonly string[];
  /** The active languages of each market, by content code; a market without an entry has all of its languages. */
  readonly languages?: readonly { readonly market: string; readonly codes: readonly string[] | null }[] | null;
  readonly playersOnly?: readonly { readonly market: string; readonly sections: readonly string[] | null }[] | null;
  readonly noindex: readonly RawPage[];
  readonly categories: readonly (string | null)[];
  readonly promotions: readonly RawPromotion[];
  readonly pages: readonly RawPage[];
  readonly terms?: readonly (readonly RawTerms[])[];
}

/** A bit for each audience: a set for each page would take most of the index's memory. */
type AudienceSet = number;

const everyAudience: AudienceSet = setOf(audiences);

function setOf(members: readonly Audience[]): AudienceSet {
  return members.reduce((set, audience) => set | (1 << audiences.indexOf(audience)), 0);
}

function includes(set: AudienceSet, audience: Audience): boolean {
  return (set & setOf([audience])) !== 0;
}

interface Entry {
  visibleTo: AudienceSet;
  isUnlisted?: true;
  changedAt: string | undefined;
}
type Pages = Map<string, Entry>;

/** A path with a lone surrogate has no address. */
function addPage(pages: Pages, path: string, visibleTo: AudienceSet, changedAt?: string | null): void {
  if (!path.isWellFormed()) return;
  const known = pages.get(path) ?? { visibleTo: 0, changedAt: undefined };
  known.visibleTo |= visibleTo;
  if (includes(visibleTo, 'visitor')) addChange(known, changedAt);
  pages.set(path, known);
}

/** ISO times in UTC sort as text. */
function addChange(page: Entry, changedAt: string | null | undefined): void {
  if (changedAt && !(page.changedAt && page.changedAt >= changedAt)) page.changedAt = changedAt;
}

/** Adds a page that exists and is not for search engines. */
function addUnlistedPage(pages: Pages, path: string, visibleTo: AudienceSet = everyAudience): void {
  if (!path.isWellFormed()) return;
  const known = pages.get(path) ?? { visibleTo: 0, changedAt: undefined, isUnlisted: true };
  known.visibleTo |= visibleTo;
  pages.set(path, known);
}

function isExactIn({ language }: Placement, locale: SiteLocale): boolean {
  return language === locale.contentLanguage;
}

/** A promotion with its address. */
interface Promotion extends RawPromotion {
  readonly slug: string;
  readonly category: string;
}

function hasAddress(promotion: RawPromotion): promotion is Promotion {
  return Boolean(promotion.slug && promotion.category);
}

/** The promotions of a locale, those in its exact language first. */
function promotionsIn({ promotions }: RawIndex, locale: SiteLocale): readonly Promotion[] {
  const here = promotions.filter(hasAddress).filter((promotion) => isPlacedIn(promotion, locale));
  return here.sort((one, other) => Number(isExactIn(other, locale)) - Number(isExactIn(one, locale)));
}

/** As the lists of promotions: one per slug that an audience may see. Shorter lists may lead to the others, which have a page too. */
function addPromotions(pages: Pages, promotions: readonly Promotion[]): void {
  const visibleTo = audiences.map((audience) => ({
    audience: setOf([audience]),
    visible: promotions.filter((promotion) => isVisibleTo(audience, promotion)),
  }));
  for (const { audience, visible } of visibleTo) {
    for (const { category, slug, tags, changedAt } of uniqueBy(visible, (promotion) => promotion.slug)) {
      const tagged = (tags ?? []).flatMap((tag) => (tag ? [`/promotions/${category}/tag/${tag}`] : []));
      const paths = ['/promotions', `/promotions/${category}`, ...tagged, `/promotions/${category}/${slug}`];
      for (const path of paths) addPage(pages, path, audience, changedAt);
    }
  }
  for (const { audience, visible } of visibleTo)
    for (const { category, slug } of visible) addUnlistedPage(pages, `/promotions/${category}/${slug}`, audience);
}

/** RTE-11: a static page may be for some markets only. */
function isHere(page: InMarkets, locale: SiteLocale): boolean {
  const { onlyMarkets } = page;
  return (!onlyMarkets || onlyMarkets.length === 0 || onlyMarkets.includes(locale.market)) && isPlacedIn(page, locale);
}

/** RTE-12: whether the terms of a locale are on another site, by the same documents as the footer's link. */
function hasTermsElsewhere({ terms = [] }: RawIndex, locale: SiteLocale): boolean {
  return terms.some((documents) => {
    const here = documents.filter((document) => isHere(document, locale));
    return isOnAnotherSite((here.find((document) => isExactIn(document, locale)) ?? here[0])?.link);
  });
}

/** A market that several records describe keeps what any of them keeps. */
function isKeptForPlayers({ playersOnly }: RawIndex, { market }: SiteLocale, path: string): boolean {
  const section = sectionOf(path);
  if (!section || !playersOnly) return false;
  return playersOnly.some((entry) => entry.market === market && !canVisitorEnter(section, entry.sections));
}

function pagesOf(answer: RawIndex, locale: SiteLocale, more: readonly ListedPage[], dates: readonly PageDate[]): Pages {
  const pages: Pages = new Map();
  for (const path of listedPages) addPage(pages, path, everyAudience);
  for (const { path, changedAt } of more) addPage(pages, path, everyAudience, changedAt);
  for (const category of answer.categories) if (category) addPage(pages, `/promotions/${category}`, everyAudience);
  addPromotions(pages, promotionsIn(answer, locale));
  const isElsewhere = hasTermsElsewhere(answer, locale);
  for (const page of answer.pages) {
    const { path } = page;
    if (path === null || (path === termsPath && isElsewhere)) continue;
    if (isHere(page, locale)) addPage(pages, path, everyAudience, page.changedAt);
    else if (page.isInEveryLocale) addUnlistedPage(pages, path);
    for (let next = 2; next < (page.pageCount ?? 1) + 1; next += 1) addUnlistedPage(pages, `${path}/${next}`);
  }
  for (const date of dates) {
    const page = pages.get(date.path);
    if (page && isPlacedIn(date, locale)) addChange(page, date.changedAt);
  }
  for (const [path, page] of pages) if (isKeptForPlayers(answer, locale, path)) page.visibleTo &= ~setOf(['visitor']);
  return pages;
}

/** MKT-31: an editor can close a market, or take a language from it. */
function isOpen({ market, contentLanguage }: SiteLocale, { markets, languages }: RawIndex): boolean {
  const offered = languages?.find((entry) => entry.market === market)?.codes;
  return markets.includes(market) && (!offered || offered.includes(contentLanguage));
}

function isForVisitors(entry: Entry | undefined): boolean {
  return entry !== undefined && !entry.isUnlisted && includes(entry.visibleTo, 'visitor');
}

/**
 * Builds the index from the result of `pageIndexGroq`; `more` are pages of every locale that the content service does not know,
 * `dates` the changes of parts of pages. Throws if its shape is wrong.
 */
export function buildPageIndex(answer: unknown, more: readonly ListedPage[] = [], dates: readonly PageDate[] = []): PageIndex {
  if (!isRawIndex(answer)) throw new Error('the page index has an unexpected shape');
  const openLocales = new Set(siteLocales.filter((locale) => isOpen(locale, answer)).map(({ locale }) => locale as string));
  const byLocale = new Map(siteLocales.map((locale) => [locale.locale, pagesOf(answer, locale, more, dates)]));
  const open = routableLocales(openLocales);
  const isExcluded = (locale: SiteLocale, path: string) =>
    answer.noindex.some((page) => (page.path === '/' ? '' : page.path) === path && isPlacedIn(page, locale));
  const isListed = (locale: SiteLocale, path: string) =>
    isForVisitors(byLocale.get(locale.locale)?.get(path)) && !isExcluded(locale, path) && !isUnlisted(path);
  return {
    openLocales,
    has: (locale, audience, path) => includes(byLocale.get(locale.locale)?.get(path)?.visibleTo ?? 0, audience),
    isForPlayersOnly: (locale, path) => isKeptForPlayers(answer, locale, path),
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
  const { markets, noindex, categories, promotions, pages } = value as Partial<Record<keyof RawIndex, unknown>>;
  return [markets, noindex, categories, promotions, pages].every(Array.isArray);
}
