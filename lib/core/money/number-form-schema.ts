import * as z from 'zod/mini';
import type { NumberForm } from './number-form.ts';

/** A form as a frame gets it with its page. */
export const numberFormSchema: z.ZodMiniType<NumberForm> = z.object({
  isEuroAfter: z.optional(z.literal(true)),
  group: z.string(),
  decimal: z.string(),
  hasLakhs: z.optional(z.literal(true)),
});
