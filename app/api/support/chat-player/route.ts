import { checkAccess } from '#lib/access/gate.ts';
import { handleGet, jsonResponse } from '#lib/core/api/handle.ts';
import { requirePlayer } from '#lib/session/registry/player-session.ts';
import { sessionEndHeaders } from '#lib/session/response-headers.ts';
import { readClaims } from '#lib/session/tokens/claims.ts';
import type { ChatPlayer } from '#lib/support/chat/contract.ts';

/** `GET /api/support/chat-player`: the player's id, and the token of the ID token that proves it to the messenger (LOG-04). */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'Chat player', checkAccess, sessionEndHeaders }, async () => {
    const { playerId, idToken } = await requirePlayer(request);
    return jsonResponse({ playerId, token: readClaims(idToken)?.zendesk_token ?? '' } satisfies ChatPlayer);
  });
}
