import { z } from 'zod';
import { checkAccess } from '#lib/access/gate.ts';
import { checkRateLimit } from '#lib/access/limits.ts';
import { startDataCopy } from '#lib/account/leaving/contract.ts';
import { writeData } from '#lib/account/leaving/write-data.ts';
import { handlePost } from '#lib/core/api/handle.ts';
import { streamPieces } from '#lib/core/http/stream.ts';
import { businessNow } from '#lib/core/time/clock.ts';
import { requirePlayer } from '#lib/session/registry/player-session.ts';
import { sessionEndHeaders } from '#lib/session/response-headers.ts';

const guard = { name: 'A copy of data', event: 'data-copy', shape: z.object({}), checkAccess, sessionEndHeaders } as const;

/** `POST /api/account/data`: streams everything that the platform holds about the player, as a file. */
export async function POST(request: Request): Promise<Response> {
  return handlePost(request, guard, async () => {
    const player = await requirePlayer(request);
    await checkRateLimit(request, startDataCopy, player.playerId);
    const pieces = writeData(player, businessNow());
    // Read before the response starts, so that a refusal of the platform gets its status instead of a truncated file.
    const first = await pieces.next();
    return new Response(streamPieces(first, pieces), {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': 'attachment; filename="parlour-data.json"',
        'Cache-Control': 'no-store',
      },
    });
  });
}
