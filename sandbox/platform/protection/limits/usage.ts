import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { LimitPeriod } from '#lib/core/market/protection.ts';
import type { LimitKind } from '#lib/protection/limits/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import type { CalendarWindow } from './calendar-window.ts';
import { type LimitedPlayer, readCalendar } from './own-calendar.ts';

/** A loss is what a market limits, not the player. */
type UsageKind = LimitKind | 'LOSS';

export interface UsedLimit<Kind extends UsageKind = LimitKind> extends CalendarWindow {
  readonly kind: Kind;
  readonly period: LimitPeriod;
  readonly usedMinor: number;
}

interface Wanted<Kind extends UsageKind> {
  readonly kind: Kind;
  readonly period: LimitPeriod;
}

const counted = sql.raw(`t.listed and t.status in ('SUCCESS', 'COMPLETED', 'REVERTED')`);
/** Without the stakes that were returned, wherever their money went: that of a completed bonus becomes real. */
const kept = sql.raw(`t.listed and t.status in ('SUCCESS', 'COMPLETED')`);

/**
 * Without bonus money, which is no spending (DEC-LIM-7). The account of a bonus that ended earlier has no part in it and is not read;
 * the day is for an end whose request had read the time before a stake did.
 */
const ownMoney = (isCounted: SQL) => (player: number, from: string) =>
  sql`
    select t.at, -t.amount_minor as minor from ledger_tx t
      where t.player_id = ${player} and ${isCounted}
        and t.at >= ${from}::timestamptz
    union all
    select t.at, e.amount_minor from account a
      join ledger_tx t on t.player_id = a.player_id
      join ledger_entry e on e.tx_id = t.id and e.account_id = a.id
      where a.player_id = ${player} and a.kind = 'bonus' and ${isCounted}
        and t.at >= ${from}::timestamptz
        and not exists (
          select from bonus_assignment b
          where b.assignment_id = a.assignment_id and b.ended_at < ${from}::timestamptz - interval '1 day'
        )`;

/**
 * What counts towards a kind of limit, as rows of `at` and `minor`. Deposits are gross. A stake that was returned counts no
 * longer, in the window in which it was placed.
 */
const movements: Readonly<Record<UsageKind, (player: number, from: string) => SQL>> = {
  DEPOSIT: (player, from) => sql`
    select t.at, t.amount_minor as minor from ledger_tx t
      where t.player_id = ${player} and ${counted} and t.category = 'PAYMENT' and t.type = 'DEPOSIT'
        and t.at >= ${from}::timestamptz`,
  SPEND: ownMoney(sql`${kept} and t.type = 'BET'`),
  LOSS: ownMoney(sql`(${kept} and t.type = 'BET' or ${counted} and t.type in ('WIN', 'WIN_VOID', 'CASHOUT', 'CASHOUT_VOID'))`),
};

const minorSchema = z.coerce.number().int();

/**
 * How much of each limit is used in the window of the player's calendar that `now` is in; minor units. The whole window counts,
 * because a call that came later but locked the player first has booked after `now`.
 */
export async function readUsage<Kind extends UsageKind>(
  db: Database,
  player: LimitedPlayer,
  wanted: readonly Wanted<Kind>[],
  now: Date,
): Promise<readonly UsedLimit<Kind>[]> {
  const windowOf = await readCalendar(db, player, now);
  const windows = wanted.map((each) => ({ ...each, ...windowOf(each.period) }));
  const used: UsedLimit<Kind>[] = [];
  for (const kind of new Set(wanted.map((each) => each.kind))) {
    const own = windows.filter((window) => window.kind === kind);
    const from = new Date(Math.min(...own.map(({ start }) => start.getTime()))).toISOString();
    const sums = own.map(
      ({ period, start, end }) =>
        sql`coalesce(sum(minor) filter (
          where at >= ${start.toISOString()}::timestamptz and at < ${end.toISOString()}::timestamptz
        ), 0) as ${sql.identifier(period)}`,
    );
    const result = await db.execute(sql`select ${sql.join(sums, sql`, `)} from (${movements[kind](player.id, from)}) m`);
    const [row = {}] = rowsOf(result);
    used.push(...own.map((window) => ({ ...window, usedMinor: Math.max(0, minorSchema.parse(row[window.period])) })));
  }
  return used;
}
