import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';

export interface LedgerReport {
  readonly balanced: boolean;
  readonly accounts: number;
  readonly entries: number;
  /** One sentence per violation, at most twenty of each kind. */
  readonly faults: readonly string[];
}

/** The ledger's invariants: each query returns one row per violation, with a readable `fault`. */
const checks: readonly SQL[] = [
  sql`select 'transaction ' || tx_id || ' is out of balance by ' || sum(amount_minor) || ' ' || currency as fault
    from ledger_entry group by tx_id, currency having sum(amount_minor) <> 0 limit 20`,
  sql`select 'account ' || a.code || ' has ' || a.balance_minor || ', its entries say ' || coalesce(e.total, 0) as fault
    from account a left join (select account_id, sum(amount_minor) as total from ledger_entry group by account_id) e
      on e.account_id = a.id
    where a.balance_minor <> coalesce(e.total, 0) limit 20`,
  sql`select 'account ' || code || ' is negative: ' || balance_minor as fault
    from account where player_id is not null and balance_minor < 0 limit 20`,
  sql`select 'reference ' || reference_id || ' is booked ' || count(*) || ' times' as fault
    from ledger_tx group by reference_id having count(*) > 1 limit 20`,
  sql`select 'entry of transaction ' || e.tx_id || ' is in ' || e.currency || ', its account in ' || a.currency as fault
    from ledger_entry e join account a on a.id = e.account_id where a.currency <> e.currency limit 20`,
  sql`select 'transaction ' || tx_id || ' left account ' || account_id || ' at ' || balance_after_minor || ', not ' || total as fault
    from (select tx_id, account_id, balance_after_minor, sum(amount_minor) over (partition by account_id order by tx_id) as total
      from ledger_entry where balance_after_minor is not null) running
    where balance_after_minor <> total limit 20`,
  sql`select 'player ' || l.player_id || ' has ' || l.locked || ' locked, the open withdrawals say ' || coalesce(w.open, 0) as fault
    from (select player_id, sum(balance_minor) as locked from account where kind = 'locked' group by player_id) l
    left join (select player_id, -sum(amount_minor) as open from ledger_tx
      where category = 'PAYMENT' and type = 'WITHDRAW' and status in ('PENDING', 'WAITING_INPUT') and listed group by player_id) w
      on w.player_id = l.player_id
    where l.locked <> coalesce(w.open, 0) limit 20`,
  sql`select 'player ' || coalesce(k.player_id, t.player_id) || ' has a total of ' || coalesce(k.total, 0) || ' for '
      || coalesce(k.kind, t.kind) || ', the transactions say ' || coalesce(t.total, 0) as fault
    from (select player_id, category || ' ' || type || ' ' || status as kind, sum(amount_minor) as total
        from (select * from ledger_total union all select * from ledger_total_change) both_tables group by 1, 2) k
      full join (select player_id, category || ' ' || type || ' ' || status as kind, sum(amount_minor) as total
        from ledger_tx where listed group by 1, 2) t on t.player_id = k.player_id and t.kind = k.kind
    where coalesce(k.total, 0) <> coalesce(t.total, 0) limit 20`,
  sql`select 'withdrawal ' || w.withdrawal_id || ' is ' || w.status || ', its booking says ' || coalesce(t.status, 'nothing') as fault
    from withdrawal w left join ledger_tx t on t.reference_id = w.withdrawal_id
    where t.status is distinct from w.status or t.amount_minor <> -w.amount_minor or t.player_id <> w.player_id limit 20`,
  sql`select 'bonus ' || b.assignment_id || ' is ' || b.state || ' and its account holds ' || a.balance_minor as fault
    from bonus_assignment b join account a on a.assignment_id = b.assignment_id
    where b.state <> 'ACTIVE' and a.balance_minor <> 0 limit 20`,
  sql`select 'bonus ' || b.assignment_id || ' has a progress of ' || b.progress_centi || ', its stakes say ' || coalesce(c.total, 0) as fault
    from bonus_assignment b
    left join (select assignment_id, sum(centi) as total from bonus_contribution group by assignment_id) c
      on c.assignment_id = b.assignment_id
    where b.progress_centi <> coalesce(c.total, 0) limit 20`,
  // An operator may complete a bonus early.
  sql`select 'bonus ' || b.assignment_id || ' was paid ' || b.paid_minor || ' before its requirement' as fault from bonus_assignment b
    where b.paid_minor > 0 and b.required_minor > 0 and b.progress_centi < b.required_minor * 100
      and not exists (select 1 from bonus_transition t
        where t.assignment_id = b.assignment_id and t.event = 'complete' and t.by not in ('PLAYER', 'SYSTEM')) limit 20`,
  sql`select 'bet ' || b.bet_id || ' of the sportsbook moved ' || coalesce(l.moved, 0) || ', its calls say ' || coalesce(c.moved, 0) as fault
    from sports_bet b
    left join (select t.round_id, sum(t.amount_minor) as moved from ledger_tx t where t.reference_id like 'sports:%' group by 1) l
      on l.round_id = b.bet_id
    left join (select bet_id, sum(minor::bigint) as moved from sports_transaction, jsonb_each_text(entries) as e (account, minor)
      where account = 'main' or account like 'bonus:%' group by 1) c on c.bet_id = b.bet_id
    where coalesce(l.moved, 0) <> coalesce(c.moved, 0) limit 20`,
  sql`select 'player ' || coalesce(d.player_id, t.player_id) || ' has a debt of ' || coalesce(d.debt_minor, 0) || ', the calls of the sportsbook say '
      || coalesce(t.debt, 0) as fault
    from sports_debt d
    full join (select player_id, sum(debt_minor) as debt from sports_transaction where player_id is not null group by 1) t
      on t.player_id = d.player_id
    where coalesce(d.debt_minor, 0) <> coalesce(t.debt, 0) limit 20`,
  // A bet ends once more than it was opened again.
  sql`select 'bet ' || b.bet_id || ' is ' || b.state || ' after ' || coalesce(t.endings, 0) || ' endings' as fault from sports_bet b
    left join (select bet_id, count(*) filter (where kind in ('SETTLE', 'CASHOUT', 'VOID')) - count(*) filter (where kind = 'UNSETTLE')
      as endings from sports_transaction group by 1) t on t.bet_id = b.bet_id
    where coalesce(t.endings, 0) <> case when b.state = 'OPEN' then 0 else 1 end limit 20`,
  // A game may still be reporting a round that has just ended.
  sql`select 'round ' || p.round_id || ' of ' || p.game || ' took ' || p.stake_minor || ' and paid ' || p.win_minor
      || ' in its game, here ' || coalesce(g.staked_minor, 0) || ' and ' || coalesce(g.won_minor, 0) as fault
    from play_round p join play_session s on s.session_id = p.session_id and s.mode = 'real'
    left join game_round g on g.provider = s.provider and g.round_id = p.round_id
    where p.ended_at < clock_timestamp() - interval '2 minutes'
      and (g.staked_minor is distinct from p.stake_minor or g.won_minor is distinct from p.win_minor) limit 20`,
];

const faultSchema = z.object({ fault: z.string() });
const sizeSchema = z.object({ accounts: z.coerce.number().int(), entries: z.coerce.number().int() });

/** Checks every invariant on one snapshot of the ledger. */
export async function verifyLedger(db: Database): Promise<LedgerReport> {
  return db.transaction(
    async (snapshot) => {
      const faults: string[] = [];
      for (const check of checks) {
        for (const row of rowsOf(await snapshot.execute(check))) faults.push(faultSchema.parse(row).fault);
      }
      const size = await snapshot.execute(
        sql`select (select count(*) from account) as accounts, (select count(*) from ledger_entry) as entries`,
      );
      return { balanced: faults.length === 0, ...sizeSchema.parse(rowsOf(size)[0]), faults };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
