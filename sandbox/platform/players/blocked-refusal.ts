import { dayMs } from '#lib/core/time/durations.ts';
import type { SignInRefusal } from '#sandbox/identity/port.ts';
import { Refusal } from '../core/refusal.ts';
import { refusalAt } from './blocks.ts';
import type { Player } from './tables.ts';

/** The refusal for a blocked player: 400 at sign-in, 403 for a session that is already open. */
export function blockedRefusal(status: 400 | 403, refusal: SignInRefusal, playerId: string): Refusal {
  const blocked = (code: string, additionalInfo: Record<string, unknown> = {}) =>
    new Refusal({ status, code, message: 'This player may not sign in.', additionalInfo });
  switch (refusal.kind) {
    case 'timeout': {
      const { cooling, millisLeft, initiator, until } = refusal;
      const days = Math.max(1, Math.ceil(millisLeft / dayMs));
      return blocked(`error.timeout.in.progress.${days}`, { playerId, cooling, millisLeft, initiator, until });
    }
    case 'exclusion':
      return blocked(`error.exclusion.in.progress.${refusal.days}`, { until: refusal.until });
    case 'exclusion-indefinite':
      return blocked('error.exclusion.in.progress.indefinite');
    case 'deactivated':
      return blocked('error.account.deactivated');
    case 'closed':
      return blocked('error.account.closed');
    case 'unverified':
      return blocked('error.account.unverified');
  }
}

/** Throws 403 when the token's player has been blocked since the token was issued (DEC-X-5). */
export function requireNotBlocked(player: Player, now: Date): void {
  const refusal = refusalAt(player, now);
  if (refusal) throw blockedRefusal(403, refusal, String(player.id));
}
