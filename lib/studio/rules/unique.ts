import type { SanityDocument, ValidationContext } from '@sanity/types';

const apiVersion = '2025-02-19';

/** Counts other documents of the type with the same value in a shared market and language. */
const othersGroq = (field: string) => `count(*[_type == $type && ${field} == $value
  && !(_id in [$published, "drafts." + $published])
  && (count($markets) == 0 || !defined(market) || count(market) == 0 || count(market[_ref in $markets]) > 0)
  && ($language == "" || !defined(language) || language._ref == $language)
])`;

interface Place {
  readonly markets: readonly string[];
  readonly language: string;
}

/** The markets and languages of a document: an empty list means every market, and a missing language every language. */
function placeOf(document: SanityDocument | undefined): Place {
  const markets = Array.isArray(document?.market) ? document.market.flatMap(referenceOf) : [];
  return { markets, language: referenceOf(document?.language)[0] ?? '' };
}

function referenceOf(value: unknown): string[] {
  const isReference = typeof value === 'object' && value !== null && '_ref' in value && typeof value._ref === 'string';
  return isReference ? [String(value._ref)] : [];
}

/** True when no other document of the type has the value in the same market and language (DEC-CNT-4). */
export async function isUniqueInPlace(
  field: string,
  value: string,
  context: Pick<ValidationContext, 'document' | 'getClient'>,
): Promise<boolean> {
  const { document } = context;
  if (!document) return true;
  const params = {
    type: document._type,
    value,
    published: document._id.replace(/^drafts\./, ''),
    ...placeOf(document),
  };
  const client = context.getClient({ apiVersion }).withConfig({ perspective: 'raw' });
  return (await client.fetch<number>(othersGroq(field), params)) === 0;
}

/** Validation: rejects a name that another document uses in the same market and language. */
export function refuseTwin(field: string) {
  return async (value: string | undefined, context: ValidationContext): Promise<true | string> => {
    if (!value || (await isUniqueInPlace(field, value, context))) return true;
    return 'Another document of this kind has it already in this market and language.';
  };
}
