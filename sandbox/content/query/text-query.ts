/** One term of a text query: a word, a prefix or a phrase; `isExcluded` negates it. */
export interface TextTerm {
  readonly words: readonly string[];
  readonly isPrefix: boolean;
  readonly isExcluded: boolean;
}

/** Parses the argument of `text::query()`: `rabbit`, `rab*`, `"white rabbit"`, `-queen`. A bare `*` matches everything. */
export function parseTextQuery(query: string): TextTerm[] {
  const parts = query.match(/-?"[^"]*"?|\S+/g) ?? [];
  return parts.flatMap((part) => {
    const isExcluded = part.startsWith('-');
    const body = isExcluded ? part.slice(1) : part;
    const words = wordsOf(body);
    if (words.length === 0) return [];
    return [{ words, isPrefix: body.endsWith('*'), isExcluded }];
  });
}

/** True when the texts match every term. */
export function matchesTerms(texts: readonly (readonly string[])[], terms: readonly TextTerm[]): boolean {
  return terms.every((term) => texts.some((words) => hasTerm(words, term)) !== term.isExcluded);
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

/** All strings in a value, each split into words, without member names, `_rev` and `_key`. */
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
