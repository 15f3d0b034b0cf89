import { randomBytes } from 'node:crypto';
import type { VirtualClock } from '#sandbox/kit/clock.ts';
import { readActions, runActions } from './actions/run.ts';
import type { Change } from './document.ts';
import { requestError } from './errors.ts';
import type { Lake } from './lake.ts';
import { requireReferences } from './mutations/references.ts';
import { readMutations, runMutations } from './mutations/run.ts';
import { type MutationResult, openTransaction, type Transaction } from './mutations/transaction.ts';
import type { ContentStore } from './store.ts';

/** A transaction that is on disk and in memory. Changes that came to nothing are left out. */
export interface Commit {
  readonly transactionId: string;
  readonly at: Date;
  readonly author: string;
  readonly changes: readonly Change[];
  readonly mutations: readonly unknown[];
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

export interface Committed {
  readonly transactionId: string;
  readonly results: readonly MutationResult[];
}

/** The one writer of the lake: transactions run one at a time. */
export interface Committer {
  /** Resolves when everybody who listens was told. Throws `LakeError`, and then nothing has changed. */
  mutate(request: CommitRequest): Promise<Committed>;
  /** The same for actions of an editor, such as `publish`. */
  act(request: ActionsRequest): Promise<Pick<Committed, 'transactionId'>>;
  /** The same for a change that is made of whole documents (seeding, uploads); `null` deletes. No references are checked. */
  write(author: string, documents: ReadonlyMap<string, Parameters<Transaction['put']>[0] | null>): Promise<void>;
}

interface CommitterOptions {
  readonly lake: Lake;
  readonly store: ContentStore;
  readonly clock: VirtualClock;
  readonly onCommit: (commit: Commit) => Promise<void>;
}

export function createCommitter({ lake, store, clock, onCommit }: CommitterOptions): Committer {
  let tail: Promise<unknown> = Promise.resolve();
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = tail.then(work);
    tail = turn.catch(() => undefined);
    return turn;
  }

  async function keep(transaction: Transaction, author: string, mutations: readonly unknown[]): Promise<Commit | undefined> {
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
    lake.apply(changes);
    return { transactionId: transaction.id, at: transaction.at, author, changes, mutations };
  }

  return {
    async mutate({ mutations: raw, transactionId = randomTransactionId(), dryRun = false, autoGenerateArrayKeys = false }) {
      const mutations = readMutations(raw, autoGenerateArrayKeys);
      const { results, commit } = await inTurn(async () => {
        const transaction = openTransaction(lake, transactionId, clock.now());
        const results = await runMutations(transaction, mutations);
        requireReferences(lake, transaction.changes());
        return { results, commit: dryRun ? undefined : await keep(transaction, 'editor', mutations) };
      });
      if (commit) await onCommit(commit);
      return { transactionId, results };
    },
    async act({ actions: raw, transactionId = randomTransactionId(), dryRun = false }) {
      const actions = readActions(raw);
      const commit = await inTurn(async () => {
        const transaction = openTransaction(lake, transactionId, clock.now());
        const mutations = await runActions(transaction, actions);
        requireReferences(lake, transaction.changes());
        return dryRun ? undefined : keep(transaction, 'editor', mutations);
      });
      if (commit) await onCommit(commit);
      return { transactionId };
    },
    async write(author, documents) {
      const commit = await inTurn(async () => {
        const transaction = openTransaction(lake, randomTransactionId(), clock.now());
        for (const [id, document] of documents) {
          if (document) transaction.put(document);
          else transaction.remove(id);
        }
        return keep(transaction, author, []);
      });
      if (commit) await onCommit(commit);
    },
  };
}

/** Also the revision of every document that the transaction touches. */
function randomTransactionId(): string {
  return randomBytes(16).toString('base64url').replace(/[-_]/g, '0');
}
