import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { badRequest, requestError } from '../errors.ts';
import type { Lake } from '../lake.ts';
import { viewFor } from '../perspective.ts';
import { runQuery } from '../query/run.ts';
import { hasToken, readJson, readUrlParams, requireDataset, versionPath } from './wire.ts';

/** A GET longer than this has to be a POST: the official client draws the same line. */
const longestGet = 11_264;

const bodySchema = z.object({ query: z.string(), params: z.record(z.string(), z.unknown()).nullish() });

interface QueryRoutes {
  readonly lake: Lake;
  readonly editorToken: string;
  readonly now: () => Date;
}

/** `GET|POST /data/query/{dataset}`: GROQ in, `{ms, query, result}` out (decisions §3.8). */
export function addQueryRoutes(app: Hono, { lake, editorToken, now }: QueryRoutes): void {
  async function answer(c: Context, query: string, params: Readonly<Record<string, unknown>>): Promise<Response> {
    const isEditor = hasToken(c, editorToken);
    const view = lake.view(viewFor(c.req.query('perspective'), c.req.param('version') ?? 'v1', isEditor));
    const startedAt = performance.now();
    const result = await runQuery(view, { query, params, now: now(), identity: isEditor ? 'editor' : '' });
    const ms = Math.round(performance.now() - startedAt);
    return c.json({ ...(c.req.query('returnQuery') !== 'false' && { query }), result: result ?? null, syncTags: [], ms });
  }

  const path = `${versionPath}/data/query/:dataset` as const;
  app.get(path, async (c) => {
    requireDataset(c);
    if (queryLength(c.req.url) > longestGet) {
      throw requestError(414, 'URI Too Long', `A query of more than ${longestGet} characters has to be sent by POST.`);
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

/** The length of the query and its parameters as sent; options such as the perspective do not count. */
function queryLength(url: string): number {
  const search = new URL(url).search.slice(1).split('&');
  return search.filter((part) => /^(query=|\$|%24)/.test(part)).join('&').length;
}
