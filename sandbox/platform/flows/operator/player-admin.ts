import { asc, ilike, like, or, sql } from 'drizzle-orm';
import { normalizeEmail } from '#lib/core/validation/email.ts';
import { plainText } from '#lib/core/validation/plain-text.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import type { OperatorPlayers, PlayerCard } from '#sandbox/ops/port/players.ts';
import { statusAt } from '../../players/blocks.ts';
import { findPlayer } from '../../players/find-player.ts';
import { type Player, playerTable } from '../../players/tables.ts';
import { readHoldings } from './read-restrictions.ts';
import { updatePlayer } from './update-player.ts';

/** Reads and updates players for the operator's console. */
export function createPlayerAdmin({
  database,
  clock,
  config,
}: Pick<SandboxContext, 'database' | 'clock' | 'config'>): OperatorPlayers {
  const cardOf = (player: Player) => writeCard(player, clock.now());
  return {
    async list(search) {
      const rows = await database
        .select()
        .from(playerTable)
        .where(search ? matches(search) : undefined)
        .orderBy(asc(playerTable.id));
      return rows.map(cardOf);
    },
    async read(playerId) {
      const player = await findPlayer(database, playerId);
      return player && cardOf(player);
    },
    async readRestrictions(playerId) {
      const player = await findPlayer(database, playerId);
      return player && readHoldings(database, player, clock.now());
    },
    async update(playerId, change, cause) {
      const actor = { ...cause, now: clock.now(), secret: config.serviceSecret };
      const player = await updatePlayer(database, playerId, change, actor);
      return player && cardOf(player);
    },
  };
}

/** Id or e-mail contain the text, or the phone number contains its digits, with or without a trunk zero. */
function matches(search: string) {
  const plain = search.includes('@') ? normalizeEmail(search) : search.trim();
  const text = `%${plain.replace(/[\\%_]/g, '\\$&')}%`;
  const digits = plainText(search)
    .replaceAll('(0)', '')
    .replace(/[\s().\-/]/g, '')
    .replace(/^\+?0*/, '');
  return or(
    ilike(playerTable.email, text),
    sql`${playerTable.id}::text like ${text}`,
    /^\d{5,15}$/.test(digits) ? like(playerTable.mobilePhone, `%${digits}%`) : undefined,
  );
}

function writeCard(player: Player, now: Date): PlayerCard {
  return {
    playerId: String(player.id),
    name: `${player.firstName} ${player.lastName}`,
    email: player.email,
    mobilePhone: player.mobilePhone,
    countryCode: player.countryCode,
    status: statusAt(player, now),
    kycStatus: player.kycStatus,
    loyaltyLevel: player.loyaltyLevel,
    limitLevel: player.limitLevel,
    multibrandSuspended: player.multibrandSuspended,
    flags: player.flags,
  };
}
