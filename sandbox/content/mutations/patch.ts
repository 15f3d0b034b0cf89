import { isDeepStrictEqual } from 'node:util';
import type { StoredDocument } from '../document.ts';
import { conflict, invalidMutation } from '../errors.ts';
import { applyPatch, PathError } from '../patches.ts';
import type { IdentifiedDocument, PatchMutation } from './schema.ts';
import type { MutationResult, Transaction } from './transaction.ts';

/** `patch`: throws 409 for a missing document or another revision than `ifRevisionID`, 400 when it cannot be applied. */
export async function patch(transaction: Transaction, mutation: PatchMutation, index: number): Promise<MutationResult[]> {
  const ids = await transaction.select(mutation, index);
  return ids.map((id) => {
    const before = transaction.get(id);
    if (!before) throw conflict(index, 'documentNotFoundError', `The document with the ID "${id}" was not found`, { id });
    requireRevision(before, mutation.ifRevisionID, index);
    const patched = applyOrThrow(before, mutation, index);
    if (isDeepStrictEqual(patched, before)) return { id, operation: 'none', document: before };
    return { id, operation: 'update', document: transaction.put(patched) };
  });
}

function requireRevision(document: StoredDocument, expected: string | undefined, index: number): void {
  if (expected === undefined || expected === document._rev) return;
  throw conflict(
    index,
    'documentRevisionIDDoesNotMatchError',
    `Document "${document._id}" has unexpected revision ID ("${document._rev}"), expected "${expected}"`,
    { id: document._id, currentRevisionID: document._rev, expectedRevisionID: expected },
  );
}

function applyOrThrow(before: StoredDocument, mutation: PatchMutation, index: number): IdentifiedDocument {
  try {
    const patched = applyPatch(before, mutation);
    if (patched._id !== before._id || patched._type !== before._type) {
      throw new PathError('The attributes _id and _type of a document cannot be changed.');
    }
    return patched;
  } catch (error) {
    if (error instanceof PathError) throw invalidMutation(index, error.message);
    throw error;
  }
}
