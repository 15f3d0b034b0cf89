import { isRecord } from '#lib/core/is-record.ts';
import type { Change, StoredDocument } from '../document.ts';
import { isDraftId } from '../document.ts';
import type { DocumentCache } from '../document-cache.ts';
import { conflict } from '../errors.ts';

/**
 * Checks strong references: throws 409 for a change that adds one to a missing document or deletes a referenced document.
 * References that were broken before the transaction are not checked.
 */
export function requireReferences(cache: DocumentCache, changes: readonly Change[]): void {
  const after = new Map(changes.map((change) => [change.id, change.after]));
  const exists = (id: string) => (after.has(id) ? after.get(id) !== undefined : cache.get(id) !== undefined);
  for (const change of changes) {
    const existing = referencesOf(change.before);
    for (const target of referencesOf(change.after)) {
      if (existing.has(target) || exists(target)) continue;
      const description = `Document "${change.id}" references "${target}", which does not exist`;
      throw conflict(0, 'documentReferenceDoesNotExistError', description, { id: change.id, referenceID: target });
    }
  }
  const deleted = new Set(
    changes.filter((change) => change.before && !change.after && !isDraftId(change.id)).map(({ id }) => id),
  );
  if (deleted.size === 0) return;
  for (const stored of cache.documents()) {
    const document = after.has(stored._id) ? after.get(stored._id) : stored;
    const id = [...referencesOf(document)].find((target) => deleted.has(target));
    if (id === undefined || document === undefined) continue;
    const description = `Document "${id}" cannot be deleted as there are references to it from "${document._id}"`;
    throw conflict(0, 'documentHasExistingReferencesError', description, { id, referencingIDs: [document._id] });
  }
}

/** The ids that a document references strongly. */
function referencesOf(document: StoredDocument | undefined): Set<string> {
  const found = new Set<string>();
  collect(document, found);
  return found;
}

function collect(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found);
  } else if (isRecord(value)) {
    if (typeof value._ref === 'string' && value._weak !== true) found.add(value._ref);
    for (const part of Object.values(value)) if (typeof part === 'object') collect(part, found);
  }
}
