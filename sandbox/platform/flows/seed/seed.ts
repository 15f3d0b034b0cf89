import { sql } from 'drizzle-orm';
import { dayMs } from '#lib/core/time/durations.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { NewUser } from '#sandbox/identity/port.ts';
import type { SandboxConfig } from '#sandbox/kit/config.ts';
import { openBonusAccount, openWallet } from '#sandbox/ledger/accounts.ts';
import { postAll } from '#sandbox/ledger/post-all.ts';
import { clearLedger } from '#sandbox/ledger/reset.ts';
import { seedActiveBonus, seedCampaigns } from '../../bonuses/seed.ts';
import { seedCashier } from '../../cashier/seed.ts';
import { seedWithdrawals } from '../../cashier/withdrawals/seed.ts';
import { seedLobby, seedMarks } from '../../games/lobby/seed.ts';
import { siteId, statusHistoryTable } from '../../players/tables.ts';
import { insertPlayers, type NewPlayer } from '../../players/write-players.ts';
import { clearProtectionEvents } from '../../protection/audit.ts';
import { seedRegister } from '../../protection/seed-register.ts';
import { playTimeTable } from '../../protection/tables.ts';
import { type LegacyPlayer, seedLegacyPlayers } from '../../registration/legacy-players.ts';
import { writeHistory } from './histories.ts';
import { playTimesOf } from './seeded-play-times.ts';
import { testPlayerState } from './test-player-states.ts';
import { legacyTestPlayers, type TestPlayer, testPlayers } from './test-players.ts';

const firstId = 100_023;
const password = 'Sandbox1!';
/** Levels of players whose identity and address are verified. */
const verifiedStates = new Set(['FULLY VERIFIED', 'ENHANCED', 'EDD_PENDING']);

function emailOf({ handle }: TestPlayer): string {
  return `${handle}@sandbox.test`;
}

/** The identity users of the test players. */
export async function seedUsers(): Promise<readonly NewUser[]> {
  return testPlayers.map((person, index) => ({
    email: emailOf(person),
    playerId: String(firstId + index),
    password,
    confirmed: true,
  }));
}

/** Replaces all platform data with the test players and their money; dates are relative to `now` (virtual time). */
export async function seedPlayers(
  database: Database,
  now: Date,
  { histories: length, serviceSecret }: Pick<SandboxConfig, 'histories' | 'serviceSecret'>,
): Promise<void> {
  await database.transaction(async (db) => {
    await seedLegacyPlayers(db, legacyTestPlayers.map(writeLegacyPlayer(now)));
    await db.execute(
      sql`truncate message_count, game_limitation, game_mark, game_transaction, game_round, game_session, withdrawal, idempotent_answer, edd_answer, edd_decision, document_upload, document, limit_setting, saved_account, deposit_event, deposit, password_reset_key, password_reset_challenge, payment, pnp_session, bank_person, registration_code, player_cookie_consent, activity_session, activity_time, protection_review, exclusion_form, exclusion_register, person_match, player_sign_in, player_sign_out, player_status_history, player_name, player restart identity`,
    );
    await db.execute(
      sql`truncate sports_session, sports_bet, sports_transaction, sports_refusal, sports_debt, sports_balance_notice`,
    );
    await db.execute(
      sql`truncate data_copy, player_erasure, marketing_choice, phone_change, password_confirmation, password_try`,
    );
    await seedCampaigns(db, now);
    await clearLedger(db);
    await clearProtectionEvents(db);
    const rows = testPlayers.map((person, index) => writePlayer(person, firstId + index, now));
    const players = await insertPlayers(db, rows, serviceSecret);
    await db.insert(statusHistoryTable).values(rows.map(({ status }, index) => ({ playerId: firstId + index, status, at: now })));
    const histories = testPlayers.map((person, index) => writeHistory(person, String(firstId + index), now, length));
    for (const [index, person] of testPlayers.entries()) {
      if (histories[index]) await openWallet(db, String(firstId + index), person.currencyCode);
    }
    for (const [index, { handle, currencyCode }] of testPlayers.entries()) {
      await seedCashier(
        db,
        handle,
        { playerId: firstId + index, currency: currencyCode, isVerified: verifiedStates.has(rows[index]?.kycStatus ?? '') },
        now,
      );
    }
    for (const bonus of histories.flatMap((history) => history?.bonuses ?? [])) {
      await openBonusAccount(db, bonus);
      await seedActiveBonus(db, { ...bonus, playerId: Number(bonus.playerId) });
    }
    await postAll(
      db,
      histories.flatMap((history) => history?.postings ?? []),
    );
    await db.insert(playTimeTable).values(histories.flatMap((history) => playTimesOf(history?.postings ?? [])));
    await seedRegister(db, players, serviceSecret);
    for (const [index, { handle }] of testPlayers.entries()) await seedMarks(db, handle, firstId + index, now);
    for (const [index, { handle }] of testPlayers.entries()) await seedWithdrawals(db, handle, histories[index]?.postings ?? []);
  });
  await seedLobby(database, now);
  // The embedded database has no autovacuum to update planner statistics.
  await database.execute(sql`analyze account, ledger_tx, ledger_entry`);
}

function writePlayer(person: TestPlayer, id: number, now: Date): NewPlayer & { id: number } {
  return { id, personId: `P-${(id * 7_919).toString(16)}`, ...writeRecord(person, id - firstId, now) };
}

function writeLegacyPlayer(now: Date) {
  return (person: TestPlayer, index: number): LegacyPlayer => ({
    email: emailOf(person),
    password,
    confirmed: true,
    record: { personId: `P-legacy-${index + 1}`, ...writeRecord(person, 900 + index, now) },
  });
}

function writeRecord(person: TestPlayer, ordinal: number, now: Date): Omit<NewPlayer, 'personId'> {
  const { handle, firstName, lastName, dateOfBirth, city, postCode, province, countryCode, market } = person;
  return {
    siteId,
    email: emailOf(person),
    firstName,
    lastName,
    mobilePhone: `${person.phone}${4_501 + ordinal}`,
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
    ...testPlayerState(handle, now),
  };
}
