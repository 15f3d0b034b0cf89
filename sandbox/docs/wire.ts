import { z } from 'zod';
import { uploadTypes } from '#lib/documents/contract.ts';

/** The calls of the platform to the verification provider; all are signed. */
export const initiatePath = '/api/v4/initiate';
export const statusPath = '/api/v4/status';
export const erasePath = '/api/v4/erase';

export const initiateSchema = z.object({
  customerInternalReference: z.string().min(1).max(64),
  /** Identifies the player at the provider; not the player's id. */
  userReference: z.string().min(1).max(64),
  documentType: z.enum(uploadTypes),
  successUrl: z.url().max(500),
  errorUrl: z.url().max(500),
  locale: z.string().max(16),
  callbackUrl: z.url().max(500),
});
export type InitiateRequest = z.output<typeof initiateSchema>;

export const initiatedSchema = z.object({ transactionReference: z.string(), redirectUrl: z.url() });

export const statusRequestSchema = z.object({ transactionReference: z.string().min(1).max(64) });
export const statusReplySchema = z.object({ uploaded: z.boolean() });

export const eraseSchema = z.object({ customerInternalReferences: z.array(z.string().min(1).max(64)).max(100) });
