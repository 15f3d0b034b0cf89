import { Mutation } from '@sanity/mutator';
import type { IdentifiedDocument, PatchMutation } from './mutations/schema.ts';

type PatchOperations = Pick<PatchMutation, 'set' | 'setIfMissing' | 'unset' | 'inc' | 'dec' | 'insert' | 'diffMatchPatch'>;

export class PathError extends Error {}

const maxPathLength = 1_000;
const quoted = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/gs;
/**
 * The library visits a value once for each way that leads to it. These have too many: two choices, a recursion behind
 * brackets or before a choice, a range with steps behind it, a range over thousands.
 */
const tooManyWays = /(?:\.\.|\]).*\.\.|(?:\.\.|,[^\]]*\]).*,|:[^\]]*\].|\d{4}.*:|:.*\d{4}/s;

/**
 * A copy of the document with the operations applied; the library sets their order. Throws `PathError` when one cannot be
 * applied.
 */
export function applyPatch(
  document: Readonly<IdentifiedDocument>,
  { set, setIfMissing, unset, inc, dec, insert, diffMatchPatch }: PatchOperations,
): IdentifiedDocument {
  const { items: _, ...places } = insert ?? { items: [] };
  const members = [set, setIfMissing, inc, dec, diffMatchPatch].flatMap((values) => Object.keys(values ?? {}));
  for (const path of [...members, ...(unset ?? []), ...Object.values(places)]) {
    if (path.length > maxPathLength) throw new PathError(`A path has at most ${maxPathLength} characters.`);
    if (tooManyWays.test(path.replace(quoted, ''))) throw new PathError(`The path "${path}" selects too much.`);
  }
  const patch = { id: document._id, set, setIfMissing, unset, inc, dec, insert, diffMatchPatch };
  try {
    // The library shares values with the original, and sets prototypes by the name of a member.
    return structuredClone(new Mutation({ mutations: [{ patch }] }).apply({ ...document }) ?? document);
  } catch (error) {
    throw new PathError(error instanceof Error ? error.message : String(error));
  }
}
