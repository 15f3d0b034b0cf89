import 'server-only';
import { z } from 'zod';
import { contentParams, type PageContext } from '../../pages/params.ts';
import { actionOf, editorial, pictureGroq, pictureSchema } from '../../query/fragments.ts';
import { contentQuery, readContent } from '../../query/read.ts';
import { documentOf, partOf } from '../../query/tolerant.ts';
import type { WelcomeModal } from '../../types.ts';
import { welcomeFrequencies } from './welcome-rules.ts';

const welcomeQuery = contentQuery({
  groq: `${editorial('welcomeModal')}{
    "id": _id, title, body, frequency, cta{label, url}, "picture": select(defined(image) => image${pictureGroq})
  }[0]`,
  types: ['welcomeModal', 'sanity.imageAsset'],
  shape: documentOf(
    'welcomeModal',
    z.object({
      id: z.string(),
      title: z.string(),
      body: z.string().nullish(),
      frequency: z.enum(welcomeFrequencies).nullish(),
      cta: z.object({ label: z.string().nullish(), url: z.string().nullish() }).nullish(),
      picture: partOf('picture', pictureSchema),
    }),
  ),
});

/** CNT-27: the welcome of a market and language; undefined if editors wrote none. */
export async function findWelcome(context: PageContext): Promise<WelcomeModal | undefined> {
  const raw = await readContent(welcomeQuery, contentParams(context));
  if (!raw) return undefined;
  return {
    id: raw.id,
    title: raw.title,
    text: raw.body ?? '',
    picture: raw.picture,
    action: actionOf(context.locale, raw.cta?.label, raw.cta?.url),
    frequency: raw.frequency ?? 'session',
  };
}
