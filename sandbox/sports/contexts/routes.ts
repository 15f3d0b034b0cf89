import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { envelopeOf } from '#lib/core/api/errors.ts';
import { createSportsContext, sportsContractHeaders } from '#lib/sportsbook/contract.ts';
import { serviceUrl } from '#sandbox/kit/config.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { isSignedBySite } from '#sandbox/kit/http/site-signature.ts';
import { parseStorableJson } from '#sandbox/kit/parse-storable-json.ts';
import type { Contexts } from './contexts.ts';

const contractVersion = '1';
const sentences = {
  INVALID_TOKEN: 'The session token is not valid.',
  'error.contract.type': 'The contract type does not fit the body.',
  'error.contract.version': 'This version of the contract is not supported.',
} as const;

/** SPB-01: `POST /api/iframe-context/contexts`, signed by the site. */
export function createContextRoutes({ config }: Pick<SandboxContext, 'config'>, contexts: Contexts): Hono {
  const app = new Hono();

  async function create(c: Context): Promise<Response> {
    const text = await c.req.text();
    if (!isSignedBySite(c.req, text, config.signingKeys.sports)) return c.json(envelopeOf(401, 'error.signature'), 401);
    if (c.req.header(sportsContractHeaders.version) !== contractVersion) return refuse(c, 400, 'error.contract.version');
    const body = createSportsContext.body.safeParse(parseStorableJson(text)).data;
    const hasId = z.uuid().safeParse(c.req.header(sportsContractHeaders.correlation)).success;
    if (!body || !hasId) return c.json(envelopeOf(400, 'error.validation'), 400);
    const type = body.customer ? 'LoggedInCustomer' : 'AnonymousCustomer';
    if (c.req.header(sportsContractHeaders.type) !== type) return refuse(c, 400, 'error.contract.type');
    const created = await contexts.create(body);
    if (created.kind === 'created') {
      const { contextId, expiresAt } = created;
      const iframeUrl = `${serviceUrl(config, 'sports')}/frame?context=${contextId}`;
      return c.json({ contextId, iframeUrl, expiresAt: expiresAt.toISOString() }, 201);
    }
    if (created.reason === 'token') return refuse(c, 401, 'INVALID_TOKEN');
    if (created.reason === 'input') return c.json(envelopeOf(400, 'error.validation'), 400);
    return c.json(envelopeOf(503, 'error.system.error'), 503);
  }

  app.post(createSportsContext.path, async (c) => {
    c.header('Cache-Control', 'no-store');
    const response = await create(c);
    const correlation = z.uuid().safeParse(c.req.header(sportsContractHeaders.correlation));
    if (config.logRequests) console.info(`sports context ${correlation.data ?? 'without correlation'} ${response.status}`);
    return response;
  });
  return app;
}

function refuse(c: Context, status: 400 | 401, code: keyof typeof sentences): Response {
  return c.json({ status, code, message: sentences[code] }, status);
}
