import { conflict, invalidMutation } from '../errors.ts';
import { patch } from './patch.ts';
import { type Mutation, mutationSchema, type NewDocument, type Selection } from './schema.ts';
import { type MutationResult, newIdFor, type Transaction } from './transaction.ts';
import { addArrayKeys, findValueError } from './values.ts';

/** Parses the mutations of a request. Throws 400 with the index of an invalid one. */
export function readMutations(mutations: readonly unknown[], autoGenerateArrayKeys: boolean): Mutation[] {
  return mutations.map((raw, index) => {
    const problem = findValueError(raw);
    if (problem !== undefined) throw invalidMutation(index, problem);
    const parsed = mutationSchema.safeParse(autoGenerateArrayKeys ? addArrayKeys(raw) : raw);
    if (!parsed.success)
      throw invalidMutation(
        index,
        `mutation ${index} must be a valid create, createOrReplace, createIfNotExists, patch or delete`,
      );
    return parsed.data;
  });
}

/** Runs mutations in order and stops at the first error. Returns one result per affected document. */
export async function runMutations(transaction: Transaction, mutations: readonly Mutation[]): Promise<MutationResult[]> {
  const results: MutationResult[] = [];
  for (const [index, mutation] of mutations.entries()) {
    const affected = await runMutation(transaction, mutation, index);
    for (const { id } of affected) transaction.record(id, addressTo(id, mutation));
    results.push(...affected);
  }
  return results;
}

/** The mutation as one of this document alone: a selection by ids or by a query becomes its id. */
function addressTo(id: string, mutation: Mutation): Mutation {
  if ('create' in mutation) return { create: { ...mutation.create, _id: id } };
  if ('patch' in mutation) {
    const { query: _, params: __, ...patch } = mutation.patch;
    return { patch: { ...patch, id } };
  }
  return 'delete' in mutation ? { delete: { id } } : mutation;
}

async function runMutation(transaction: Transaction, mutation: Mutation, index: number): Promise<MutationResult[]> {
  if ('create' in mutation) return [create(transaction, mutation.create, index)];
  if ('createOrReplace' in mutation) return [createOrReplace(transaction, mutation.createOrReplace, index)];
  if ('createIfNotExists' in mutation) return [createIfNotExists(transaction, mutation.createIfNotExists, index)];
  if ('patch' in mutation) return patch(transaction, mutation.patch, index);
  return deleteDocuments(transaction, mutation.delete, index);
}

/** `create`: throws 409 when the id exists. */
function create(transaction: Transaction, document: NewDocument, index: number): MutationResult {
  const id = newIdFor(document._id, index);
  if (transaction.get(id)) {
    throw conflict(index, 'documentAlreadyExistsError', `Document by ID "${id}" already exists`, { id });
  }
  return { id, operation: 'create', document: transaction.put({ ...document, _id: id }) };
}

/** `createOrReplace`: replaces the whole document. */
function createOrReplace(transaction: Transaction, document: NewDocument, index: number): MutationResult {
  const id = newIdFor(document._id, index);
  const operation = transaction.get(id) ? 'update' : 'create';
  return { id, operation, document: transaction.put({ ...document, _id: id }) };
}

/** `createIfNotExists`: leaves an existing document unchanged. */
function createIfNotExists(transaction: Transaction, document: NewDocument, index: number): MutationResult {
  const existing = document._id === undefined ? undefined : transaction.get(document._id);
  if (existing) return { id: existing._id, operation: 'none', document: existing };
  return create(transaction, document, index);
}

/** `delete`, by id or by query; missing documents are skipped. */
async function deleteDocuments(transaction: Transaction, selection: Selection, index: number): Promise<MutationResult[]> {
  const ids = await transaction.select(selection, index);
  return ids.flatMap((id) => {
    const before = transaction.get(id);
    if (!before) return [];
    transaction.remove(id);
    return [{ id, operation: 'delete', document: before }];
  });
}
