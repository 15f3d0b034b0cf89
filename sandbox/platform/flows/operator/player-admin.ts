import { and, asc, ilike, like, or, type SQL, sql } from 'drizzle-orm';
import { normalizeEmail } from '#lib/core/validation/email.ts';
import { readPhone } from '#lib/core/validation/phone.ts';
import { plainText } from '#lib/core/validation/plain-text.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import type { OperatorPlayers, PlayerCard } from '#sandbox/ops/port/players.ts';
import { statusAt } from '../../players/blocks.ts';
import { findPlayer } from '../../players/find-player.ts';
import { foldName } from '../../players/identity/fold-name.ts';
import { type Player, playerTable } from '../../players/tables.ts';
import { createErasureAdmin } from '../erase/erasure-admin.ts';
import { readHoldings } from './read-restrictions.ts';
import { updatePlayer } from './update-player.ts';

const pageSize = 50;

/** Reads and updates players for the operator's console. */
export function createPlayerAdmin({
  database,
  clock,
  config,
}: Pick<SandboxContext, 'database' | 'clock' | 'config'>): OperatorPlayers {
  const cardOf = (player: Player) => writeCard(player, clock.now());
  return {
    ...createErasureAdmin({ database, clock, config }),
    async list({ search, position }) {
      const rows = await database
        .select()
        .from(playerTable)
        .where(search ? matches(search) : undefined)
        .orderBy(asc(playerTable.id))
        .offset(position)
        .limit(pageSize + 1);
      return { players: rows.slice(0, pageSize).map(cardOf), position, hasMore: rows.length > pageSize };
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

/**
 * Id or e-mail contain the text, the phone number contains its digits, in the national form or with the country code, or a part
 * of the name begins with each word, spelled as in the checks of persons.
 */
function matches(search: string): SQL | undefined {
  const plain = search.includes('@') ? normalizeEmail(search) : search;
  const text = `%${plain.replace(/[\\%_]/g, '\\$&')}%`;
  const words = /[@\d]/.test(search) ? [] : foldName(search);
  return or(
    ilike(playerTable.email, text),
    sql`${playerTable.id}::text like ${text}`,
    ...phonesOf(search).map((digits) => like(playerTable.mobilePhone, `%${digits}%`)),
    words.length > 0 ? and(...words.map(hasName)) : undefined,
  );
}

/** The digits of a typed phone number: as they are without a trunk zero, and by the numbering plan of its country. */
function phonesOf(search: string): readonly string[] {
  const digits = plainText(search)
    .replaceAll('(0)', '')
    .replace(/[\s().\-/]/g, '')
    .replace(/^\+?0*/, '');
  if (!/^\d{5,17}$/.test(digits)) return [];
  const whole = readPhone('', search)?.whole.slice(1);
  return whole === undefined || whole === digits ? [digits] : [digits, whole];
}

/** Folded words have letters alone, so nothing in them is a pattern. */
function hasName(word: string): SQL {
  return sql`${playerTable.id} in (select player_id from player_name where part like ${`${word}%`})`;
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
