import type { Change } from '../document.ts';
import { isDocumentId, type StoredDocument } from '../document.ts';
import type { DocumentCache } from '../document-cache.ts';
import { invalidMutation } from '../errors.ts';
import type { QueryEngine } from '../query/engine/engine.ts';
import type { Mutation, NewDocument, Selection } from './schema.ts';

export type Operation = 'create' | 'update' | 'delete' | 'none';

export interface MutationResult {
  readonly id: string;
  readonly operation: Operation;
  readonly document?: StoredDocument;
}

/** The documents with the uncommitted changes of one transaction. */
export interface Transaction {
  readonly id: string;
  /** Virtual time, the `_updatedAt` of every changed document. */
  readonly at: Date;
  get(id: string): StoredDocument | undefined;
  /** Adds a document; `_createdAt` comes from the document itself or from the one it replaces. `changedAt`: an earlier time of its last edit. */
  put(document: NewDocument & { readonly _id: string }, changedAt?: unknown): StoredDocument;
  remove(id: string): void;
  /** Throws 400 without ids and query. */
  select(selection: Selection, index: number): Promise<readonly string[]>;
  changes(): readonly Change[];
  /** Keeps a mutation for the listeners of a document. */
  record(documentId: string, mutation: Mutation): void;
  /** The recorded mutations of a document, in order; for a document that was written whole, one that does the same. */
  mutationsOf(change: Change): readonly Mutation[];
}

interface TransactionSources {
  readonly cache: DocumentCache;
  readonly engine: Pick<QueryEngine, 'select'>;
}

export function openTransaction({ cache, engine }: TransactionSources, id: string, at: Date): Transaction {
  const changed = new Map<string, StoredDocument | undefined>();
  const recorded = new Map<string, Mutation[]>();
  const changes = () => [...changed].map(([documentId, after]) => ({ id: documentId, before: cache.get(documentId), after }));
  const get = (documentId: string) => (changed.has(documentId) ? changed.get(documentId) : cache.get(documentId));
  return {
    id,
    at,
    get,
    put(document, changedAt) {
      const before = get(document._id);
      const createdAt = readDate(document._createdAt) ?? before?._createdAt ?? at.toISOString();
      const stored: StoredDocument = {
        ...document,
        _rev: id,
        _createdAt: createdAt,
        _updatedAt: readDate(changedAt) ?? at.toISOString(),
      };
      changed.set(document._id, stored);
      return stored;
    },
    remove: (documentId) => void changed.set(documentId, undefined),
    async select({ id: ids, query, params = {} }, index) {
      if (ids !== undefined) return [ids].flat();
      if (query === undefined) throw invalidMutation(index, 'the mutation needs an id or a query');
      return engine.select({ query, params, now: at, identity: 'editor' }, changes());
    },
    record: (documentId, mutation) => void recorded.set(documentId, [...(recorded.get(documentId) ?? []), mutation]),
    mutationsOf: ({ id: documentId, after }) =>
      recorded.get(documentId) ?? [after ? { createOrReplace: after } : { delete: { id: documentId } }],
    changes,
  };
}

function readDate(value: unknown): string | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** The id of a new document; a missing id or one that ends in a dot gets a random part. Throws 400 for an invalid id. */
export function newIdFor(id: string | undefined, index: number): string {
  const completed = id === undefined || id === '' || id.endsWith('.') ? `${id ?? ''}${crypto.randomUUID()}` : id;
  if (!isDocumentId(completed)) throw invalidMutation(index, `the document id "${completed}" is not allowed`);
  return completed;
}
