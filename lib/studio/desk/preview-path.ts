import { ownValue } from '#lib/core/own-value.ts';
import { pageKinds, pages } from '#lib/pages/pages.ts';
import { type DeskPlace, deskPlaces } from './places.ts';

export interface Previewed {
  readonly _type: string;
  readonly market?: unknown;
  readonly language?: unknown;
  readonly slug?: unknown;
  readonly id?: unknown;
  readonly pageUrl?: unknown;
  readonly path?: unknown;
  readonly route?: unknown;
  readonly type?: unknown;
}

/** Path of the page that previews a document, with its locale; the front page for documents without a page. */
export function previewPath(document: Previewed, promotionCategory?: string): string {
  const { id } = placeOf(document);
  return `/${id}${pathOf(document, promotionCategory)}`;
}

function pathOf(document: Previewed, promotionCategory: string | undefined): string {
  const slug = slugOf(document.slug);
  switch (document._type) {
    case 'promotion':
      return slug && promotionCategory ? `/promotions/${promotionCategory}/${slug}` : '/promotions';
    case 'liveChat':
      return '/contact-live-chat';
    case 'helpLines':
      return '/responsible-gambling';
    case 'staticPage':
      return typeof document.pageUrl === 'string' ? document.pageUrl : '';
    case 'gameCategory':
      return `${document.type === 'LIVE_CASINO' ? '/live-casino-online' : '/online-casino'}${slug ? `/${slug}` : ''}`;
    case 'casinoSettings':
      return '/online-casino';
    case 'liveCasinoSettings':
      return '/live-casino-online';
    case 'seoText':
      return typeof document.path === 'string' && document.path !== '/' ? document.path : '';
    default:
      return pageOf(document);
  }
}

/** The page of a document by the table of pages, if its type has one and the document has what is in its path. */
function pageOf({ _type, slug, id, route }: Previewed): string {
  const kind = pageKinds.find((one) => pages[one].source === _type && !('route' in pages[one])) ?? '/';
  const parameters = { slug: slugOf(slug), id, route };
  const path = kind.replace(/\[(\w+)\]/, (part, name) => String(ownValue(parameters, name) ?? part));
  return path === '/' || path.includes('[') ? '' : path;
}

function placeOf({ market, language }: Previewed): DeskPlace {
  const markets = Array.isArray(market) ? market.flatMap(refOf) : [];
  const [languageId] = refOf(language);
  const fits = (place: DeskPlace) =>
    (markets.length === 0 || markets.includes(place.marketId)) && (!languageId || languageId === place.languageId);
  const found = deskPlaces.find(fits) ?? deskPlaces[0];
  if (!found) throw new Error('The site has no locale.');
  return found;
}

function slugOf(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && 'current' in value && typeof value.current === 'string'
    ? value.current
    : undefined;
}

function refOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null && '_ref' in value && typeof value._ref === 'string' ? [value._ref] : [];
}
