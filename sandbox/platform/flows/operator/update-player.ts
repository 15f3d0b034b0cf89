import { eq, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { OpsRefusal } from '#sandbox/ops/port/ops-refusal.ts';
import { type PlayerChange, playerFlags } from '#sandbox/ops/port/players.ts';
import { endAllBonuses } from '../../bonuses/assignments/end-bonus.ts';
import { withdrawAnswers, withdrawVerification } from '../../documents/change.ts';
import { unverifiedLevels } from '../../documents/kyc.ts';
import { requireNotErased } from '../../erasure/record.ts';
import { setLimitations } from '../../games/launch/limitations.ts';
import { endReview } from '../../persons/open-matches.ts';
import { type Actor, lockPlayerAndMoney } from '../../players/actor.ts';
import { blockOf, chosenEnd, nextBlock, refusalAt, statusAt } from '../../players/blocks.ts';
import { findPlayer } from '../../players/find-player.ts';
import type { PlayerBlock } from '../../players/flags.ts';
import { lockPersons } from '../../players/identity/lock-persons.ts';
import { stopMarketing } from '../../players/marketing.ts';
import { type Player, playerTable, statusHistoryTable } from '../../players/tables.ts';
import { recordOperatorChange } from '../../protection/operator-changes.ts';
import { endPlayerSessions } from '../../session/end-sessions.ts';
import { endExclusion, excludePerson, hasExclusion, listExcluded } from '../block/exclude-person.ts';
import { setHoldings } from './set-restrictions.ts';

/** An excluded person stays excluded where the account only changes to one of these. */
const keepsExclusion: ReadonlySet<string> = new Set(['SELF_EXCLUDED', 'TIMEOUT', 'CLOSED', 'BLACKLISTED']);
/** A time-out that the player has chosen stays too. */
const keepsBlock: ReadonlySet<string> = new Set(['SELF_EXCLUDED', 'CLOSED', 'BLACKLISTED']);

/**
 * Applies and records an operator's changes; omitted fields keep their value. Undefined if there is no such player. Throws
 * `OpsRefusal`: `error.erasure.done`, `error.block.chosen`, `error.registration.unfinished`.
 */
export async function updatePlayer(
  db: Database,
  playerId: string,
  change: PlayerChange,
  actor: Actor & { readonly secret: string },
): Promise<Player | undefined> {
  const { flags, status, kycStatus, loyaltyLevel, limitLevel, multibrandSuspended } = change;
  const { now } = actor;
  if (!(await findPlayer(db, playerId))) return undefined;
  return db.transaction(async (tx) => {
    if (change.status) await lockPersons(tx);
    // Before the player's row alone: a limit that the player changes at the same time takes both in this order.
    const known = await lockPlayerAndMoney(tx, playerId);
    await requireNotErased(tx, known.id);
    if (status) requireBirthDate(known, status);
    const block = status === undefined ? null : blockOf(status, now);
    const endsExclusion = status !== undefined && !keepsExclusion.has(status) && (await hasExclusion(tx, known));
    if (status) await requireChosenEnd(tx, known, { status, block, endsExclusion }, now);
    if (kycStatus && unverifiedLevels.has(kycStatus)) await withdrawVerification(tx, known.id);
    if (kycStatus === 'EDD_PENDING') await withdrawAnswers(tx, known.id);
    await setHoldings(tx, known, change, actor);
    await setLimitations(tx, known, change.limitations, actor);
    const touchesPlayer = [flags, status, kycStatus, loyaltyLevel, limitLevel, multibrandSuspended].some(
      (value) => value !== undefined,
    );
    if (!touchesPlayer) return findPlayer(tx, playerId);
    const [player] = await tx
      .update(playerTable)
      .set({
        // Merged in SQL, so that two operators do not overwrite each other's flags.
        ...(flags && { flags: sql`${playerTable.flags} || ${JSON.stringify(flags)}::jsonb` }),
        ...(status && { status, block: nextBlock(known.block, block, now) }),
        ...(kycStatus && { kycStatus, verifiedLevel: null }),
        loyaltyLevel,
        limitLevel,
        multibrandSuspended,
      })
      .where(eq(playerTable.id, known.id))
      .returning();
    const refusal = player && refusalAt(player, now);
    // A blocked player must not renew a session (DEC-X-5).
    if (player && refusal) {
      await endPlayerSessions(tx, playerId, 'all', now);
      // DEC-BON-29: a blocked player keeps no bonus.
      await endAllBonuses(tx, player.id, 'forfeit', { by: 'SYSTEM', now });
      // DEC-RGA-7: the end of the block does not restore it.
      if (refusal.kind !== 'unverified') await stopMarketing(tx, player);
    }
    // A time-out that has run out is none; one that is imposed again is a change.
    const before = statusAt(known, now);
    const isBlockedAgain = Boolean(player?.block) && status !== undefined && player?.block?.until !== known.block?.until;
    // Also where a time-out has opened the account, but not the person's others.
    if (endsExclusion) await endExclusion(tx, known, actor);
    if (status && (status !== before || isBlockedAgain)) {
      await tx.insert(statusHistoryTable).values({ playerId: known.id, status, at: now });
    }
    // Also where the account was excluded, until an earlier end.
    if (status === 'SELF_EXCLUDED' && player && block) await excludePerson(tx, player, block, actor);
    for (const entry of listDifferences({ ...known, status: before }, change, isBlockedAgain)) {
      await recordOperatorChange(tx, actor, { playerId: known.id, ...entry }, now);
    }
    // Corrects a decision that the account is a known person's.
    return player && (status === 'REGISTERED' || status === 'TIMEOUT') ? endReview(tx, player, now) : player;
  });
}

/** Refuses to open a registration that lacks its second part: without a birth date, neither age nor exclusion is checked. */
function requireBirthDate({ dateOfBirth }: Player, status: string): void {
  if (dateOfBirth !== null || (status !== 'REGISTERED' && status !== 'TIMEOUT')) return;
  const message = 'The player has not finished the registration and gave no date of birth. The account cannot be opened.';
  throw new OpsRefusal(409, 'error.registration.unfinished', message);
}

/** DEC-RGA-1: refuses what would end a time-out or an exclusion before the time that the player has chosen. */
async function requireChosenEnd(
  tx: Database,
  known: Player,
  change: { readonly status: string; readonly block: PlayerBlock | null; readonly endsExclusion: boolean },
  now: Date,
): Promise<void> {
  const { status, block: next, endsExclusion } = change;
  const isLonger = known.status === 'TIMEOUT' && (next?.until ?? '') >= (chosenEnd(known.block, now) ?? '');
  const ended = [...(keepsBlock.has(status) || isLonger ? [] : [known]), ...(endsExclusion ? await listExcluded(tx, known) : [])];
  const until = ended
    .flatMap(({ block }) => chosenEnd(block, now) ?? [])
    .toSorted()
    .at(-1);
  if (until === undefined) return;
  const time = `${until.slice(0, 16).replace('T', ' ')} UTC`;
  const message = `The player has chosen to be blocked until ${time}. Nobody may end that earlier; nothing was changed.`;
  throw new OpsRefusal(409, 'error.block.chosen', message);
}

/** An entry of the audit trail for each value that the change replaces, and for a block that begins again. */
function listDifferences(known: Player, { flags = {}, ...change }: PlayerChange, isBlockedAgain: boolean) {
  const values = [
    { kind: 'STATUS_CHANGED', details: {}, from: known.status, to: change.status },
    { kind: 'KYC_CHANGED', details: {}, from: known.kycStatus, to: change.kycStatus },
    { kind: 'LOYALTY_CHANGED', details: {}, from: known.loyaltyLevel, to: change.loyaltyLevel },
    { kind: 'LIMIT_LEVEL_CHANGED', details: {}, from: known.limitLevel, to: change.limitLevel },
    { kind: 'SUSPENSION_CHANGED', details: {}, from: known.multibrandSuspended, to: change.multibrandSuspended },
    ...playerFlags.map(
      (flag) => ({ kind: 'FLAG_CHANGED', details: { flag }, from: known.flags[flag], to: flags[flag] }) as const,
    ),
  ] as const;
  return values.flatMap(({ kind, details, from, to }) =>
    to === undefined || (to === from && !(isBlockedAgain && kind === 'STATUS_CHANGED'))
      ? []
      : [{ kind, details: { ...details, from, to } }],
  );
}
