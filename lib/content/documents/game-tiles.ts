import { z } from 'zod';
import { pictureGroq, pictureSchema } from '#lib/content/query/fragments.ts';
import type { GameTile } from '#lib/content/types.ts';
import { playPath } from '../pages/play-path.ts';
import { orNull } from '../query/tolerant.ts';
import { siteDisabledProviders } from './disabled-providers.ts';
import { blockedGroq, isBlockedIn } from './game-blocks.ts';

/** GROQ on a game: the fields of a tile; `$lang` and `$alias` are the page's languages. */
export const tileGroq = `{
  "id": _id, "slug": slug.current, "title": coalesce(title[$lang], title[$alias], title.en),
  "studio": coalesce(subProvider->title, gameProvider->title), "provider": gameProvider->providerId,
  type, rtp, jackpotExist,
  "blocked": ${blockedGroq},
  "picture": coalesce(thumbnail.img3x, thumbnail.img2x, thumbnail.img1x)${pictureGroq}
}`;

export const tileSchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    studio: orNull(z.string()),
    provider: z.string(),
    type: z.enum(['CASINO', 'LIVE_CASINO']),
    rtp: orNull(z.number()),
    jackpotExist: z.boolean().nullish(),
    blocked: z.array(z.string().nullable()),
    picture: pictureSchema,
  })
  .transform(({ type, slug, provider, jackpotExist, ...rest }): GameTile & Blocked => ({
    ...rest,
    provider,
    path: playPath({ isLive: type === 'LIVE_CASINO', provider, slug }),
    hasJackpot: jackpotExist === true,
    isLive: type === 'LIVE_CASINO',
  }));

interface Blocked {
  readonly provider: string;
  readonly blocked: readonly (string | null)[];
}

/** The games that a market may show, without the fields used to decide it. */
export function tilesFor(market: string, games: readonly z.output<typeof tileSchema>[]): readonly GameTile[] {
  const disabled = siteDisabledProviders();
  return games
    .filter(({ blocked, provider }) => !isBlockedIn(market, blocked) && !disabled.has(provider))
    .map(({ blocked: _, provider: __, ...tile }) => tile);
}
