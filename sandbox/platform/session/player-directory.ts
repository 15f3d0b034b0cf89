import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { PlayerDirectory } from '#sandbox/identity/port.ts';
import { signChatToken } from '#sandbox/kit/chat-token.ts';
import type { VirtualClock } from '#sandbox/kit/clock.ts';
import { reviewAgainstRegister } from '../persons/open-matches.ts';
import { findPlayer } from '../players/find-player.ts';
import { playerTable, signInTable } from '../players/tables.ts';
import { startPlay } from '../protection/activity.ts';
import { findRefusal } from '../protection/find-refusal.ts';
import { keepRegistration } from '../registration/finish.ts';
import { issueRegistrationToken } from '../registration/token.ts';
import { describeUnfinished } from '../registration/unfinished.ts';

/** The player data that the identity service needs: token claims and whether the player may sign in. */
export function createPlayerDirectory(database: Database, clock: VirtualClock, serviceSecret: string): PlayerDirectory {
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
      const refusal = await findRefusal(database, player, clock.now());
      if (refusal?.kind !== 'unverified') return refusal;
      await keepRegistration(database, player, clock.now());
      const token = issueRegistrationToken(serviceSecret, playerId, clock.now());
      return { ...refusal, unfinished: { ...describeUnfinished(player), token } };
    },
    async recordSignIn(playerId, { ipAddress, country, device }) {
      const player = await findPlayer(database, playerId);
      if (!player) return;
      const occasion = { now: clock.now(), secret: serviceSecret };
      await database.transaction((tx) => reviewAgainstRegister(tx, player, occasion));
      const [earlier] = await database.select().from(signInTable).where(eq(signInTable.playerId, player.id)).limit(1);
      if (earlier) await database.update(playerTable).set({ firstLogin: false }).where(eq(playerTable.id, player.id));
      await database.insert(signInTable).values({ playerId: player.id, at: clock.now(), ipAddress, country, device });
      await startPlay(database, player.id, clock.now());
    },
  };
}
