import type { Database } from '#sandbox/database/database.ts';
import type { ClockStore } from './clock.ts';
import { clockTable } from './tables.ts';

/** Stores the clock's offset in the same database as the dates that were written with it. */
export function createClockStore(db: Database): ClockStore {
  return {
    async load() {
      const [row] = await db.select({ offsetMs: clockTable.offsetMs }).from(clockTable);
      return row?.offsetMs ?? 0;
    },
    async save(offsetMs) {
      await db.insert(clockTable).values({ offsetMs }).onConflictDoUpdate({ target: clockTable.singleton, set: { offsetMs } });
    },
  };
}
