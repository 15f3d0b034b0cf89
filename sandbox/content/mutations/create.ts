import { conflict } from '../errors.ts';
import type { NewDocument } from './schema.ts';
import { type MutationResult, newIdFor, type Transaction } from './transaction.ts';

/** `create`: refused with 409 when the id is taken. */
export function create(transaction: Transaction, document: NewDocument, index: number): MutationResult {
  const id = newIdFor(document._id, index);
  if (transaction.get(id)) {
    throw conflict(index, 'documentAlreadyExistsError', `Document by ID "${id}" already exists`, { id });
  }
  return { id, operation: 'create', document: transaction.put({ ...document, _id: id }) };
}

/** `createOrReplace`: the document becomes exactly this one. */
export function createOrReplace(transaction: Transaction, document: NewDocument, index: number): MutationResult {
  const id = newIdFor(document._id, index);
  const operation = transaction.get(id) ? 'update' : 'create';
  return { id, operation, document: transaction.put({ ...document, _id: id }) };
}

/** `createIfNotExists`: an existing document is left alone. */
export function createIfNotExists(transaction: Transaction, document: NewDocument, index: number): MutationResult {
  const existing = document._id === undefined ? undefined : transaction.get(document._id);
  if (existing) return { id: existing._id, operation: 'none', document: existing };
  return create(transaction, document, index);
}
