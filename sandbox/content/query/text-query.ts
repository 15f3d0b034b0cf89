/** One demand of a text query: a word, the beginning of a word, or words in a row; `isUnwanted` turns it round. */
export interface TextTerm {
  readonly words: readonly string[];
  readonly isPrefix: boolean;
  readonly isUnwanted: boolean;
}

/** Reads what `text::query()` takes: `rabbit`, `rab*`, `"white rabbit"`, `-queen`. A bare `*` demands nothing. */
export function parseTextQuery(query: string): TextTerm[] {
  const parts = query.match(/-?"[^"]*"?|\S+/g) ?? [];
  return parts.flatMap((part) => {
    const isUnwanted = part.startsWith('-');
    const body = isUnwanted ? part.slice(1) : part;
    const words = wordsOf(body);
    if (words.length === 0) return [];
    return [{ words, isPrefix: body.endsWith('*'), isUnwanted }];
  });
}

/** True when the texts meet every term. */
export function meetsTerms(texts: readonly (readonly string[])[], terms: readonly TextTerm[]): boolean {
  return terms.every((term) => texts.some((words) => hasTerm(words, term)) !== term.isUnwanted);
}

function hasTerm(words: readonly string[], { words: wanted, isPrefix }: TextTerm): boolean {
  const last = wanted.length - 1;
  return words.some((_, start) =>
    wanted.every((word, offset) => {
      const found = words[start + offset];
      return isPrefix && offset === last ? found?.startsWith(word) : found === word;
    }),
  );
}

/** Every text inside a value, each as its words. Names of members and what only the lake reads are left out. */
export function textsOf(value: unknown): string[][] {
  if (typeof value === 'string') return [wordsOf(value)];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === '_rev' || key === '_key' ? [] : textsOf(part)));
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
