import { timeZoneOf } from '#lib/core/market/place.ts';
import type { Database } from '#sandbox/database/database.ts';
import { refusal } from '../../core/refusal.ts';
import { lockPlayerAndMoney } from '../../players/actor.ts';
import { refusalAt, statusAt } from '../../players/blocks.ts';
import { lockPersons } from '../../players/identity/lock-persons.ts';
import { type ProtectionEvent, recordProtectionEvent } from '../../protection/audit.ts';
import { blockAccount } from './block-account.ts';
import { endOf, refusalOfBlock, type WantedBlock } from './block-rules.ts';
import { excludePerson } from './exclude-person.ts';

const eventKinds = {
  COOLING_OFF: 'COOLING_OFF_STARTED',
  TIMEOUT: 'TIMEOUT_STARTED',
  EXCLUSION: 'EXCLUSION_STARTED',
} as const satisfies Record<WantedBlock['kind'], ProtectionEvent['kind']>;

/**
 * DEC-RGA-1, DEC-RGA-9: blocks the player at the player's own request, and with an exclusion the person, in one transaction.
 * Returns the end, null without one.
 */
export function startBlock(
  database: Database,
  playerId: string,
  wanted: WantedBlock,
  { now, secret }: { readonly now: Date; readonly secret: string },
): Promise<Date | null> {
  return database.transaction(async (tx) => {
    if (wanted.kind === 'EXCLUSION') await lockPersons(tx);
    const player = await lockPlayerAndMoney(tx, playerId);
    const { block } = player;
    const status = statusAt(player, now);
    const timeZone = timeZoneOf(player);
    const code = refusalOfBlock({ status, until: block?.until ? new Date(block.until) : null }, wanted, now, timeZone);
    if (code) throw refusal(400, code);
    const isOwnBlock = status === 'TIMEOUT' || status === 'SELF_EXCLUDED';
    if (!isOwnBlock && refusalAt(player, now)) throw refusal(400, 'error.exclusion.active');
    const until = endOf(wanted, now, timeZone);
    const change = { until: until?.toISOString() ?? null, initiator: 'PLAYER', cooling: wanted.kind === 'COOLING_OFF' } as const;
    const isExclusion = wanted.kind === 'EXCLUSION';
    await blockAccount(tx, player, { status: isExclusion ? 'SELF_EXCLUDED' : 'TIMEOUT', block: change }, now);
    if (isExclusion) await excludePerson(tx, player, change, { now, secret });
    const details = { until: change.until };
    await recordProtectionEvent(tx, { playerId, kind: eventKinds[wanted.kind], by: 'PLAYER', at: now, details });
    return until;
  });
}
