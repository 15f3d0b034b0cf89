import { isDeepStrictEqual } from 'node:util';
import type { LakeDocument } from '../document.ts';
import { conflict, invalidMutation } from '../errors.ts';
import { applyPatch } from '../patches/apply.ts';
import { PathError } from '../patches/path.ts';
import type { PatchMutation } from './schema.ts';
import type { MutationResult, Transaction } from './transaction.ts';

/** `patch`: 409 when a document named by id is missing or has another revision than `ifRevisionID`, 400 when it cannot be applied. */
export async function patch(transaction: Transaction, mutation: PatchMutation, index: number): Promise<MutationResult[]> {
  const ids = await transaction.select(mutation, index);
  return ids.map((id) => {
    const former = transaction.get(id);
    if (!former) throw conflict(index, 'documentNotFoundError', `The document with the ID "${id}" was not found`, { id });
    requireRevision(former, mutation.ifRevisionID, index);
    const patched = applyOrRefuse(former, mutation, index);
    if (isDeepStrictEqual(patched, former)) return { id, operation: 'none', document: former };
    return { id, operation: 'update', document: transaction.put(patched) };
  });
}

function requireRevision(document: LakeDocument, expected: string | undefined, index: number): void {
  if (expected === undefined || expected === document._rev) return;
  throw conflict(
    index,
    'documentRevisionIDDoesNotMatchError',
    `Document "${document._id}" has unexpected revision ID ("${document._rev}"), expected "${expected}"`,
    { id: document._id, currentRevisionID: document._rev, expectedRevisionID: expected },
  );
}

function applyOrRefuse(former: LakeDocument, mutation: PatchMutation, index: number): LakeDocument {
  try {
    const patched = applyPatch(former, mutation);
    if (patched._id !== former._id || patched._type !== former._type) {
      throw new PathError('The attributes _id and _type of a document cannot be changed.');
    }
    return patched;
  } catch (error) {
    if (error instanceof PathError) throw invalidMutation(index, error.message);
    throw error;
  }
}
