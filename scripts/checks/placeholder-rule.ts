import type { Finding } from './check-words-rules.ts';
import { readTokens } from './source-tokens.ts';

const replacing = new Set(['replace', 'replaceAll']);
const placeholder = /^\{\w+\}$/;

/** Calls of `replace` with a placeholder such as `'{count}'`: they ignore plurals and the number format of the language. */
export function findPlaceholderReplacements(source: string, file: string): Finding[] {
  const tokens = readTokens(source);
  return tokens.flatMap(({ kind, text, start }, index) => {
    const argument = tokens[index + 1];
    if (kind !== 'identifier' || !replacing.has(text) || argument?.kind !== 'string' || !placeholder.test(argument.text))
      return [];
    if (!/^\s*\(/.test(source.slice(start + text.length))) return [];
    const line = source.slice(0, start).split('\n').length;
    return [{ file, line, word: argument.text, where: `${text}()`, instead: 'useTranslator, getTranslator or formatMessage' }];
  });
}
