import { count } from 'drizzle-orm';
import type { BankIdentity } from '#lib/core/validation/bank-identity.ts';
import { completePlayer, exchangeCode, signInFromBank } from '#lib/pay-and-play/contract.ts';
import { readBalances } from '#sandbox/ledger/balances.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { createMatchAdmin } from '#sandbox/platform/flows/operator/match-admin.ts';
import { seedPlayers } from '#sandbox/platform/flows/seed/seed.ts';
import { findPlayer } from '#sandbox/platform/players/find-player.ts';
import { playerTable } from '#sandbox/platform/players/tables.ts';
import { changePlayer } from '#sandbox/platform/players/write-players.ts';
import { addToRegister } from '#sandbox/platform/protection/register.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { idOf } from '../../../fixtures/sandbox/cashier.ts';
import { openPlayerDesk } from '../../../fixtures/sandbox/operator.ts';
import { device, openPayAndPlay } from '../../../fixtures/sandbox/pay-and-play.ts';

const services = openBeforeAll(openPayAndPlay);
beforeEach(() => seedPlayers(services().database, services().clock.now(), services().config), 60_000);
afterEach(async () => {
  expect(await verifyLedger(services().database)).toMatchObject({ balanced: true, faults: [] });
});

const kim = { firstName: 'Kim', lastName: 'Saarinen', dateOfBirth: '1986-06-19' };
const aino = idOf('player.fi');
const mainOf = async (playerId: string) => (await readBalances(services().database, playerId))?.main.money.minor ?? 0;
const countPlayers = async () => (await services().database.select({ all: count() }).from(playerTable))[0]?.all;
const signIn = (sessionId: string) => ({ body: { sessionId, metadata: { ...device, country: 'FI' as const } } });
const codeOf = (sessionId: string, oneTimeCode: string) => ({ body: { sessionId, oneTimeCode, ...device } });

let notified = 0;
/** A payment that the platform learns of by its notification alone. */
async function notify(person: Partial<BankIdentity>): Promise<boolean> {
  notified += 1;
  const contact = { email: `person${notified}@bank.test`, mobilePhone: `+35840777${1_000 + notified}` };
  const home = { address: 'Rantatie 1', postCode: '90100', city: 'Oulu' };
  const answer = await services().notify({
    transactionId: `session-${notified}`,
    providerRef: `ref-${notified}`,
    status: 'SUCCESS',
    amountMinor: 5_000,
    currency: 'EUR',
    kyc: { subject: `subject-${notified}`, ...kim, ...contact, ...home, ...person },
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { booked: boolean }).booked;
}

test.each<[string, Partial<BankIdentity>]>([
  ['another post code', {}],
  ['a dot', { firstName: 'Kim.' }],
  ['other letters', { lastName: 'Sáarinen' }],
  ['a name moved from the first to the last', { firstName: 'K', lastName: 'im Saarinen' }],
  ['one in the register alone', { firstName: 'Vera', lastName: 'Registér', dateOfBirth: '1985-02-14' }],
])('DEC-RGA-4 an excluded person who pays with %s becomes no player, and nothing is booked', async (_, person) => {
  const before = await countPlayers();
  expect(await notify(person)).toBe(false);
  expect(await countPlayers()).toBe(before);
});

test('DEC-RGA-4 the code of an excluded person is refused before an account exists, whether it or the notification comes first', async () => {
  const before = await countPlayers();
  const notifiedFirst = await services().payAs('kim-saarinen-oulu');
  const refusals = [await services().refusalOf(exchangeCode, codeOf(notifiedFirst.sessionId, notifiedFirst.code))];
  services().faults.add({ service: 'platform', pathPattern: '^/payment/notify$', status: 503, times: 1 });
  const codeFirst = await services().payAs('kim-saarinen-oulu');
  refusals.push(await services().refusalOf(exchangeCode, codeOf(codeFirst.sessionId, codeFirst.code)));
  for (const { status, code } of refusals) expect([status, code]).toEqual([400, 'error.exclusion.in.progress.180']);
  expect(await countPlayers()).toBe(before);
  const page = await fetch(`${services().urls.pay}/bank/${notifiedFirst.sessionId}`, { headers: { 'Accept-Language': 'en' } });
  expect(await page.text()).toContain('50.00 € is on its way back to the account it came from');
});

test('DEC-PER-2 a customer who is almost an excluded person gets an account that takes no money until an operator decides', async () => {
  const { sessionId, code } = await services().payAs('kimm-saarinen');
  const exchanged = await services().exchange(sessionId, code);
  const { playerId } = exchanged;
  expect(exchanged).toMatchObject({ existing: false, refusedPayment: { check: { result: 'IDENTITY_REVIEW' } } });
  expect(await mainOf(playerId)).toBe(0);
  await services().call(signInFromBank, signIn(sessionId));
  const matches = createMatchAdmin(services());
  const [match] = await matches.list(playerId);
  expect(match).toMatchObject({ likeness: 'SPELLING', isExcluded: true, other: { playerId: idOf('kim.excluded') } });
  await matches.decide(match?.matchId ?? '', 'different', { by: 'Olga', reason: 'Another person' });
  const again = await services().payAs('kimm-saarinen');
  expect((await services().exchange(again.sessionId, again.code)).refusedPayment).toBeUndefined();
  expect(await mainOf(playerId)).toBe(5_000);
});

test('DEC-PNP-3 the bank opens the account of a customer by one more equal detail, and no account of a namesake', async () => {
  const before = await countPlayers();
  const elsewhere = await services().payAs('aino-testi-vaasa');
  const refused = await services().refusalOf(exchangeCode, codeOf(elsewhere.sessionId, elsewhere.code));
  expect(refused.code).toBe('error.registration.player_already_exists');
  const main = await mainOf(aino);
  const person = { firstName: 'AINO', lastName: 'Testi', dateOfBirth: '1988-04-12' };
  expect(await notify(person)).toBe(false);
  expect(await countPlayers()).toBe(before);
  // Two banks name one person by two subjects.
  expect(await notify({ ...person, email: 'Player.FI@sandbox.test' })).toBe(true);
  expect(await notify({ ...person, postCode: '00100' })).toBe(true);
  expect(await mainOf(aino)).toBe(main + 10_000);
  expect(await countPlayers()).toBe(before);
});

test('DEC-PNP-3 an account in another currency takes no bank payment', async () => {
  const ingrid = { firstName: 'Ingrid', lastName: 'Solvang', dateOfBirth: '1990-06-02', email: 'player.no@sandbox.test' };
  const before = await countPlayers();
  expect(await notify(ingrid)).toBe(false);
  expect(await countPlayers()).toBe(before);
});

test('DEC-RGA-4 a known customer whose bank names an excluded person now is refused', async () => {
  const { sessionId, code } = await services().payAs('onni-harjula');
  const { playerId } = await services().exchange(sessionId, code);
  const main = await mainOf(playerId);
  expect(await notify({ ...kim, subject: 'onni-harjula' })).toBe(false);
  expect(await mainOf(playerId)).toBe(main);
  await addToRegister(
    services().database,
    { firstName: 'Onni', lastName: 'Harjula', dateOfBirth: '1985-09-03' },
    { until: null },
    services().config.serviceSecret,
  );
  const again = await services().payAs('onni-harjula');
  expect(await services().exchange(again.sessionId, again.code)).toMatchObject({
    refusedPayment: { check: { result: 'RESTRICTED' } },
  });
  expect((await services().refusalOf(signInFromBank, signIn(again.sessionId))).code).toBe(
    'error.exclusion.in.progress.indefinite',
  );
  expect(await mainOf(playerId)).toBe(main);
});

test('DEC-DEP-3 a refused payment is reported with the code and in the inbox', async () => {
  const { sessionId, code } = await services().payAs('veera-lumme');
  const { playerId } = await services().exchange(sessionId, code);
  const contact = { email: 'veera@bank.test', mobilePhone: '+358405550198', languageCode: 'fi', countryCode: 'FI' as const };
  const terms = { termsAndConditionsAcceptedVersion: '2.10', marketingOptIn: false };
  await services().call(completePlayer, { body: { sessionId, playerId, ...contact, ...terms } });
  await openPlayerDesk(services()).update(playerId, { limits: [{ kind: 'SPEND', period: 'D', value: 0 }] });
  const again = await services().payAs('veera-lumme');
  const { refusedPayment } = await services().exchange(again.sessionId, again.code);
  expect(refusedPayment?.check).toMatchObject({ result: 'SELF_SPEND_LIMIT_REACHED', isSpendLimit: true, limitType: 'D' });
  expect(await findPlayer(services().database, playerId)).toMatchObject({ status: 'REGISTERED' });
  const { rows } = (await services().database.execute(
    `select kind, details from crm_message where player_id = ${playerId} order by id desc limit 1`,
  )) as { rows: { kind: string; details: unknown }[] };
  expect(rows).toEqual([{ kind: 'paymentReturned', details: { amountMinor: 5_000 } }]);
});

test('two first payments of one person at the same time make one player', async () => {
  const before = (await countPlayers()) ?? 0;
  const person = { firstName: 'Samu', lastName: 'Ketola', dateOfBirth: '1990-08-08' };
  const booked = await Promise.all([1, 2, 3].map(() => notify({ ...person, subject: 'samu' })));
  expect(booked).toEqual([true, true, true]);
  expect(await countPlayers()).toBe(before + 1);
});

test('DEC-PER-2 a player who finishes another account between the payment and the short form is under review', async () => {
  const { sessionId, code } = await services().payAs('veera-lumme');
  const { playerId } = await services().exchange(sessionId, code);
  const paying = await findPlayer(services().database, playerId);
  if (!paying) throw new Error('there is no player');
  const { firstName, lastName, dateOfBirth } = paying;
  await changePlayer(
    services().database,
    paying,
    { email: 'veera@sandbox.test', mobilePhone: '+358405550199' },
    services().config.serviceSecret,
  );
  const other = await findPlayer(services().database, aino);
  if (!other) throw new Error('there is no other player');
  await changePlayer(services().database, other, { firstName, lastName, dateOfBirth }, services().config.serviceSecret);
  const form = { email: '', mobilePhone: '', languageCode: 'fi', countryCode: 'FI', marketingOptIn: false } as const;
  const body = { ...form, sessionId, playerId, termsAndConditionsAcceptedVersion: '2.10' };
  await services().call(completePlayer, { body });
  expect(await findPlayer(services().database, playerId)).toMatchObject({ status: 'REGISTERED', identityReview: true });
  const [match] = await createMatchAdmin(services()).list(playerId);
  expect(match).toMatchObject({ likeness: 'IDENTITY', other: { playerId: aino } });
});
