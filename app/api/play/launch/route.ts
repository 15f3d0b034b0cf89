import { z } from 'zod';
import { checkAccess, checkMoneyAccess, deviceOf, originOf } from '#lib/access/gate.ts';
import { limitKeys, limitRequests } from '#lib/access/limits.ts';
import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { handlePost, jsonResponse } from '#lib/core/api/handle.ts';
import { readCookies } from '#lib/core/http/cookies.ts';
import { parseLocale } from '#lib/core/market/locale.ts';
import { hourMs } from '#lib/core/time/durations.ts';
import type { LaunchResult } from '#lib/games/launch/launch-result.ts';
import { launchGame } from '#lib/games/launch/open.ts';
import { credentialsOf } from '#lib/session/registry/player-session.ts';
import { sessionEndHeaders } from '#lib/session/response-headers.ts';

const requestSchema = z.object({
  locale: z.string().max(12),
  slug: z.string().regex(/^[\w-]{1,96}$/),
  wantsFun: z.boolean(),
  isFresh: z.boolean().default(false),
  ownSession: z.string().max(64).optional(),
  closesOther: z.boolean().default(false),
});

const launchLimit = { maxAttempts: 240, windowMs: hourMs };
const checkFunLimit = limitRequests('launch for fun', launchLimit);
const checkPlayerLimit = limitKeys('launch for money', launchLimit);

/** `POST /api/play/launch`: launches a game, for money where the player may (GAM-01). */
export async function POST(request: Request): Promise<Response> {
  return handlePost(
    request,
    { name: 'A launch', checkAccess: checkAccess, shape: requestSchema, sessionEndHeaders: sessionEndHeaders },
    async (input) => {
      const locale = parseLocale(input.locale);
      if (!locale) throw new CallError('contract', envelopeOf(404, 'error.not_found'));
      const credentials = await credentialsOf(readCookies(request.headers.get('cookie')));
      // Playing for money requires a known location.
      const refusal = credentials && !input.wantsFun ? await checkMoneyAccess(request) : undefined;
      if (refusal) throw refusal;
      const isForMoney = credentials && !input.wantsFun;
      await (isForMoney ? checkPlayerLimit(credentials.playerId) : checkFunLimit(request));
      const [{ country, ipAddress }, { isDesktop }] = await Promise.all([originOf(request), deviceOf(request)]);
      const result = await launchGame({ locale, audience: credentials ? 'd0' : 'visitor' }, credentials, {
        ...input,
        channel: isDesktop ? 'web' : 'mobile',
        address: ipAddress,
        country,
      });
      return jsonResponse(result satisfies LaunchResult);
    },
  );
}
