import type { Hono } from 'hono';
import { z } from 'zod';
import { effectOf } from '../effects.ts';
import { badRequest } from '../errors.ts';
import type { ContentStore, HistoryEntry, Revision } from '../store.ts';
import { isTrue, requireDataset, requireToken, type Tokens, versionPath } from './request.ts';

const date = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const searchSchema = z.object({
  fromTime: date.optional(),
  toTime: date.optional(),
  fromTransaction: z.string().optional(),
  toTransaction: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(1_000).default(100),
});

interface HistoryRoutes {
  readonly store: ContentStore;
  readonly tokens: Tokens;
}

/** `GET /data/history/{dataset}/transactions[/{ids}]`: transactions as newline-delimited JSON, including deletions. */
export function addHistoryRoutes(app: Hono, { store, tokens }: HistoryRoutes): void {
  app.get(`${versionPath}/data/history/:dataset/transactions/:ids?`, async (c) => {
    requireDataset(c);
    requireToken(c, tokens);
    const search = searchSchema.safeParse(c.req.query());
    if (!search.success) throw badRequest('fromTime and toTime must be ISO dates, limit a number from 1 to 1000.');
    const { fromTime: from, toTime: to, ...range } = search.data;
    const documentIds = (c.req.param('ids') ?? '').split(',').filter((id) => id !== '');
    const newestFirst = isTrue(c.req.query('reverse'));
    const entries = await store.history({ ...range, from, to, newestFirst, documentIds });
    const hasEffects = c.req.query('effectFormat') === 'mendoza';
    const changes = Map.groupBy(hasEffects ? await store.revisions(documentIds) : [], ({ transactionId }) => transactionId);
    const isShort = isTrue(c.req.query('excludeContent')) || isTrue(c.req.query('excludeMutations'));
    const lines = entries.map((entry) => {
      const effects = hasEffects ? { effects: describeEffects(changes.get(entry.id) ?? []) } : {};
      return `${JSON.stringify({ ...describeEntry(entry, isShort), ...effects })}\n`;
    });
    return c.body(lines.join(''), 200, { 'content-type': 'application/x-ndjson' });
  });
}

function describeEntry({ mutations, ...entry }: HistoryEntry, isShort: boolean): object {
  return isShort ? entry : { ...entry, mutations };
}

function describeEffects(changes: readonly Revision[]): object {
  return Object.fromEntries(changes.map(({ documentId, before, after }) => [documentId, effectOf(before, after)]));
}
