import { readAllTokens, type SourceToken } from './source-tokens.ts';

type Tokens = readonly SourceToken[];

const runners = new Set(['test', 'it', 'describe']);
/** What may stand between a runner and its title; after anything else, such as `use`, is none. */
const modifiers = new Set(['describe', 'each', 'only', 'concurrent', 'failing', 'serial']);
const skips = new Set(['skip', 'fixme', 'todo']);

/**
 * The feature ids of these areas in the titles of tests that run, in the tables of `each`, and in the values that a title or table
 * names: once per string, so that a test counts once for an id.
 */
export function findTestedIds(source: string, areas: Iterable<string>): string[] {
  const id = new RegExp(`(?<![\\w-])(?:${[...areas].join('|')})-\\d{2}\\b`, 'g');
  const tokens = readAllTokens(source).filter(({ kind }) => kind !== 'comment');
  return [...findTitles(tokens)].flatMap(({ text }) => [...new Set(text.match(id) ?? [])]);
}

/** The strings of all titles and tables. */
function findTitles(tokens: Tokens): ReadonlySet<SourceToken> {
  const titles = new Set<SourceToken>();
  for (let at = 0; at < tokens.length; at += 1) {
    const { names, start } = readRunner(tokens, at);
    if (names.some((name) => skips.has(name))) at = endOfGroup(tokens, start);
    if (names.length === 0 || !names.every((name) => modifiers.has(name) || runners.has(name))) continue;
    const end = names.includes('each') ? endOfGroup(tokens, start) + 1 : start;
    addStrings(titles, tokens, [...tokens.slice(start, end), ...firstArgument(tokens, end)]);
  }
  return titles;
}

/** Adds the strings of these tokens, and of the values that they name. */
function addStrings(strings: Set<SourceToken>, tokens: Tokens, parts: Tokens, known: readonly string[] = []): void {
  for (const part of parts) {
    if (part.kind === 'string') strings.add(part);
    if (part.kind !== 'identifier' || known.includes(part.text)) continue;
    addStrings(strings, tokens, namedValue(tokens, part.text), [...known, part.text]);
  }
}

/** The names of a call such as `test.describe.only(`, and where its arguments or types begin; none where there is no such call. */
function readRunner(tokens: Tokens, at: number): { readonly names: readonly string[]; readonly start: number } {
  const names: string[] = [];
  let start = at;
  if (runners.has(textAt(tokens, at)) && tokens[at]?.kind === 'identifier' && textAt(tokens, at - 1) !== '.') {
    names.push(textAt(tokens, at));
    for (start += 1; textAt(tokens, start) === '.'; start += 2) names.push(textAt(tokens, start + 1));
    if (textAt(tokens, start) === '<') start = afterTypes(tokens, start);
  }
  return textAt(tokens, start) === '(' ? { names, start } : { names: [], start: at };
}

const textAt = (tokens: Tokens, at: number) => (tokens[at]?.kind === 'string' ? '' : (tokens[at]?.text ?? ''));

const depthOf = (token: SourceToken | undefined) => {
  if (token?.kind !== 'other') return 0;
  if (['(', '[', '{'].includes(token.text)) return 1;
  return [')', ']', '}'].includes(token.text) ? -1 : 0;
};

/** Where the group that begins at `start` ends. */
function endOfGroup(tokens: Tokens, start: number): number {
  let depth = 0;
  for (let at = start; at < tokens.length; at += 1) {
    depth += depthOf(tokens[at]);
    if (depth === 0) return at;
  }
  return tokens.length;
}

function afterTypes(tokens: Tokens, start: number): number {
  let depth = 0;
  for (let at = start; at < tokens.length; at += 1) {
    if (textAt(tokens, at) === '<') depth += 1;
    if (textAt(tokens, at) === '>') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return tokens.length;
}

function firstArgument(tokens: Tokens, start: number): Tokens {
  const end = endOfGroup(tokens, start);
  let depth = 0;
  const comma = tokens.findIndex((token, at) => {
    if (at < start || at >= end) return false;
    depth += depthOf(token);
    return depth === 1 && token.kind === 'other' && token.text === ',';
  });
  return tokens.slice(start, comma < 0 ? end : comma);
}

/** The value of the constant, or the list of the loop, that a name in a title stands for. */
function namedValue(tokens: Tokens, name: string): Tokens {
  return tokens.flatMap((token, at) => {
    if (token.text !== 'const' || token.kind !== 'other') return [];
    const isPattern = depthOf(tokens[at + 1]) > 0;
    const nameEnd = isPattern ? endOfGroup(tokens, at + 1) : at + 1;
    if (!tokens.slice(at + 1, nameEnd + 1).some((named) => named.kind === 'identifier' && named.text === name)) return [];
    return restOfStatement(tokens, nameEnd + 1);
  });
}

/** Up to the end of the statement, or of the head of a loop. */
function restOfStatement(tokens: Tokens, start: number): Tokens {
  let depth = 0;
  for (let at = start; at < tokens.length; at += 1) {
    depth += depthOf(tokens[at]);
    if (depth < 0 || (depth === 0 && textAt(tokens, at) === ';')) return tokens.slice(start, at);
  }
  return tokens.slice(start);
}
