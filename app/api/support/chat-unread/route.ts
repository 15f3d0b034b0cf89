import { checkAccess } from '#lib/access/gate.ts';
import { handleGet, jsonResponse } from '#lib/core/api/handle.ts';
import { requirePlayer } from '#lib/session/registry/player-session.ts';
import { sessionEndHeaders } from '#lib/session/response-headers.ts';
import { readUnreadMessages } from '#lib/support/chat/server.ts';

/** `GET /api/support/chat-unread`: how many messages of support wait for the player (CHT-06). */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'Unread chat', checkAccess, sessionEndHeaders }, async () => {
    return jsonResponse(await readUnreadMessages(await requirePlayer(request)));
  });
}
