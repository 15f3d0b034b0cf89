import type { Context } from 'hono';
import { badRequest, requestError } from '../errors.ts';
import { dataset } from '../names.ts';

/** An API version as Sanity writes it: `v1`, `vX` or a date. */
export const versionPath = '/:version{v(?:1|X|\\d{4}-\\d{2}-\\d{2})}';

/** True with the editor's token, false without one. Throws 401 for any other token. */
export function hasToken(c: Context, editorToken: string): boolean {
  const header = c.req.header('authorization');
  if (header === undefined) return false;
  if (header === `Bearer ${editorToken}`) return true;
  throw requestError(401, 'Unauthorized', 'Session not found: the token is not one of this project.');
}

/** Throws 401 without the editor's token. */
export function requireToken(c: Context, editorToken: string): void {
  if (!hasToken(c, editorToken)) throw requestError(401, 'Unauthorized', 'This request needs the editor token.');
}

/** Throws 404 for an unknown dataset. */
export function requireDataset(c: Context): void {
  const requested = c.req.param('dataset');
  if (requested !== dataset) throw requestError(404, 'Not Found', `Dataset "${requested}" not found.`);
}

/** The `$name=<JSON>` parameters of the query string. Throws 400 for invalid JSON. */
export function readUrlParams(c: Context): Record<string, unknown> {
  const given = Object.entries(c.req.query()).filter(([key]) => key.startsWith('$'));
  const read = (key: string, text: string) => parseJson(text, `The parameter ${key} is not JSON; strings need quotes.`);
  return Object.fromEntries(given.map(([key, text]) => [key.slice(1), read(key, text)]));
}

/** The body as JSON. Throws 400 for invalid JSON. */
export async function readJson(c: Context): Promise<unknown> {
  return parseJson(await c.req.text(), 'The body is not JSON.');
}

export function isTrue(value: string | undefined): boolean {
  return value === 'true' || value === '1';
}

function parseJson(text: string, message: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    throw badRequest(message);
  }
}
