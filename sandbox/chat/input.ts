import { z } from 'zod';

export const maxMessageLength = 1_000;
const maxFields = 20;

/** PostgreSQL stores neither U+0000 nor, in JSON, half a surrogate pair. */
const storable = z.string().refine((value) => value.isWellFormed() && !value.includes('\0'));
const fieldsSchema = z.array(z.object({ id: storable.min(1).max(50), value: storable.max(200) })).max(maxFields);
export const messageText = storable.trim().min(1).max(maxMessageLength);

export const openSchema = z.object({
  language: z.string().max(20),
  fields: fieldsSchema.default([]),
  token: z.string().max(2_000).optional(),
  handle: storable.max(100).optional(),
  /** Starts another conversation where the last one has ended. */
  isNew: z.boolean().default(false),
});
export const fieldsBodySchema = z.object({ fields: fieldsSchema });
export const messageSchema = z.object({ text: messageText, key: z.guid() });
export const readSchema = z.object({ position: z.number().int().nonnegative() });
export const frameSchema = z.object({
  key: z.string(),
  locale: z.string().max(20).catch('en'),
  host: z.url({ protocol: /^https?$/, hostname: /.*/ }).transform((url) => new URL(url).origin),
});

/** `[{id, value}]`, as the page's script sends them, by id. */
export function fieldsById(fields: z.output<typeof fieldsSchema>): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map(({ id, value }) => [id, value]));
}
