import type { SignInRefusal } from '#sandbox/identity/directory.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { refusalAt } from './players/blocks.ts';
import { findPlayer } from './players/find.ts';
import { Refusal } from './refusal.ts';

const dayMs = 86_400_000;

/** Why a player is kept out, with the codes of decisions §2.2: 400 to who wants to come in, 403 to who was in already. */
export function refuseBlocked(status: 400 | 403, refusal: SignInRefusal, playerId: string): Refusal {
  const blocked = (code: string, additionalInfo: Record<string, unknown> = {}) =>
    new Refusal({ status, code, message: 'This player may not sign in.', additionalInfo });
  switch (refusal.kind) {
    case 'timeout': {
      const { cooling, millisLeft, initiator } = refusal;
      const days = Math.max(1, Math.ceil(millisLeft / dayMs));
      return blocked(`error.timeout.in.progress.${days}`, { playerId, cooling, millisLeft, initiator });
    }
    case 'exclusion':
      return blocked(`error.exclusion.in.progress.${refusal.days}`);
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

/** DEC-X-5: a token outlives the moment in which its player is blocked, its use does not. Throws 403. */
export async function requireAdmitted(
  { database, clock }: Pick<SandboxContext, 'database' | 'clock'>,
  playerId: string,
): Promise<void> {
  const player = await findPlayer(database, playerId);
  const refusal = player && refusalAt(player, clock.now());
  if (refusal) throw refuseBlocked(403, refusal, playerId);
}
