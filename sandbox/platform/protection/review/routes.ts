import { readReview, recordReview } from '#lib/protection/review/contract.ts';
import { defineRoute } from '../../core/route.ts';
import { requireKnownPlayer } from '../../players/require-player.ts';
import { recordAnswer, recordShown, readReview as reviewOf } from './review.ts';

export const reviewRoutes = [
  defineRoute(readReview, async ({ playerId, context: { database, clock } }) => {
    const player = await requireKnownPlayer(database, playerId);
    return { review: await reviewOf(database, player, clock.now()) };
  }),

  defineRoute(recordReview, async ({ playerId, body: { id, step }, context: { database, clock } }) => {
    const player = await requireKnownPlayer(database, playerId);
    if (step === 'SHOWN') await recordShown(database, player.id, Number(id), clock.now());
    else await recordAnswer(database, player.id, Number(id), step, clock.now());
    return undefined;
  }),
];
