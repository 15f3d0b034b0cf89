import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';

export const readMarketingPermission = endpoint('GET /player/{playerId}/protection/marketing', {
  by: 'player',
  reply: z.object({
    /** Whether offers may be shown to the player: not blocked, and not in the register of excluded persons now. */
    mayShow: z.boolean(),
    /** Whether they may be sent too, to which the player has agreed. */
    maySend: z.boolean(),
  }),
  summary: 'Whether marketing may be shown and sent to the player now. An addition to the written contract.',
});
