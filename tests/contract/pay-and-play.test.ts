import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { changePhone, verifyPhone } from '#lib/account/details/contract.ts';
import { addDays, addMonths } from '#lib/core/time/calendar-date.ts';
import { minuteMs } from '#lib/core/time/durations.ts';
import { dateIn, startOfDay } from '#lib/core/time/zone.ts';
import { completePlayer, exchangeCode, signInFromBank } from '#lib/pay-and-play/contract.ts';
import { readMigrations } from '#sandbox/database/migrate.ts';
import { createCredential, userTable } from '#sandbox/identity/port.ts';
import { serviceUrl } from '#sandbox/kit/config.ts';
import { signatureHeader, signRequest } from '#sandbox/kit/http/signature.ts';
import { readBalances } from '#sandbox/ledger/balances.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { takeDepositEvents } from '#sandbox/platform/cashier/deposits/deposit-events.ts';
import { findPlayer } from '#sandbox/platform/players/find-player.ts';
import { playerTable } from '#sandbox/platform/players/tables.ts';
import { limitSettingTable } from '#sandbox/platform/protection/limits/tables.ts';
import { openBeforeAll } from '../fixtures/open-before-all.ts';
import { device, openPayAndPlay } from '../fixtures/sandbox/pay-and-play.ts';
import { refusalOf } from '../fixtures/sandbox/refusal-of.ts';

const services = openBeforeAll(openPayAndPlay);
afterEach(async () => {
  expect(await verifyLedger(services().database)).toMatchObject({ balanced: true, faults: [] });
});

const mainOf = async (playerId: string) => (await readBalances(services().database, playerId))?.main.money.minor ?? 0;
const signIn = (sessionId: string, more: object = {}) => ({
  body: { sessionId, metadata: { ...device, country: 'FI' as const, ...more } },
});
const form = (sessionId: string, playerId: string, more: object = {}) => ({
  body: {
    sessionId,
    playerId,
    email: 'Veera.Lumme@Example.test',
    mobilePhone: '358 40 555 0199',
    languageCode: 'fi',
    countryCode: 'FI' as const,
    termsAndConditionsAcceptedVersion: '2.10',
    marketingOptIn: false,
    ...more,
  },
});
const identity = {
  subject: 'someone',
  firstName: 'Some',
  lastName: 'One',
  dateOfBirth: '1990-01-01',
  address: 'Tie 1',
  city: 'Helsinki',
  postCode: '00200',
  email: 'some.one@bank.test',
  mobilePhone: '+358405550777',
};
let notified = 0;
function notice(more: object = {}, person: object = {}) {
  notified += 1;
  return {
    transactionId: `session-${notified}`,
    status: 'SUCCESS',
    providerRef: `ref-${notified}`,
    amountMinor: 5_000,
    currency: 'EUR',
    kyc: { ...identity, ...person },
    ...more,
  };
}

test('PNP-02 PNP-10 the bank opens for euros in Finland within bounds, and returns only to the site', async () => {
  const { url } = await services().startPayment(20);
  expect((await fetch(url)).status).toBe(200);
  const wrong = [
    { amount: '19.99' },
    { amount: '10000.01' },
    { currency: 'NOK' },
    { country: 'NO' },
    { client_id: 'somebody' },
    { redirect_uri: 'https://elsewhere.test/signup/callback' },
  ];
  for (const change of wrong) {
    const query = {
      response_type: 'code',
      client_id: 'parlour',
      identity_provider: 'bank',
      redirect_uri: 'http://localhost:3000/fi-FI/signup/callback',
      amount: '50',
      currency: 'EUR',
      country: 'FI',
      ...change,
    };
    const response = await fetch(`${services().urls.pay}/authorize?${new URLSearchParams(query)}`);
    expect([change, response.status]).toEqual([change, 400]);
  }
});

test('PNP-09 cancelling returns access_denied, and a cancelled payment cannot be paid', async () => {
  const { url } = await services().startPayment();
  const response = await fetch(`${url}/cancel`, { method: 'POST', redirect: 'manual' });
  const location = new URL(response.headers.get('location') ?? '');
  expect(Object.fromEntries(location.searchParams)).toEqual({ state: 'here', error: 'access_denied' });
  const body = new URLSearchParams({ bank: 'revontuli', customer: 'veera-lumme', account: 'everyday' });
  expect((await fetch(`${url}/confirm`, { method: 'POST', body, redirect: 'manual' })).status).toBe(404);
});

test('PNP-03 PNP-04 PNP-05 PNP-06 a new player gives e-mail and phone, then signs in once with a PNP token', async () => {
  const { sessionId, code, location } = await services().payAs('veera-lumme');
  expect(Object.fromEntries(location.searchParams)).toEqual({ state: 'here', code, session_id: sessionId });
  const { playerId, ...rest } = await services().exchange(sessionId, code);
  expect(rest).toEqual({ email: null, mobilePhone: null, existing: false });
  expect(await mainOf(playerId)).toBe(5_000);

  expect((await services().refusalOf(signInFromBank, signIn(sessionId))).code).toBe('error.pnp.session.invalid');
  const wrong = await services().refusalOf(completePlayer, form(sessionId, playerId, { email: 'nobody', mobilePhone: '12' }));
  expect(wrong.fieldErrors.map(({ field, code: fault }) => [field, fault])).toEqual([
    ['email', 'error.email.invalid'],
    ['mobilePhone', 'error.mobilePhone.invalid'],
  ]);
  const taken = await services().refusalOf(completePlayer, form(sessionId, playerId, { email: 'BEN.one@sandbox.test' }));
  expect(taken.fieldErrors).toMatchObject([{ field: 'email', code: 'error.email.taken' }]);
  const former = await services().refusalOf(completePlayer, form(sessionId, playerId, { email: 'Tom.legacy@sandbox.test' }));
  expect(former.fieldErrors).toMatchObject([{ field: 'email', code: 'error.email.taken' }]);
  expect((await services().refusalOf(completePlayer, form(sessionId, '100023'))).code).toBe('error.pnp.session.invalid');

  expect(await services().call(completePlayer, form(sessionId, playerId))).toEqual({ playerId });
  expect(await findPlayer(services().database, playerId)).toMatchObject({
    email: 'veera.lumme@example.test',
    status: 'REGISTERED',
    kycStatus: 'DATA_VERIFIED',
    termsVersion: '2.10',
    currencyCode: 'EUR',
    countryCode: 'FI',
    unprovenContacts: ['email', 'mobilePhone'],
  });
  const otherDevice = signIn(sessionId, { blackbox: 'another-device' });
  expect((await services().refusalOf(signInFromBank, otherDevice)).code).toBe('error.pnp.session.invalid');
  const tokens = await services().call(signInFromBank, signIn(sessionId));
  const claims = { player_id: playerId, login_method: 'PNP', email: 'veera.lumme@example.test' };
  expect(await services().claimsOf(tokens.idToken)).toMatchObject({ ...claims, sub: tokens.lastAuth });
  expect((await services().refusalOf(signInFromBank, signIn(sessionId))).code).toBe('error.pnp.session.invalid');

  const again = await services().payAs('veera-lumme', 20);
  expect(await services().exchange(again.sessionId, again.code)).toEqual({
    playerId,
    email: 'veera.lumme@example.test',
    mobilePhone: '+358405550199',
    existing: true,
  });
  await services().call(signInFromBank, signIn(again.sessionId));
  expect(await mainOf(playerId)).toBe(7_000);
});

test('DEC-PNP-4 DEC-ACC-1 the bank stands for the password for five minutes, in which the typed number is proven by its code', async () => {
  const { sessionId, code } = await services().payAs('veera-lumme', 20);
  const { playerId } = await services().exchange(sessionId, code);
  await services().call(completePlayer, form(sessionId, playerId));
  const { idToken } = await services().call(signInFromBank, signIn(sessionId));
  const credentials = { playerId, idToken };
  const own = { body: { phonePrefix: '+358', phoneBody: '0405550199' } };
  const { smsVerificationId } = await services().call(changePhone, own, credentials);
  const [message] = await services().outbox.list('+358405550199');
  const proof = { params: { smsVerificationId }, body: { code: message?.code ?? '' } };
  expect(await services().call(verifyPhone, proof, credentials)).toEqual({ phonePrefix: '+358', phoneBody: '405550199' });
  expect(await findPlayer(services().database, playerId)).toMatchObject({ unprovenContacts: ['email'] });
  // The number is the same: no notice says that it has changed.
  expect(await services().outbox.list('+358405550199')).toHaveLength(1);
  const refusal = await refusalOf(services().call(changePhone, own, credentials));
  expect(refusal.fieldErrors).toMatchObject([{ field: 'phoneBody', code: 'error.phone.unchanged' }]);
  await services().clock.advance(5 * minuteMs);
  expect((await refusalOf(services().call(changePhone, own, credentials))).code).toBe('error.confirmation.required');
  await services().clock.reset();
});

test('PNP-04 a customer with complete bank data is registered at once, and a registered player is recognised', async () => {
  const onni = await services().payAs('onni-harjula');
  const { playerId, ...known } = await services().exchange(onni.sessionId, onni.code, 'en');
  expect(known).toEqual({ email: 'onni.harjula@bank.test', mobilePhone: '+358405550123', existing: false });
  await services().call(signInFromBank, signIn(onni.sessionId));
  expect(await findPlayer(services().database, playerId)).toMatchObject({
    status: 'REGISTERED',
    unprovenContacts: [],
    languageCode: 'en',
  });

  const aino = await services().payAs('aino-testi');
  expect(await services().exchange(aino.sessionId, aino.code, 'en')).toMatchObject({ playerId: '100043', existing: true });
  expect(await findPlayer(services().database, '100043')).toMatchObject({ languageCode: 'fi' });
});

test('PNP-06 a sign-in for which the user pool issued no tokens can be made again', async () => {
  const { sessionId, code } = await services().payAs('aino-testi');
  const { email } = await services().exchange(sessionId, code);
  const other = { sub: 'another-user', email: email ?? '', playerId: 'another', confirmed: true };
  await services()
    .database.insert(userTable)
    .values({ ...other, ...createCredential(other.sub, 'Sandbox1!') });
  await expect(services().call(signInFromBank, signIn(sessionId))).rejects.toMatchObject({ retryable: true });
  await services().database.delete(userTable).where(eq(userTable.sub, other.sub));
  expect(await services().call(signInFromBank, signIn(sessionId))).toMatchObject({ idToken: expect.any(String) });
});

test('PNP-03 a code works once, for its session, for 15 minutes, from an accepted device', async () => {
  const [one, other] = [await services().payAs('saimi-koivula'), await services().payAs('saimi-koivula')];
  const refused = async (sessionId: string, oneTimeCode: string, more: object = {}) =>
    (await services().refusalOf(exchangeCode, { body: { sessionId, oneTimeCode, ...device, ...more } })).code;
  expect(await refused(other.sessionId, one.code)).toBe('error.pnp.code.invalid');
  expect(await refused(one.sessionId, 'guess')).toBe('error.pnp.code.invalid');
  expect(await refused('no-such-session', one.code)).toBe('error.pnp.code.invalid');
  expect(await refused(one.sessionId, one.code, { blackbox: 'BLOCKME' })).toBe('error.pnp.refused');
  await services().exchange(one.sessionId, one.code);
  expect(await refused(one.sessionId, one.code)).toBe('error.pnp.code.invalid');
  await services().clock.advance(15 * minuteMs + 1_000);
  expect(await refused(other.sessionId, other.code)).toBe('error.pnp.code.invalid');
  await services().clock.advance(15 * minuteMs);
  expect((await services().refusalOf(signInFromBank, signIn(one.sessionId))).code).toBe('error.pnp.session.invalid');
  await services().clock.reset();
});

test('DEC-PNP-4 in an earlier database the contacts of a finished account count as typed, those before the short form as the bank’s', async () => {
  const { sessionId, code } = await services().payAs('saimi-koivula');
  const { playerId } = await services().exchange(sessionId, code);
  const update = readMigrations()
    .find(({ name }) => name.startsWith('1026'))
    ?.text.split('--> statement-breakpoint')
    .at(-1);
  const unprovenAs = async (status: string) => {
    const change = { status, unprovenContacts: [] };
    await services()
      .database.update(playerTable)
      .set(change)
      .where(eq(playerTable.id, Number(playerId)));
    await services().database.execute(update ?? '');
    return (await findPlayer(services().database, playerId))?.unprovenContacts;
  };
  expect(await unprovenAs('REGISTERED')).toEqual(['email', 'mobilePhone']);
  expect(await unprovenAs('PRE_REGISTERED')).toEqual([]);
});

test('PNP-06 a player who may not play can neither sign in nor deposit', async () => {
  const refusalAfter = async (customer: string) => {
    const { sessionId, code } = await services().payAs(customer);
    const { playerId } = await services().exchange(sessionId, code);
    const before = await mainOf(playerId);
    const refusal = await services().refusalOf(signInFromBank, signIn(sessionId));
    expect(refusal.status).toBe(400);
    expect(await mainOf(playerId)).toBe(before);
    return refusal;
  };
  const kim = await mainOf('100033');
  expect((await refusalAfter('kim-saarinen')).code).toBe('error.exclusion.in.progress.180');
  expect(await mainOf('100033')).toBe(kim);
  const jon = await refusalAfter('jon-kallio');
  expect(jon.code).toBe('error.timeout.in.progress.2');
  expect(jon.envelope.additionalInfo).toMatchObject({ initiator: 'PLAYER', cooling: false });

  const child = await services().payAs('nuutti-pikkala');
  const body = { sessionId: child.sessionId, oneTimeCode: child.code, ...device };
  expect((await services().refusalOf(exchangeCode, { body })).code).toBe('error.age.minimum');
});

test('DEC-X-16 DEC-VAL-5 a Finnish customer may pay from midnight of the eighteenth birthday in Finland', async () => {
  const { clock } = services();
  const birthday = addDays(dateIn('Europe/Helsinki', clock.now()), 2);
  const dateOfBirth = addMonths(birthday, -18 * 12);
  const pay = async (subject: string) => {
    const person = { subject, lastName: subject, dateOfBirth, email: `${subject}@bank.test`, mobilePhone: null };
    return (await services().notify(notice({}, person))).json();
  };
  await clock.advance(startOfDay('Europe/Helsinki', birthday).getTime() - minuteMs - clock.now().getTime());
  expect(await pay('eve')).toEqual({ booked: false });
  await clock.advance(startOfDay('Europe/Helsinki', birthday).getTime() - clock.now().getTime());
  expect(await pay('adam')).toEqual({ booked: true });
  await clock.reset();
});

test('a notification is booked once, however often it comes, and a repeat with other values is refused', async () => {
  const first = notice();
  const answers = await Promise.all([services().notify(first), services().notify(first), services().notify(first)]);
  for (const answer of answers) expect(await answer.json()).toEqual({ booked: true });
  const player = await findSomeone();
  expect(await mainOf(player)).toBe(5_000);
  for (const change of [{ amountMinor: 6_000 }, { transactionId: 'another' }, { providerRef: 'another' }]) {
    const answer = await services().notify({ ...first, ...change });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'error.payment.mismatch' });
  }
  expect(await mainOf(player)).toBe(5_000);
  // The deposit's event waits for the player's next sign-in of any kind (DEP-13).
  const events = await takeDepositEvents(services().database, { id: Number(player) }, services().clock.now());
  expect(events).toMatchObject([{ method: 'PNP', currency: 'EUR', isFirst: true }]);
});

test('DEP-14 a bank payment above what is left of the player’s deposit limit books nothing', async () => {
  const player = await findSomeone();
  const before = await mainOf(player);
  const updatedAt = services().clock.now();
  await services()
    .database.insert(limitSettingTable)
    .values({ playerId: Number(player), kind: 'DEPOSIT', period: 'M', valueMinor: 7_000, updatedAt });
  expect(await (await services().notify(notice({ amountMinor: 5_000 }))).json()).toEqual({ booked: false });
  expect(await mainOf(player)).toBe(before);
  expect(await (await services().notify(notice({ amountMinor: 2_000 }))).json()).toEqual({ booked: true });
});

test('a notification with a wrong signature, a wrong amount or no customer books nothing', async () => {
  const player = await findSomeone();
  const before = await mainOf(player);
  expect((await services().notify(notice(), 'not-the-secret')).status).toBe(401);
  const unsigned = await fetch(`${services().urls.platform}/payment/notify`, {
    method: 'POST',
    headers: { SiteContext: '5', 'Content-Type': 'application/json' },
    body: JSON.stringify(notice()),
  });
  expect(unsigned.status).toBe(401);
  const refused = async (value: object) => ((await (await services().notify(value)).json()) as { code: string }).code;
  expect(await refused(notice({ amountMinor: 1_999 }))).toBe('error.payment.amount');
  expect(await refused(notice({ amountMinor: 1_000_001 }))).toBe('error.payment.amount');
  expect(await refused(notice({ currency: 'NOK' }))).toBe('error.payment.amount');
  expect(await refused(notice({ amountMinor: 50.5 }))).toBe('error.validation');
  expect(await refused({ ...notice(), kyc: undefined })).toBe('error.payment.unknown');
  expect(await (await services().notify(notice({ status: 'FAILED' }))).json()).toEqual({ booked: false });
  expect(await mainOf(player)).toBe(before);
});

test('a notification that comes after the code, at the third try, is booked once', async () => {
  services().faults.add({ service: 'platform', pathPattern: '^/payment/notify$', status: 503, times: 2 });
  const { sessionId, code } = await services().payAs('onni-harjula', 100);
  const { playerId } = await services().exchange(sessionId, code);
  const before = await mainOf(playerId);
  for (let tries = 0; tries < 40 && (await mainOf(playerId)) === before; tries += 1) await sleep(100);
  expect(await mainOf(playerId)).toBe(before + 10_000);
});

test.each([
  ['JSON', 'application/json', '{"bank":"revontuli","customer":"veera-lumme","account":"everyday"}'],
  ['nothing', 'text/plain', ''],
  ['half a form', 'multipart/form-data; boundary=x', '--x'],
])('the bank rejects %s instead of its form without a payment or an internal error', async (_, type, body) => {
  const { url } = await services().startPayment();
  for (const step of ['confirm', 'cancel%00']) {
    const answer = await fetch(`${url}/${step}`, { method: 'POST', headers: { 'content-type': type }, body, redirect: 'manual' });
    expect([step, answer.status]).toEqual([step, step === 'confirm' ? 404 : 400]);
  }
});

async function findSomeone(): Promise<string> {
  const { rows } = (await services().database.execute("select id from player where last_name = 'One'")) as {
    rows: { id: number }[];
  };
  return String(rows[0]?.id);
}

test.each(['', '{', '{}', '{"sessionId":"a\\u0000","code":"b"}'])('a signed redemption %j is refused', async (body) => {
  const { config } = services();
  const headers = { [signatureHeader]: signRequest(config.serviceSecret, body) };
  const answer = await fetch(`${serviceUrl(config, 'pay')}/token`, { method: 'POST', headers, body });
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'error.validation' }]);
});
