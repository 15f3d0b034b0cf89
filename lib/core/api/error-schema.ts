import { z } from 'zod';

export const fieldErrorSchema = z.object({
  objectName: z.string().optional(),
  field: z.string(),
  rejectedValue: z.unknown().optional(),
  status: z.string().optional(),
  message: z.string().optional(),
  code: z.string(),
});

/** The error envelope on the wire. Separate from `errors.ts`, so that zod stays out of browser bundles. */
export const errorEnvelopeSchema = z.object({
  status: z.number().int(),
  code: z.string().optional(),
  message: z.string().optional(),
  fieldErrors: z.array(fieldErrorSchema).optional(),
  validationErrors: z.record(z.string(), z.object({ code: z.string(), message: z.string() })).optional(),
  additionalInfo: z.record(z.string(), z.unknown()).optional(),
});
