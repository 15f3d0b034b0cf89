import { dayMs } from '#lib/core/time/durations.ts';
import type { SignInRefusal } from '#sandbox/identity/port.ts';
import type { PlayerBlock } from './flags.ts';
import type { Player } from './tables.ts';

type Blocked = Pick<Player, 'status' | 'block'>;

/** The player's status now: a timeout ends by itself, an exclusion only when an operator ends it. */
export function statusAt({ status, block }: Blocked, now: Date): string {
  return status === 'TIMEOUT' && remainingMs(block, now) <= 0 ? 'REGISTERED' : status;
}

/** Whether the account is open, or will be by itself. */
export function isInUse(player: Blocked, now: Date): boolean {
  const status = statusAt(player, now);
  return status === 'REGISTERED' || status === 'TIMEOUT';
}

/** Why the player may not sign in; undefined if there is no reason. */
export function refusalAt(player: Blocked, now: Date): SignInRefusal | undefined {
  const { block } = player;
  switch (statusAt(player, now)) {
    case 'TIMEOUT':
      return {
        kind: 'timeout',
        millisLeft: remainingMs(block, now),
        initiator: block?.initiator ?? 'OPERATOR',
        cooling: block?.cooling ?? false,
        ...(block?.until && { until: block.until }),
      };
    case 'SELF_EXCLUDED':
      return block?.until ? exclusionUntil(new Date(block.until), now) : { kind: 'exclusion-indefinite' };
    case 'BLACKLISTED':
      return { kind: 'deactivated' };
    case 'CLOSED':
      return { kind: 'closed' };
    case 'PRE_REGISTERED':
    case 'ACCOUNT_UNVERIFIED':
      return { kind: 'unverified' };
    default:
      return undefined;
  }
}

export function exclusionUntil(until: Date, now: Date): SignInRefusal {
  const days = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / dayMs));
  return { kind: 'exclusion', days, until: until.toISOString() };
}

/** DEC-RGA-1: the end of a block that the player has chosen, which cannot be brought forward; undefined once it is over, or without an end. */
export function chosenEnd(block: PlayerBlock | null, now: Date): string | undefined {
  const ends = [block?.chosenUntil, block?.initiator === 'PLAYER' ? block.until : null];
  const running = ends.flatMap((end) => (end && end > now.toISOString() ? [end] : []));
  return running.toSorted().at(-1);
}

/** The block after a change: an end that the player has chosen stays, also while the account is closed. */
export function nextBlock(known: PlayerBlock | null, next: PlayerBlock | null, now: Date): PlayerBlock | null {
  const chosenUntil = chosenEnd(known, now);
  if (chosenUntil === undefined) return next;
  if (next === null) return known;
  return (chosenEnd(next, now) ?? '') >= chosenUntil ? next : { ...next, chosenUntil };
}

/** The block of a status set by an operator: 24 hours for a timeout, no end for an exclusion. */
export function blockOf(status: string, now: Date): PlayerBlock | null {
  if (status === 'TIMEOUT') {
    return { until: new Date(now.getTime() + dayMs).toISOString(), initiator: 'OPERATOR', cooling: false };
  }
  return status === 'SELF_EXCLUDED' ? { until: null, initiator: 'OPERATOR', cooling: false } : null;
}

function remainingMs(block: PlayerBlock | null, now: Date): number {
  return block?.until ? Date.parse(block.until) - now.getTime() : 0;
}
