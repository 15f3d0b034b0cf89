import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { rowsOf } from '#sandbox/database/migrate.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { checkLimit, readMoney } from './account.ts';
import { playableMinor } from './playable.ts';
import type { Actions } from './player.ts';
import type { OperationKind, SiegeRecord } from './record.ts';
import type { ServerDatabase } from './server-database.ts';

type Rows = readonly { readonly id: string; readonly playerId: string; readonly state: string; readonly booked: number }[];
const rowsSchema = z.array(
  z.object({ id: z.string(), playerId: z.coerce.string(), state: z.string(), booked: z.coerce.number() }),
);

/** What each kind of operation makes: its id, its player, its state, and how often the ledger has it. */
const made: Readonly<Partial<Record<OperationKind, SQL>>> = {
  deposit: sql`select d.transaction_id as id, d.player_id as "playerId", d.status as state,
    (select count(*) from ledger_tx t where t.reference_id = d.transaction_id) as booked from deposit d`,
  withdrawal: sql`select w.withdrawal_id as id, w.player_id as "playerId", w.status as state,
    (select count(*) from ledger_tx t where t.reference_id = w.withdrawal_id) as booked from withdrawal w`,
  bet: sql`select b.bet_id as id, b.player_id as "playerId", b.state,
    (select count(*) filter (where t.type = 'BET') - count(*) filter (where t.type = 'BET_VOID')
      from ledger_tx t where t.round_id = b.bet_id) as booked from sportsbook_bet b`,
  round: sql`select r.round_id as id, s.player_id as "playerId", case when r.stake_minor = 0 then 'FREE' else 'PAID' end as state,
    (select count(*) from ledger_tx t where t.round_id = r.round_id and t.type = 'BET') as booked
    from play_round r join play_session s on s.session_id = r.session_id where s.mode = 'real'`,
  bonus: sql`select assignment_id as id, player_id as "playerId", state, 1 as booked from bonus_assignment where trigger_type is not null`,
};

/** The states in which the money of an operation has moved; those of the others must not be in the ledger. */
const bookedStates: Readonly<Partial<Record<OperationKind, (state: string) => boolean>>> = {
  deposit: (state) => state === 'SUCCESS',
  withdrawal: () => true,
  bet: (state) => state !== 'PLACING' && state !== 'REJECTED' && state !== 'VOID',
  round: (state) => state === 'PAID',
};

/** Kinds whose repeats have a key, so that each row belongs to an operation that a client knows. */
const keyed: readonly OperationKind[] = ['deposit', 'withdrawal', 'bet'];

/** Compares the ledger with itself; at any time. */
export async function verifyBooks({ db }: ServerDatabase, record: SiegeRecord): Promise<void> {
  const { faults } = await verifyLedger(db);
  for (const fault of faults) record.violate(`the ledger: ${fault}`);
}

/** Work that continues by itself: notices, calls to the wallet, bets that wait for their stake. */
export async function countPending({ db }: ServerDatabase): Promise<number> {
  const result = await db.execute(sql`select
    (select count(*) from play_call where done_at is null) + (select count(*) from sportsbook_call where done_at is null)
    + (select count(*) from sportsbook_bet where state = 'PLACING')
    + (select count(*) from cashier_session where status in ('SUCCESS', 'FAILED') and notified_at is null) as pending`);
  return z.object({ pending: z.coerce.number() }).parse(rowsOf(result)[0]).pending;
}

/** Every operation that a client knows against what the database has. */
export async function verifyOperations({ db }: ServerDatabase, record: SiegeRecord, players: ReadonlySet<string>): Promise<void> {
  for (const [kind, query] of Object.entries(made) as [OperationKind, SQL][]) {
    const all: Rows = rowsSchema.parse(rowsOf(await db.execute(query)));
    const rows = all.filter(({ playerId }) => players.has(playerId));
    const known = record.operations.filter((operation) => operation.kind === kind && operation.id !== undefined);
    const byId = Map.groupBy(rows, ({ id }) => id);
    for (const { id = '', playerId, outcome } of known.filter((operation) => operation.outcome === 'acknowledged')) {
      const [row, ...more] = byId.get(id) ?? [];
      const name = `the acknowledged ${kind} ${id} of player ${playerId}`;
      if (!row) record.violate(`${name} is lost`);
      else if (more.length > 0) record.violate(`${name} is there ${more.length + 1} times`);
      else if (row.playerId !== playerId) record.violate(`${name} belongs to ${row.playerId}`);
      else if (kind === 'deposit' && row.state !== 'SUCCESS') record.violate(`${name} is ${row.state}, ${outcome}`);
      else if (kind === 'bet' && row.state === 'REJECTED') record.violate(`${name} was rejected`);
    }
    const isBooked = bookedStates[kind];
    for (const { id, state, booked } of rows) {
      if (!isBooked) continue;
      const expected = isBooked(state) ? 1 : 0;
      if (booked !== expected) record.violate(`the ${kind} ${id} is ${state} and booked ${booked} times`);
    }
    if (keyed.includes(kind)) verifyNoStranger(kind, rows, record);
    else if (kind === 'round') verifyRounds(rows, record);
  }
  await verifyCashier(db, record);
  await verifyCancellations(db, record);
}

/** A row that no client's operation has is one that a repeat has made a second time. */
function verifyNoStranger(kind: OperationKind, rows: Rows, record: SiegeRecord): void {
  const operations = record.operations.filter((operation) => operation.kind === kind);
  const ids = new Set(operations.map(({ id }) => id));
  const open = Map.groupBy(
    operations.filter(({ id, outcome }) => id === undefined && outcome === 'unknown'),
    ({ playerId }) => playerId,
  );
  const strange = Map.groupBy(
    rows.filter(({ id, state }) => !ids.has(id) && state !== 'REJECTED'),
    ({ playerId }) => playerId,
  );
  for (const [playerId, found] of strange) {
    const possible = open.get(playerId)?.length ?? 0;
    if (found.length > possible) {
      const list = found.map(({ id }) => id).join(', ');
      record.violate(
        `player ${playerId} has ${found.length} of ${kind} that no answer named (${list}), ${possible} had no answer`,
      );
    }
  }
}

/** Each request without an answer may have played one round. */
function verifyRounds(rows: Rows, record: SiegeRecord): void {
  const operations = record.operations.filter(({ kind }) => kind === 'round');
  const ids = new Set(operations.map(({ id }) => id));
  const strange = Map.groupBy(
    rows.filter(({ id }) => !ids.has(id)),
    ({ playerId }) => playerId,
  );
  for (const [playerId, found] of strange) {
    const lost = operations.filter((operation) => operation.playerId === playerId && operation.lost > 0).length;
    if (found.length > lost) record.violate(`player ${playerId} has ${found.length} unknown rounds after ${lost} lost answers`);
  }
}

/** What the cashier has taken is booked, and nothing else is. */
async function verifyCashier(db: ServerDatabase['db'], record: SiegeRecord): Promise<void> {
  const result =
    await db.execute(sql`select d.transaction_id || ' is ' || d.status || ' and ' || c.status || ' at the cashier' as fault
    from deposit d join cashier_session c on c.transaction_id = d.transaction_id where (d.status = 'SUCCESS') <> (c.status = 'SUCCESS')`);
  for (const { fault } of z.array(z.object({ fault: z.string() })).parse(rowsOf(result))) record.violate(`the deposit ${fault}`);
}

async function verifyCancellations(db: ServerDatabase['db'], record: SiegeRecord): Promise<void> {
  const cancelled = record.operations.filter(({ kind, outcome }) => kind === 'cancellation' && outcome === 'acknowledged');
  const result = await db.execute(sql`select withdrawal_id as id from withdrawal where status = 'CANCELLED'`);
  const ids = new Set(
    z
      .array(z.object({ id: z.string() }))
      .parse(rowsOf(result))
      .map(({ id }) => id),
  );
  for (const { id = '' } of cancelled) if (!ids.has(id)) record.violate(`the acknowledged cancellation of ${id} is lost`);
}

/** A player's wallet against the player's history, as the site shows both. */
export async function verifyPlayer(actions: Actions): Promise<void> {
  const { client, record } = actions;
  const { playerId } = client.identity;
  const money = await readMoney(actions);
  if ('code' in money) return record.violate(`wallet or history of player ${playerId} at the end: ${money.code}`);
  const { wallet, rows } = money;
  const references = new Set(rows.map(({ referenceId }) => referenceId));
  if (references.size !== rows.length) record.violate(`the history of player ${playerId} has a reference twice`);
  const playable = playableMinor(wallet);
  // A payment that failed is listed with the amount that it did not move.
  const moved = rows.filter(({ status, type }) => status !== 'FAILED' && !(type === 'DEPOSIT' && status === 'CANCELLED'));
  const sum = moved.reduce((total, { amount }) => total + Math.round(amount * 100), 0);
  const last = Math.round((rows[0]?.balanceAfterTransaction ?? 0) * 100);
  if (playable !== last) record.violate(`player ${playerId} has ${playable}, the last row of the history says ${last}`);
  if (playable !== sum) record.violate(`player ${playerId} has ${playable}, the history sums to ${sum}`);
  await checkLimit(actions);
}
