import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CashbackState } from '#lib/bonuses/fields.ts';
import { scaleEuro } from '#lib/core/money/scale.ts';
import { dayMs, hourMs } from '#lib/core/time/durations.ts';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import type { Player } from '../../players/tables.ts';
import { accountVerticalOf } from '../campaigns.ts';
import { bonusTimeZone } from '../periods.ts';
import { assignmentTable, type Campaign, campaignTable, cashbackTable } from '../tables.ts';

const claimWindowMs = dayMs;

/** A player's cashback of a campaign now; amounts in minor units. */
export interface CashbackNow {
  readonly state: CashbackState;
  /** Of the period that can be claimed, else of the one that runs. */
  readonly netLossMinor: number;
  readonly amountMinor: number;
  readonly booster: Booster | undefined;
  readonly claimable: { readonly from: Date; readonly to: Date | null } | undefined;
  /** The period that a claim pays. */
  readonly period: Date | undefined;
}

interface Booster {
  readonly multiplier: number;
  /** When it was claimed. */
  readonly from: Date;
  readonly until: Date;
}

/** `to` is exclusive. */
interface Period {
  readonly from: Date;
  readonly to: Date;
}

interface Bounds {
  readonly previous: Period;
  readonly running: Period;
}

/** The periods of a campaign's losses: a finished one, which instant cashback does not have, and the one that runs. */
interface Windows {
  readonly campaign: Campaign;
  readonly activatedAt: Date;
  readonly finished: (Period & { readonly isPaid: boolean }) | undefined;
  readonly running: Period;
}

/** BON-22, DEC-BON-22: what the player has lost and gets back of each campaign; in a number of queries that does not grow. */
export async function readCashbackOf(
  tx: Database,
  player: Player,
  campaigns: readonly Campaign[],
  now: Date,
): Promise<ReadonlyMap<string, CashbackNow>> {
  const boosters = await listBoosters(tx, player.id);
  const booster = boosters.find(({ until }) => until > now);
  const activated = await listActivated(tx, player.id, campaigns);
  const windows = activated.size === 0 ? [] : await listWindows(tx, player, campaigns, activated, now);
  const losses = windows.length === 0 ? new Map<string, number>() : await sumNetLosses(tx, player.id, windows, boosters);
  const inactive = {
    state: 'INACTIVE',
    netLossMinor: 0,
    amountMinor: 0,
    booster,
    claimable: undefined,
    period: undefined,
  } as const;
  return new Map(
    campaigns.map((campaign) => {
      const own = windows.find((each) => each.campaign === campaign);
      return [campaign.campaignId, own ? stateOf(player, own, losses, boosters, now) : inactive];
    }),
  );
}

/** The state of one campaign's cashback. */
export async function readCashbackNow(tx: Database, player: Player, campaign: Campaign, now: Date): Promise<CashbackNow> {
  const found = (await readCashbackOf(tx, player, [campaign], now)).get(campaign.campaignId);
  if (!found) throw new Error('The cashback of the campaign was not read.');
  return found;
}

function stateOf(
  player: Player,
  { campaign, finished, running }: Windows,
  losses: ReadonlyMap<string, number>,
  boosters: readonly Booster[],
  now: Date,
): CashbackNow {
  const booster = boosters.find(({ until }) => until > now);
  const settle = (part: 'finished' | 'running') => {
    const id = `${campaign.campaignId} ${part}`;
    const netLossMinor = losses.get(id) ?? 0;
    const raised = boosters.map(({ multiplier }, index) => {
      const boosted = Math.min(netLossMinor, Math.max(0, losses.get(`${id} ${index}`) ?? 0));
      return netLossMinor - boosted + boosted * multiplier;
    });
    return { netLossMinor, amountMinor: amountOf(campaign, player, Math.max(netLossMinor, ...raised)), booster };
  };
  const min = Math.max(1, scaleEuro(campaign.terms.cashback?.min ?? 1, player.currencyCode).minor);
  const nothing = { claimable: undefined, period: undefined };
  if (!finished) {
    const settled = settle('running');
    if (settled.amountMinor < min) return { ...settled, ...nothing, state: 'ACTIVATED' };
    return { ...settled, state: 'CLAIMABLE', claimable: { from: now, to: null }, period: running.from };
  }
  // A day on which the clocks go forward is shorter than the time to claim.
  const claimable = { from: finished.to, to: earlier(new Date(finished.to.getTime() + claimWindowMs), running.to) };
  const isWithin = now < claimable.to;
  if (finished.isPaid) return { ...settle('running'), ...nothing, state: isWithin ? 'CLAIMED' : 'ACTIVATED' };
  const due = settle('finished');
  if (due.amountMinor < min) return { ...settle('running'), ...nothing, state: 'ACTIVATED' };
  if (isWithin) return { ...due, state: 'CLAIMABLE', claimable, period: finished.from };
  return { ...settle('running'), ...nothing, state: 'MISSED' };
}

/** When the player switched on each of the campaigns; those switched off are left out. */
async function listActivated(tx: Database, playerId: number, campaigns: readonly Campaign[]): Promise<ReadonlyMap<string, Date>> {
  const ids = campaigns.map(({ campaignId }) => campaignId);
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(cashbackTable)
    .where(
      and(eq(cashbackTable.playerId, playerId), inArray(cashbackTable.campaignId, ids), isNull(cashbackTable.deactivatedAt)),
    );
  return new Map(rows.map(({ campaignId, activatedAt }) => [campaignId, activatedAt]));
}

async function listWindows(
  tx: Database,
  player: Player,
  campaigns: readonly Campaign[],
  activated: ReadonlyMap<string, Date>,
  now: Date,
): Promise<readonly Windows[]> {
  const bounds = await readBounds(tx, player, now);
  const payments = await readPayments(tx, player.id, [...activated.keys()], bounds);
  return campaigns.flatMap((campaign): readonly Windows[] => {
    const activatedAt = activated.get(campaign.campaignId);
    if (!activatedAt) return [];
    const paid = payments.get(campaign.campaignId);
    const cashbackPeriod = campaign.terms.cashback?.period;
    if (cashbackPeriod === 'INSTANT') {
      const from = paid && paid.lastAt > activatedAt ? paid.lastAt : activatedAt;
      return [{ campaign, activatedAt, finished: undefined, running: { from, to: now } }];
    }
    const isWeekly = cashbackPeriod === 'WEEKLY';
    const { previous, running } = isWeekly ? bounds.week : bounds.day;
    const isPaid = (isWeekly ? paid?.hasWeek : paid?.hasDay) ?? false;
    return [{ campaign, activatedAt, finished: { ...previous, isPaid }, running }];
  });
}

const boundsSchema = z.object({
  unit: z.enum(['day', 'week']),
  previous: z.coerce.date(),
  start: z.coerce.date(),
  next: z.coerce.date(),
});

/** The calendar day and week that run, and those before, in the time zone of the player's market. */
export async function readBounds(tx: Database, player: Player, now: Date): Promise<Readonly<Record<'day' | 'week', Bounds>>> {
  const zone = bonusTimeZone(player);
  const result = await tx.execute(sql`select unit, (w.start - step) at time zone ${zone} as previous,
      w.start at time zone ${zone} as start, (w.start + step) at time zone ${zone} as next
    from (values ('day', interval '1 day'), ('week', interval '1 week')) as u(unit, step),
      lateral (select date_trunc(unit, ${now.toISOString()}::timestamptz at time zone ${zone}) as start) w`);
  const rows = rowsOf(result).map((row) => boundsSchema.parse(row));
  const of = (wanted: 'day' | 'week'): Bounds => {
    const row = rows.find(({ unit }) => unit === wanted);
    if (!row) throw new Error('The periods were not read.');
    return { previous: { from: row.previous, to: row.start }, running: { from: row.start, to: row.next } };
  };
  return { day: of('day'), week: of('week') };
}

const paymentSchema = z.object({
  campaign_id: z.string(),
  last_at: z.coerce.date(),
  has_day: z.boolean(),
  has_week: z.boolean(),
});

/** When each cashback was last paid, and whether the finished day or week was. */
async function readPayments(
  tx: Database,
  playerId: number,
  campaignIds: readonly string[],
  { day, week }: Readonly<Record<'day' | 'week', Bounds>>,
) {
  const result = await tx.execute(sql`select campaign_id, max(at) as last_at,
      bool_or(period = ${day.previous.from.toISOString()}::timestamptz) as has_day,
      bool_or(period = ${week.previous.from.toISOString()}::timestamptz) as has_week
    from cashback_payment where player_id = ${playerId} and campaign_id in ${[...campaignIds]} group by campaign_id`);
  const rows = rowsOf(result).map((row) => paymentSchema.parse(row));
  return new Map(
    rows.map(({ campaign_id: id, last_at: lastAt, has_day: hasDay, has_week: hasWeek }) => [id, { lastAt, hasDay, hasWeek }]),
  );
}

const earlier = (one: Date, other: Date) => new Date(Math.min(one.getTime(), other.getTime()));
const later = (one: Date, other: Date) => new Date(Math.max(one.getTime(), other.getTime()));

const lossSchema = z.object({ id: z.string(), loss: z.coerce.number().int() });

/**
 * Real money staked less what it won, of the rounds and bets that ended in a period and began after the cashback was switched on. A
 * stake whose round is open has not been lost: it may still be won or rolled back. A bet whose result is corrected stays in the period
 * in which it ended first, so that no loss counts twice. The losses since a booster was claimed, until it ends, are summed again.
 */
async function sumNetLosses(
  tx: Database,
  playerId: number,
  windows: readonly Windows[],
  boosters: readonly Booster[],
): Promise<ReadonlyMap<string, number>> {
  const periods = windows.flatMap(({ campaign, activatedAt, finished, running }) => {
    const write = (part: string, { from, to }: Period, since: Date) => ({
      id: `${campaign.campaignId} ${part}`,
      category: accountVerticalOf(campaign),
      since,
      from,
      // A campaign that has ended counts no more losses.
      to: campaign.endedAt && campaign.endedAt < to ? campaign.endedAt : to,
    });
    const writeAll = (part: string, period: Period) => [
      write(part, period, activatedAt),
      ...boosters
        .map(({ from, until }, index) =>
          write(`${part} ${index}`, { from: period.from, to: earlier(until, period.to) }, later(from, activatedAt)),
        )
        .filter(({ since, from, to }) => since < to && from < to),
    ];
    return [...writeAll('running', running), ...(finished ? writeAll('finished', finished) : [])];
  });
  const result = await tx.execute(sql`with p as (select * from jsonb_to_recordset(${JSON.stringify(periods)}::jsonb)
      as p(id text, category text, since timestamptz, "from" timestamptz, "to" timestamptz)),
    moved as (
      select p.id, t.entries from p
        join game_round r on r.player_id = ${playerId} and r.category = p.category and r.opened_at >= p.since
          and r.ended_at >= p."from" and r.ended_at < p."to"
        join game_transaction t on t.provider = r.provider and t.round_id = r.round_id and t.kind in ('BET', 'WIN')
      union all
      select p.id, t.entries from p
        join sports_bet b on b.player_id = ${playerId} and p.category = 'SPORTS' and b.placed_at >= p.since
          and b.ended_at >= p."from"
        join lateral (select coalesce(min(s.at) filter (where s.kind in ('SETTLE', 'VOID', 'CASHOUT')), b.ended_at) as at
          from sports_transaction s where s.bet_id = b.bet_id) as first_end on first_end.at >= p."from" and first_end.at < p."to"
        join sports_transaction t on t.bet_id = b.bet_id)
    select id, coalesce(-sum((entries ->> 'main')::bigint), 0) as loss from moved group by id`);
  return new Map(
    rowsOf(result)
      .map((row) => lossSchema.parse(row))
      .map(({ id, loss }) => [id, loss]),
  );
}

/** BON-23: the boosters that a player has or had, the strongest first. */
async function listBoosters(tx: Database, playerId: number): Promise<readonly Booster[]> {
  const rows = await tx
    .select({ at: assignmentTable.createdAt, terms: campaignTable.terms })
    .from(assignmentTable)
    .innerJoin(campaignTable, eq(campaignTable.campaignId, assignmentTable.campaignId))
    .where(and(eq(assignmentTable.playerId, playerId), eq(campaignTable.kind, 'CASHBACK_BOOSTER')));
  return rows
    .flatMap(({ at, terms: { booster } }) =>
      booster ? [{ multiplier: booster.multiplier, from: at, until: new Date(at.getTime() + booster.hours * hourMs) }] : [],
    )
    .toSorted((one, other) => other.multiplier - one.multiplier);
}

/** The share of a loss in minor units, which a booster has raised. */
function amountOf({ terms }: Campaign, { currencyCode }: Player, lossMinor: number): number {
  if (!terms.cashback || lossMinor <= 0) return 0;
  const { rate, cap } = terms.cashback;
  return Math.min(scaleEuro(cap, currencyCode).minor, Math.floor(lossMinor * rate + Number.EPSILON * lossMinor));
}
