import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { badRequest, requestError } from '../errors.ts';
import { viewFor } from '../perspective.ts';
import type { QueryEngine } from '../query/engine/engine.ts';
import { callerOf, readJson, readUrlParams, requireDataset, type Tokens, versionPath } from './request.ts';

/** The limit at which the official client switches to POST. */
const maxGetLength = 11_264;

const bodySchema = z.object({ query: z.string(), params: z.record(z.string(), z.unknown()).nullish() });

interface QueryRoutes {
  readonly engine: QueryEngine;
  readonly tokens: Tokens;
  readonly now: () => Date;
}

/** `GET|POST /data/query/{dataset}`: GROQ in, `{ms, query, result}` out. */
export function addQueryRoutes(app: Hono, { engine, tokens, now }: QueryRoutes): void {
  async function answer(c: Context, query: string, params: Readonly<Record<string, unknown>>): Promise<Response> {
    const caller = callerOf(c, tokens);
    const isEditor = caller.role === 'editor';
    const view = viewFor(c.req.query('perspective'), c.req.param('version') ?? 'v1', isEditor);
    const startedAt = performance.now();
    const result = await engine.query(caller, { view, query, params, now: now(), identity: isEditor ? 'editor' : '' });
    const ms = Math.round(performance.now() - startedAt);
    const shown = c.req.query('returnQuery') === 'false' ? '' : `"query":${JSON.stringify(query)},`;
    const parts = [Buffer.from(`{${shown}"result":`), result, Buffer.from(`,"syncTags":[],"ms":${ms}}`)];
    return c.body(Buffer.concat(parts), 200, { 'content-type': 'application/json' });
  }

  const path = `${versionPath}/data/query/:dataset` as const;
  app.get(path, async (c) => {
    requireDataset(c);
    if (queryLength(c.req.url) > maxGetLength) {
      throw requestError(414, 'URI Too Long', `A query of more than ${maxGetLength} characters has to be sent by POST.`);
    }
    const query = c.req.query('query');
    if (!query) throw badRequest('The parameter "query" is missing.');
    return answer(c, query, readUrlParams(c));
  });
  app.post(path, async (c) => {
    requireDataset(c);
    const body = bodySchema.safeParse(await readJson(c));
    if (!body.success) throw badRequest('The body must be {"query": "…", "params": {…}}.');
    return answer(c, body.data.query, { ...readUrlParams(c), ...body.data.params });
  });
}

/** The length of the query and its parameters, without options such as the perspective. */
function queryLength(url: string): number {
  const search = new URL(url).search.slice(1).split('&');
  return search.filter((part) => /^(query=|\$|%24)/.test(part)).join('&').length;
}
