import { randomBytes } from 'node:crypto';
import PQueue from 'p-queue';
import type { VirtualClock } from '#sandbox/kit/clock.ts';
import { type FindErrors, readActions, runActions } from './actions/run.ts';
import type { Change } from './document.ts';
import type { DocumentCache } from './document-cache.ts';
import { requestError } from './errors.ts';
import { requireReferences } from './mutations/references.ts';
import { readMutations, runMutations } from './mutations/run.ts';
import { type MutationResult, openTransaction, type Transaction } from './mutations/transaction.ts';
import type { QueryEngine } from './query/engine/engine.ts';
import type { ContentStore } from './store.ts';

/** A saved transaction, without documents that it left unchanged. */
export interface Commit {
  readonly transactionId: string;
  readonly at: Date;
  readonly author: string;
  readonly changes: readonly Change[];
  /** Of each changed document, by its id: Sanity's listeners get only these. */
  readonly mutations: ReadonlyMap<string, readonly unknown[]>;
}

export interface CommitRequest {
  readonly mutations: readonly unknown[];
  readonly transactionId?: string;
  readonly dryRun?: boolean;
  readonly autoGenerateArrayKeys?: boolean;
}

export interface ActionsRequest {
  readonly actions: readonly unknown[];
  readonly transactionId?: string;
  readonly dryRun?: boolean;
}

export interface CommitResult {
  readonly transactionId: string;
  readonly results: readonly MutationResult[];
}

/** The only writer of documents: transactions run one at a time. */
export interface Committer {
  /** Resolves when listeners and the webhook have been notified. Throws `ContentError` and changes nothing. */
  mutate(request: CommitRequest): Promise<CommitResult>;
  /** The same for editor actions such as `publish`. */
  act(request: ActionsRequest): Promise<Pick<CommitResult, 'transactionId'>>;
  /**
   * The same for whole documents (seed, uploads); `null` deletes. References are not checked. `keepsDates`: the documents were
   * edited when they say, not now.
   */
  write(
    author: string,
    documents: ReadonlyMap<string, Parameters<Transaction['put']>[0] | null>,
    keepsDates?: boolean,
  ): Promise<void>;
}

interface CommitterOptions {
  readonly cache: DocumentCache;
  readonly engine: Pick<QueryEngine, 'apply' | 'select'>;
  readonly store: ContentStore;
  readonly clock: Pick<VirtualClock, 'now'>;
  readonly onCommit: (commit: Commit) => Promise<void>;
  readonly findErrors: FindErrors;
}

export function createCommitter({ cache, engine, store, clock, onCommit, findErrors }: CommitterOptions): Committer {
  const queue = new PQueue({ concurrency: 1 });

  async function save(transaction: Transaction, author: string, mutations: readonly unknown[]): Promise<Commit | undefined> {
    const changes = transaction.changes().filter(({ before, after }) => before !== after);
    if (changes.length === 0) return undefined;
    const entry = {
      id: transaction.id,
      timestamp: transaction.at.toISOString(),
      author,
      documentIDs: changes.map(({ id }) => id),
      mutations,
    };
    if (!(await store.save(changes, entry))) {
      throw requestError(409, 'Conflict', `A transaction with the id "${transaction.id}" exists already.`);
    }
    cache.apply(changes);
    engine.apply(changes);
    const own = new Map(changes.map((change) => [change.id, transaction.mutationsOf(change)]));
    return { transactionId: transaction.id, at: transaction.at, author, changes, mutations: own };
  }

  return {
    async mutate({ mutations: raw, transactionId = randomTransactionId(), dryRun = false, autoGenerateArrayKeys = false }) {
      const mutations = readMutations(raw, autoGenerateArrayKeys);
      const { results, commit } = await queue.add(async () => {
        const transaction = openTransaction({ cache, engine }, transactionId, clock.now());
        const results = await runMutations(transaction, mutations);
        requireReferences(cache, transaction.changes());
        return { results, commit: dryRun ? undefined : await save(transaction, 'editor', mutations) };
      });
      if (commit) await onCommit(commit);
      return { transactionId, results };
    },
    async act({ actions: raw, transactionId = randomTransactionId(), dryRun = false }) {
      const actions = readActions(raw);
      const commit = await queue.add(async () => {
        const transaction = openTransaction({ cache, engine }, transactionId, clock.now());
        const mutations = await runActions(transaction, actions, findErrors);
        requireReferences(cache, transaction.changes());
        return dryRun ? undefined : save(transaction, 'editor', mutations);
      });
      if (commit) await onCommit(commit);
      return { transactionId };
    },
    async write(author, documents, keepsDates = false) {
      const commit = await queue.add(async () => {
        const transaction = openTransaction({ cache, engine }, randomTransactionId(), clock.now());
        for (const [id, document] of documents) {
          if (document) transaction.put(document, keepsDates ? document._updatedAt : undefined);
          else transaction.remove(id);
        }
        return save(transaction, author, []);
      });
      if (commit) await onCommit(commit);
    },
  };
}

/** Also becomes the revision of every document that the transaction changes. */
function randomTransactionId(): string {
  return randomBytes(16).toString('base64url').replace(/[-_]/g, '0');
}
