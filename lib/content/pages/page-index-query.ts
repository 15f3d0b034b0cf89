import { type PageKind, type PageRules, pageKinds, pages } from '#lib/pages/pages.ts';
import { isOfContent, pageAt } from '#lib/pages/paths.ts';
import type { ContentType } from '../query/cache.ts';
import { orderGroq } from '../query/fragments.ts';
import { periodGroq, placementFieldsGroq } from '../query/placement.ts';
import { bounds, defaultColumns, defaultPageSizes } from './lobby-grid.ts';

/** The path of the terms, which may be on another site (RTE-12). */
export const termsPath = '/terms' satisfies PageKind;

/** RTE-12: true for terms on another site; only https counts. */
export function isOnAnotherSite(link: string | null | undefined): link is string {
  return /^https:\/\//i.test(link ?? '');
}

const fieldsGroq = `${placementFieldsGroq}, "changedAt": _updatedAt`;

/** Kinds of pages that are a document each; promotions have a part of their own. */
type DocumentKind = Exclude<
  { [Kind in PageKind]: (typeof pages)[Kind]['source'] extends 'code' | 'sports' | 'status' ? never : Kind }[PageKind],
  `/promotions/${string}` | `${string}/[category]/[page]` | typeof termsPath
>;
type ParameterOf<Path> = Path extends `${string}[${infer Name}]${infer Rest}` ? Name | ParameterOf<Rest> : never;

/** The field of a document that a parameter of its path is. */
const parameterFields: Readonly<Record<Exclude<ParameterOf<DocumentKind>, 'page'>, string>> = {
  id: 'id',
  slug: 'slug.current',
  route: 'route',
  category: 'slug.current',
  provider: 'gameProvider->providerId',
  game: 'slug.current',
};

/** The path of a document's page in GROQ; that of the front page is empty. */
export function documentPathGroq(kind: DocumentKind): string {
  if (kind === '/[page]') return 'pageUrl';
  const path = kind === '/' ? '' : kind;
  const expression = Object.entries(parameterFields).reduce(
    (rest, [name, field]) => rest.replace(`[${name}]`, `" + ${field} + "`),
    path,
  );
  return `"${expression}"`.replace(/ \+ ""$/, '');
}

interface Source {
  readonly condition?: string;
  readonly onlyMarkets?: string;
  readonly pageCount?: string;
}

/** A lobby category has a number of pages that depends on its games and on the larger of the sizes of a page on the screens. */
function lobbySource(settings: string, { wide, phone }: { readonly wide: number; readonly phone: number }): Source {
  const sizeGroq = (screen: 'desktop' | 'mobile', size: number) => {
    const grid = `*[_type == "${settings}"][0].allGamesGrid.${screen}`;
    const isIn = (field: 'cols' | 'rows') => `${grid}.${field} in ${bounds[field].join('..')}`;
    return `select(${isIn('rows')} => select(${isIn('cols')} => ${grid}.cols, ${defaultColumns[screen]}) * ${grid}.rows, ${size})`;
  };
  return {
    condition: `_id in *[_type == "${settings}"][0].categories[]._ref`,
    // A category without games of its own has those of its rule (`membersGroq`).
    pageCount: `select(count(games) > 0 => count(games), rule == "new" => 60, rule == "jackpot" => count(*[_type == "game" && type == ^.type && jackpotExist == true]), rule == "provider" => count(*[_type == "game" && type == ^.type]), 0) / math::max([${sizeGroq('desktop', wide)}, ${sizeGroq('mobile', phone)}])`,
  };
}

/** What decides, besides its period, whether a document has its page. */
export const documentSources: Readonly<Partial<Record<DocumentKind, Source>>> = {
  '/contact': { condition: 'slug.current == "contact"' },
  '/[page]': { onlyMarkets: 'onlyShowMarkets[]->id' },
  '/online-casino/[category]': lobbySource('casinoSettings', defaultPageSizes.casino),
  '/live-casino-online/[category]': lobbySource('liveCasinoSettings', defaultPageSizes.live),
  '/online-casino/play/[provider]/[game]': { condition: 'type == "CASINO"' },
  '/live-casino-online/play/[provider]/[game]': { condition: 'type == "LIVE_CASINO"' },
  '/signup/callback': { onlyMarkets: '[id]', condition: 'pnpEnabled == true' },
};
export const documentKinds: readonly DocumentKind[] = pageKinds.filter(isDocumentKind);

function isDocumentKind(kind: PageKind): kind is DocumentKind {
  const isElsewhere = kind.startsWith('/promotions/') || kind.endsWith('/[category]/[page]') || kind === termsPath;
  return isOfContent(pages[kind]) && !isElsewhere;
}

const lobbyTypes = ['casinoSettings', 'liveCasinoSettings'] as const;
const promotionTypes = ['promotion', 'promotionCategory', 'promotionTag'] as const;

/** The kind whose documents a path depends on: a numbered page of a category, the category's. */
function documentKindOf(path: string): string | undefined {
  const kind = pageAt(path || '/')?.kind;
  return kind === termsPath ? '/[page]' : kind?.replace('/[category]/[page]', '/[category]');
}

/** The parts of the index that a path depends on; all of them without a path. */
function partsFor(path: string | undefined) {
  const kind = path === undefined ? undefined : documentKindOf(path);
  return {
    kinds: path === undefined ? documentKinds : documentKinds.filter((one) => one === kind),
    hasPromotions: path === undefined || path.startsWith('/promotions'),
    hasTerms: path === undefined || path === termsPath,
  };
}

/** The document types that the index depends on; with a path, those that this page depends on. */
export function pageIndexTypes(path?: string) {
  const { kinds, hasPromotions, hasTerms } = partsFor(path);
  const types = kinds.map((kind): ContentType => pages[kind].source);
  return [
    'market',
    'language',
    'seoText',
    ...types,
    ...(types.includes('gameCategory') ? lobbyTypes : []),
    ...(hasPromotions ? promotionTypes : []),
    ...(hasTerms ? (['footer'] as const) : []),
  ] as const;
}

/** RTE-12: the footers and the pages of the terms, which may link to another site instead; of each the first counts. */
const termsGroq = `[
  *[_type == "footer" && ${periodGroq}] | order(${orderGroq}){"link": externalTermsUrl, ${placementFieldsGroq}},
  *[_type == "staticPage" && pageUrl == "${termsPath}" && ${periodGroq}] | order(${orderGroq}){
    "link": termsLink, "onlyMarkets": onlyShowMarkets[]->id, ${placementFieldsGroq}
  }
]`;

/**
 * GROQ for the whole index, or for the part that one page needs (with `pageIndexParams`), which does not grow with the
 * number of pages. Reads only what decides whether a page exists and is listed.
 */
export function pageIndexGroq(path?: string): string {
  const { kinds, hasPromotions, hasTerms } = partsFor(path);
  const filter = promotionFilterOf(path);
  const promotions = `*[_type == "promotion" && defined(title) && ${periodGroq}${filter && ` && ${filter}`}] | order(${orderGroq}){"slug": slug.current, "category": category->slug.current,
    "tags": tags[]->slug.current, authorized, targetAudience{option, groups}, ${fieldsGroq}}`;
  const documents = kinds.map((kind) => {
    const { source, locales }: PageRules = pages[kind];
    const { condition, onlyMarkets, pageCount } = documentSources[kind] ?? {};
    const pathGroq = documentPathGroq(kind);
    const conditions = [periodGroq, condition, path === undefined ? undefined : `${pathGroq} == $path`].filter(
      (one) => one !== undefined,
    );
    const fields = [
      `"path": ${pathGroq}`,
      ...(onlyMarkets ? [`"onlyMarkets": ${onlyMarkets}`] : []),
      ...(locales === 'every' ? ['"isInEveryLocale": true'] : []),
      ...(pageCount ? [`"pageCount": ${pageCount}`] : []),
      fieldsGroq,
    ];
    return `...*[_type == "${source}" && ${conditions.join(' && ')}]{${fields.join(', ')}}`;
  });
  return `{
    "markets": *[_type == "market" && active == true && isMarketEnabled == true].id,
    "languages": *[_type == "market" && active == true && isMarketEnabled == true]{"market": id, "codes": languages[@->active == true]->code},
    "playersOnly": *[_type == "market" && count(playersOnly) > 0]{"market": id, "sections": playersOnly},
    "noindex": *[_type == "seoText" && noindex == true && ${periodGroq}]{path, ${fieldsGroq}},
    "categories": ${hasPromotions ? '*[_type == "promotionCategory"].slug.current' : '[]'},
    "promotions": ${hasPromotions && filter !== undefined ? promotions : '[]'},
    "pages": [${documents.join(', ')}],
    "terms": ${hasTerms ? termsGroq : '[]'}
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
  const last = path.slice(path.lastIndexOf('/') + 1);
  const isNumbered = pageAt(path)?.kind.endsWith('/[category]/[page]');
  return { path: isNumbered ? path.slice(0, -last.length - 1) : path, last };
}
