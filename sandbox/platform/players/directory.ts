import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { PlayerDirectory, SignInRefusal } from '#sandbox/identity/directory.ts';
import { signChatToken } from '#sandbox/kit/chat-token.ts';
import type { VirtualClock } from '#sandbox/kit/clock.ts';
import { startPlay } from '../protection/activity.ts';
import { findInRegister } from '../protection/register.ts';
import { issueRegistrationToken } from '../registration/token.ts';
import { describeUnfinished } from '../registration/unfinished.ts';
import { exclusionUntil, refusalAt } from './blocks.ts';
import { findPlayer } from './find-player.ts';
import { type Player, playerTable, signInTable } from './tables.ts';

/** The player data that the identity service needs: token claims and whether the player may sign in. */
export function createPlayerDirectory(database: Database, clock: VirtualClock, serviceSecret: string): PlayerDirectory {
  /** DEC-RGA-4: the refusal of a player who is in the register of excluded persons. */
  async function findRegistered(player: Player): Promise<SignInRefusal | undefined> {
    const until = await findInRegister(database, player, serviceSecret, clock.now());
    if (until === undefined) return undefined;
    return until === null ? { kind: 'exclusion-indefinite' } : exclusionUntil(until, clock.now());
  }
  return {
    async readClaims(playerId) {
      const player = await findPlayer(database, playerId);
      return (
        player && {
          country_code: player.countryCode,
          language_code: player.languageCode,
          player_id: playerId,
          player_access_id: `access-${player.personId}`,
          login_method: 'DEFAULT',
          zendesk_token: await signChatToken(serviceSecret, playerId),
          registrationDate: player.registeredAt.toISOString(),
          multibrand: JSON.stringify({ suspended: player.multibrandSuspended }),
        }
      );
    },
    async findRefusal(playerId) {
      const player = await findPlayer(database, playerId);
      if (!player) return undefined;
      const blocked = refusalAt(player, clock.now());
      const isOpen = !blocked || blocked.kind === 'unverified';
      const refusal = (isOpen && (await findRegistered(player))) || blocked;
      if (refusal?.kind !== 'unverified') return refusal;
      const token = issueRegistrationToken(serviceSecret, playerId, clock.now());
      return { ...refusal, unfinished: { ...describeUnfinished(player), token } };
    },
    async recordSignIn(playerId, { ipAddress, country, device }) {
      const player = await findPlayer(database, playerId);
      if (!player) return;
      const [earlier] = await database.select().from(signInTable).where(eq(signInTable.playerId, player.id)).limit(1);
      if (earlier) await database.update(playerTable).set({ firstLogin: false }).where(eq(playerTable.id, player.id));
      await database.insert(signInTable).values({ playerId: player.id, at: clock.now(), ipAddress, country, device });
      await startPlay(database, player.id, clock.now());
    },
  };
}
