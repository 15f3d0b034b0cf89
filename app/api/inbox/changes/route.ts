import { z } from 'zod';
import { checkAccess } from '#lib/access/gate.ts';
import { limitChanges } from '#lib/access/limits.ts';
import { handlePost } from '#lib/core/api/handle.ts';
import { changeMessage } from '#lib/inbox/server.ts';
import { requirePlayer } from '#lib/session/registry/player-session.ts';
import { sessionEndHeaders } from '#lib/session/response-headers.ts';

const shape = z.object({ id: z.string().regex(/^[\w-]{1,64}$/), change: z.enum(['read', 'delete']) });

const checkLimit = limitChanges('changes of messages');

/** `POST /api/inbox/changes {id, change}`: marks a message as read, or deletes it. A refusal of the messaging service does not end the session (CHT-11). */
export async function POST(request: Request): Promise<Response> {
  return handlePost(request, { name: 'The inbox', shape, checkAccess, sessionEndHeaders }, async (change) => {
    const player = await requirePlayer(request);
    await checkLimit(player.playerId);
    await changeMessage(player, change);
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
  });
}
