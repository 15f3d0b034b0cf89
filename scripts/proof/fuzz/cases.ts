import { randomUUID } from 'node:crypto';
import { isRecord } from '#lib/core/is-record.ts';
import { createRandom, type Random } from '#sandbox/data/art/random.ts';
import { alter } from './alter.ts';
import { encode, hostileAddress } from './hostile-addresses.ts';
import { hostileBody } from './hostile-bodies.ts';
import { hostileHeaders } from './hostile-headers.ts';
import { hostileTexts } from './hostile-values.ts';
import type { Target } from './targets.ts';
import { type Valid, validRequest } from './valid-request.ts';
import { type KnownValues, pickFrom } from './values.ts';
import { wireTrick } from './wire-tricks.ts';

const styles = ['valid', 'near', 'near', 'hostile', 'hostile'] as const;
export type Style = (typeof styles)[number];

/** The caller of a request; `signed`: with the signature of a service. */
export const roles = ['visitor', 'player', 'operator', 'editor', 'signed'] as const;
export type Role = (typeof roles)[number];

/** A request without what depends on the time of sending: signatures, tokens and cookies. */
export interface Case {
  readonly index: number;
  readonly target: Target;
  readonly style: Style;
  readonly role: Role;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
  /** What is not valid. */
  readonly note: string;
  /** Replaces the whole request. */
  readonly bytes?: Buffer;
}

export interface CaseOptions {
  readonly seed: string;
  readonly targets: readonly Target[];
  readonly known: KnownValues;
}

const regularRole: Readonly<Record<Target['by'], Role>> = {
  anyone: 'visitor',
  player: 'player',
  service: 'signed',
  operator: 'operator',
  editor: 'editor',
};

/** The case of a seed with a number: the same targets and known values give the same case. */
export function createCase(index: number, { seed, targets, known }: CaseOptions): Case {
  const random = createRandom(`${seed}:${index}`);
  const target = targets[index % targets.length];
  if (!target) throw new Error('There are no endpoints.');
  const style = pickFrom(random, styles) ?? 'valid';
  const role = random.chance(0.85) ? regularRole[target.by] : random.pick(roles);
  const valid = validRequest(target, random, known);
  const common = { index, target, style, role, note: '', ...valid };
  if (style === 'valid') return withBody(common, valid.value);
  return style === 'near' ? nearValid(common, valid, random) : hostile(withBody(common, valid.value), random);
}

type Draft = Omit<Case, 'body'> & { readonly query: Readonly<Record<string, string>> };

function withBody({ query, ...draft }: Draft, value: unknown): Case {
  const path = `${draft.path}${writeQuery(query)}`;
  if (value === undefined) return { ...draft, path, body: undefined };
  const { isForm } = draft.target;
  const text = isForm ? formOf(value) : JSON.stringify(value);
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  return { ...draft, path, body: Buffer.from(text), headers: { 'Content-Type': type, ...draft.headers } };
}

function writeQuery(query: Readonly<Record<string, string>>): string {
  const text = Object.entries(query)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
  return text === '' ? '' : `?${text}`;
}

function formOf(value: unknown): string {
  const entries = Object.entries(isRecord(value) ? value : {});
  return writeQuery(Object.fromEntries(entries.map(([name, member]) => [name, String(isRecord(member) ? '' : member)]))).slice(1);
}

/** One place of the query or of the body, or the caller, is not valid. */
function nearValid(draft: Draft, { value, schema, query }: Valid, random: Random): Case {
  const names = Object.keys(query);
  if (value !== undefined && (names.length === 0 || random.chance(0.8))) {
    const altered = alter(value, schema, random);
    return { ...withBody(draft, altered.value ?? null), note: altered.note };
  }
  const name = pickFrom(random, names);
  if (name === undefined) {
    const role = random.pick(roles);
    return { ...withBody(draft, value), role, note: `as ${role}` };
  }
  const { [name]: _, ...others } = query;
  const text = pickFrom(random, hostileTexts) ?? '';
  const isLeftOut = random.chance(0.2);
  const note = `${name}: ${isLeftOut ? 'none' : JSON.stringify(text.slice(0, 60))}`;
  return { ...withBody({ ...draft, query: isLeftOut ? others : { ...others, [name]: text } }, value), note };
}

const methods = ['HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND', 'POST', 'GET'] as const;

function hostile(valid: Case, random: Random): Case {
  if (random.chance(0.06)) {
    const bytes = wireTrick(valid.method, valid.path, random);
    return { ...valid, bytes, note: JSON.stringify(bytes.toString('latin1').slice(0, 120)) };
  }
  const kind = random.int(0, valid.body ? 5 : 3);
  if (kind === 0) {
    const headers = hostileHeaders(random);
    return { ...valid, headers: { ...valid.headers, ...headers }, note: JSON.stringify(headers).slice(0, 120) };
  }
  if (kind === 1) {
    const path = hostileAddress(valid.path, random);
    return { ...valid, path, note: path.slice(0, 120) };
  }
  if (kind === 2) {
    const place = random.int(1, valid.path.split('/').length - 1);
    const text = pickFrom(random, hostileTexts) ?? '';
    const path = valid.path.replace(/^[^?]+/, (whole) => whole.split('/').with(place, encode(text)).join('/'));
    return { ...valid, path, note: path.slice(0, 120) };
  }
  if (kind === 3 && random.chance(0.5)) {
    const method = random.pick(methods);
    return { ...valid, method, note: `as ${method}` };
  }
  const { body, type, note } = hostileBody(valid.body?.toString() ?? '{"a":1}', random);
  const { 'Content-Type': _, ...headers } = valid.headers;
  const isReading = valid.method === 'GET';
  return {
    ...valid,
    body: isReading && body?.length === 0 ? undefined : body,
    headers: { ...headers, ...(type && { 'Content-Type': type }) },
    note,
  };
}

/** The key of a case that is repeated is the same one, of another a new one. */
export function keyOfCase({ index }: Case, seed: string): string {
  return `${createRandom(`${seed}:${index}:key`).int(0, 2 ** 31)}-${randomUUID().slice(0, 8)}`;
}
