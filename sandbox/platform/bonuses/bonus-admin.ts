import { asc, desc, eq, inArray } from 'drizzle-orm';
import { toWire } from '#lib/core/money/money.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { VirtualClock } from '#sandbox/kit/clock.ts';
import { type LedgerLine, readLinesOf } from '#sandbox/ledger/player-ledger.ts';
import { type BonusAction, bonusActions, type OperatorBonus, type OperatorBonuses } from '#sandbox/ops/port/bonuses.ts';
import { OpsRefusal } from '#sandbox/ops/port/ops-refusal.ts';
import type { Cause } from '#sandbox/ops/port/reason.ts';
import { lockPlayerAndMoney } from '../players/actor.ts';
import { findPlayer } from '../players/find-player.ts';
import type { Player } from '../players/tables.ts';
import { recordOperatorChange } from '../protection/operator-changes.ts';
import { readBonusBalance } from './assignments/account.ts';
import { endBonus } from './assignments/end-bonus.ts';
import { expireDue } from './assignments/expire-due.ts';
import { findCampaigns, listRunningCampaigns } from './campaigns.ts';
import { findAssignment, mayHaveBonuses, readFacts } from './eligibility.ts';
import { grantByOperator, listGrantable } from './operator-grant.ts';
import { bonusTransitions } from './states.ts';
import { type Assignment, assignmentTable, type Campaign, freeSpinTable, transitionTable } from './tables.ts';
import { textIn } from './texts.ts';
import { progressOf } from './wagering/progress.ts';

const pageSize = 25;

/** Shows, grants and ends players' bonuses for the operator's console. */
export function createBonusAdmin(database: Database, clock: VirtualClock): OperatorBonuses {
  /** Runs and records a change of a player's bonuses under their lock; undefined for an unknown player or bonus. */
  function change(
    playerId: string,
    { kind, cause }: { readonly kind: 'BONUS_GRANTED' | 'BONUS_ENDED'; readonly cause: Cause },
    work: (tx: Database, player: Player) => Promise<Assignment | undefined>,
  ): Promise<OperatorBonus | undefined> {
    return database.transaction(async (tx) => {
      if (!(await findPlayer(tx, playerId))) return undefined;
      const assignment = await work(tx, await lockPlayerAndMoney(tx, playerId));
      if (!assignment) return undefined;
      const { assignmentId, campaignId, state } = assignment;
      const details = { assignmentId, campaignId, state };
      await recordOperatorChange(tx, cause, { kind, playerId, details }, clock.now());
      return (await writeBonuses(tx, [assignment]))[0];
    });
  }
  return {
    async read(playerId, position) {
      const player = await findPlayer(database, playerId);
      if (!player) return undefined;
      const now = clock.now();
      const found = await database
        .select()
        .from(assignmentTable)
        .where(eq(assignmentTable.playerId, player.id))
        .orderBy(desc(assignmentTable.createdAt), desc(assignmentTable.assignmentId))
        .limit(pageSize + 1)
        .offset(position);
      const isAllowed = await mayHaveBonuses(database, player, now);
      const campaigns = isAllowed ? await listRunningCampaigns(database, now) : [];
      return {
        currency: player.currencyCode,
        isAllowed,
        grantable: listGrantable(campaigns, await readFacts(database, player), now),
        bonuses: await writeBonuses(database, found.slice(0, pageSize)),
        position,
        hasMore: found.length > pageSize,
      };
    },
    grant: (playerId, grant, cause) =>
      change(playerId, { kind: 'BONUS_GRANTED', cause }, (tx, player) =>
        grantByOperator(tx, player, grant, { ...cause, now: clock.now() }),
      ),
    end: (playerId, assignmentId, { action }, cause) =>
      change(playerId, { kind: 'BONUS_ENDED', cause }, async (tx, player) => {
        const now = clock.now();
        await expireDue(tx, player.id, now);
        const assignment = await findAssignment(tx, player.id, assignmentId);
        if (!assignment) return undefined;
        await requireAction(tx, { assignment, action, player }, now);
        await endBonus(tx, assignment, action, { ...cause, now });
        return findAssignment(tx, player.id, assignmentId);
      }),
  };
}

/** A completion pays, so the player has to be allowed to have bonuses; a cancellation is always possible. */
async function requireAction(
  tx: Database,
  {
    assignment: { state },
    action,
    player,
  }: { readonly assignment: Assignment; readonly action: BonusAction; readonly player: Player },
  now: Date,
): Promise<void> {
  if (!bonusTransitions[state][action]) {
    throw new OpsRefusal(409, 'error.bonus.not_active', `A bonus that is ${state} cannot be ${nameOf[action]}.`);
  }
  if (action === 'complete' && !(await mayHaveBonuses(tx, player, now))) {
    throw new OpsRefusal(409, 'error.bonus.not_allowed', 'The player may have no bonus: see status and flags of the player.');
  }
}

const nameOf = { cancel: 'canceled', complete: 'completed' } as const satisfies Record<BonusAction, string>;

/** Assignments of one player with their history and bookings. */
async function writeBonuses(db: Database, assignments: readonly Assignment[]): Promise<readonly OperatorBonus[]> {
  const [first] = assignments;
  if (!first) return [];
  const ids = assignments.map(({ assignmentId }) => assignmentId);
  const campaigns = await findCampaigns(db, [...new Set(assignments.map(({ campaignId }) => campaignId))]);
  const transitions = await db
    .select()
    .from(transitionTable)
    .where(inArray(transitionTable.assignmentId, ids))
    .orderBy(asc(transitionTable.id));
  const spins = await db.select().from(freeSpinTable).where(inArray(freeSpinTable.assignmentId, ids));
  const postings = await readLinesOf(db, {
    playerId: String(first.playerId),
    currency: first.currency,
    prefixes: ids.map(prefixOf),
  });
  const written: OperatorBonus[] = [];
  for (const assignment of assignments) {
    const { assignmentId, campaignId } = assignment;
    const isOwn = (row: { readonly assignmentId: string }) => row.assignmentId === assignmentId;
    const { total, used } = spins.find(isOwn) ?? {};
    written.push({
      ...writeBonus(assignment, campaigns.get(campaignId), await readBonusBalance(db, assignment)),
      freeSpins: total === undefined || used === undefined ? null : { total, used },
      transitions: transitions
        .filter(isOwn)
        .map(({ event, from, to, by, reason, at }) => ({ event, from, to, by, reason, at: at.toISOString() })),
      postings: postings.filter(({ referenceId }: LedgerLine) => referenceId.startsWith(prefixOf(assignmentId))),
    });
  }
  return written;
}

function prefixOf(assignmentId: string): string {
  return `bonus:${assignmentId}:`;
}

function writeBonus(assignment: Assignment, campaign: Campaign | undefined, balanceMinor: number) {
  const { assignmentId, campaignId, state, vertical, moneyType, currency, code, paidMinor } = assignment;
  const write = (minor: number) => toWire({ minor, currency });
  return {
    assignmentId,
    campaignId,
    title: campaign ? textIn(campaign, 'en').title : campaignId,
    state,
    vertical,
    moneyType,
    currency,
    amount: write(assignment.bonusMinor),
    required: write(assignment.requiredMinor),
    progress: write(progressOf(assignment.progressCenti)),
    balance: write(balanceMinor),
    paid: paidMinor === null ? null : write(paidMinor),
    code,
    createdAt: assignment.createdAt.toISOString(),
    expiresAt: assignment.expiresAt?.toISOString() ?? null,
    endedAt: assignment.endedAt?.toISOString() ?? null,
    actions: bonusActions.filter((action) => bonusTransitions[state][action] !== undefined),
  };
}
