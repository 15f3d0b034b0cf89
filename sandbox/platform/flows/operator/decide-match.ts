import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import type { MatchDecision } from '#sandbox/ops/port/matches.ts';
import { OpsRefusal } from '#sandbox/ops/port/ops-refusal.ts';
import type { Cause } from '#sandbox/ops/port/reason.ts';
import { endReview } from '../../persons/open-matches.ts';
import { type PersonMatch, personMatchTable as table } from '../../persons/tables.ts';
import { lockPlayerAndMoney } from '../../players/actor.ts';
import type { PlayerBlock } from '../../players/flags.ts';
import { lockPersons } from '../../players/identity/lock-persons.ts';
import { requireKnownPlayer } from '../../players/require-player.ts';
import type { Player } from '../../players/tables.ts';
import { recordOperatorChange } from '../../protection/operator-changes.ts';
import { findInRegister } from '../../protection/register.ts';
import { blockAccount } from '../block/block-account.ts';
import { excludePerson, mayBeExcluded } from '../block/exclude-person.ts';
import { updatePlayer } from './update-player.ts';

interface Operation extends Cause {
  readonly now: Date;
  readonly secret: string;
}

/**
 * DEC-PER-2: decides whether an account belongs to the known person. The account of an excluded person is excluded as well, a
 * second account of any other person is closed; that of another person may deposit and play. Undefined for an unknown match.
 */
export function decideMatch(
  { database, clock, config }: Pick<SandboxContext, 'database' | 'clock' | 'config'>,
  matchId: string,
  decision: MatchDecision['decision'],
  cause: Cause,
): Promise<{ readonly done: true } | undefined> {
  const operation = { ...cause, now: clock.now(), secret: config.serviceSecret };
  return database.transaction(async (tx) => {
    await lockPersons(tx);
    const [match] = /^[1-9]\d{0,14}$/.test(matchId)
      ? await tx
          .select()
          .from(table)
          .where(eq(table.id, Number(matchId)))
          .for('update')
      : [];
    if (!match) return undefined;
    if (match.state !== 'OPEN') throw new OpsRefusal(409, 'error.match.decided', 'This match is decided already.');
    const playerId = String(match.playerId);
    const player = await lockPlayerAndMoney(tx, playerId);
    const state = decision === 'same' ? 'SAME' : 'DIFFERENT';
    await tx
      .update(table)
      .set({ state, decidedBy: cause.by, decidedAt: operation.now, reason: cause.reason })
      .where(eq(table.id, match.id));
    const details = { match: match.id, likeness: match.likeness, decision: state };
    await recordOperatorChange(tx, cause, { playerId, kind: 'IDENTITY_MATCH_DECIDED', details }, operation.now);
    if (state === 'SAME') await closeForPerson(tx, player, match, operation);
    else await endReview(tx, player, operation.now);
    return { done: true };
  });
}

async function closeForPerson(tx: Database, player: Player, match: PersonMatch, operation: Operation): Promise<void> {
  const block = await findBlock(tx, match, operation.now);
  if (!block) {
    await updatePlayer(tx, String(player.id), { status: 'CLOSED' }, operation);
    return;
  }
  const { now } = operation;
  if (mayBeExcluded(player, block, now)) await blockAccount(tx, player, { status: 'SELF_EXCLUDED', block }, now);
  await excludePerson(tx, player, block, operation);
  const details = { until: block.until };
  await recordOperatorChange(tx, operation, { playerId: player.id, kind: 'EXCLUSION_STARTED', details }, now);
}

/**
 * A block as long as that of the known person's account, or as the entry of the register; undefined if the person is not
 * excluded. It is the operator's, who may have to correct the decision.
 */
async function findBlock(tx: Database, { otherId, entryHash }: PersonMatch, now: Date): Promise<PlayerBlock | undefined> {
  const other = otherId === null ? undefined : await requireKnownPlayer(tx, String(otherId));
  if (other?.status === 'SELF_EXCLUDED' && other.block) return operatorBlock(other.block.until);
  const until = await findInRegister(tx, other?.identityHash ?? entryHash, now);
  return until === undefined ? undefined : operatorBlock(until?.toISOString() ?? null);
}

const operatorBlock = (until: string | null): PlayerBlock => ({ until, initiator: 'OPERATOR', cooling: false });
