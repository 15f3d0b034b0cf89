import { type Audience, audiences, isVisibleTo, type Targeting } from '#lib/content/audience.ts';
import { languageAlias } from '#lib/market/locale.ts';
import { type SiteLocale, siteLocales } from '#lib/market/markets.ts';

/** Every page that content knows of, by locale and path, with the audiences that may see it. */
export interface PageIndex {
  has(locale: SiteLocale, audience: Audience, path: string): boolean;
  readonly activeMarkets: ReadonlySet<string>;
}

const inTime = '(!defined(startsAt) || startsAt <= now()) && (!defined(endsAt) || endsAt > now())';
const where = '"markets": market[]->id, "language": language->code';

/** One query for the whole index; only what decides whether a page exists. */
export const pageIndexGroq = `{
  "markets": *[_type == "market" && active == true && isMarketEnabled == true].id,
  "categories": *[_type == "promotionCategory"].slug.current,
  "promotions": *[_type == "promotion" && ${inTime}]{"slug": slug.current, "category": category->slug.current, "tags": tags[]->slug.current,
    authorized, targetAudience{option, groups}, ${where}},
  "pages": [
    ...*[_type == "landingPage" && ${inTime}]{"path": "/landing/" + id, ${where}},
    ...*[_type == "promoLanding" && ${inTime}]{"path": "/promo/" + slug.current, ${where}},
    ...*[_type == "staticPage" && ${inTime}]{"path": pageUrl, "only": onlyShowMarkets[]->id, ${where}}
  ]
}`;

interface Placed {
  readonly markets?: readonly string[] | null;
  readonly language?: string | null;
}
interface RawPromotion extends Placed, Targeting {
  readonly slug: string;
  readonly category: string;
  readonly tags?: readonly string[] | null;
}
interface RawPage extends Placed {
  readonly path: string;
  readonly only?: readonly string[] | null;
}
interface RawIndex {
  readonly markets: readonly string[];
  readonly categories: readonly string[];
  readonly promotions: readonly RawPromotion[];
  readonly pages: readonly RawPage[];
}

function isPlacedIn({ markets, language }: Placed, locale: SiteLocale): boolean {
  if (markets && markets.length > 0 && !markets.includes(locale.market)) return false;
  return !language || language === locale.contentLanguage || language === languageAlias(locale.contentLanguage);
}

/** Builds the index from the lake's answer; throws when the answer is not of the shape. */
export function buildPageIndex(answer: unknown): PageIndex {
  if (!isRawIndex(answer)) throw new Error('the page index is not of the shape');
  const pages = new Map<string, Set<Audience>>();
  const add = (locale: SiteLocale, path: string, seenBy: readonly Audience[]) => {
    const key = `${locale.locale}${path}`;
    const known = pages.get(key) ?? new Set();
    for (const audience of seenBy) known.add(audience);
    pages.set(key, known);
  };
  for (const locale of siteLocales) {
    for (const category of answer.categories) add(locale, `/promotions/${category}`, audiences);
    for (const promotion of answer.promotions) {
      if (!isPlacedIn(promotion, locale)) continue;
      const seenBy = audiences.filter((audience) => isVisibleTo(audience, promotion));
      add(locale, `/promotions/${promotion.category}/${promotion.slug}`, seenBy);
      for (const tag of promotion.tags ?? []) add(locale, `/promotions/${promotion.category}/tag/${tag}`, seenBy);
    }
    for (const page of answer.pages) {
      const isHere = !page.only || page.only.length === 0 || page.only.includes(locale.market);
      if (isHere && isPlacedIn(page, locale)) add(locale, page.path, audiences);
    }
  }
  return {
    activeMarkets: new Set(answer.markets),
    has: (locale, audience, path) => pages.get(`${locale.locale}${path}`)?.has(audience) === true,
  };
}

function isRawIndex(value: unknown): value is RawIndex {
  if (typeof value !== 'object' || value === null) return false;
  const { markets, categories, promotions, pages } = value as Partial<Record<keyof RawIndex, unknown>>;
  return [markets, categories, promotions, pages].every(Array.isArray);
}
