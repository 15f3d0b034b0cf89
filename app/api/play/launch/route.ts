import { z } from 'zod';
import { addressOf, originOf, refusalAtTheDoor, refusalAtTheTill } from '#lib/access/gate.ts';
import { readCookies } from '#lib/edge/cookies.ts';
import type { LaunchAnswer } from '#lib/launch/answer.ts';
import { openFor } from '#lib/launch/open.ts';
import { parseLocale } from '#lib/market/locale.ts';
import { CallError, envelopeOf } from '#lib/platform/errors.ts';
import { handlePost, say } from '#lib/platform/handle.ts';
import { headersOfEnd } from '#lib/session/ended.ts';
import { credentialsOf } from '#lib/session/token-cookies.ts';

const wishSchema = z.object({
  locale: z.string().max(12),
  slug: z.string().regex(/^[\w-]{1,96}$/),
  wantsFun: z.boolean(),
  isFresh: z.boolean().default(false),
  channel: z.enum(['web', 'mobile']),
});

/** `POST /api/play/launch`: the frame of a game for this browser, for money where its player may (GAM-01). */
export async function POST(request: Request): Promise<Response> {
  return handlePost(request, { name: 'A launch', door: refusalAtTheDoor, shape: wishSchema, headersOfEnd }, async (wish) => {
    const locale = parseLocale(wish.locale);
    if (!locale) throw new CallError('contract', envelopeOf(404, 'error.not_found'));
    const credentials = await credentialsOf(readCookies(request.headers.get('cookie')));
    // For money only where somebody can say where the player is.
    const refusal = credentials && !wish.wantsFun ? await refusalAtTheTill(request) : undefined;
    if (refusal) throw refusal;
    const { country } = await originOf(request);
    const answer = await openFor({ locale, audience: credentials ? 'd0' : 'visitor' }, credentials, {
      ...wish,
      address: addressOf(request) ?? '',
      country,
    });
    return say(answer satisfies LaunchAnswer);
  });
}
