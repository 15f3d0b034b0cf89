import type { Hono } from 'hono';
import { isPrivateId } from '../document.ts';
import type { DocumentCache } from '../document-cache.ts';
import { isEditor, isTrue, requireDataset, type Tokens, versionPath } from './request.ts';

interface DocumentRoutes {
  readonly cache: DocumentCache;
  readonly tokens: Tokens;
}

/** `GET /data/doc/{dataset}/{id,id,…}`: documents by id; drafts only with a token. */
export function addDocumentRoutes(app: Hono, { cache, tokens }: DocumentRoutes): void {
  app.get(`${versionPath}/data/doc/:dataset/:ids`, (c) => {
    requireDataset(c);
    const seesAll = isEditor(c, tokens);
    const ids = [...new Set((c.req.param('ids') ?? '').split(','))].filter((id) => id !== '');
    const found = ids.map((id) => ({ id, document: cache.get(id) }));
    const visible = found.flatMap(({ id, document }) => (document && (seesAll || !isPrivateId(id)) ? document : []));
    const omitted = found.flatMap(({ id, document }) => {
      if (!document) return { id, reason: 'existence' };
      return seesAll || !isPrivateId(id) ? [] : { id, reason: 'permission' };
    });
    return c.json({ documents: isTrue(c.req.query('excludeContent')) ? [] : visible, omitted });
  });
}
