/** DEC-X-7: the idempotency keys of a form's requests. */
export interface RequestKeys<Input> {
  /** The same for the same input, until the key is answered. */
  readonly keyOf: (input: Input) => string;
  /** After an answer to the key: the next request is a new attempt. A lost answer is none. */
  readonly settle: (key: string, isAccepted: boolean) => void;
}

/** Keys of one form, in memory. Functions in an input do not count. */
export function formKeys(): RequestKeys<unknown> {
  let last: { readonly content: string; readonly key: string } | undefined;
  return {
    keyOf(input) {
      const content = JSON.stringify(input) ?? '';
      if (last?.content !== content) last = { content, key: crypto.randomUUID() };
      return last.key;
    },
    settle() {
      last = undefined;
    },
  };
}
