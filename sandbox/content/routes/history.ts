import type { Hono } from 'hono';
import { z } from 'zod';
import { badRequest } from '../errors.ts';
import type { ContentStore, HistoryEntry } from '../store.ts';
import { isTrue, requireDataset, requireToken, versionPath } from './wire.ts';

const date = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const searchSchema = z.object({
  fromTime: date.optional(),
  toTime: date.optional(),
  limit: z.coerce.number().int().min(1).max(1_000).default(100),
});

interface HistoryRoutes {
  readonly store: ContentStore;
  readonly editorToken: string;
}

/** `GET /data/history/{dataset}/transactions[/{ids}]`: what changed when, one JSON object a line; deletions are seen here. */
export function addHistoryRoutes(app: Hono, { store, editorToken }: HistoryRoutes): void {
  app.get(`${versionPath}/data/history/:dataset/transactions/:ids?`, async (c) => {
    requireDataset(c);
    requireToken(c, editorToken);
    const search = searchSchema.safeParse(c.req.query());
    if (!search.success) throw badRequest('fromTime and toTime must be ISO dates, limit a number from 1 to 1000.');
    const entries = await store.history({
      from: search.data.fromTime,
      to: search.data.toTime,
      limit: search.data.limit,
      newestFirst: isTrue(c.req.query('reverse')),
      documentIds: (c.req.param('ids') ?? '').split(',').filter((id) => id !== ''),
    });
    const isShort = isTrue(c.req.query('excludeContent'));
    const lines = entries.map((entry) => `${JSON.stringify(describeEntry(entry, isShort))}\n`);
    return c.body(lines.join(''), 200, { 'content-type': 'application/x-ndjson' });
  });
}

function describeEntry({ mutations, ...entry }: HistoryEntry, isShort: boolean): object {
  return isShort ? entry : { ...entry, mutations };
}
