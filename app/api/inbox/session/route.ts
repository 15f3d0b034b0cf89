import { checkAccess } from '#lib/access/gate.ts';
import { handleGet, jsonResponse } from '#lib/core/api/handle.ts';
import { readInboxSession } from '#lib/inbox/server.ts';
import { requirePlayer } from '#lib/session/registry/player-session.ts';

/** `GET /api/inbox/session`: how to load the messaging service's script. Its errors do not end the session (CHT-11). */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'The inbox', checkAccess }, async () => {
    return jsonResponse(await readInboxSession(await requirePlayer(request)));
  });
}
