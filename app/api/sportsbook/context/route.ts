import { z } from 'zod';
import { checkAccess, checkMoneyAccess, deviceOf, originOf } from '#lib/access/gate.ts';
import { limitKeys, limitRequests } from '#lib/access/limits.ts';
import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { handlePost, jsonResponse } from '#lib/core/api/handle.ts';
import { isSecureSite } from '#lib/core/config/site.ts';
import { readHostCookie } from '#lib/core/http/cookie-names.ts';
import { readCookies } from '#lib/core/http/cookies.ts';
import { serializeCookie } from '#lib/core/http/set-cookie.ts';
import { isAudience } from '#lib/core/market/audience.ts';
import { parseLocale } from '#lib/core/market/locale.ts';
import { hourMs } from '#lib/core/time/durations.ts';
import { credentialsOf } from '#lib/session/registry/player-session.ts';
import { sessionEndHeaders } from '#lib/session/response-headers.ts';
import { canEnterSection } from '#lib/session/section-access.ts';
import { identityCookie, identityOf } from '#lib/session/tokens/shared-cookies.ts';
import type { SportsContextResult } from '#lib/sportsbook/frame/context-result.ts';
import { openContext } from '#lib/sportsbook/frame/open-context.ts';
import { parseSportsPath } from '#lib/sportsbook/routes.ts';

const requestSchema = z.object({ locale: z.string().max(12), path: z.string().max(300) });

const limit = { maxAttempts: 360, windowMs: hourMs };
const checkAddress = limitRequests('sportsbook contexts', limit);
const checkPlayer = limitKeys('sportsbook contexts of a player', limit);
/** ISO 3166 has it for a country that is not known. */
const unknownCountry = 'ZZ';

/** `POST /api/sportsbook/context`: the address of the sportsbook's frame, for the player or the visitor of the request (SPB-01). */
export async function POST(request: Request): Promise<Response> {
  return handlePost(
    request,
    { name: 'A sportsbook context', checkAccess, shape: requestSchema, sessionEndHeaders },
    async (input) => {
      const locale = parseLocale(input.locale);
      const view = parseSportsPath(input.path);
      if (!locale || !view) throw new CallError('contract', envelopeOf(400, 'error.validation'));
      const cookies = readCookies(request.headers.get('cookie'));
      const credentials = await credentialsOf(cookies);
      await (credentials ? checkPlayer(credentials.playerId) : checkAddress(request));
      // Bets require a known location.
      const refusal = credentials && (await checkMoneyAccess(request));
      if (refusal) throw refusal;
      const [{ country, ipAddress }, device] = await Promise.all([originOf(request), deviceOf(request)]);
      const hint = readHostCookie(cookies, 'audience', isSecureSite());
      const { iframeUrl, expiresAt, newToken } = await openContext(
        {
          locale,
          view,
          visitor: {
            ip: ipAddress,
            country: country || unknownCountry,
            deviceType: device.isTablet ? 'tablet' : device.isMobile ? 'mobile' : 'desktop',
          },
          segment: !credentials ? 'visitor' : isAudience(hint) && hint !== 'visitor' ? hint : 'd0',
          sessionToken: identityOf(cookies),
          mayEnter: (access) => canEnterSection('sports', access),
        },
        credentials,
      );
      const newCookies = newToken ? [serializeCookie(identityCookie(newToken))] : [];
      return jsonResponse({ iframeUrl, expiresAt } satisfies SportsContextResult, newCookies);
    },
  );
}
