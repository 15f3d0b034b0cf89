import 'server-only';
import { z } from 'zod';
import type { PageContext } from '#lib/content/pages/params.ts';
import { contentParams } from '#lib/content/pages/params.ts';
import { pictureGroq, pictureSchema } from '#lib/content/query/fragments.ts';
import { contentQuery, readPublished } from '#lib/content/query/read.ts';
import { documentOf, partOf } from '#lib/content/query/tolerant.ts';
import type { Picture } from '#lib/content/types.ts';
import type { DailyHours } from '#lib/core/time/opening-hours.ts';
import { openingHoursSchema } from '#lib/core/time/opening-hours-schema.ts';
import { type GameFeature, isGameFeature, type Volatility, volatilities } from './filter.ts';
import { readGameNames } from './names.ts';

/** LOB-18: facts about a game for its dialog in the lobby; limits in major units. */
export interface GameDetails {
  readonly slug: string;
  readonly provider: string;
  readonly studio: string | null;
  readonly picture: Picture | null;
  readonly rtp: number | null;
  readonly volatility: Volatility | null;
  readonly lines: number | null;
  /** `lines` counts ways to win, which pay adjacent symbols in any row. */
  readonly hasWays: boolean;
  readonly features: readonly GameFeature[];
  /** Whether it has a fun mode; a live table can then only be watched. */
  readonly hasDemo: boolean;
  readonly limits: { readonly min: number; readonly max: number; readonly currency: string } | null;
  readonly dealer: string | null;
  readonly hours: (DailyHours & { readonly timeZone: string }) | null;
}

const hoursPart = partOf('hours', openingHoursSchema);

const detailsQuery = contentQuery({
  groq: `*[_type == "game" && slug.current == $slug][0]{
    "slug": slug.current, "provider": gameProvider->title, "studio": subProvider->title,
    "picture": select(defined(heroImage) => heroImage${pictureGroq}),
    type, demoViewable, rtp, volatility, lines, engine, features, betLimits[]{min, max, currency}, dealer, hours{timeZone, start, end}
  }`,
  types: ['game', 'gameProvider', 'subProvider', 'sanity.imageAsset'],
  shape: documentOf(
    'game',
    z.object({
      slug: z.string(),
      provider: z.string(),
      studio: z.string().nullish(),
      picture: partOf('picture', pictureSchema),
      type: z.enum(['CASINO', 'LIVE_CASINO']),
      demoViewable: z.boolean().nullish(),
      rtp: z.number().nullish(),
      volatility: z.enum(volatilities).nullish().catch(null),
      lines: z.number().nullish(),
      engine: z.string().nullish(),
      features: z.array(z.string()).nullish(),
      betLimits: z
        .array(z.object({ min: z.number().nullish(), max: z.number().nullish(), currency: z.string().nullish() }))
        .nullish(),
      dealer: z.string().nullish(),
      hours: z.looseObject({}).nullish(),
    }),
  ),
});

/** A game by its slug, with limits in a currency. Undefined for an unknown game, which the cached names show without a query of the content service. */
export async function findGameDetails(
  context: PageContext,
  { slug, currency }: { readonly slug: string; readonly currency: string },
): Promise<GameDetails | undefined> {
  const names = await readGameNames(context, [slug]);
  if (!names.has(slug)) return undefined;
  const raw = await readPublished(detailsQuery, { ...contentParams(context), slug });
  if (!raw) return undefined;
  const limits = raw.betLimits?.find((one) => one.currency === currency);
  return {
    slug: raw.slug,
    provider: raw.provider,
    studio: raw.studio ?? null,
    picture: raw.picture,
    rtp: raw.rtp ?? null,
    volatility: raw.volatility ?? null,
    lines: raw.lines ?? null,
    hasWays: raw.engine === 'ways-slot',
    features: (raw.features ?? []).filter(isGameFeature),
    hasDemo: raw.type === 'CASINO' || raw.demoViewable === true,
    limits: limits?.min && limits.max ? { min: limits.min, max: limits.max, currency } : null,
    dealer: raw.dealer ?? null,
    hours: hoursOf(raw.hours),
  };
}

/** Hours without a time zone say nothing: a table is not in the player's market. */
function hoursOf(raw: unknown): GameDetails['hours'] {
  const hours = hoursPart.parse(raw);
  if (!hours?.timeZone) return null;
  const { timeZone, start, end } = hours;
  return { timeZone, start, end };
}
