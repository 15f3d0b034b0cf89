import { parseJson } from '#lib/core/parse-json.ts';

/** One step of a JSONMatch path: `a.b[0]`, `items[_key=="x"].title`, `list[1:3]`, `list[*]`, `..name`. */
export type Step =
  | { readonly kind: 'attribute'; readonly name: string }
  | { readonly kind: 'descend' }
  | { readonly kind: 'wildcard' }
  | { readonly kind: 'select'; readonly choices: readonly Choice[] };

export type Choice =
  | { readonly kind: 'index'; readonly index: number }
  | { readonly kind: 'range'; readonly start: number | undefined; readonly end: number | undefined }
  | { readonly kind: 'attribute'; readonly name: string }
  | { readonly kind: 'match'; readonly name: string; readonly operator: Operator; readonly value: unknown };

export type Operator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'exists';

export class PathError extends Error {}

const attribute = /^[A-Za-z_][\w-]*/;
const integer = /^-?\d+$/;
const range = /^(-?\d+)?:(-?\d+)?$/;
const comparison = /^(?:@\.)?([A-Za-z_][\w-]*)\s*(==|!=|<=|>=|<|>)\s*(.+)$/s;
const exists = /^([A-Za-z_][\w-]*)\?$/;

/** Parses a path. Throws `PathError`. */
export function parsePath(path: string): Step[] {
  const steps: Step[] = [];
  let rest = path;
  while (rest !== '') {
    const bracket = rest.startsWith('[') ? closingBracket(rest) : undefined;
    const name = attribute.exec(rest)?.[0];
    if (bracket !== undefined) {
      steps.push(parseBracket(rest.slice(1, bracket), path));
      rest = rest.slice(bracket + 1);
    } else if (rest.startsWith('..')) {
      steps.push({ kind: 'descend' });
      rest = rest.slice(2);
      if (rest === '') throw new PathError(`The path "${path}" is incomplete.`);
    } else if (rest.startsWith('.') && steps.length > 0 && rest.length > 1 && rest[1] !== '[') {
      rest = rest.slice(1);
    } else if (rest.startsWith('*')) {
      steps.push({ kind: 'wildcard' });
      rest = rest.slice(1);
    } else if (name !== undefined) {
      steps.push({ kind: 'attribute', name });
      rest = rest.slice(name.length);
    } else {
      throw new PathError(`The path "${path}" cannot be read at "${rest}".`);
    }
  }
  if (steps.length === 0) throw new PathError('A path must not be empty.');
  return steps;
}

/** The index of the bracket that closes the first one; brackets inside quotes do not count. */
function closingBracket(text: string): number | undefined {
  let quote = '';
  for (let at = 1; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (quote !== '') {
      if (letter === '\\') at += 1;
      else if (letter === quote) quote = '';
    } else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === ']') return at;
  }
  return undefined;
}

function parseBracket(inside: string, path: string): Step {
  if (inside.trim() === '*') return { kind: 'wildcard' };
  return { kind: 'select', choices: splitChoices(inside).map((text) => parseChoice(text.trim(), path)) };
}

function splitChoices(inside: string): string[] {
  return inside.match(/(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[^,"'])+/gs) ?? [''];
}

function parseChoice(text: string, path: string): Choice {
  if (integer.test(text)) return { kind: 'index', index: Number(text) };
  const bounds = range.exec(text);
  if (bounds) return { kind: 'range', start: numberOf(bounds[1]), end: numberOf(bounds[2]) };
  if (/^["']/.test(text)) return { kind: 'attribute', name: `${parseLiteral(text, path)}` };
  const present = exists.exec(text)?.[1];
  if (present !== undefined) return { kind: 'match', name: present, operator: 'exists', value: undefined };
  const [, name, operator, literal] = comparison.exec(text) ?? [];
  if (name === undefined || literal === undefined) throw new PathError(`The path "${path}" cannot be read at "[${text}]".`);
  return { kind: 'match', name, operator: operator as Operator, value: parseLiteral(literal.trim(), path) };
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

function parseLiteral(text: string, path: string): unknown {
  const single = /^'(.*)'$/s.exec(text)?.[1];
  const value = parseJson(single === undefined ? text : `"${single.replaceAll('"', '\\"').replaceAll("\\'", "'")}"`);
  if (value === undefined) throw new PathError(`The path "${path}" has a value that cannot be read: ${text}.`);
  return value;
}
