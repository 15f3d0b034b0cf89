import { handleGet, jsonResponse } from '#lib/core/api/handle.ts';
import { listSessions } from '#lib/session/registry/manage.ts';
import { requirePlayer } from '#lib/session/registry/player-session.ts';
import { sessionEndHeaders } from '#lib/session/response-headers.ts';

/** `GET /api/session/list`: where the player is signed in. */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'Sessions', sessionEndHeaders }, async () =>
    jsonResponse(await listSessions(await requirePlayer(request))),
  );
}
