import { checkAccess } from '#lib/access/gate.ts';
import { handleGet, jsonResponse } from '#lib/core/api/handle.ts';
import { readUnreadCount } from '#lib/inbox/server.ts';
import { requirePlayer } from '#lib/session/registry/player-session.ts';
import { sessionEndHeaders } from '#lib/session/response-headers.ts';

/** `GET /api/inbox/unread`: how many messages are unread. A refusal of the messaging service does not end the session (CHT-11). */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'The inbox', checkAccess, sessionEndHeaders }, async () => {
    return jsonResponse(await readUnreadCount(await requirePlayer(request)));
  });
}
