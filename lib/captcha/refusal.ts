import { z } from 'zod';

/** A gateway in front of the platform writes the name with a capital. */
const sentenceSchema = z.object({ message: z.string().optional(), Message: z.string().optional() });

/** True for the refusal of a person test's token, which can be known by its sentence alone. D1 §8. */
export function isPersonRefused(status: number, json: unknown): boolean {
  const { message, Message } = sentenceSchema.safeParse(json).data ?? {};
  return status === 403 && /not authorized.*explicit deny/is.test(message ?? Message ?? '');
}
