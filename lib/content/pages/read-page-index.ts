import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import { sportsSlugsOf } from '#lib/pages/paths.ts';
import { contentQuery, readContent } from '../query/read.ts';
import { buildPageIndex, type ListedPage, type PageDate, type PageIndex } from './page-index.ts';
import { pageIndexGroq, pageIndexParams, pageIndexTypes } from './page-index-query.ts';

/**
 * Reads the page index for metadata and sitemaps, by the same query as the middleware. With a path, only the part that the
 * page depends on is read, so that edits of other pages do not expire it; a page of a sport, which is only rendered where it
 * exists, is added. `more` are the pages that a sitemap has besides those of the content service, `dates` its changes of parts.
 */
export const readPageIndex = cache(
  async (path?: string, more: readonly ListedPage[] = [], dates: readonly PageDate[] = []): Promise<PageIndex> => {
    const added = path !== undefined && sportsSlugsOf(path) ? [{ path, changedAt: undefined }] : more;
    const query = contentQuery({
      groq: pageIndexGroq(path),
      types: pageIndexTypes(path),
      shape: z.unknown().transform((answer) => buildPageIndex(answer, added, dates)),
    });
    return readContent(query, pageIndexParams(path));
  },
);
