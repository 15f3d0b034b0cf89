import { z } from 'zod';
import { limitChanges } from '#lib/access/limits.ts';
import { handlePost, jsonResponse } from '#lib/core/api/handle.ts';
import { endOneSession, endOtherSessions, listSessions } from '#lib/session/registry/manage.ts';
import { requirePlayer } from '#lib/session/registry/player-session.ts';
import { sessionEndHeaders } from '#lib/session/response-headers.ts';

const shape = z.union([z.object({ others: z.literal(true) }), z.object({ id: z.string().min(1).max(64) })]);

const checkLimit = limitChanges('ends of sessions');

/** `POST /api/session/end`: signs the player out in one other place, or in all; responds with what remains. */
export async function POST(request: Request): Promise<Response> {
  return handlePost(request, { name: 'Sessions', shape, sessionEndHeaders }, async (body) => {
    const player = await requirePlayer(request);
    await checkLimit(player.playerId);
    if ('others' in body) await endOtherSessions(player);
    else if (body.id !== player.sessionId) await endOneSession(player, body.id);
    return jsonResponse(await listSessions(player));
  });
}
