import { changeLanguage, readAccessDetails, readProfile, readTransactionSummary } from '#lib/account/contract.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import { readPhone } from '#lib/core/validation/phone.ts';
import { signOut } from '#lib/session/contract.ts';
import { readWallet } from '#lib/wallet/contract.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { seedUsers } from '#sandbox/platform/flows/seed/seed.ts';
import { testPlayers } from '#sandbox/platform/flows/seed/test-players.ts';
import { playerTable, signOutTable } from '#sandbox/platform/players/tables.ts';
import { createPlayerDirectory } from '#sandbox/platform/session/player-directory.ts';
import { openBeforeAll } from '../fixtures/open-before-all.ts';
import { openPlayerDesk } from '../fixtures/sandbox/operator.ts';
import { openPlatform } from '../fixtures/sandbox/platform.ts';

const platform = openBeforeAll(openPlatform);
let idOf: (handle: string) => string;

beforeAll(async () => {
  const users = await seedUsers();
  idOf = (handle) => {
    const user = users.find(({ email }) => email === `${handle}@sandbox.test`);
    if (!user) throw new Error(`no test player ${handle}`);
    return user.playerId;
  };
}, 240_000);

async function send(path: string, headers: Record<string, string>, init: RequestInit = {}) {
  const response = await fetch(`${platform().baseUrl}${path}`, { ...init, headers });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
}

const site = { SiteContext: '{"siteId":5}' };

describe('authentication and request checks', () => {
  const ben = '100024';

  test('LOG-21 takes the raw token and SiteContext as JSON or bare, and a Bearer token', async () => {
    const token = await platform().signToken(ben);
    for (const headers of [
      { ...site, Authorization: token },
      { ...site, Authorization: `Bearer ${token}` },
      { SiteContext: '5', Authorization: token },
    ]) {
      expect((await send(`/player/${ben}/profile`, headers)).status).toBe(200);
    }
  });

  test.each([[undefined], ['{"siteId":6}'], ['six'], ['{}']])('LOG-21 refuses the site context %s', async (header) => {
    const Authorization = await platform().signToken(ben);
    const answer = await send(`/player/${ben}/profile`, { Authorization, ...(header && { SiteContext: header }) });
    expect(answer).toMatchObject({ status: 400, body: { status: 400, code: 'error.site_id.invalid' } });
  });

  test('answers 401 without a token, with a forged, an expired or an access token, and 403 for another player', async () => {
    const path = `/player/${ben}/wallet`;
    const forged = `${(await platform().signToken(ben)).slice(0, -8)}AAAAAAAA`;
    const expired = await platform().signToken(ben, {}, '-1s');
    const access = await platform().signToken(ben, { token_use: 'access' });
    for (const Authorization of [undefined, 'x', forged, expired, access]) {
      const answer = await send(path, { ...site, ...(Authorization && { Authorization }) });
      expect(answer).toMatchObject({ status: 401, body: { code: 'error.token.expired', message: 'Token expired' } });
    }
    const other = await send(path, { ...site, Authorization: await platform().signToken('100025') });
    expect(other).toMatchObject({ status: 403, body: { code: 'error.forbidden' } });
  });

  test('rejects unknown paths, wrong methods, bodies that are not JSON and bodies of the wrong shape', async () => {
    const headers = { ...site, Authorization: await platform().signToken(ben), 'Content-Type': 'application/json' };
    expect(await send('/player/nothing/here', headers)).toMatchObject({ status: 404, body: { code: 'error.not_found' } });
    const wrongMethod = await send(`/player/${ben}/wallet`, headers, { method: 'POST', body: '{}' });
    expect(wrongMethod).toMatchObject({ status: 405, body: { code: 'error.method.not_allowed' } });
    expect(wrongMethod.headers.get('Allow')).toBe('GET');
    const signOutPath = `/player/${ben}/sign_out`;
    const notJson = await send(signOutPath, headers, { method: 'POST', body: '{' });
    expect(notJson).toMatchObject({ status: 400, body: { code: 'error.body.not_json' } });
    const wrongShape = await send(signOutPath, headers, { method: 'POST', body: '[]' });
    expect(wrongShape).toMatchObject({ status: 400, body: { code: 'error.validation' } });
  });

  test('names the invalid field of a query', async () => {
    const headers = { ...site, Authorization: await platform().signToken(ben) };
    const answer = await send(`/player/${ben}/transactions?limit=0&category=POKER`, headers);
    expect(answer).toMatchObject({ status: 400, body: { code: 'error.validation' } });
    expect(answer.body.fieldErrors.map(({ field }: { field: string }) => field).sort()).toEqual(['category', 'limit']);
  });

  test('sends the virtual time with every response, errors included', async () => {
    await platform().clock.advance(3 * dayMs);
    try {
      const { status, headers } = await send('/player/1/wallet', {});
      expect(status).toBe(400);
      const lead = Date.parse(headers.get('X-Server-Time') ?? '') - Date.now();
      expect(Math.abs(lead - 3 * dayMs)).toBeLessThan(10_000);
    } finally {
      await platform().clock.reset();
    }
  });

  test('an internal error answers 500 and logs neither path nor values', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const huge = '9'.repeat(30);
    const answer = await send(`/player/${huge}/wallet`, { ...site, Authorization: await platform().signToken(huge) });
    expect(answer).toMatchObject({ status: 500, body: { code: 'error.system.error' } });
    expect(log).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(log.mock.calls)).not.toContain(huge);
    log.mockRestore();
  });
});

describe('the account', () => {
  test('ACC-01 the profile has the personal data, the first deposit’s date and the requested documents', async () => {
    const sam = await platform().call(idOf('sam.withdraw'), readProfile, {});
    expect(sam).toMatchObject({ kycStatus: 'FULLY VERIFIED', requestDocumentTypeStatus: '', email: 'sam.withdraw@sandbox.test' });
    expect(Date.parse(sam.firstDepositDate ?? '')).toBeLessThan(platform().clock.now().getTime());
    const dan = await platform().call(idOf('dan.docs'), readProfile, {});
    expect(dan.requestDocumentTypeStatus).toBe('PROOF_OF_ID,PROOF_OF_ADDRESS');
    expect(await platform().call(idOf('ava.new'), readProfile, {})).toMatchObject({ firstDepositDate: null });
    expect(await platform().call(idOf('oli.oldterms'), readProfile, {})).toMatchObject({
      termsAndConditionsAcceptedVersion: '2.9',
    });
  });

  test.each(testPlayers.filter(({ handle }) => !/\.(?:timeout|excluded|indef|closed|black)$/.test(handle)))(
    'ACC-16 the access details of $handle agree with the profile',
    async ({ handle }) => {
      const profile = await platform().call(idOf(handle), readProfile, {});
      const { multibrandSuspended, ...details } = await platform().call(idOf(handle), readAccessDetails, {});
      expect(profile).toMatchObject(details);
      expect(multibrandSuspended).toBe(handle === 'hana.multi');
    },
  );

  test.each([
    ['player.fi', 'EUR'],
    ['player.no', 'NOK'],
    ['player.ca', 'CAD'],
    ['player.at', 'EUR'],
    ['player.br', 'BRL'],
    ['player.cl', 'CLP'],
    ['player.pe', 'PEN'],
    ['player.nz', 'NZD'],
    ['player.in', 'INR'],
  ])('MKT-16 %s has a wallet in %s', async (handle, currency) => {
    const { balanceMap } = await platform().call(idOf(handle), readWallet, {});
    expect(balanceMap.main.map(({ currencyCode }) => currencyCode)).toEqual([currency]);
    expect((await platform().call(idOf(handle), readProfile, {})).currencyCode).toBe(currency);
  });

  test('ACC-17 the summary counts deposits: none, exactly one, many', async () => {
    expect(await platform().call(idOf('ava.new'), readTransactionSummary, {})).toMatchObject({ totalDepositsCount: 0 });
    expect(await platform().call(idOf('ben.one'), readTransactionSummary, {})).toEqual({
      totalDepositsCount: 1,
      totalDepositsAmount: 100,
      totalWithdrawalsCount: 0,
      totalWithdrawalsAmount: 0,
      currency: 'EUR',
      depositsToTell: 0,
    });
    const cleo = await platform().call(idOf('cleo.vip'), readTransactionSummary, {});
    expect(cleo.totalDepositsCount).toBeGreaterThan(1);
  });

  test('signing out answers 204 and is recorded', async () => {
    const player = idOf('player.fi');
    expect(await platform().call(player, signOut, { body: {} })).toBeUndefined();
    const rows = await platform().database.select().from(signOutTable);
    expect(rows.map(({ playerId }) => String(playerId))).toContain(player);
  });
});

describe('the seeded players', () => {
  test('OPS-03 the seeded ledger balances', async () => {
    expect(await verifyLedger(platform().database)).toMatchObject({ balanced: true, faults: [] });
  });

  test('DEC-VAL-4 every test player has a mobile number of the home', async () => {
    const players = await platform().database.select().from(playerTable);
    const unread = players.filter(({ mobilePhone }) => readPhone('', mobilePhone)?.whole !== mobilePhone);
    expect(unread.map(({ email, mobilePhone }) => [email, mobilePhone])).toEqual([]);
  });

  test('the directory gives identity the claims and the reason why a player may not sign in', async () => {
    const directory = createPlayerDirectory(platform().database, platform().clock, platform().config.serviceSecret);
    expect(await directory.readClaims(idOf('player.fi'))).toMatchObject({
      player_id: idOf('player.fi'),
      country_code: 'FI',
      language_code: 'fi',
      multibrand: '{"suspended":false}',
    });
    expect(await directory.readClaims(idOf('hana.multi'))).toMatchObject({ multibrand: '{"suspended":true}' });
    expect(await directory.readClaims('1')).toBeUndefined();
    expect(await directory.findRefusal(idOf('jon.timeout'))).toMatchObject({ kind: 'timeout', initiator: 'PLAYER' });
    expect(await directory.findRefusal(idOf('kim.excluded'))).toMatchObject({ kind: 'exclusion', days: 180 });
    expect(await directory.findRefusal(idOf('lea.indef'))).toEqual({ kind: 'exclusion-indefinite' });
    expect(await directory.findRefusal(idOf('max.closed'))).toEqual({ kind: 'closed' });
    expect(await directory.findRefusal(idOf('nia.black'))).toEqual({ kind: 'deactivated' });
    for (const handle of ['sam.withdraw', 'gus.risk', 'hana.multi']) {
      expect(await directory.findRefusal(idOf(handle))).toBeUndefined();
    }
  });

  test("an operator's change is visible, leaves other fields unchanged, and a reset reverts it", async () => {
    const desk = openPlayerDesk(platform());
    const player = idOf('player.at');
    await desk.update(player, { flags: { casino: false }, loyaltyLevel: 4 });
    await desk.update(player, { flags: { payout: true }, kycStatus: 'PENDING', multibrandSuspended: true });
    expect(await platform().call(player, readProfile, {})).toMatchObject({
      casino: false,
      payout: true,
      liveCasino: true,
      loyaltyLevel: 4,
      status: 'REGISTERED',
      kycStatus: 'PENDING',
    });
    expect(await desk.update('1', { loyaltyLevel: 2 })).toBeUndefined();
    const find = async (search: string) => (await desk.list({ search, position: 0 })).players.map(({ playerId }) => playerId);
    expect(await find('player.at')).toEqual([player]);
    expect(await find('_')).toEqual([]);
    for (const number of ['+43 660 1234524', '0660 123-4524', '00436601234524', '٠٦٦٠ ١٢٣ ٤٥٢٤']) {
      expect(await find(number)).toEqual([player]);
    }

    const before = await platform().call(player, readWallet, {});
    await platform().service.reset();
    expect(await platform().call(player, readProfile, {})).toMatchObject({
      casino: true,
      payout: false,
      kycStatus: 'FULLY VERIFIED',
    });
    expect((await platform().call(player, readWallet, {})).balanceMap).toEqual(before.balanceMap);
  }, 60_000);
});

test('MKT-30 a language change is visible in the profile; an unknown code is rejected', async () => {
  const ava = idOf('ava.new');
  const { languageCode } = await platform().call(ava, readProfile, {});
  await platform().call(ava, changeLanguage, { body: { languageCode: 'fi' } });
  expect(await platform().call(ava, readProfile, {})).toMatchObject({ languageCode: 'fi' });
  const refused = await platform().refusalOf(ava, changeLanguage, { body: { languageCode: 'FI-fi' } });
  expect(refused).toMatchObject({ status: 400, code: 'error.validation' });
  await platform().call(ava, changeLanguage, { body: { languageCode } });
});
