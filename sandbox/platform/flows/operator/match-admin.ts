import { aliasedTable, and, asc, eq, inArray, or } from 'drizzle-orm';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import type { MatchedAccount, OperatorMatches, PersonMatchCard } from '#sandbox/ops/port/matches.ts';
import { type PersonMatch, personMatchTable as table } from '../../persons/tables.ts';
import { type Player, playerTable } from '../../players/tables.ts';
import { findExclusion } from '../../protection/find-refusal.ts';
import { decideMatch } from './decide-match.ts';

const maxListed = 50;
/** An account that is closed meanwhile waits for no decision, unless it is opened again. */
const waiting = ['REGISTERED', 'TIMEOUT', 'PRE_REGISTERED', 'ACCOUNT_UNVERIFIED'];
const compared = ['name', 'dateOfBirth', 'country', 'place', 'email', 'mobilePhone'] as const satisfies (keyof MatchedAccount)[];

const otherTable = aliasedTable(playerTable, 'other');

/** Lists and decides possible matches of persons for the operator's console. */
export function createMatchAdmin(context: Pick<SandboxContext, 'database' | 'clock' | 'config'>): OperatorMatches {
  const { database, clock } = context;

  async function write(match: PersonMatch, player: Player, other: Player | null): Promise<PersonMatchCard> {
    const [account, known] = [writeAccount(player), other && writeAccount(other)];
    const isExcluded = (await findExclusion(database, other?.identityHash ?? match.entryHash, clock.now())) !== undefined;
    const { id, likeness, state, openedAt, decidedBy: by, decidedAt: at, reason } = match;
    return {
      matchId: String(id),
      likeness,
      state,
      openedAt: openedAt.toISOString(),
      account,
      other: known,
      equal: compared.filter((field) => account[field] !== '' && account[field] === known?.[field]),
      isExcluded,
      decision: by && at ? { by, at: at.toISOString(), reason: reason ?? '' } : null,
    };
  }

  return {
    async list(playerId) {
      if (playerId !== undefined && !/^[1-9]\d{0,14}$/.test(playerId)) return [];
      const isOf = (id: number) => or(eq(table.playerId, id), eq(table.otherId, id));
      const isWaiting = and(eq(table.state, 'OPEN'), inArray(playerTable.status, waiting));
      const rows = await database
        .select({ match: table, player: playerTable, other: otherTable })
        .from(table)
        .innerJoin(playerTable, eq(playerTable.id, table.playerId))
        .leftJoin(otherTable, eq(otherTable.id, table.otherId))
        .where(playerId === undefined ? isWaiting : isOf(Number(playerId)))
        .orderBy(asc(table.openedAt), asc(table.id))
        .limit(maxListed);
      return Promise.all(rows.map(({ match, player, other }) => write(match, player, other)));
    },
    decide: (matchId, decision, cause) => decideMatch(context, matchId, decision, cause),
  };
}

function writeAccount(player: Player): MatchedAccount {
  const { id, firstName, lastName, dateOfBirth, countryCode, city, postCode, email, mobilePhone, status, kycStatus } = player;
  return {
    playerId: String(id),
    name: `${firstName} ${lastName}`,
    dateOfBirth: dateOfBirth ?? '',
    country: countryCode,
    place: [postCode, city].filter(Boolean).join(' '),
    email,
    mobilePhone,
    status,
    kycStatus,
    registeredAt: player.registeredAt.toISOString(),
  };
}
