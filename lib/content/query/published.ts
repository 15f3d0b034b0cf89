import { z } from 'zod';

/** The body of the publish webhook: the types of the changed documents, cache tags, or that what depends on the clock changed. */
export const publishedSchema = z.object({
  documents: z.array(z.object({ _type: z.string() })).default([]),
  /** A single document, as the content service's own webhook sends it. */
  _type: z.string().optional(),
  tags: z.array(z.string()).default([]),
  clock: z.boolean().default(false),
});
