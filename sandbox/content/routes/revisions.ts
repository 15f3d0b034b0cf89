import type { Hono } from 'hono';
import { z } from 'zod';
import { publishedIdOf } from '../document.ts';
import type { DocumentCache } from '../document-cache.ts';
import { badRequest } from '../errors.ts';
import { documentAt, type RevisionSelector } from '../history/at-revision.ts';
import { eventsOf } from '../history/events.ts';
import type { ContentStore } from '../store.ts';
import { isTrue, requireDataset, requireToken, type Tokens, versionPath } from './request.ts';

interface RevisionRoutes {
  readonly cache: DocumentCache;
  readonly store: ContentStore;
  readonly tokens: Tokens;
}

const timeSchema = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** `GET /data/history/{dataset}/documents/{ids}` at a revision or time, and `…/events/documents/{id}`, the events of one. */
export function addRevisionRoutes(app: Hono, { cache, store, tokens }: RevisionRoutes): void {
  app.get(`${versionPath}/data/history/:dataset/documents/:ids`, async (c) => {
    requireDataset(c);
    requireToken(c, tokens);
    const selector = readSelector(c.req.query());
    const ids = [...new Set(c.req.param('ids').split(','))];
    const revisions = Map.groupBy(await store.revisions(ids), ({ documentId }) => documentId);
    return c.json({ documents: ids.flatMap((id) => documentAt(selector, revisions.get(id) ?? [], cache.get(id)) ?? []) });
  });
  app.get(`${versionPath}/data/history/:dataset/events/documents/:id`, async (c) => {
    requireDataset(c);
    requireToken(c, tokens);
    const id = c.req.param('id');
    const published = publishedIdOf(id);
    const revisions = await store.revisions([published, `drafts.${published}`]);
    return c.json({ events: { [id]: eventsOf(id, revisions) }, nextCursor: '' });
  });
}

function readSelector({ revision, time, lastRevision }: Readonly<Record<string, string>>): RevisionSelector {
  if (isTrue(lastRevision)) return { last: true };
  if (revision) return { revision };
  const read = timeSchema.safeParse(time);
  if (!read.success) throw badRequest('One of revision, time (an ISO date) and lastRevision=true is required.');
  return { time: read.data };
}
