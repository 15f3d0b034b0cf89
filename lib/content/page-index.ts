import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import { buildPageIndex, type PageIndex, pageIndexGroq, pageIndexParams, pageIndexTypes } from '#lib/edge/page-index.ts';
import { contentQuery, readContent } from './read.ts';

/**
 * The middleware's knowledge of pages, for metadata and sitemaps: they cannot name a page that it would not show. With a
 * path, only what that page depends on is read, so that other pages' edits do not expire it.
 */
export const readPageIndex = cache(async (path?: string): Promise<PageIndex> => {
  const query = contentQuery({
    groq: pageIndexGroq(path),
    types: pageIndexTypes(path),
    shape: z.unknown().transform(buildPageIndex),
  });
  return readContent(query, pageIndexParams(path));
});
