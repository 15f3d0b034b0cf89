import path from 'node:path';
import { allowed, allowedPhrases, banned, bannedPhrases, wireNames } from './plain-words.ts';
import { readTokens, type SourceToken } from './source-tokens.ts';

export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly word: string;
  /** The name, or the kind of text, that contains the word. */
  readonly where: string;
  readonly instead: string;
}

const proseWords = new Map([
  ...Object.entries(banned.names).filter(([word]) => !banned.plainInProse.has(word)),
  ...Object.entries(banned.prose),
]);
const nameWords = new Map(Object.entries(banned.names));
const testFunctions = new Set(['test', 'it', 'describe', 'step']);

/** The parts of a name at changes of case, in lower case: `readHTTPBody_2` has `read`, `http`, `body`. */
export function splitName(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
}

function isAllowed(word: string, file: string): boolean {
  return allowed.some(({ words, files }) => files.test(file) && (words.includes(word) || words.includes('*')));
}

/** Banned words of an identifier or of a file's name. */
function findInName(name: string): Pick<Finding, 'word' | 'instead'>[] {
  if (wireNames.has(name)) return [];
  const found = splitName(name).flatMap((word) => {
    const instead = nameWords.get(word);
    return instead ? [{ word, instead }] : [];
  });
  const limit = /^(most|least|fewest)(?=[A-Z])/.exec(name)?.[1];
  return limit ? [...found, { word: limit, instead: limit === 'most' ? 'max' : 'min' }] : found;
}

function findInProse(text: string): (Pick<Finding, 'word' | 'instead'> & { readonly offset: number })[] {
  const prose = text.replace(allowedPhrases, (phrase) => ' '.repeat(phrase.length));
  const words = [...prose.matchAll(/[A-Za-z]+/g)].flatMap(({ 0: word, index }) => {
    const instead = proseWords.get(word.toLowerCase());
    return instead ? [{ word, instead, offset: index }] : [];
  });
  const phrases = bannedPhrases.flatMap(({ pattern, instead }) => {
    const match = pattern.exec(prose);
    return match ? [{ word: match[0], instead, offset: match.index }] : [];
  });
  return [...words, ...phrases];
}

const lineOf = (source: string, position: number) => source.slice(0, position).split('\n').length;

/** Code in a comment or document, such as names of other programs or API fields. */
const withoutCode = (text: string) => text.replace(/`[^`\n]*`|https?:\/\/\S+/g, (code) => ' '.repeat(code.length));

const isTestName = (token: SourceToken, previous: SourceToken | undefined) =>
  token.kind === 'string' && previous?.kind === 'identifier' && testFunctions.has(previous.text);

/** Banned words in identifiers, comments and test names of a source. */
export function findInSource(source: string, file: string): Finding[] {
  const tokens = readTokens(source);
  const isTest = /\.(?:test|journey)\.tsx?$/.test(file);
  return tokens.flatMap((token, index) => {
    const at = (offset: number) => lineOf(source, token.start + offset);
    if (token.kind === 'identifier')
      return findInName(token.text)
        .filter(({ word }) => !isAllowed(word, file))
        .map(({ word, instead }) => ({ file, line: at(0), word, where: token.text, instead }));
    const where = token.kind === 'comment' ? 'a comment' : 'a test name';
    if (token.kind === 'string' && !(isTest && isTestName(token, tokens[index - 1]))) return [];
    return findInProse(withoutCode(token.text))
      .filter(({ word }) => !isAllowed(word.toLowerCase(), file))
      .map(({ word, instead, offset }) => ({ file, line: at(offset), word, where, instead }));
  });
}

/** Banned words in the names and comments of SQL; strings are data. */
export function findInSql(text: string, file: string): Finding[] {
  return [...text.matchAll(/--(?!>)(.*)|'[^']*'|([a-z_]\w*)/gi)].flatMap(({ 1: comment, 2: name, index }) => {
    const found = comment === undefined ? findInName(name ?? '') : findInProse(withoutCode(comment));
    const where = comment === undefined ? (name ?? '') : 'a comment';
    return found
      .filter(({ word }) => !isAllowed(word.toLowerCase(), file))
      .map(({ word, instead }) => ({ file, line: lineOf(text, index), word, where, instead }));
  });
}

/** Banned words in a document, except in its code. */
export function findInMarkdown(text: string, file: string): Finding[] {
  const prose = withoutCode(text.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ' ')));
  return findInProse(prose)
    .filter(({ word }) => !isAllowed(word.toLowerCase(), file))
    .map(({ word, instead, offset }) => ({ file, line: lineOf(text, offset), word, where: 'a document', instead }));
}

/** Banned words in the last part of a path. */
export function findInFileName(file: string): Finding[] {
  return findInName(path.basename(file))
    .filter(({ word }) => !isAllowed(word, file))
    .map(({ word, instead }) => ({ file, line: 1, word, where: 'the file name', instead }));
}
