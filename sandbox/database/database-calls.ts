import type { PGlite, Transaction } from '@electric-sql/pglite';

export interface DatabaseQuery {
  readonly sql: string;
  readonly params: readonly unknown[];
  readonly rowMode: 'array' | 'object';
  /** The types whose values are left as text. */
  readonly textTypes: readonly number[];
  /** Without it, a transaction of its own. */
  readonly transactionId: number | undefined;
}

/** An error of the database without its class, which messages between processes lose. */
export interface DatabaseFailure {
  readonly message: string;
  /** SQLSTATE, constraint and further fields of the driver. */
  readonly fields: Readonly<Record<string, string>>;
}

export type Outcome<Value> = { readonly value: Value } | { readonly failure: DatabaseFailure };

export interface QueryResult {
  readonly rows: unknown[];
  readonly fields: { name: string; dataTypeID: number }[];
  readonly affectedRows: number | undefined;
}

/** The embedded database, which has a single owner, for another process. */
export interface DatabaseCalls {
  queryDatabase(query: DatabaseQuery): Promise<Outcome<QueryResult>>;
  /** Resolves to the id of the transaction once it has begun; others wait until it ends. */
  beginTransaction(): Promise<Outcome<number>>;
  endTransaction(transactionId: number, how: 'commit' | 'rollback'): Promise<Outcome<undefined>>;
}

interface OpenTransaction {
  readonly tx: Transaction;
  readonly commit: () => void;
  readonly rollback: (reason: Error) => void;
  /** Resolves after the commit, and rejects after the rollback. */
  readonly finished: Promise<void>;
  timer: NodeJS.Timeout | undefined;
}

/** How long a transaction may wait for its next statement: the embedded database has one session, and all others wait behind it. */
const defaultMaxIdleMs = 10_000;

/**
 * Answers the calls of one process. `close` rolls its transactions back; without an embedded database (`client`) a
 * process has connections of its own, and every call rejects.
 */
export function createDatabaseCalls(
  client: Pick<PGlite, 'query' | 'transaction'> | undefined,
  maxIdleMs = defaultMaxIdleMs,
): DatabaseCalls & { close(): void } {
  const open = new Map<number, OpenTransaction>();
  let lastId = 0;
  let isClosed = false;

  function requireClient() {
    if (!client || isClosed) throw new Error('This process has no share in the embedded database.');
    return client;
  }

  function requireTransaction(id: number): OpenTransaction {
    const transaction = open.get(id);
    if (!transaction) throw new Error('The transaction has ended.');
    return transaction;
  }

  function waitForNext(transaction: OpenTransaction): void {
    clearTimeout(transaction.timer);
    const giveUp = () =>
      transaction.rollback(new Error(`A transaction without a statement for ${maxIdleMs} ms was rolled back.`));
    transaction.timer = setTimeout(giveUp, maxIdleMs).unref();
  }

  async function queryWithin(id: number, query: DatabaseQuery) {
    const transaction = requireTransaction(id);
    clearTimeout(transaction.timer);
    try {
      return await run(transaction.tx, query);
    } finally {
      if (open.has(id)) waitForNext(transaction);
    }
  }

  async function begin(): Promise<number> {
    const owner = requireClient();
    lastId += 1;
    const id = lastId;
    const begun = Promise.withResolvers<Transaction>();
    const end = Promise.withResolvers<void>();
    const finished = owner
      .transaction(async (tx) => {
        // The process may have ended while it waited for its turn.
        requireClient();
        begun.resolve(tx);
        await end.promise;
      })
      .finally(() => {
        clearTimeout(open.get(id)?.timer);
        open.delete(id);
      });
    finished.catch(begun.reject);
    const transaction = { tx: await begun.promise, commit: end.resolve, rollback: end.reject, finished, timer: undefined };
    open.set(id, transaction);
    waitForNext(transaction);
    return id;
  }

  async function end(id: number, how: 'commit' | 'rollback'): Promise<undefined> {
    const { commit, rollback, finished } = requireTransaction(id);
    if (how === 'commit') {
      commit();
      await finished;
    } else {
      rollback(new Error('rolled back'));
      await finished.catch(() => undefined);
    }
  }

  return {
    queryDatabase: (query) =>
      outcomeOf(() =>
        query.transactionId === undefined ? run(requireClient(), query) : queryWithin(query.transactionId, query),
      ),
    beginTransaction: () => outcomeOf(begin),
    endTransaction: (id, how) => outcomeOf(() => end(id, how)),
    close() {
      isClosed = true;
      for (const { rollback } of open.values()) rollback(new Error('The process of the transaction has ended.'));
    },
  };
}

async function run(client: Pick<Transaction, 'query'>, query: DatabaseQuery): Promise<QueryResult> {
  const parsers = Object.fromEntries(query.textTypes.map((type) => [type, (text: string) => text]));
  const { rows, fields, affectedRows } = await client.query(query.sql, [...query.params], { rowMode: query.rowMode, parsers });
  return { rows, fields, affectedRows };
}

async function outcomeOf<Value>(work: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { value: await work() };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

function failureOf(error: unknown): DatabaseFailure {
  if (!(error instanceof Error)) return { message: 'The database failed.', fields: {} };
  const fields = Object.entries(error).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { message: error.message, fields: Object.fromEntries(fields) };
}
