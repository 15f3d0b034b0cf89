import type { Change, StoredDocument } from '../../document.ts';
import type { ContentError } from '../../errors.ts';
import type { ViewName } from '../../views.ts';
import type { QueryParams } from '../params.ts';

export interface GroqQuery {
  readonly query: string;
  readonly params: QueryParams;
}

export interface ViewQuery extends GroqQuery {
  readonly view: ViewName;
  /** The value of `now()`: virtual time (DEC-X-1). */
  readonly now: Date;
  readonly identity: string;
}

/** A document before and after a change, for listeners. */
export type BeforeAndAfter = Pick<Change, 'before' | 'after'>;
/** Whether each of the two matches. */
export type Matches = readonly [before: boolean, after: boolean];

/** A value, or the response that a query is refused with. */
export type Answer<Value> =
  | { readonly value: Value }
  | { readonly refusal: { readonly status: ContentError['status']; readonly body: ContentError['body'] } };

/** What a thread of the query engine does. It has a copy of all documents. */
export interface QueryThread {
  load(documents: readonly StoredDocument[]): void;
  apply(changes: readonly Change[]): void;
  /** The result as bytes of JSON. */
  query(query: ViewQuery): Promise<Answer<Uint8Array>>;
  /** The ids in the result on all documents with these changes. */
  select(query: Omit<ViewQuery, 'view'>, changes: readonly Change[]): Promise<Answer<readonly string[]>>;
  /** Refuses a query that a listener cannot have. */
  checkListener(query: GroqQuery): Answer<true>;
  match(query: GroqQuery, changes: readonly BeforeAndAfter[], now: Date): Answer<readonly Matches[]>;
}
