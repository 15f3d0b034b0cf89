import { z } from 'zod';

// What the launch calls of several providers have in common.
export const code = z.string().regex(/^[\w.:-]{1,64}$/);
export const currency = z.string().regex(/^[A-Z]{3}$/);
export const country = z.string().regex(/^(?:[A-Z]{2})?$/);
export const language = z.string().regex(/^[a-z]{2,4}(?:-[A-Z]{2})?$/);
export const jurisdiction = z.string().regex(/^[A-Z]{2}$/);
export const address = z.string().max(64);
export const pageUrl = z.url().max(500);
export const token = z.string().min(1).max(512);
export const url = z.url({ protocol: /^https?$/, hostname: /.*/ }).max(2_000);
export const channel = z.enum(['web', 'mobile']);
export const platform = z.enum(['WEB', 'MOBILE']);
export const gameUrl = z.object({ data: z.object({ gameURL: url }) });

export const refusals = ['error.game.not_found', 'error.game.restricted'] as const;
export const realRefusals = [
  ...refusals,
  'error.game.limitation',
  'error.identity.review',
  'error.loss.limit.reached',
  'error.reality_check.due',
  'error.spend.limit.reached',
] as const;
/** GAM-14: of providers with live tables; Evolution has its own codes. */
export const tableRefusals = ['error.table.closed', 'error.table.full'] as const;
