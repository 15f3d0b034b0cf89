import type pg from 'pg';

const stripes = 64;

/** Creates separate tables with the same indexes: a minimal ledger without Parlour's checks. */
export async function prepareHandwrittenLedger(pool: pg.Pool, players: number): Promise<void> {
  await pool.query(`
    drop table if exists hand_entry, hand_tx, hand_account;
    create table hand_account (id bigint primary key, balance bigint not null check (id > 1000000 or balance >= 0)) with (fillfactor = 70);
    create table hand_tx (
      id bigint generated always as identity primary key, reference_id text not null unique, player_id bigint not null,
      category text not null, type text not null, status text not null, currency text not null, amount bigint not null,
      balance_after bigint not null, at timestamptz not null);
    create index on hand_tx (player_id, at desc, id desc);
    create table hand_entry (
      tx_id bigint not null references hand_tx (id), account_id bigint not null references hand_account (id),
      amount bigint not null, primary key (tx_id, account_id));
    insert into hand_account select id, 1000000000 from generate_series(0, ${players - 1}) id;
    insert into hand_account select 1000001 + id, 0 from generate_series(0, ${stripes - 1}) id;`);
}

/** Books the same stake in plain SQL: locks both accounts in order, inserts the entries, updates both balances, commits. */
export async function postHandwritten(pool: pg.Pool, player: number, reference: string, stake: number): Promise<void> {
  const operator = 1_000_001 + (player % stripes);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const locked = await client.query('select id, balance from hand_account where id in ($1, $2) order by id for update', [
      player,
      operator,
    ]);
    const after = Number(locked.rows[0].balance) - stake;
    if (after < 0) throw new Error('insufficient funds');
    const tx = await client.query(
      `insert into hand_tx (reference_id, player_id, category, type, status, currency, amount, balance_after, at)
        values ($1, $2, 'CASINO', 'BET', 'SUCCESS', 'EUR', $3, $4, now()) returning id`,
      [reference, player, -stake, after],
    );
    await client.query('insert into hand_entry (tx_id, account_id, amount) values ($1, $2, $4), ($1, $3, $5)', [
      tx.rows[0].id,
      player,
      operator,
      -stake,
      stake,
    ]);
    await client.query('update hand_account set balance = balance - $2 where id = $1', [player, stake]);
    await client.query('update hand_account set balance = balance + $2 where id = $1', [operator, stake]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
