import 'server-only';
import { z } from 'zod';
import { contentParams, type PageContext } from '../../pages/params.ts';
import { editorial } from '../../query/fragments.ts';
import { contentQuery, readContent } from '../../query/read.ts';
import { documentOf, listOf, partOf } from '../../query/tolerant.ts';
import type { RegistrationLanding } from '../../types.ts';
import { heroGroq, heroSchema, toHero } from '../banners/hero.ts';

const query = contentQuery({
  groq: `${editorial('registrationLanding', 'slug.current == $slug')}{
    title, bonusCode, "hero": ${heroGroq},
    "bonus": ${editorial('signupBonusBlock', '_id == ^.bonusCTA._ref')}[0]{title, description}, steps[]{title, text}
  }[0]`,
  types: ['registrationLanding', 'signupBonusBlock', 'market', 'language', 'sanity.imageAsset'],
  shape: documentOf(
    'registrationLanding',
    z.object({
      title: z.string(),
      bonusCode: z.string().nullish(),
      hero: partOf('hero', heroSchema),
      bonus: partOf('signupBonusBlock', z.object({ title: z.string(), description: z.string().nullish() })),
      steps: listOf('step', z.object({ title: z.string(), text: z.string() })),
    }),
  ),
});

/** CNT-19: a landing page of registration; undefined if this market and language has none. */
export async function findRegistrationLanding(context: PageContext, slug: string): Promise<RegistrationLanding | undefined> {
  const raw = await readContent(query, { ...contentParams(context), slug });
  if (!raw) return undefined;
  const { title, hero, bonus, steps, bonusCode } = raw;
  return {
    title,
    hero: toHero(context.locale, hero ?? { title, picture: null }),
    bonus: bonus && { title: bonus.title, description: bonus.description ?? '' },
    bonusCode: bonusCode ?? null,
    steps,
  };
}
