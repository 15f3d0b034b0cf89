import type { Hono } from 'hono';
import { z } from 'zod';
import { publishedIdOf } from '../document.ts';
import { badRequest } from '../errors.ts';
import { documentAt, type Moment } from '../history/at-revision.ts';
import { eventsOf } from '../history/events.ts';
import type { Lake } from '../lake.ts';
import type { ContentStore } from '../store.ts';
import { isTrue, requireDataset, requireToken, versionPath } from './wire.ts';

interface RevisionRoutes {
  readonly lake: Lake;
  readonly store: ContentStore;
  readonly editorToken: string;
}

const timeSchema = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** `GET /data/history/{dataset}/documents/{ids}` as they were, and `…/events/documents/{id}`, what was done to one. */
export function addRevisionRoutes(app: Hono, { lake, store, editorToken }: RevisionRoutes): void {
  app.get(`${versionPath}/data/history/:dataset/documents/:ids`, async (c) => {
    requireDataset(c);
    requireToken(c, editorToken);
    const moment = readMoment(c.req.query());
    const ids = [...new Set(c.req.param('ids').split(','))];
    const revisions = Map.groupBy(await store.revisions(ids), ({ documentId }) => documentId);
    return c.json({ documents: ids.flatMap((id) => documentAt(moment, revisions.get(id) ?? [], lake.get(id)) ?? []) });
  });
  app.get(`${versionPath}/data/history/:dataset/events/documents/:id`, async (c) => {
    requireDataset(c);
    requireToken(c, editorToken);
    const id = c.req.param('id');
    const published = publishedIdOf(id);
    const revisions = await store.revisions([published, `drafts.${published}`]);
    return c.json({ events: { [id]: eventsOf(id, revisions) }, nextCursor: '' });
  });
}

function readMoment({ revision, time, lastRevision }: Readonly<Record<string, string>>): Moment {
  if (isTrue(lastRevision)) return { last: true };
  if (revision) return { revision };
  const read = timeSchema.safeParse(time);
  if (!read.success) throw badRequest('Which revision? revision, time (an ISO date) or lastRevision=true is needed.');
  return { time: read.data };
}
