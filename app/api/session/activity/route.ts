import { z } from 'zod';
import { limitChanges } from '#lib/access/limits.ts';
import { handlePost } from '#lib/core/api/handle.ts';
import { hourMs } from '#lib/core/time/durations.ts';
import { noteSessionActivity } from '#lib/session/registry/manage.ts';
import { requirePlayer } from '#lib/session/registry/player-session.ts';
import { sessionEndHeaders } from '#lib/session/response-headers.ts';

const shape = z.object({ idleMs: z.int().min(0).max(hourMs) });

const checkLimit = limitChanges('activity');

/** `POST /api/session/activity`: an open page reports when the player was last active (LOG-20). */
export async function POST(request: Request): Promise<Response> {
  return handlePost(request, { name: 'Activity', shape, sessionEndHeaders }, async ({ idleMs }) => {
    const player = await requirePlayer(request);
    await checkLimit(player.playerId);
    await noteSessionActivity(player, idleMs);
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
  });
}
