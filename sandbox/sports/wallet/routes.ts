import { Hono } from 'hono';
import { envelopeOf } from '#lib/core/api/errors.ts';
import { announceBalance } from '#lib/sportsbook/contract.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { createRequestVerifier, signatureHeader } from '#sandbox/kit/http/signature.ts';
import { parseStorableJson } from '#sandbox/kit/parse-storable-json.ts';

/** SPB-03: the platform's webhook. The balance is read again, because announcements may overtake each other. */
export function createWalletRoutes({ config }: Pick<SandboxContext, 'config'>, refreshMe: (playerId: string) => void): Hono {
  const app = new Hono();
  const verifier = createRequestVerifier();
  app.post(announceBalance.path, async (c) => {
    const text = await c.req.text();
    if (!verifier.accepts(config.serviceSecret, text, c.req.header(signatureHeader))) {
      return c.json(envelopeOf(401, 'error.signature'), 401);
    }
    const body = announceBalance.body.safeParse(parseStorableJson(text));
    if (!body.success) return c.json(envelopeOf(400, 'error.validation'), 400);
    refreshMe(body.data.playerId);
    return c.body(null, 204);
  });
  return app;
}
