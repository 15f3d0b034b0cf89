import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import { contentQuery, readContent } from '../query/read.ts';
import { buildPageIndex, type PageIndex } from './page-index.ts';
import { pageIndexGroq, pageIndexParams, pageIndexTypes } from './page-index-query.ts';

/**
 * Reads the page index for metadata and sitemaps, by the same query as the middleware. With a path, only the part that the
 * page depends on is read, so that edits of other pages do not expire it.
 */
export const readPageIndex = cache(async (path?: string): Promise<PageIndex> => {
  const query = contentQuery({
    groq: pageIndexGroq(path),
    types: pageIndexTypes(path),
    shape: z.unknown().transform(buildPageIndex),
  });
  return readContent(query, pageIndexParams(path));
});
