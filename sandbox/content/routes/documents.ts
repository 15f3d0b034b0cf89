import type { Hono } from 'hono';
import { isPrivateId } from '../document.ts';
import type { Lake } from '../lake.ts';
import { hasToken, isTrue, requireDataset, versionPath } from './wire.ts';

interface DocumentRoutes {
  readonly lake: Lake;
  readonly editorToken: string;
}

/** `GET /data/doc/{dataset}/{id,id,…}`: documents as they are; drafts only with a token. */
export function addDocumentRoutes(app: Hono, { lake, editorToken }: DocumentRoutes): void {
  app.get(`${versionPath}/data/doc/:dataset/:ids`, (c) => {
    requireDataset(c);
    const seesAll = hasToken(c, editorToken);
    const ids = [...new Set((c.req.param('ids') ?? '').split(','))].filter((id) => id !== '');
    const found = ids.map((id) => ({ id, document: lake.get(id) }));
    const visible = found.flatMap(({ id, document }) => (document && (seesAll || !isPrivateId(id)) ? document : []));
    const omitted = found.flatMap(({ id, document }) => {
      if (!document) return { id, reason: 'existence' };
      return seesAll || !isPrivateId(id) ? [] : { id, reason: 'permission' };
    });
    return c.json({ documents: isTrue(c.req.query('excludeContent')) ? [] : visible, omitted });
  });
}
