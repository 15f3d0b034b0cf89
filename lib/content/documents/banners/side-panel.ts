import 'server-only';
import { z } from 'zod';
import { contentParams, type PageContext } from '../../pages/params.ts';
import { actionOf, editorial, linkSchema, localProse, pictureGroq, pictureSchema, proseSchema } from '../../query/fragments.ts';
import { contentQuery, readContent } from '../../query/read.ts';
import { documentsOf, partOf } from '../../query/tolerant.ts';
import type { SidePanelContent } from '../../types.ts';

const sidePanelsQuery = contentQuery({
  groq: `${editorial('sidePanel')}{
    "slug": slug.current, title, body, cta{label, url}, "picture": select(defined(image) => image${pictureGroq})
  }`,
  types: ['sidePanel', 'sanity.imageAsset'],
  shape: documentsOf(
    'sidePanel',
    z.object({
      slug: z.string(),
      title: z.string(),
      body: proseSchema,
      cta: linkSchema,
      picture: partOf('picture', pictureSchema),
    }),
  ),
});

/** CNT-27: a side panel of a market and language; undefined if there is none. */
export async function findSidePanel(context: PageContext, slug: string): Promise<SidePanelContent | undefined> {
  // The slug comes from the browser, so it is looked up in a cached list.
  const raw = (await readContent(sidePanelsQuery, contentParams(context))).find((panel) => panel.slug === slug);
  if (!raw) return undefined;
  return {
    title: raw.title,
    body: localProse(context.locale, raw.body),
    picture: raw.picture,
    action: actionOf(context.locale, raw.cta?.label, raw.cta?.url),
  };
}
