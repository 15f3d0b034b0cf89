import type { Context } from 'hono';
import { badRequest, requestError } from '../errors.ts';
import { dataset } from '../names.ts';

/** Any API version that Sanity has: `v1`, `vX`, or a date. */
export const versionPath = '/:version{v(?:1|X|\\d{4}-\\d{2}-\\d{2})}';

/** True for the editor's token, false without one. Throws 401 for another. */
export function hasToken(c: Context, editorToken: string): boolean {
  const header = c.req.header('authorization');
  if (header === undefined) return false;
  if (header === `Bearer ${editorToken}`) return true;
  throw requestError(401, 'Unauthorized', 'Session not found: the token is not one of this project.');
}

/** Throws 401 without the editor's token. */
export function requireToken(c: Context, editorToken: string): void {
  if (!hasToken(c, editorToken)) throw requestError(401, 'Unauthorized', 'This needs a token that may write.');
}

/** Throws 404 for any dataset but the one there is. */
export function requireDataset(c: Context): void {
  const asked = c.req.param('dataset');
  if (asked !== dataset) throw requestError(404, 'Not Found', `Dataset "${asked}" not found.`);
}

/** The parameters `$name=<JSON>` of a query string. Throws 400 for one that is not JSON. */
export function readUrlParams(c: Context): Record<string, unknown> {
  const params: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(c.req.query())) {
    if (key.startsWith('$')) params[key.slice(1)] = parseJson(value, `The parameter ${key} is not JSON; texts need quotes.`);
  }
  return params;
}

/** The body as JSON. Throws 400. */
export async function readJson(c: Context): Promise<unknown> {
  return parseJson(await c.req.text(), 'The body is not JSON.');
}

export function isTrue(value: string | undefined): boolean {
  return value === 'true' || value === '1';
}

function parseJson(text: string, otherwise: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    throw badRequest(otherwise);
  }
}
