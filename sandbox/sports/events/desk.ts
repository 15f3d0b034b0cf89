import { desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { VirtualClock } from '#sandbox/kit/clock.ts';
import { OpsRefusal } from '#sandbox/ops/port/ops-refusal.ts';
import type {
  EventChange,
  ListedSportsEvent,
  OperatorEventDecision,
  OperatorSportsEvents,
  SportsEventsQuery,
} from '#sandbox/ops/port/sports-events.ts';
import { recordOperatorChange } from '#sandbox/platform/port.ts';
import { decidedSports } from '../data/catalogue.ts';
import { type DecisionStore, toDecision } from './decision-store.ts';
import type { EventDecision } from './decisions.ts';
import { findObjection } from './desk-rules.ts';
import type { EventBook, EventState } from './model.ts';
import { changeTable, decisionTable } from './tables.ts';

interface DeskOptions {
  readonly database: Database;
  readonly clock: Pick<VirtualClock, 'now'>;
  readonly book: EventBook;
  readonly decisions: DecisionStore;
  /** Called when a decision is in force. */
  readonly onChange: () => Promise<void>;
}

/** The operator's desk of events: suspension, cancellation, and the final score by hand. */
export function createEventDesk({ database, clock, book, decisions, onChange }: DeskOptions): OperatorSportsEvents {
  function find({ state, sport }: SportsEventsQuery): readonly EventState[] {
    const now = clock.now();
    const filter = { isVirtual: false, ...(sport && { sport }) };
    if (state === 'OPEN') return book.list(now, filter);
    if (state === 'ENDED') return book.list(now, { ...filter, phase: 'ENDED' });
    const decided = decisions.ids().flatMap((eventId) => book.read(eventId, now) ?? []);
    return decided.filter(({ event }) => !sport || event.sport === sport);
  }

  async function show(states: readonly EventState[]): Promise<readonly ListedSportsEvent[]> {
    if (states.length === 0) return [];
    const ids = states.map(({ event }) => event.eventId);
    const rows = await database.select().from(changeTable).where(inArray(changeTable.eventId, ids)).orderBy(desc(changeTable.id));
    const changes = Map.groupBy(rows, ({ eventId }) => eventId);
    return states.map((state) => {
      const { eventId } = state.event;
      return showEvent(state, decisions.read(eventId), (changes.get(eventId) ?? []).map(showChange));
    });
  }

  return {
    sports: decidedSports,
    list: (query) => show(find(query)),
    async decide(eventId, decision, cause) {
      const state = book.read(eventId, clock.now());
      if (!state) return undefined;
      await database.transaction(async (tx) => {
        await tx.insert(decisionTable).values({ eventId }).onConflictDoNothing();
        const [row] = await tx.select().from(decisionTable).where(eq(decisionTable.eventId, eventId)).for('update');
        if (!row) throw new Error('The decision was not stored.');
        const objection = findObjection(decision, toDecision(row), state, clock.now());
        if (objection) throw new OpsRefusal(409, 'error.validation', objection);
        await tx.update(decisionTable).set(toChange(decision)).where(eq(decisionTable.eventId, eventId));
        const score = decision.action === 'SETTLE' ? { home: decision.home, away: decision.away } : {};
        const { action } = decision;
        await tx.insert(changeTable).values({ eventId, action, ...score, by: cause.by, reason: cause.reason, at: clock.now() });
        const details = { eventId, action, score: showScore(score.home ?? null, score.away ?? null) };
        await recordOperatorChange(tx, cause, { kind: 'SPORTS_EVENT_DECIDED', details }, clock.now());
      });
      await decisions.load();
      await onChange();
      const changed = book.read(eventId, clock.now());
      return changed && (await show([changed]))[0];
    },
  };
}

function toChange(decision: OperatorEventDecision): Partial<typeof decisionTable.$inferInsert> {
  switch (decision.action) {
    case 'SUSPEND':
      return { isSuspended: true };
    case 'RESUME':
      return { isSuspended: false };
    case 'CANCEL':
      return { isCancelled: true };
    case 'SETTLE':
      return { home: decision.home, away: decision.away };
    case 'UNDO':
      return { isCancelled: false, home: null, away: null };
  }
}

const showScore = (home: number | null, away: number | null) => (home === null || away === null ? null : `${home}–${away}`);

function showChange({ action, home, away, by, reason, at }: typeof changeTable.$inferSelect): EventChange {
  return { action, score: showScore(home, away), by, reason, at: at.toISOString() };
}

function showEvent(
  { event, phase, score, markets }: EventState,
  decision: EventDecision | undefined,
  changes: readonly EventChange[],
): ListedSportsEvent {
  const { eventId, sport, region, competition, slug, home, away, startsAt } = event;
  return {
    eventId,
    path: `${sport}/${region}/${competition}/${slug}`,
    home,
    away,
    startsAt: startsAt.toISOString(),
    phase,
    score: showScore(score?.home ?? null, score?.away ?? null),
    isSuspended: decision?.isSuspended ?? false,
    isSettledByHand: Boolean(decision?.score),
    oddsMilli: markets[0]?.isOpen ? markets[0].selections.map(({ oddsMilli }) => oddsMilli) : [],
    changes,
  };
}
