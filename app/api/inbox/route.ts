import { checkAccess } from '#lib/access/gate.ts';
import { handleGet, jsonResponse } from '#lib/core/api/handle.ts';
import { parseLocale } from '#lib/core/market/locale.ts';
import { readMessages } from '#lib/inbox/server.ts';
import { requirePlayer } from '#lib/session/registry/player-session.ts';
import { sessionEndHeaders } from '#lib/session/response-headers.ts';

/** `GET /api/inbox?locale=fi-FI`: the player's messages in the page's language. A refusal of the messaging service does not end the session (CHT-11). */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'The inbox', checkAccess, sessionEndHeaders }, async () => {
    const locale = parseLocale(new URL(request.url).searchParams.get('locale') ?? '');
    const [language] = locale?.languageCode.split('-') ?? [];
    return jsonResponse(await readMessages(await requirePlayer(request), language));
  });
}
