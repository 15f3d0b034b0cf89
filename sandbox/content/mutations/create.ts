import { conflict } from '../errors.ts';
import type { NewDocument } from './schema.ts';
import { type MutationResult, newIdFor, type Transaction } from './transaction.ts';

/** `create`: throws 409 when the id exists. */
export function create(transaction: Transaction, document: NewDocument, index: number): MutationResult {
  const id = newIdFor(document._id, index);
  if (transaction.get(id)) {
    throw conflict(index, 'documentAlreadyExistsError', `Document by ID "${id}" already exists`, { id });
  }
  return { id, operation: 'create', document: transaction.put({ ...document, _id: id }) };
}

/** `createOrReplace`: replaces the whole document. */
export function createOrReplace(transaction: Transaction, document: NewDocument, index: number): MutationResult {
  const id = newIdFor(document._id, index);
  const operation = transaction.get(id) ? 'update' : 'create';
  return { id, operation, document: transaction.put({ ...document, _id: id }) };
}

/** `createIfNotExists`: leaves an existing document unchanged. */
export function createIfNotExists(transaction: Transaction, document: NewDocument, index: number): MutationResult {
  const existing = document._id === undefined ? undefined : transaction.get(document._id);
  if (existing) return { id: existing._id, operation: 'none', document: existing };
  return create(transaction, document, index);
}
