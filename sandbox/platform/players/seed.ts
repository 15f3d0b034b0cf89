import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { NewUser } from '#sandbox/identity/users.ts';
import { openBonusAccount, openWallet } from '#sandbox/ledger/accounts.ts';
import { postAll } from '#sandbox/ledger/bulk.ts';
import { clearLedger } from '#sandbox/ledger/reset.ts';
import { seedCashier } from '../cashier/seed.ts';
import { seedLobby, seedMarks } from '../lobby/seed.ts';
import { seedWithdrawals } from '../withdrawals/seed.ts';
import { writeHistory } from './histories.ts';
import { type LegacyPlayer, seedLegacyPlayers } from './legacy.ts';
import { legacyPeople, type Person, people } from './people.ts';
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
    await seedLegacyPlayers(db, legacyPeople.map(writeLegacyPlayer(now)));
    await db.execute(
      sql`truncate game_limitation, game_mark, game_transaction, game_round, game_session, withdrawal, idempotent_answer, document, limit_setting, saved_account, deposit_news, deposit, password_reset_key, payment, pnp_session, bank_person, registration_code, player_cookie_consent, sports_session, player_sign_in, player_sign_out, player_status_history, player restart identity`,
    );
    await clearLedger(db);
    const rows = people.map((person, index) => writePlayer(person, firstId + index, now));
    await db.insert(playerTable).values(rows);
    await db.insert(statusHistoryTable).values(rows.map(({ status }, index) => ({ playerId: firstId + index, status, at: now })));
    const histories = people.map((person, index) => writeHistory(person, String(firstId + index), now));
    for (const [index, person] of people.entries()) {
      if (histories[index]) await openWallet(db, String(firstId + index), person.currencyCode);
    }
    for (const [index, { handle, currencyCode }] of people.entries()) {
      await seedCashier(db, handle, { playerId: firstId + index, currency: currencyCode }, now);
    }
    for (const bonus of histories.flatMap((history) => history?.bonuses ?? [])) await openBonusAccount(db, bonus);
    await postAll(
      db,
      histories.flatMap((history) => history?.postings ?? []),
    );
    for (const [index, { handle }] of people.entries()) await seedMarks(db, handle, firstId + index, now);
    for (const [index, { handle }] of people.entries()) await seedWithdrawals(db, handle, histories[index]?.postings ?? []);
  });
  await seedLobby(database, now);
  // The embedded database has no background worker that would gather the planner's figures.
  await database.execute(sql`analyze account, ledger_tx, ledger_entry`);
}

function writePlayer(person: Person, id: number, now: Date): typeof playerTable.$inferInsert & { id: number } {
  return { id, personId: `P-${(id * 7_919).toString(16)}`, ...writeRecord(person, id - firstId, now) };
}

function writeLegacyPlayer(now: Date) {
  return (person: Person, index: number): LegacyPlayer => ({
    email: emailOf(person),
    password,
    confirmed: true,
    record: { personId: `P-legacy-${index + 1}`, ...writeRecord(person, 900 + index, now) },
  });
}

function writeRecord(person: Person, ordinal: number, now: Date): Omit<typeof playerTable.$inferInsert, 'personId'> {
  const { handle, firstName, lastName, dateOfBirth, city, postCode, province, countryCode, market } = person;
  return {
    siteId,
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
