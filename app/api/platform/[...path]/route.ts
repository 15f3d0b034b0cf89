import { addressOf, checkAccess, checkMoneyAccess } from '#lib/access/gate.ts';
import { checkRateLimit } from '#lib/access/limits.ts';
import { callUntyped } from '#lib/core/api/call.ts';
import { relay } from '#lib/core/api/relay.ts';
import { optionsFor } from '#lib/core/api/server.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import { readCookies } from '#lib/core/http/cookies.ts';
import { endpoints } from '#lib/endpoints.ts';
import { registrationHeaders } from '#lib/session/begun-registration.ts';
import { credentialsOf } from '#lib/session/registry/player-session.ts';
import { replyHeaders, sessionEndHeaders } from '#lib/session/response-headers.ts';

async function handle(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.slice('/api/platform'.length);
  return relay(request, path, {
    endpoints,
    siteOrigin: siteConfig().SITE_URL,
    checkAccess,
    checkMoneyAccess,
    addressOf,
    checkRateLimit,
    credentialsOf: ({ headers }) => credentialsOf(readCookies(headers.get('cookie'))),
    callHeaders: registrationHeaders,
    call: (endpoint, input, more) => callUntyped(endpoint, input, optionsFor(endpoint, more)),
    headersFor: replyHeaders,
    sessionEndHeaders,
  });
}

/** `/api/platform/…`: relays the calls of browsers that their contracts permit, with the token and the id of the session's player. */
export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT };
