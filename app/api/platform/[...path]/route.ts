import { addressOf, refusalAtTheDoor, refusalAtTheTill } from '#lib/access/gate.ts';
import { refusalAtTheLimit } from '#lib/access/limits.ts';
import { siteConfig } from '#lib/config/site.ts';
import { readCookies } from '#lib/edge/cookies.ts';
import { endpoints } from '#lib/platform/contract.ts';
import { relay } from '#lib/platform/relay.ts';
import { callForRelay } from '#lib/platform/server.ts';
import { headersOfEnd } from '#lib/session/ended.ts';
import { headersOfReply } from '#lib/session/reply-headers.ts';
import { credentialsOf } from '#lib/session/token-cookies.ts';

async function handle(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.slice('/api/platform'.length);
  return relay(request, path, {
    endpoints,
    siteOrigin: siteConfig().SITE_URL,
    refusalAtTheDoor,
    refusalAtTheTill,
    addressOf,
    refusalAtTheLimit,
    credentialsOf: ({ headers }) => credentialsOf(readCookies(headers.get('cookie'))),
    call: callForRelay,
    headersFor: headersOfReply,
    headersOfEnd,
  });
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT };
