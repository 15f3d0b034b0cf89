import type { SanityClient } from '@sanity/client';
import type { SanityDocument } from '@sanity/types';
import { isRecord } from '#lib/core/is-record.ts';
import { parseLocale } from '#lib/core/market/locale.ts';
import { marketRoute } from '#lib/core/market/market-route.ts';
import { ownValue } from '#lib/core/own-value.ts';
import { isUniqueInPlace } from '../rules/unique.ts';
import type { DeskPlace } from './places.ts';

/** Amounts in the currency of the document's market, in the document or in the rows of its lists. */
const amountFields: ReadonlySet<string> = new Set([
  ...['minDeposit', 'amounts', 'minAmount', 'maxAmount'],
  ...['min', 'max', 'minWithdraw', 'maxWithdraw', 'fee'],
]);

type Fields = Readonly<Record<string, unknown>>;

function withoutAmounts(fields: Fields): Fields {
  const rest = Object.entries(fields).filter(([name]) => !amountFields.has(name));
  return Object.fromEntries(rest.map(([name, value]) => [name, Array.isArray(value) ? value.map(withoutRowAmounts) : value]));
}

function withoutRowAmounts(row: unknown): unknown {
  return isRecord(row) ? withoutAmounts(row) : row;
}

function marketsOf({ market }: SanityDocument): readonly unknown[] {
  return Array.isArray(market) ? market.map(refOf) : [];
}

/**
 * A draft of the document for another market and language, with its texts as they are. In another market it has no amounts. A page
 * about a market (RTE-17) gets the route of the place.
 */
export function copyFor(document: SanityDocument, place: DeskPlace, id: string): SanityDocument {
  const { marketId, languageId } = place;
  // What shows a page only in other markets would show the copy nowhere.
  const { _rev, _createdAt, _updatedAt, onlyShowMarkets, ...content } = document;
  const locale = parseLocale(place.id);
  return {
    ...(marketsOf(document).includes(marketId) ? content : withoutAmounts(content)),
    ...('route' in content && locale && { route: marketRoute(locale) }),
    _id: `drafts.${id}`,
    market: [{ _type: 'reference', _key: marketId, _ref: marketId }],
    language: { _type: 'reference', _ref: languageId },
  } as unknown as SanityDocument;
}

/** The places that a document is not in yet. */
export function otherPlaces(document: SanityDocument, places: readonly DeskPlace[]): readonly DeskPlace[] {
  const markets = marketsOf(document);
  const language = refOf(document.language);
  return places.filter(({ marketId, languageId }) => !(markets.includes(marketId) && (!language || language === languageId)));
}

function refOf(value: unknown): unknown {
  return isRecord(value) ? value._ref : undefined;
}

/** Types without an address that a market and language has one document of. */
const onePerPlace: ReadonlySet<string> = new Set(['homePage', 'footer', 'vipPage', 'helpLines', 'selfTest', 'registrationPage']);

/** The field by which a document is the only one in its place, with its value. */
function identityOf(document: SanityDocument): readonly [field: string, value: string] | undefined {
  const { slug, _type } = document;
  if (onePerPlace.has(_type)) return ['_type', _type];
  if (isRecord(slug) && typeof slug.current === 'string') return ['slug.current', slug.current];
  for (const field of ['id', 'pageId', 'path', 'route']) {
    const value = ownValue(document, field);
    if (typeof value === 'string') return [field, value];
  }
  return undefined;
}

export interface Copied {
  readonly place: DeskPlace;
  /** Published id of the new draft; undefined where the place has such a document already. */
  readonly id: string | undefined;
}

/** Creates a draft in each place, in one transaction. Places that have a document at the same address, or one of its kind, are left out. */
export async function copyToPlaces(
  document: SanityDocument,
  places: readonly DeskPlace[],
  client: SanityClient,
): Promise<readonly Copied[]> {
  const copies = await Promise.all(
    places.map(async (place) => {
      const copy = copyFor(document, place, crypto.randomUUID());
      const identity = identityOf(copy);
      // One for every language, without an address, may have a copy in one of them, which is shown before it.
      const mayBoth = identity?.[0] === '_type' && !refOf(document.language);
      const counted = mayBoth ? { ...copy, _id: document._id } : copy;
      const isFree = !identity || (await isUniqueInPlace(...identity, { document: counted, getClient: () => client }));
      return { place, copy: isFree ? copy : undefined };
    }),
  );
  const transaction = client.transaction();
  for (const { copy } of copies) if (copy) transaction.create(copy);
  if (copies.some(({ copy }) => copy)) await transaction.commit();
  return copies.map(({ place, copy }) => ({ place, id: copy?._id.replace(/^drafts\./, '') }));
}
