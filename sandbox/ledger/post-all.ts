import { asc, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import { accountCode } from './accounts.ts';
import { InsufficientFundsError, ledgerErrorOf, UnknownAccountError } from './errors.ts';
import { type Posting, type WrittenPosting, writePosting } from './post.ts';
import { accountTable, type txTable } from './schema.ts';

type Account = typeof accountTable.$inferSelect;
type TxRow = typeof txTable.$inferInsert;

interface EntryRow {
  readonly accountId: number;
  readonly currency: string;
  readonly amountMinor: number;
  readonly balanceAfterMinor: number | null;
}

const addedSchema = z.array(z.object({ id: z.coerce.number().int(), referenceId: z.string() }));

const chunkSize = 500;

/**
 * Books many postings at once, in order, by the rules of `post`: same rows, same triggers, all or nothing. For seeds and
 * imports: it reads each account once and rejects repeated references. Throws what `post` throws.
 */
export async function postAll(db: Database, postings: readonly Posting[]): Promise<void> {
  const written = postings.map(writePosting);
  try {
    await db.transaction(async (tx) => {
      const accounts = await lockAccounts(tx, written);
      const booked = written.map((posting) => book(posting, accounts));
      for (let at = 0; at < booked.length; at += chunkSize) await insert(tx, booked.slice(at, at + chunkSize));
      await saveBalances(tx, [...accounts.values()]);
    });
  } catch (error) {
    throw ledgerErrorOf(error, 'bulk posting');
  }
}

async function lockAccounts(db: Database, written: readonly WrittenPosting[]): Promise<Map<string, Account>> {
  const operatorAccounts = new Map<string, typeof accountTable.$inferInsert>();
  const players = new Set<number>();
  for (const { player, currency, codes } of written) {
    players.add(player);
    for (const code of codes.filter((name) => !name.startsWith('player:'))) {
      operatorAccounts.set(keyOf(code, currency), { code, currency, kind: 'house' });
    }
  }
  if (operatorAccounts.size > 0)
    await db
      .insert(accountTable)
      .values([...operatorAccounts.values()])
      .onConflictDoNothing();
  const operatorCodes = [...new Set([...operatorAccounts.values()].map(({ code }) => code))];
  const rows = await db
    .select()
    .from(accountTable)
    .where(sql`${inArray(accountTable.playerId, [...players])} or ${inArray(accountTable.code, operatorCodes)}`)
    .orderBy(asc(accountTable.id))
    .for('no key update');
  return new Map(rows.map((row) => [keyOf(row.code, row.currency), row]));
}

function keyOf(code: string, currency: string): string {
  return `${code} ${currency}`;
}

interface BookedRows {
  readonly tx: TxRow;
  readonly entries: readonly EntryRow[];
}

/** Updates the balances in memory and returns the rows to insert. */
function book(posting: WrittenPosting, accounts: Map<string, Account>): BookedRows {
  const { reference, player, currency } = posting;
  const main = accounts.get(keyOf(accountCode(player, 'main'), currency));
  if (!main) throw new UnknownAccountError(`${reference}: player ${player} has no wallet in ${currency}`);
  let amount = 0;
  let wallet: number | undefined;
  const entries = posting.codes.map((code, index): EntryRow => {
    const account = accounts.get(keyOf(code, currency));
    if (!account) throw new UnknownAccountError(`${reference} names an unknown account: ${code}`);
    const delta = posting.amounts[index] ?? 0;
    account.balanceMinor += delta;
    if (account.kind !== 'house' && account.balanceMinor < 0) throw new InsufficientFundsError(`no funds for ${reference}`);
    if (isSpendable(account)) {
      amount += delta;
      wallet = Math.min(wallet ?? account.id, account.id);
    }
    const balanceAfterMinor = account.kind === 'house' ? null : account.balanceMinor;
    return { accountId: account.id, currency, amountMinor: delta, balanceAfterMinor };
  });
  const tx = {
    referenceId: reference,
    playerId: player,
    category: posting.category,
    type: posting.type,
    status: posting.status,
    currency,
    amountMinor: posting.attempted ?? amount,
    balanceAfterMinor: spendableOf(player, accounts),
    walletAccount: wallet ?? main.id,
    listed: posting.attempted !== null || amount !== 0,
    gameId: posting.game,
    roundId: posting.round,
    method: posting.method,
    at: new Date(posting.at),
  };
  return { tx, entries };
}

function isSpendable({ kind }: Account): boolean {
  return kind === 'main' || kind === 'bonus';
}

function spendableOf(player: number, accounts: Map<string, Account>): number {
  let minor = 0;
  for (const account of accounts.values()) {
    if (account.playerId === player && isSpendable(account)) minor += account.balanceMinor;
  }
  return minor;
}

/** One JSON parameter: a parameter per value would dominate the embedded database's time. */
async function insert(db: Database, booked: readonly BookedRows[]): Promise<void> {
  const added = await db.execute(sql`insert into ledger_tx (reference_id, player_id, category, type, status, currency,
      amount_minor, balance_after_minor, wallet_account, listed, game_id, round_id, method, at)
    select r.* from jsonb_to_recordset(${JSON.stringify(booked.map(({ tx }) => tx))}::jsonb) as r (
      "referenceId" text, "playerId" bigint, category text, type text, status text, currency text, "amountMinor" bigint,
      "balanceAfterMinor" bigint, "walletAccount" bigint, listed boolean, "gameId" text, "roundId" text, method text,
      at timestamptz)
    returning id, reference_id as "referenceId"`);
  const ids = new Map(addedSchema.parse(rowsOf(added)).map(({ id, referenceId }) => [referenceId, id]));
  const entries = booked.flatMap(({ tx, entries }) => entries.map((entry) => ({ ...entry, txId: ids.get(tx.referenceId) })));
  await db.execute(sql`insert into ledger_entry (tx_id, account_id, currency, amount_minor, balance_after_minor)
    select r.* from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as r (
      "txId" bigint, "accountId" bigint, currency text, "amountMinor" bigint, "balanceAfterMinor" bigint)`);
}

async function saveBalances(db: Database, accounts: readonly Account[]): Promise<void> {
  const balances = JSON.stringify(accounts.map(({ id, balanceMinor }) => ({ id, minor: balanceMinor })));
  await db.execute(sql`update account set balance_minor = b.minor
    from jsonb_to_recordset(${balances}::jsonb) as b (id bigint, minor bigint) where account.id = b.id`);
}
