import { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { isRecord } from '#lib/core/is-record.ts';
import { parseJson } from '#lib/core/parse-json.ts';
import type { Caller } from '../caller.ts';
import { badRequest, requestError } from '../errors.ts';
import { dataset } from '../names.ts';

/** An API version as Sanity writes it: `v1`, `vX` or a date. */
export const versionPath = '/:version{v(?:1|X|\\d{4}-\\d{2}-\\d{2})}';

/** The tokens of the project. */
export interface Tokens {
  readonly editor: string;
  /** Of the site's server: it sees what anyone sees, and its queries do not wait behind those of strangers. */
  readonly reader: string;
}

/** Throws 401 for a token that is not one of the project. */
export function callerOf(c: Context, { editor, reader }: Tokens): Caller {
  const header = c.req.header('authorization');
  if (header === undefined) return { role: 'stranger', address: addressOf(c) };
  if (header === `Bearer ${editor}`) return { role: 'editor', address: '' };
  if (header === `Bearer ${reader}`) return { role: 'reader', address: '' };
  throw requestError(401, 'Unauthorized', 'Session not found: the token is not one of this project.');
}

export function isEditor(c: Context, tokens: Tokens): boolean {
  return callerOf(c, tokens).role === 'editor';
}

function addressOf({ env }: Context): string {
  const incoming = isRecord(env) ? env.incoming : undefined;
  return incoming instanceof IncomingMessage ? (incoming.socket.remoteAddress ?? '') : '';
}

/** Throws 401 without the editor's token. */
export function requireToken(c: Context, tokens: Tokens): void {
  if (!isEditor(c, tokens)) throw requestError(401, 'Unauthorized', 'This request needs the editor token.');
}

/** Throws 404 for an unknown dataset. */
export function requireDataset(c: Context): void {
  const requested = c.req.param('dataset');
  if (requested !== dataset) throw requestError(404, 'Not Found', `Dataset "${requested}" not found.`);
}

/** The `$name=<JSON>` parameters of the query string. Throws 400 for invalid JSON. */
export function readUrlParams(c: Context): Record<string, unknown> {
  const given = Object.entries(c.req.query()).filter(([key]) => key.startsWith('$'));
  const read = (key: string, text: string) => requireJson(text, `The parameter ${key} is not JSON; strings need quotes.`);
  return Object.fromEntries(given.map(([key, text]) => [key.slice(1), read(key, text)]));
}

/** The body as JSON. Throws 400 for invalid JSON. */
export async function readJson(c: Context): Promise<unknown> {
  return requireJson(await c.req.text(), 'The body is not JSON.');
}

export function isTrue(value: string | undefined): boolean {
  return value === 'true' || value === '1';
}

function requireJson(text: string, message: string): unknown {
  const value = parseJson(text);
  if (value === undefined) throw badRequest(message);
  return value;
}
