import { z } from 'zod';

const documentSchema = z.looseObject({ _type: z.string().min(1).max(128), _id: z.string().optional() });
const identifiedSchema = documentSchema.extend({ _id: z.string().min(1) });
const values = z.record(z.string(), z.unknown());
const amounts = z.record(z.string(), z.number());

/** Documents by id, by ids or by query. */
export const selectionSchema = z.object({
  id: z.union([z.string().min(1), z.array(z.string().min(1)).min(1).max(1_000)]).optional(),
  query: z.string().min(1).optional(),
  params: values.optional(),
});

const items = z.array(z.unknown());
const insertSchema = z.union(
  [
    z.strictObject({ before: z.string(), items }),
    z.strictObject({ after: z.string(), items }),
    z.strictObject({ replace: z.string(), items }),
  ],
  { error: 'insert needs exactly one of before, after and replace' },
);

export const patchSchema = selectionSchema.extend({
  ifRevisionID: z.string().optional(),
  set: values.optional(),
  setIfMissing: values.optional(),
  unset: z.array(z.string()).optional(),
  inc: amounts.optional(),
  dec: amounts.optional(),
  insert: insertSchema.optional(),
  diffMatchPatch: z.record(z.string(), z.string()).optional(),
});
export type PatchMutation = z.output<typeof patchSchema>;
export type Selection = z.output<typeof selectionSchema>;

/** The supported mutations; each is an object with exactly one member. */
export const mutationSchema = z.union([
  z.strictObject({ create: documentSchema }),
  z.strictObject({ createOrReplace: identifiedSchema }),
  z.strictObject({ createIfNotExists: identifiedSchema }),
  z.strictObject({ patch: patchSchema }),
  z.strictObject({ delete: selectionSchema }),
]);
export type Mutation = z.output<typeof mutationSchema>;
export type NewDocument = z.output<typeof documentSchema>;
export type IdentifiedDocument = z.output<typeof identifiedSchema>;

/** The body of a mutation request; `readMutations` parses the entries, so that an error can name the index. */
export const mutateBodySchema = z.object({
  mutations: z.array(z.unknown()).max(5_000),
  transactionId: z
    .string()
    .regex(/^[A-Za-z0-9._-]{1,128}$/)
    .optional(),
});
