import { z } from 'zod';
import { patchSchema } from '../mutations/schema.ts';

const id = z.string().min(1).max(128);
const attributes = z.looseObject({ _type: z.string().min(1).max(128), _id: id.optional() });
const patch = patchSchema.omit({ id: true, query: true, params: true });
const named = <Name extends string>(name: Name) => z.literal(`sanity.action.document.${name}` as const);

/** The document actions that a Studio without releases sends. */
export const actionSchema = z.discriminatedUnion('actionType', [
  z.object({
    actionType: named('create'),
    publishedId: id,
    attributes,
    ifExists: z.enum(['fail', 'ignore']).default('fail'),
  }),
  z.object({ actionType: named('edit'), draftId: id, publishedId: id, patch }),
  z.object({
    actionType: named('publish'),
    draftId: id,
    publishedId: id,
    ifDraftRevisionId: z.string().optional(),
    ifPublishedRevisionId: z.string().optional(),
  }),
  z.object({ actionType: named('unpublish'), draftId: id, publishedId: id }),
  z.object({ actionType: named('discard'), draftId: id }),
  z.object({ actionType: named('version.discard'), versionId: id }),
  z.object({ actionType: named('replaceDraft'), publishedId: id, attributes }),
  z.object({ actionType: named('delete'), publishedId: id, includeDrafts: z.array(id).default([]) }),
]);
export type Action = z.output<typeof actionSchema>;

/** The body of a request: one action or a list, run as one transaction. */
export const actionsBodySchema = z.object({
  actions: z.union([z.array(z.unknown()).min(1).max(100), z.unknown().transform((only) => [only])]),
  transactionId: z
    .string()
    .regex(/^[A-Za-z0-9._-]{1,128}$/)
    .optional(),
  dryRun: z.boolean().default(false),
});
