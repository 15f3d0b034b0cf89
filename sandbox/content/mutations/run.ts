import { invalidMutation } from '../errors.ts';
import { create, createIfNotExists, createOrReplace } from './create.ts';
import { deleteDocuments } from './delete.ts';
import { patch } from './patch.ts';
import { type Mutation, mutationSchema } from './schema.ts';
import type { MutationResult, Transaction } from './transaction.ts';
import { addArrayKeys, refuseValue } from './values.ts';

/** Reads the mutations of a request. Throws 400 with the place of the one that makes no sense. */
export function readMutations(mutations: readonly unknown[], autoGenerateArrayKeys: boolean): Mutation[] {
  return mutations.map((raw, index) => {
    const refusal = refuseValue(raw);
    if (refusal !== undefined) throw invalidMutation(index, refusal);
    const parsed = mutationSchema.safeParse(autoGenerateArrayKeys ? addArrayKeys(raw) : raw);
    if (!parsed.success)
      throw invalidMutation(
        index,
        `mutation ${index} is none of create, createOrReplace, createIfNotExists, patch and delete, or a part of it is malformed`,
      );
    return parsed.data;
  });
}

/** Runs mutations one after another; the first that is refused ends the transaction. One result for every document touched. */
export async function runMutations(transaction: Transaction, mutations: readonly Mutation[]): Promise<MutationResult[]> {
  const results: MutationResult[] = [];
  for (const [index, mutation] of mutations.entries()) results.push(...(await runMutation(transaction, mutation, index)));
  return results;
}

async function runMutation(transaction: Transaction, mutation: Mutation, index: number): Promise<MutationResult[]> {
  if ('create' in mutation) return [create(transaction, mutation.create, index)];
  if ('createOrReplace' in mutation) return [createOrReplace(transaction, mutation.createOrReplace, index)];
  if ('createIfNotExists' in mutation) return [createIfNotExists(transaction, mutation.createIfNotExists, index)];
  if ('patch' in mutation) return patch(transaction, mutation.patch, index);
  return deleteDocuments(transaction, mutation.delete, index);
}
