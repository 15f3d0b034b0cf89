import { z } from 'zod';
import { pictureGroq, pictureSchema } from '#lib/content/fragments.ts';
import { partOf } from '#lib/content/tolerant.ts';
import type { GameTile } from '#lib/content/types.ts';

/** What a tile needs of a game document; `$lang` and `$alias` are the page's languages. */
export const tileGroq = `{
  "id": _id, "slug": slug.current, "title": coalesce(title[$lang], title[$alias], title.en),
  "studio": coalesce(subProvider->title, gameProvider->title), type, rtp, volatility, jackpotExist,
  "blocked": blockedMarkets[]->id,
  "picture": coalesce(thumbnail.img3x, thumbnail.img2x, thumbnail.img1x)${pictureGroq},
  "upright": select(defined(verticalImage) => verticalImage${pictureGroq})
}`;

export const tileSchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    studio: z.string().nullish(),
    type: z.enum(['CASINO', 'LIVE_CASINO']),
    rtp: z.number().nullish(),
    volatility: z.string().nullish(),
    jackpotExist: z.boolean().nullish(),
    blocked: z.array(z.string().nullable()).nullish(),
    picture: pictureSchema,
    upright: partOf('picture', pictureSchema),
  })
  .transform(
    ({
      type,
      jackpotExist,
      studio,
      rtp,
      volatility,
      blocked,
      ...rest
    }): GameTile & { readonly blocked: readonly (string | null)[] } => ({
      ...rest,
      studio: studio ?? null,
      rtp: rtp ?? null,
      volatility: volatility ?? null,
      hasJackpot: jackpotExist === true,
      isLive: type === 'LIVE_CASINO',
      blocked: blocked ?? [],
    }),
  );

/** The games that a market may show, without the field that decided it. */
export function tilesFor(market: string, games: readonly z.output<typeof tileSchema>[]): readonly GameTile[] {
  return games.filter(({ blocked }) => !blocked.includes(market)).map(({ blocked: _, ...tile }) => tile);
}
