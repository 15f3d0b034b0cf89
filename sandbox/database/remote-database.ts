import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from './database.ts';
import type { DatabaseCalls, Outcome } from './database-calls.ts';

interface QueryOptions {
  readonly rowMode?: 'array' | 'object';
  /** Drizzle leaves these types as text; its functions do nothing else, and functions cannot be sent. */
  readonly parsers?: Readonly<Record<number, unknown>>;
}

/** The embedded database of another process. */
export function openRemoteDatabase(calls: DatabaseCalls): Database {
  const queryIn = (transactionId: number | undefined) => ({
    async query(sql: string, params: readonly unknown[] = [], { rowMode = 'object', parsers = {} }: QueryOptions = {}) {
      const textTypes = Object.keys(parsers).map(Number);
      return resultOf(await calls.queryDatabase({ sql, params, rowMode, textTypes, transactionId }));
    },
  });

  async function transaction<Value>(work: (tx: ReturnType<typeof queryIn>) => Promise<Value>): Promise<Value> {
    const id = resultOf(await calls.beginTransaction());
    let value: Value;
    try {
      value = await work(queryIn(id));
    } catch (error) {
      await calls.endTransaction(id, 'rollback');
      throw error;
    }
    resultOf(await calls.endTransaction(id, 'commit'));
    return value;
  }

  // Drizzle uses nothing else of a client.
  const client: unknown = { ...queryIn(undefined), transaction };
  return drizzle({ client: client as PGlite });
}

/** Throws the driver's error with its fields, which callers read. */
function resultOf<Value>(outcome: Outcome<Value>): Value {
  if ('value' in outcome) return outcome.value;
  throw Object.assign(new Error(outcome.failure.message), outcome.failure.fields);
}
