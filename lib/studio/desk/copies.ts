import type { SanityClient } from '@sanity/client';
import type { SanityDocument } from '@sanity/types';
import { isUniqueInPlace } from '../rules/unique.ts';
import type { DeskPlace } from './places.ts';

/** A draft of the document for another market and language, with its texts as they are, and without an amount in the currency of its own market. */
export function copyFor(document: SanityDocument, { marketId, languageId }: DeskPlace, id: string): SanityDocument {
  const { _rev, _createdAt, _updatedAt, minDeposit: _ownAmount, ...content } = document;
  return {
    ...content,
    _id: `drafts.${id}`,
    market: [{ _type: 'reference', _key: marketId, _ref: marketId }],
    language: { _type: 'reference', _ref: languageId },
  } as unknown as SanityDocument;
}

/** The places that a document is not in yet. */
export function otherPlaces(document: SanityDocument, places: readonly DeskPlace[]): readonly DeskPlace[] {
  const markets = Array.isArray(document.market) ? document.market.map(refOf) : [];
  const language = refOf(document.language);
  return places.filter(({ marketId, languageId }) => !(markets.includes(marketId) && (!language || language === languageId)));
}

function refOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && '_ref' in value ? value._ref : undefined;
}

export interface Copied {
  readonly place: DeskPlace;
  /** Published id of the new draft; undefined where the place has a document with this address already. */
  readonly id: string | undefined;
}

/** Creates a draft in each place, in one transaction. Places with a document at the same address are left out. */
export async function copyToPlaces(
  document: SanityDocument,
  places: readonly DeskPlace[],
  client: SanityClient,
): Promise<readonly Copied[]> {
  const { current } = (document.slug ?? {}) as { readonly current?: string };
  const copies = await Promise.all(
    places.map(async (place) => {
      const copy = copyFor(document, place, crypto.randomUUID());
      const isFree = !current || (await isUniqueInPlace('slug.current', current, { document: copy, getClient: () => client }));
      return { place, copy: isFree ? copy : undefined };
    }),
  );
  const transaction = client.transaction();
  for (const { copy } of copies) if (copy) transaction.create(copy);
  if (copies.some(({ copy }) => copy)) await transaction.commit();
  return copies.map(({ place, copy }) => ({ place, id: copy?._id.replace(/^drafts\./, '') }));
}
