import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';

/** CKI-01, CKI-04: essential cookies cannot be refused. */
const cookieOptionsSchema = z.object({
  essentials: z.literal(true),
  performanceFunctional: z.boolean(),
  marketing: z.boolean(),
});

/** A player's choice. Before the first one, version and id are null and the options are the proposed ones (XTR-07). */
const knownConsentSchema = z.object({
  version: z.string().nullable(),
  options: cookieOptionsSchema,
  consentId: z.string().nullable(),
});

/** A choice as the browser sends it to the site's own handler. */
export const consentChoiceSchema = z.object({ options: cookieOptionsSchema, consentId: z.guid() });

export const readCookieConsent = endpoint('GET /player/{playerId}/cookies/consent', {
  by: 'player',
  browser: true,
  reply: knownConsentSchema,
  summary: "The player's choice of cookies.",
});

/** XTR-06: the version is always sent; omitted options do not change. */
export const changeCookieConsent = endpoint('PATCH /player/{playerId}/cookies/consent', {
  by: 'player',
  browser: true,
  idempotent: true,
  body: z.object({ version: z.string().min(1).max(20), options: cookieOptionsSchema.optional() }),
  reply: knownConsentSchema,
  summary: "Saves the player's choice of cookies, under a new id.",
});
