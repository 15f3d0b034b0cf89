import { inArray } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { EventDecision, EventDecisions } from './decisions.ts';
import { changeTable, decisionTable } from './tables.ts';

type Row = typeof decisionTable.$inferSelect;

export interface DecisionStore extends EventDecisions {
  /** Reads every decision in force from the database. */
  load(): Promise<void>;
  /** The ids of events with a decision in force. */
  ids(): readonly string[];
}

const isAboutResult = inArray(changeTable.action, ['CANCEL', 'SETTLE', 'UNDO']);

/** The operator's decisions, held in memory because the event book computes without waiting. */
export function createDecisionStore(database: Database): DecisionStore {
  let decisions: ReadonlyMap<string, EventDecision> = new Map();
  let decided: ReadonlySet<string> = new Set();
  let version = 0;
  return {
    read: (eventId) => decisions.get(eventId),
    decided: () => decided,
    ids: () => [...decisions.keys()],
    get version() {
      return version;
    },
    async load() {
      const rows = await database.select().from(decisionTable);
      decisions = new Map(rows.filter(isInForce).map((row) => [row.eventId, toDecision(row)]));
      const changes = await database.selectDistinct({ eventId: changeTable.eventId }).from(changeTable).where(isAboutResult);
      decided = new Set(changes.map(({ eventId }) => eventId));
      version += 1;
    },
  };
}

const isInForce = ({ isSuspended, isCancelled, home }: Row) => isSuspended || isCancelled || home !== null;

export function toDecision({ isSuspended, isCancelled, home, away }: Row): EventDecision {
  return { isSuspended, isCancelled, score: home === null || away === null ? null : { home, away } };
}
