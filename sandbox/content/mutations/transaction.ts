import type { Change } from '../document.ts';
import { isDocumentId, type LakeDocument } from '../document.ts';
import { invalidMutation } from '../errors.ts';
import type { Lake } from '../lake.ts';
import { runQuery } from '../query/run.ts';
import { indexDocuments } from '../views.ts';
import type { NewDocument, Selection } from './schema.ts';

export type Operation = 'create' | 'update' | 'delete' | 'none';

export interface MutationResult {
  readonly id: string;
  readonly operation: Operation;
  readonly document?: LakeDocument;
}

/** Documents as a running transaction sees them: the lake's, with its own changes over them. Nothing is kept until `commit`. */
export interface Transaction {
  readonly id: string;
  /** The virtual time that every document of the transaction is stamped with. */
  readonly at: Date;
  get(id: string): LakeDocument | undefined;
  /** Stamps and keeps a document; `_createdAt` of the former one stays unless the document brings its own. */
  put(document: NewDocument & { readonly _id: string }): LakeDocument;
  remove(id: string): void;
  /** Throws 400 when neither ids nor a query are given. */
  select(selection: Selection, index: number): Promise<readonly string[]>;
  changes(): readonly Change[];
}

export function openTransaction(lake: Lake, id: string, at: Date): Transaction {
  const touched = new Map<string, LakeDocument | undefined>();
  const get = (documentId: string) => (touched.has(documentId) ? touched.get(documentId) : lake.get(documentId));
  return {
    id,
    at,
    get,
    put(document) {
      const former = get(document._id);
      const createdAt = readDate(document._createdAt) ?? former?._createdAt ?? at.toISOString();
      const kept: LakeDocument = { ...document, _rev: id, _createdAt: createdAt, _updatedAt: at.toISOString() };
      touched.set(document._id, kept);
      return kept;
    },
    remove: (documentId) => void touched.set(documentId, undefined),
    async select({ id: ids, query, params = {} }, index) {
      if (ids !== undefined) return [ids].flat();
      if (query === undefined) throw invalidMutation(index, 'the mutation needs an id or a query');
      const view = touched.size === 0 ? lake.view('raw') : indexDocuments([...allDocuments(lake, touched)]);
      const found = await runQuery(view, { query, params, now: at, identity: 'editor' });
      return [found].flat().flatMap((item) => idOf(item) ?? []);
    },
    changes: () => [...touched].map(([documentId, after]) => ({ id: documentId, before: lake.get(documentId), after })),
  };
}

function readDate(value: unknown): string | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

function* allDocuments(lake: Lake, touched: ReadonlyMap<string, LakeDocument | undefined>): Generator<LakeDocument> {
  for (const document of lake.documents()) if (!touched.has(document._id)) yield document;
  for (const document of touched.values()) if (document) yield document;
}

function idOf(item: unknown): string | undefined {
  return typeof item === 'object' && item !== null && '_id' in item && typeof item._id === 'string' ? item._id : undefined;
}

/** The id a new document gets; none or one that ends in a dot is completed. Throws 400 for one that is not allowed. */
export function newIdFor(id: string | undefined, index: number): string {
  const completed = id === undefined || id === '' || id.endsWith('.') ? `${id ?? ''}${crypto.randomUUID()}` : id;
  if (!isDocumentId(completed)) throw invalidMutation(index, `the document id "${completed}" is not allowed`);
  return completed;
}
