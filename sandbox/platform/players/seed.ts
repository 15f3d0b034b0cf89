import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { NewUser } from '#sandbox/identity/users.ts';
import { openBonusAccount, openWallet } from '#sandbox/ledger/accounts.ts';
import { postAll } from '#sandbox/ledger/bulk.ts';
import { clearLedger } from '#sandbox/ledger/reset.ts';
import { writeHistory } from './histories.ts';
import { type Person, people } from './people.ts';
import { stateOf } from './states.ts';
import { playerTable, statusHistoryTable } from './tables.ts';

const firstId = 100_023;
const siteId = 5;
const password = 'Sandbox1!';
const dayMs = 86_400_000;

function emailOf({ handle }: Person): string {
  return `${handle}@sandbox.test`;
}

/** The users of the identity pool that belong to the test players. */
export async function seedUsers(): Promise<readonly NewUser[]> {
  return people.map((person, index) => ({
    email: emailOf(person),
    playerId: String(firstId + index),
    password,
    confirmed: true,
  }));
}

/** Puts the test players and their money in the place of everything; dates count from `now` (virtual time). */
export async function seedPlayers(database: Database, now: Date): Promise<void> {
  await database.transaction(async (db) => {
    await db.execute(sql`truncate player_sign_out, player_status_history, player restart identity`);
    await clearLedger(db);
    const rows = people.map((person, index) => writePlayer(person, firstId + index, now));
    await db.insert(playerTable).values(rows);
    await db.insert(statusHistoryTable).values(rows.map(({ id, status }) => ({ playerId: id, status, at: now })));
    const histories = people.map((person, index) => writeHistory(person, String(firstId + index), now));
    for (const [index, person] of people.entries()) {
      if (histories[index]) await openWallet(db, String(firstId + index), person.currencyCode);
    }
    for (const bonus of histories.flatMap((history) => history?.bonuses ?? [])) await openBonusAccount(db, bonus);
    await postAll(
      db,
      histories.flatMap((history) => history?.postings ?? []),
    );
  });
  // The embedded database has no background worker that would gather the planner's figures.
  await database.execute(sql`analyze account, ledger_tx, ledger_entry`);
}

function writePlayer(person: Person, id: number, now: Date): typeof playerTable.$inferInsert {
  const { handle, firstName, lastName, dateOfBirth, city, postCode, province, countryCode, market } = person;
  const ordinal = id - firstId;
  return {
    id,
    siteId,
    personId: `P-${(id * 7_919).toString(16)}`,
    email: emailOf(person),
    firstName,
    lastName,
    mobilePhone: `${person.phone}${1_234_501 + ordinal}`,
    dateOfBirth,
    address: `${person.street} ${ordinal + 1}`,
    city,
    postCode,
    province,
    countryCode,
    currencyCode: person.currencyCode,
    languageCode: person.languageCode,
    market,
    registeredAt: new Date(now.getTime() - (100 + ordinal) * dayMs),
    ...stateOf(handle, now),
  };
}
