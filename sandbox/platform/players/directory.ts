import type { Database } from '#sandbox/database/database.ts';
import type { PlayerDirectory } from '#sandbox/identity/directory.ts';
import type { VirtualClock } from '#sandbox/kit/clock.ts';
import { refusalAt } from './blocks.ts';
import { findPlayer } from './find.ts';

/** What identity may know of a player: his token's claims, and whether he may come in. */
export function createPlayerDirectory(database: Database, clock: VirtualClock): PlayerDirectory {
  return {
    async claimsOf(playerId) {
      const player = await findPlayer(database, playerId);
      return (
        player && {
          country_code: player.countryCode,
          language_code: player.languageCode,
          player_id: playerId,
          player_access_id: `access-${player.personId}`,
          login_method: 'DEFAULT',
          zendesk_token: '',
          registrationDate: player.registeredAt.toISOString(),
          multibrand: JSON.stringify({ suspended: player.multibrandSuspended }),
        }
      );
    },
    async refusalOf(playerId) {
      const player = await findPlayer(database, playerId);
      return player && refusalAt(player, clock.now());
    },
  };
}
