import { setTimeout as sleep } from 'node:timers/promises';
import { completePlayer, exchangeCode, signInFromBank } from '#lib/pay-and-play/contract.ts';
import { readBalances } from '#sandbox/ledger/balances.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { takeNews } from '#sandbox/platform/cashier/news.ts';
import { findPlayer } from '#sandbox/platform/players/find.ts';
import { device, openPayAndPlay } from '../fixtures/pay-and-play.ts';

let house: Awaited<ReturnType<typeof openPayAndPlay>>;
beforeAll(async () => {
  house = await openPayAndPlay();
}, 240_000);
afterAll(() => house?.close());
afterEach(async () => {
  expect(await verifyLedger(house.database)).toMatchObject({ balanced: true, faults: [] });
});

const minute = 60_000;
const mainOf = async (playerId: string) => (await readBalances(house.database, playerId))?.main.money.minor ?? 0;
const signIn = (sessionId: string, more: object = {}) => ({
  body: { sessionId, metadata: { ...device, country: 'FI' as const, ...more } },
});
const form = (sessionId: string, playerId: string, more: object = {}) => ({
  body: {
    sessionId,
    playerId,
    email: 'Veera.Lumme@Example.test',
    mobilePhone: '+358405550199',
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
let told = 0;
function notice(more: object = {}, person: object = {}) {
  told += 1;
  return {
    transactionId: `session-${told}`,
    status: 'SUCCESS',
    providerRef: `ref-${told}`,
    amountMinor: 5_000,
    currency: 'EUR',
    kyc: { ...identity, ...person },
    ...more,
  };
}

test('PNP-02 PNP-10 the bank is opened for euros in Finland, in bounds, and returns to the site alone', async () => {
  const { url } = await house.startPayment(20);
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
    const response = await fetch(`${house.urls.pay}/authorize?${new URLSearchParams(query)}`);
    expect([change, response.status]).toEqual([change, 400]);
  }
});

test('PNP-09 cancelling returns with access_denied, and what was cancelled cannot be paid', async () => {
  const { url } = await house.startPayment();
  const response = await fetch(`${url}/cancel`, { method: 'POST', redirect: 'manual' });
  const location = new URL(response.headers.get('location') ?? '');
  expect(Object.fromEntries(location.searchParams)).toEqual({ state: 'here', error: 'access_denied' });
  const body = new URLSearchParams({ bank: 'revontuli', customer: 'veera-lumme', account: 'everyday' });
  expect((await fetch(`${url}/confirm`, { method: 'POST', body, redirect: 'manual' })).status).toBe(404);
});

test('PNP-03 PNP-04 PNP-05 PNP-06 a new player owes e-mail and phone, then signs in once with a token that says PNP', async () => {
  const { sessionId, code, location } = await house.payAs('veera-lumme');
  expect(Object.fromEntries(location.searchParams)).toEqual({ state: 'here', code, session_id: sessionId });
  const { playerId, ...rest } = await house.exchange(sessionId, code);
  expect(rest).toEqual({ email: null, mobilePhone: null, existing: false });
  expect(await mainOf(playerId)).toBe(5_000);

  expect((await house.refusalOf(signInFromBank, signIn(sessionId))).code).toBe('error.pnp.session.invalid');
  const wrong = await house.refusalOf(completePlayer, form(sessionId, playerId, { email: 'nobody', mobilePhone: '12' }));
  expect(wrong.fieldErrors.map(({ field, code: fault }) => [field, fault])).toEqual([
    ['email', 'error.email.invalid'],
    ['mobilePhone', 'error.mobilePhone.invalid'],
  ]);
  const taken = await house.refusalOf(completePlayer, form(sessionId, playerId, { email: 'BEN.one@sandbox.test' }));
  expect(taken.fieldErrors).toMatchObject([{ field: 'email', code: 'error.email.taken' }]);
  expect((await house.refusalOf(completePlayer, form(sessionId, '100023'))).code).toBe('error.pnp.session.invalid');

  expect(await house.call(completePlayer, form(sessionId, playerId))).toEqual({ playerId });
  expect(await findPlayer(house.database, playerId)).toMatchObject({
    email: 'veera.lumme@example.test',
    status: 'REGISTERED',
    kycStatus: 'DATA_VERIFIED',
    termsVersion: '2.10',
    currencyCode: 'EUR',
    countryCode: 'FI',
  });
  const otherDevice = signIn(sessionId, { blackbox: 'another-device' });
  expect((await house.refusalOf(signInFromBank, otherDevice)).code).toBe('error.pnp.session.invalid');
  const tokens = await house.call(signInFromBank, signIn(sessionId));
  const claims = { player_id: playerId, login_method: 'PNP', email: 'veera.lumme@example.test' };
  expect(await house.claimsOf(tokens.idToken)).toMatchObject({ ...claims, sub: tokens.lastAuth });
  expect((await house.refusalOf(signInFromBank, signIn(sessionId))).code).toBe('error.pnp.session.invalid');

  const again = await house.payAs('veera-lumme', 20);
  expect(await house.exchange(again.sessionId, again.code)).toEqual({
    playerId,
    email: 'veera.lumme@example.test',
    mobilePhone: '+358405550199',
    existing: true,
  });
  await house.call(signInFromBank, signIn(again.sessionId));
  expect(await mainOf(playerId)).toBe(7_000);
});

test('PNP-04 whom the bank tells all of is a player at once, and a registered player is found by his person', async () => {
  const onni = await house.payAs('onni-harjula');
  const { playerId, ...known } = await house.exchange(onni.sessionId, onni.code);
  expect(known).toEqual({ email: 'onni.harjula@bank.test', mobilePhone: '+358405550123', existing: false });
  await house.call(signInFromBank, signIn(onni.sessionId));
  expect(await findPlayer(house.database, playerId)).toMatchObject({ status: 'REGISTERED' });

  const aino = await house.payAs('aino-testi');
  expect(await house.exchange(aino.sessionId, aino.code)).toMatchObject({ playerId: '100043', existing: true });
});

test('PNP-03 a code works once, for its session, for 15 minutes, from a device that is accepted', async () => {
  const [one, other] = [await house.payAs('saimi-koivula'), await house.payAs('saimi-koivula')];
  const refused = async (sessionId: string, oneTimeCode: string, more: object = {}) =>
    (await house.refusalOf(exchangeCode, { body: { sessionId, oneTimeCode, ...device, ...more } })).code;
  expect(await refused(other.sessionId, one.code)).toBe('error.pnp.code.invalid');
  expect(await refused(one.sessionId, 'guess')).toBe('error.pnp.code.invalid');
  expect(await refused('no-such-session', one.code)).toBe('error.pnp.code.invalid');
  expect(await refused(one.sessionId, one.code, { blackbox: 'BLOCKME' })).toBe('error.pnp.refused');
  await house.exchange(one.sessionId, one.code);
  expect(await refused(one.sessionId, one.code)).toBe('error.pnp.code.invalid');
  await house.clock.advance(15 * minute + 1_000);
  expect(await refused(other.sessionId, other.code)).toBe('error.pnp.code.invalid');
  await house.clock.advance(15 * minute);
  expect((await house.refusalOf(signInFromBank, signIn(one.sessionId))).code).toBe('error.pnp.session.invalid');
  await house.clock.reset();
});

test('PNP-06 nobody who may not play comes in or pays in', async () => {
  const refusalAfter = async (customer: string) => {
    const { sessionId, code } = await house.payAs(customer);
    const { playerId } = await house.exchange(sessionId, code);
    const before = await mainOf(playerId);
    const refusal = await house.refusalOf(signInFromBank, signIn(sessionId));
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

  const child = await house.payAs('nuutti-pikkala');
  const body = { sessionId: child.sessionId, oneTimeCode: child.code, ...device };
  expect((await house.refusalOf(exchangeCode, { body })).code).toBe('error.age.minimum');
});

test('a notice is booked once, however often it comes, and a repeat with other values is refused', async () => {
  const first = notice();
  const answers = await Promise.all([house.notify(first), house.notify(first), house.notify(first)]);
  for (const answer of answers) expect(await answer.json()).toEqual({ booked: true });
  const player = await findSomeone();
  expect(await mainOf(player)).toBe(5_000);
  for (const change of [{ amountMinor: 6_000 }, { transactionId: 'another' }, { providerRef: 'another' }]) {
    const answer = await house.notify({ ...first, ...change });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'error.payment.mismatch' });
  }
  expect(await mainOf(player)).toBe(5_000);
  // DEP-13: its news waits for the player, however he comes in next.
  const news = await takeNews(house.database, { id: Number(player) }, house.clock.now());
  expect(news).toMatchObject([{ method: 'PNP', currency: 'EUR', isFirst: true }]);
});

test('a notice with a wrong signature, a wrong amount or nobody behind it books nothing', async () => {
  const player = await findSomeone();
  const before = await mainOf(player);
  expect((await house.notify(notice(), 'not-the-secret')).status).toBe(401);
  const unsigned = await fetch(`${house.urls.platform}/payment/notify`, {
    method: 'POST',
    headers: { SiteContext: '5', 'Content-Type': 'application/json' },
    body: JSON.stringify(notice()),
  });
  expect(unsigned.status).toBe(401);
  const refused = async (value: object) => ((await (await house.notify(value)).json()) as { code: string }).code;
  expect(await refused(notice({ amountMinor: 1_999 }))).toBe('error.payment.amount');
  expect(await refused(notice({ amountMinor: 1_000_001 }))).toBe('error.payment.amount');
  expect(await refused(notice({ currency: 'NOK' }))).toBe('error.payment.amount');
  expect(await refused(notice({ amountMinor: 50.5 }))).toBe('error.validation');
  expect(await refused({ ...notice(), kyc: undefined })).toBe('error.payment.unknown');
  expect(await (await house.notify(notice({ status: 'FAILED' }))).json()).toEqual({ booked: false });
  expect(await mainOf(player)).toBe(before);
});

test('a notice that comes after the code, and only at the third try, is booked once', async () => {
  house.faults.add({ service: 'platform', pathPattern: '^/payment/notify$', status: 503, times: 2 });
  const { sessionId, code } = await house.payAs('onni-harjula', 100);
  const { playerId } = await house.exchange(sessionId, code);
  const before = await mainOf(playerId);
  for (let tries = 0; tries < 40 && (await mainOf(playerId)) === before; tries += 1) await sleep(100);
  expect(await mainOf(playerId)).toBe(before + 10_000);
});

test.each([
  ['JSON', 'application/json', '{"bank":"revontuli","customer":"veera-lumme","account":"everyday"}'],
  ['nothing', 'text/plain', ''],
  ['half a form', 'multipart/form-data; boundary=x', '--x'],
])('a bank that is sent %s in the place of its form pays nothing, and does not break', async (_, type, body) => {
  const { url } = await house.startPayment();
  for (const step of ['confirm', 'cancel%00']) {
    const answer = await fetch(`${url}/${step}`, { method: 'POST', headers: { 'content-type': type }, body, redirect: 'manual' });
    expect([step, answer.status]).toEqual([step, step === 'confirm' ? 404 : 400]);
  }
});

async function findSomeone(): Promise<string> {
  const { rows } = (await house.database.execute("select id from player where last_name = 'One'")) as {
    rows: { id: number }[];
  };
  return String(rows[0]?.id);
}
