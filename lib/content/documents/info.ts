import 'server-only';
import { z } from 'zod';
import { contentParams, type PageContext } from '../pages/params.ts';
import { editorial, localProse, proseSchema } from '../query/fragments.ts';
import { contentQuery, readContent } from '../query/read.ts';
import { documentOf, listOf } from '../query/tolerant.ts';
import type { InfoPage } from '../types.ts';

const fields = '{"slug": slug.current, title, body, entries[]{question, answer}, "updatedAt": _updatedAt}[0]';
const shape = documentOf(
  'infoPage',
  z.object({
    slug: z.string(),
    title: z.string(),
    body: proseSchema,
    entries: listOf('question', z.object({ question: z.string(), answer: z.string() })),
    updatedAt: z.string(),
  }),
);

const queryOf = (type: 'infoPage' | 'contactPage') =>
  contentQuery({ groq: `${editorial(type, 'slug.current == $slug')}${fields}`, types: [type], shape });

const queries = { infoPage: queryOf('infoPage'), contactPage: queryOf('contactPage') };

/** RTE-16: an information or contact page of this market and language; undefined if there is none. */
export async function findInfoPage(
  context: PageContext,
  type: 'infoPage' | 'contactPage',
  slug: string,
): Promise<InfoPage | undefined> {
  const raw = await readContent(queries[type], { ...contentParams(context), slug });
  return raw ? { ...raw, body: localProse(context.locale, raw.body) } : undefined;
}
