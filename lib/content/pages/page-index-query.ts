import { periodGroq, placementFieldsGroq } from '../query/placement.ts';
import { bankReturnPath, categoryPageOf } from './paths.ts';

/** The path of the terms, which may be on another site (RTE-12). */
export const termsPath = '/terms';
const fieldsGroq = `${placementFieldsGroq}, "changedAt": _updatedAt`;

/** A lobby category has a number of pages that depends on its games; `size` is the page size if editors set none. */
function lobbySource<const Prefix extends string>(prefix: Prefix, settings: string, size: number) {
  const grid = `*[_type == "${settings}"][0].allGamesGrid.desktop`;
  return {
    type: 'gameCategory',
    prefix,
    path: `"${prefix}" + slug.current`,
    condition: `_id in *[_type == "${settings}"][0].categories[]._ref`,
    // A category without games of its own has those of its rule (`membersGroq`).
    pageCount: `select(count(games) > 0 => count(games), rule == "new" => 60, rule == "jackpot" => count(*[_type == "game" && type == ^.type && jackpotExist == true]), rule == "provider" => count(*[_type == "game" && type == ^.type]), 0) / coalesce((${grid}.cols) * (${grid}.rows), ${size})`,
  } as const;
}

/** Each game has a page below the path of its own lobby. */
function playSource<const Prefix extends string>(prefix: Prefix, type: string) {
  const path = `"${prefix}" + gameProvider->providerId + "/" + slug.current`;
  return { type: 'game', prefix, path, condition: `type == "${type}"` } as const;
}

/** Document types that have pages, with a prefix of their paths and the whole path in GROQ. */
const pageSources = [
  { type: 'homePage', prefix: '', path: '""' },
  { type: 'landingPage', prefix: '/landing/', path: '"/landing/" + id' },
  { type: 'promoLanding', prefix: '/promo/', path: '"/promo/" + slug.current' },
  { type: 'registrationLanding', prefix: '/register/', path: '"/register/" + slug.current' },
  { type: 'infoPage', prefix: '/info/', path: '"/info/" + slug.current' },
  { type: 'contactPage', prefix: '/contact', path: '"/" + slug.current' },
  { type: 'vipPage', prefix: '/vip', path: '"/vip"' },
  { type: 'selfTest', prefix: '/self-test', path: '"/self-test"' },
  { type: 'paymentMethodsPage', prefix: '/payment-methods/', path: '"/payment-methods/" + route', isInEveryLocale: true },
  { type: 'staticPage', prefix: '/', path: 'pageUrl', onlyMarkets: 'onlyShowMarkets[]->id' },
  lobbySource('/online-casino/', 'casinoSettings', 60),
  lobbySource('/live-casino-online/', 'liveCasinoSettings', 30),
  playSource('/online-casino/play/', 'CASINO'),
  playSource('/live-casino-online/play/', 'LIVE_CASINO'),
  { type: 'game', prefix: '/play/', path: '"/play/" + slug.current' },
  { type: 'market', prefix: bankReturnPath, path: `"${bankReturnPath}"`, onlyMarkets: '[id]', condition: 'pnpEnabled == true' },
] as const;
const lobbyTypes = ['casinoSettings', 'liveCasinoSettings'] as const;
const promotionTypes = ['promotion', 'promotionCategory', 'promotionTag'] as const;

/** The parts of the index that a path depends on; all of them without a path. */
function partsFor(path: string | undefined) {
  return {
    sources: pageSources.filter(({ prefix }) => path === undefined || (prefix === '' ? path === '' : path.startsWith(prefix))),
    hasPromotions: path === undefined || path.startsWith('/promotions'),
    hasTerms: path === undefined || path === termsPath,
  };
}

/** The document types that the index depends on; with a path, those that this page depends on. */
export function pageIndexTypes(path?: string) {
  const { sources, hasPromotions, hasTerms } = partsFor(path);
  const pages = sources.map(({ type }) => type);
  return [
    'market',
    'language',
    'seoText',
    ...pages,
    ...(pages.includes('gameCategory') ? lobbyTypes : []),
    ...(hasPromotions ? promotionTypes : []),
    ...(hasTerms ? (['footer'] as const) : []),
  ] as const;
}

/** RTE-12: a market whose terms are on another site has no page for them. */
const termsElsewhere = `[
  ...*[_type == "footer" && string::startsWith(externalTermsUrl, "https://")]{${fieldsGroq}},
  ...*[_type == "staticPage" && pageUrl == "${termsPath}" && string::startsWith(termsLink, "https://")]{${fieldsGroq}}
]`;

/**
 * GROQ for the whole index, or for the part that one page needs (with `pageIndexParams`), which does not grow with the
 * number of pages. Reads only what decides whether a page exists and is listed.
 */
export function pageIndexGroq(path?: string): string {
  const { sources, hasPromotions, hasTerms } = partsFor(path);
  const filter = promotionFilterOf(path);
  const promotions = `*[_type == "promotion" && defined(title) && ${periodGroq}${filter && ` && ${filter}`}] | order(priority desc, _updatedAt desc){"slug": slug.current, "category": category->slug.current,
    "tags": tags[]->slug.current, authorized, targetAudience{option, groups}, ${fieldsGroq}}`;
  const pages = sources.map(
    (source) =>
      `...*[_type == "${source.type}" && ${periodGroq}${'condition' in source ? ` && ${source.condition}` : ''}${path === undefined ? '' : ` && ${source.path} == $path`}]{"path": ${source.path}, ${'onlyMarkets' in source ? `"onlyMarkets": ${source.onlyMarkets}, ` : ''}${'isInEveryLocale' in source ? '"isInEveryLocale": true, ' : ''}${'pageCount' in source ? `"pageCount": ${source.pageCount}, ` : ''}${fieldsGroq}}`,
  );
  return `{
    "markets": *[_type == "market" && active == true && isMarketEnabled == true].id,
    "languages": *[_type == "market" && active == true && isMarketEnabled == true]{"market": id, "codes": languages[@->active == true]->code},
    "playersOnly": *[_type == "market" && count(playersOnly) > 0]{"market": id, "sections": playersOnly},
    "noindex": *[_type == "seoText" && noindex == true]{path, ${fieldsGroq}},
    "categories": ${hasPromotions ? '*[_type == "promotionCategory"].slug.current' : '[]'},
    "promotions": ${hasPromotions && filter !== undefined ? promotions : '[]'},
    "pages": [${pages.join(', ')}],
    "termsElsewhere": ${hasTerms ? termsElsewhere : '[]'}
  }`;
}

/** GROQ for the promotions that one page depends on: itself, those with its tag, or none (undefined) for a category. */
function promotionFilterOf(path: string | undefined): string | undefined {
  if (path === undefined) return '';
  const [, , , ...rest] = path.split('/');
  if (rest.length === 0) return undefined;
  return rest[0] === 'tag' && rest.length > 1 ? '$last in tags[]->slug.current' : 'slug.current == $last';
}

/** Parameters for `pageIndexGroq` of the same path. */
export function pageIndexParams(path?: string): Record<string, string> {
  if (path === undefined) return {};
  return { path: categoryPageOf(path)?.category ?? path, last: path.slice(path.lastIndexOf('/') + 1) };
}
