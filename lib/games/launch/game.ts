import 'server-only';
import { z } from 'zod';
import { blockedGroq, closedInGroq } from '#lib/content/documents/game-blocks.ts';
import { contentParams, type PageContext } from '#lib/content/pages/params.ts';
import { pictureGroq, pictureSchema } from '#lib/content/query/fragments.ts';
import { contentQuery, readContent } from '#lib/content/query/read.ts';
import { documentOf } from '#lib/content/query/tolerant.ts';
import type { Picture } from '#lib/content/types.ts';
import type { PlayableGame } from './rules.ts';

export interface GamePage extends PlayableGame {
  readonly title: string;
  readonly studio: string | null;
  readonly picture: Picture;
  readonly rtp: number | null;
  readonly dealer: string | null;
}

const shape = documentOf(
  'game',
  z
    .object({
      id: z.string(),
      slug: z.string(),
      title: z.string(),
      type: z.enum(['CASINO', 'LIVE_CASINO']),
      provider: z.string(),
      studio: z.string().nullish(),
      code: z.string(),
      gameType: z.string().nullish(),
      demoViewable: z.boolean().nullish(),
      blocked: z.array(z.string().nullable()),
      funOnly: z.array(z.string().nullable()).nullish(),
      closedIn: z.array(z.string()).nullish(),
      rtp: z.number().nullish(),
      dealer: z.string().nullish(),
      picture: pictureSchema,
    })
    .transform(({ type, studio, demoViewable, blocked, funOnly, closedIn, rtp, dealer, gameType, ...rest }): GamePage => {
      const isLive = type === 'LIVE_CASINO';
      return {
        ...rest,
        isLive,
        gameType: gameType ?? (isLive ? 'table' : 'slot'),
        studio: studio ?? null,
        hasDemo: !isLive || demoViewable === true,
        blockedMarkets: blocked,
        funOnlyMarkets: funOnly ?? [],
        closedIn: closedIn ?? [],
        rtp: rtp ?? null,
        dealer: dealer ?? null,
      };
    }),
);

const gameQuery = contentQuery({
  groq: `*[_type == "game" && slug.current == $slug][0]{
    "id": _id, "slug": slug.current, "title": coalesce(title[$lang], title[$alias], title.en), type,
    "provider": gameProvider->providerId, "studio": coalesce(subProvider->title, gameProvider->title),
    "code": coalesce(liveTableId, providerGameCode), gameType, demoViewable,
    "blocked": ${blockedGroq}, "funOnly": gameProvider->realMoneyRestrictedMarkets[]->id,
    "closedIn": ${closedInGroq}, rtp, dealer,
    "picture": coalesce(thumbnail.img3x, thumbnail.img2x, thumbnail.img1x)${pictureGroq}
  }`,
  types: ['game', 'gameProvider', 'subProvider', 'market', 'sanity.imageAsset'],
  shape,
});

/** A game by its slug; undefined where there is none. */
export async function readGame(context: PageContext, slug: string): Promise<GamePage | undefined> {
  const { lang, alias } = contentParams(context);
  return (await readContent(gameQuery, { slug, lang, alias })) ?? undefined;
}
