import { eq, sql } from 'drizzle-orm';
import { closeAccount } from '#lib/account/leaving/contract.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { listSections, readSection } from '#sandbox/platform/account/data-copy.ts';
import { inventory, inventoryOf } from '#sandbox/platform/erasure/inventory.ts';
import { createLedgerAdmin } from '#sandbox/platform/flows/operator/ledger-admin.ts';
import { createMatchAdmin } from '#sandbox/platform/flows/operator/match-admin.ts';
import { postMessage } from '#sandbox/platform/messages/post-message.ts';
import { personMatchTable } from '#sandbox/platform/persons/tables.ts';
import { findPlayer } from '#sandbox/platform/players/find-player.ts';
import { playerTable, statusHistoryTable } from '#sandbox/platform/players/tables.ts';
import { findExclusion } from '#sandbox/platform/protection/find-refusal.ts';
import { createProtectionAdmin } from '#sandbox/platform/protection/protection-admin.ts';
import { requireNotExcluded } from '#sandbox/platform/registration/same-person.ts';
import { idOf } from '../../../fixtures/sandbox/cashier.ts';
import { openTracedPlayer, tracedCause, tracedPassword } from '../../../fixtures/sandbox/traced-player.ts';
import { listEmptyColumns, needles, personalTables, searchEverywhere } from '../../../fixtures/sandbox/traces.ts';

const yearMs = 366 * dayMs;

let site: Awaited<ReturnType<typeof openTracedPlayer>>;
let playerId: string;
const logged: string[] = [];

beforeAll(async () => {
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    jest.spyOn(console, level).mockImplementation((...parts) => void logged.push(parts.map(String).join(' ')));
  }
  site = await openTracedPlayer();
  playerId = site.playerId;
}, 240_000);
afterAll(() => site?.close());

test('DEC-PRI-1 the player has a value in every personal column', async () => {
  expect(await listEmptyColumns(site.database, site.owner)).toEqual([]);
});

test('DEC-ACC-3 the copy has everything that the inventory marks as the player’s to get', async () => {
  const sections = listSections();
  const wanted = Object.entries(inventory.tables).filter(([, { copy }]) => copy === 'rows' || copy === 'linked');
  expect(wanted.map(([table]) => table).filter((table) => !sections.includes(table))).toEqual([]);
  for (const table of [...personalTables.filter((name) => ['rows', 'linked'].includes(inventoryOf(name).copy)), 'sent_message']) {
    const { rows } = await readSection(site.database, table, playerId, 0);
    expect([table, rows.length > 0]).toEqual([table, true]);
    if (inventory.tables[table]?.copy !== 'rows') continue;
    const shown = new Set(rows.flatMap(Object.keys));
    const personal = Object.entries(inventoryOf(table).columns).flatMap(([name, kind]) => (kind === 'personal' ? [name] : []));
    expect([table, personal.filter((name) => !shown.has(name))]).toEqual([table, []]);
  }
  const { rows } = await readSection(site.database, 'sent_message', playerId, 0);
  expect(JSON.stringify(rows)).toContain('Dear Zyxoline');
  expect(JSON.stringify(rows)).not.toContain('your code');
});

test('DEC-ACC-3 the copy has no message to a number that the player asked for and has not proven', async () => {
  const { database } = site;
  const number = '+358501112223';
  await database.execute(sql`update phone_change set mobile_phone = ${number} where player_id = ${Number(playerId)}`);
  await database.execute(
    sql`insert into outbox_message (recipient, channel, body, sent_at) values (${number}, 'SMS', 'To another', now())`,
  );
  const { rows } = await readSection(database, 'sent_message', playerId, 0);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('To another');
});

test('DEC-PRI-2 DEC-PRI-3 after closure and retention the player is found nowhere, and the books are as before', async () => {
  const { database, clock } = site;
  const ledger = createLedgerAdmin(database, clock);
  const trail = createProtectionAdmin(database, clock);
  const booksOf = async () => {
    const read = await ledger.read(playerId, 0);
    return JSON.parse(JSON.stringify(read, (key, value) => (key === 'reason' ? undefined : value)));
  };
  const [sealed] = rowsOf(await database.execute(sql`select encode(substring(sealed for 40), 'hex') as text from docs_file`));
  const file = String(sealed?.text);
  expect(await searchEverywhere(database, [file])).toEqual(['docs_file']);
  const books = await booksOf();
  expect(await searchEverywhere(database)).toEqual(expect.arrayContaining(['player', 'protection_note', 'outbox_message']));

  await site.call(playerId, closeAccount, { body: { password: tracedPassword, leavesBalance: true, requestsErasure: true } });
  const atClosure = await searchEverywhere(database);
  expect(atClosure).toContain('player');
  for (const table of personalTables.filter((name) => inventoryOf(name).erase?.when === 'closing')) {
    expect(atClosure).not.toContain(table);
  }
  await postMessage(database, 'documentAccepted', { playerId: Number(playerId), eventKey: 'after the closure' }, clock.now());
  expect(await site.messageKindsOf(playerId)).toEqual([]);
  expect((await site.outbox.list('zyxo.mirk@sandbox.test'))[0]?.text).toMatch(/asked us to erase|Pyysit poistamaan/);
  const state = await site.players.readErasure(playerId);
  expect(state).toMatchObject({ requestedAt: expect.any(String), closedAt: expect.any(String), erasedAt: null });
  const neutral = { by: 'operator', reason: 'Ticket 81' };
  await expect(site.players.erase(playerId, neutral)).rejects.toMatchObject({ envelope: { code: 'error.erasure.not_due' } });
  await expect(site.players.erase(idOf('ben.one'), neutral)).rejects.toMatchObject({
    envelope: { code: 'error.erasure.not_closed' },
  });
  await clock.advance(4 * yearMs);
  expect(await searchEverywhere(database)).toContain('player');

  await clock.advance(yearMs);
  // The files go first.
  await clock.advance(60_000);
  expect(await searchEverywhere(database, [...needles, file])).toEqual([]);
  expect(logged.filter((line) => needles.some((text) => line.toLowerCase().includes(text)))).toEqual([]);
  expect(await booksOf()).toEqual(books);
  expect(await verifyLedger(database)).toMatchObject({ balanced: true, faults: [] });
  expect(await trail.verify()).toMatchObject({ intact: true });
  const { entries } = (await trail.read(playerId, 0)) ?? { entries: [] };
  expect(entries[0]).toMatchObject({ kind: 'PLAYER_ERASED', by: 'SYSTEM', details: {} });
  expect(await site.players.read(playerId)).toMatchObject({ status: 'CLOSED', email: '', mobilePhone: '' });
  await expect(site.players.erase(playerId, neutral)).rejects.toMatchObject({ envelope: { code: 'error.erasure.done' } });
  await expect(site.players.update(playerId, { status: 'REGISTERED' })).rejects.toMatchObject({
    envelope: { code: 'error.erasure.done' },
  });
});

/** Moves the closure of an account back, as if the account had been closed then. */
async function closedYearsAgo(id: string, years: number): Promise<void> {
  const at = new Date(site.clock.now().getTime() - years * yearMs);
  await site.database
    .update(statusHistoryTable)
    .set({ at })
    .where(eq(statusHistoryTable.playerId, Number(id)));
}

test('DEC-PRI-3 an operator starts a due erasure with a reason that does not name the player', async () => {
  const { database, clock } = site;
  const max = idOf('max.closed');
  const player = await findPlayer(database, max);
  const erase = (reason: string) => site.players.erase(max, { by: 'operator', reason });
  await expect(erase('Ticket 82')).rejects.toMatchObject({ envelope: { code: 'error.erasure.not_due' } });
  await closedYearsAgo(max, 8);
  for (const reason of [`For ${player?.lastName.toUpperCase()}`, `Mail of ${player?.email}`]) {
    await expect(erase(reason)).rejects.toMatchObject({ envelope: { status: 400, code: 'error.erasure.reason' } });
  }
  expect(await findPlayer(database, max)).toEqual(player);
  expect(await erase('Ticket 82')).toMatchObject({ erasedAt: expect.any(String) });
  expect(await findPlayer(database, max)).toMatchObject({ firstName: '', email: '', dateOfBirth: null, identityHash: null });
  const { entries } = (await createProtectionAdmin(database, clock).read(max, 0)) ?? { entries: [] };
  expect(entries[0]).toMatchObject({ kind: 'PLAYER_ERASED', by: 'operator', details: { reason: 'Ticket 82' } });
  expect(await site.players.erase('999999999', tracedCause)).toBeUndefined();
  const neutral = { by: 'operator', reason: 'Ticket 82' };
  const pair = { playerId: Number(max), otherId: Number(idOf('ben.one')), likeness: 'SPELLING' } as const;
  const [match] = await database
    .insert(personMatchTable)
    .values({ ...pair, state: 'OPEN', openedAt: clock.now() })
    .returning();
  const changes = [
    () => site.players.update(max, { flags: { casino: false } }),
    () => createLedgerAdmin(database, clock).adjust(max, { amount: 5 }, neutral),
    () => site.desk.decide(max, 'ID', { action: 'request' }, neutral),
    () => createMatchAdmin(site).decide(String(match?.id), 'different', neutral),
  ];
  for (const change of changes) await expect(change()).rejects.toMatchObject({ envelope: { code: 'error.erasure.done' } });
});

test('DEC-PRI-3 an exclusion holds after the closure and the erasure of its account, also for another name with the tax number', async () => {
  const { database, clock, config } = site;
  const [kim, taxNumber] = [idOf('kim.excluded'), '11144477735'];
  await database
    .update(playerTable)
    .set({ cpf: taxNumber })
    .where(eq(playerTable.id, Number(kim)));
  const player = await findPlayer(database, kim);
  await site.players.update(kim, { status: 'CLOSED' });
  await closedYearsAgo(kim, 8);
  await clock.advance(60_000);
  expect(await site.players.readErasure(kim)).toMatchObject({ erasedAt: expect.any(String) });
  const secret = config.serviceSecret;
  const check = (identityHash: string | null, cpf: string | null) => {
    const person = { email: 'new@sandbox.test', mobilePhone: '+358401111111', cpf, identityHash };
    return database.transaction((tx) => requireNotExcluded(tx, person, { now: clock.now(), secret }));
  };
  const excluded = { envelope: { code: 'error.registration.excluded' } };
  await expect(check(player?.identityHash ?? null, null)).rejects.toMatchObject(excluded);
  await expect(check('another', taxNumber)).rejects.toMatchObject(excluded);
  expect(await check('another', '52998224725')).toEqual([]);
});

test('DEC-RGA-9 an operator who opens the account of an excluded person that was closed ends the exclusion', async () => {
  const lea = idOf('lea.indef');
  const isExcluded = async () => {
    const player = await findPlayer(site.database, lea);
    return (await findExclusion(site.database, player?.identityHash ?? null, site.clock.now())) !== undefined;
  };
  await site.players.update(lea, { status: 'CLOSED' });
  expect(await isExcluded()).toBe(true);
  await site.players.update(lea, { status: 'REGISTERED' });
  expect(await isExcluded()).toBe(false);
});
