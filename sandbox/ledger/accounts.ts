import type { Database } from '#sandbox/database/database.ts';
import { accountTable, type BonusVertical } from './schema.ts';

/**
 * An account as a posting names it: `main`, `locked` and `bonus:{assignment}` belong to the posting's player, `house:…` to
 * the operator (`house:games:{provider}`, `house:bonus`, `house:sports`, `house:adjust`), and `psp:{method}` to payment
 * providers.
 */
export type AccountName = 'main' | 'locked' | `bonus:${string}` | `house:${string}` | `psp:${string}`;

const stripes = 64;

/** The account's code in the database. The operator's accounts are striped by player, so that most bets do not share a row. */
export function accountCode(playerId: number, name: AccountName): string {
  if (name.startsWith('house:') || name.startsWith('psp:')) return `${name}/${playerId % stripes}`;
  return `player:${playerId}:${name}`;
}

/** Parses a player id (`"100023"`); throws `RangeError` for anything else. */
export function parsePlayerId(playerId: string): number {
  const id = Number(playerId);
  if (!Number.isSafeInteger(id) || id <= 0) throw new RangeError(`Not a player id: ${playerId}`);
  return id;
}

/** Opens the player's main and locked accounts in one currency. A repeat changes nothing. */
export async function openWallet(db: Database, playerId: string, currency: string): Promise<void> {
  const id = parsePlayerId(playerId);
  // Main comes first: with the lowest id it is locked first and names the wallet of a mixed posting.
  const accounts = (['main', 'locked'] as const).map((kind) => ({ code: accountCode(id, kind), currency, kind, playerId: id }));
  await db.insert(accountTable).values(accounts).onConflictDoNothing();
}

export interface BonusAccount {
  readonly playerId: string;
  readonly currency: string;
  readonly assignmentId: string;
  readonly vertical: BonusVertical;
}

/** Opens the account of one bonus assignment, named `bonus:{assignmentId}`. A repeat changes nothing. */
export async function openBonusAccount(db: Database, bonus: BonusAccount): Promise<void> {
  const id = parsePlayerId(bonus.playerId);
  const code = accountCode(id, `bonus:${bonus.assignmentId}`);
  await db
    .insert(accountTable)
    .values({ ...bonus, code, kind: 'bonus', playerId: id })
    .onConflictDoNothing();
}
