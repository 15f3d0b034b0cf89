import 'server-only';
import { toPlainText } from '@portabletext/react';
import { z } from 'zod';
import { uniqueBy } from '#lib/core/unique-by.ts';
import { excerptOf } from '../excerpt.ts';
import { contentParams, type PageContext } from '../pages/params.ts';
import { editorial, proseSchema } from '../query/fragments.ts';
import { contentQuery, readContent } from '../query/read.ts';
import { documentsOf, listOf } from '../query/tolerant.ts';
import type { HelpPage } from '../types.ts';
import { shownStaticGroq } from './site-texts.ts';

const textShape = z.object({ slug: z.string(), title: z.string(), body: proseSchema });

const helpQuery = contentQuery({
  groq: `{
    "contact": ${editorial('contactPage', 'slug.current == "contact"')}{
      "slug": slug.current, title, body, entries[]{question, answer}
    },
    "info": ${editorial('infoPage')}{"slug": slug.current, title, body},
    "static": ${editorial('staticPage', shownStaticGroq)}{"slug": pageId, title, body}
  }`,
  types: ['contactPage', 'infoPage', 'staticPage'],
  shape: z.object({
    contact: documentsOf(
      'contactPage',
      textShape.extend({ entries: listOf('question', z.object({ question: z.string(), answer: z.string() })) }),
    ),
    info: documentsOf('infoPage', textShape),
    static: documentsOf('staticPage', textShape),
  }),
});

/** RTE-11, RTE-16: the contact page, the information pages and the static pages of a market and language, without their pictures and links. */
export async function listHelpPages(context: PageContext): Promise<readonly HelpPage[]> {
  const { contact, info, static: texts } = await readContent(helpQuery, contentParams(context));
  const pages = [
    ...contact.map((raw) => ({ ...raw, path: '/contact' })),
    ...info.map((raw) => ({ ...raw, path: `/info/${raw.slug}`, entries: [] })),
    ...texts.map((raw) => ({ ...raw, path: `/${raw.slug}`, entries: [] })),
  ];
  return uniqueBy(pages, ({ path }) => path).map(({ path, title, body, entries }) => ({
    path,
    title,
    excerpt: excerptOf(body, 110),
    text: toPlainText([...body]),
    questions: entries,
  }));
}
