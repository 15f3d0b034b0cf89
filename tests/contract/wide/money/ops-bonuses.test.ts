import { eq, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { claimCode } from '#lib/bonuses/contract.ts';
import { callService } from '#lib/core/api/call.ts';
import { idempotencyHeader } from '#lib/core/api/endpoint.ts';
import { readWallet } from '#lib/wallet/contract.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import type { OperatorBonus, PlayerBonuses } from '#sandbox/ops/port/bonuses.ts';
import type { CampaignDetails, OperatorCampaign } from '#sandbox/ops/port/campaigns.ts';
import { createBonusAdmin } from '#sandbox/platform/bonuses/bonus-admin.ts';
import { createCampaignAdmin } from '#sandbox/platform/bonuses/campaign-admin/campaign-admin.ts';
import { campaignTable, optInTable } from '#sandbox/platform/bonuses/tables.ts';
import { settleDeposit } from '#sandbox/platform/cashier/deposits/settle.ts';
import { openDeposit } from '#sandbox/platform/cashier/deposits/start.ts';
import { depositTable } from '#sandbox/platform/cashier/tables.ts';
import { createLedgerAdmin } from '#sandbox/platform/flows/operator/ledger-admin.ts';
import { findPlayer } from '#sandbox/platform/players/find-player.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { idOf, returnUrl } from '../../../fixtures/sandbox/cashier.ts';
import { createConsole } from '../../../fixtures/sandbox/empty-console.ts';
import { addPlayer } from '../../../fixtures/sandbox/new-player.ts';
import { openPlayerDesk } from '../../../fixtures/sandbox/operator.ts';
import { openPlatform } from '../../../fixtures/sandbox/platform.ts';

const ops = 'http://127.0.0.1:4112';
const headers = { Authorization: `Basic ${btoa('operator:operator')}`, 'Sec-Fetch-Site': 'same-origin' };
const reason = 'Complaint 4711 <b>';
const gift = {
  reason,
  kind: 'MANUAL_BONUS_CODE',
  vertical: 'CASINO',
  trigger: 'MANUAL',
  moneyType: 'NON_STICKY',
  startedAt: '2020-01-01T00:00:00Z',
  terms: { amount: 25, wrMultiplier: 10, validDays: 7, excludedGames: ['cloudbreaker'] },
  texts: { en: { title: 'A gift <b>for you</b>', description: 'Twenty-five euros' } },
};

const platform = openBeforeAll(openPlatform);
let app: Hono;
let players: ReturnType<typeof openPlayerDesk>;
let sam = '';

beforeAll(async () => {
  const { database, clock } = platform();
  players = openPlayerDesk(platform());
  app = createConsole(platform(), {
    players,
    ledger: createLedgerAdmin(database, clock),
    campaigns: createCampaignAdmin(database, clock),
    bonuses: createBonusAdmin(database, clock),
  }).app;
}, 240_000);
beforeEach(async () => {
  sam = await addPlayer(platform().database, [100], platform().clock.now());
});
afterEach(async () => expect(await verifyLedger(platform().database)).toMatchObject({ balanced: true, faults: [] }));

async function api<Reply>(path: string, body?: unknown): Promise<{ status: number; reply: Reply & { message?: string } }> {
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await app.request(`${ops}/api${path}`, init);
  return { status: response.status, reply: await response.json() };
}
const grant = (campaignId: string, more: object = {}) =>
  api<OperatorBonus>(`/player/${sam}/bonuses`, { campaignId, reason, ...more });
const end = (assignmentId: string, action: string) =>
  api<OperatorBonus>(`/player/${sam}/bonuses/${assignmentId}`, { action, reason });
const bonusesOf = async () => (await api<PlayerBonuses>(`/player/${sam}/bonuses`)).reply;
const campaign = async (id: string) => (await api<CampaignDetails>(`/campaigns/${id}`)).reply;
const page = async (path: string) => (await app.request(ops + path, { headers })).text();
const submit = (path: string, fields: Record<string, string>) =>
  app.request(ops + path, { method: 'POST', headers, body: new URLSearchParams(fields) });
const balances = async () => {
  const { balanceMap } = await platform().call(sam, readWallet, {});
  const sum = (entries: readonly { amount: number }[]) => entries.reduce((all, { amount }) => all + amount, 0);
  return [sum(balanceMap.main), sum(balanceMap.bonus)];
};

test('OPS-05 BON-10 a granted bonus becomes active, further ones queue, and one more waits for the player', async () => {
  const first = await grant('cmp_code_welcome', { amount: 12.5 });
  expect(first).toMatchObject({ status: 201, reply: { state: 'ACTIVE', amount: 12.5, required: 437.5, balance: 12.5 } });
  expect(await balances()).toEqual([100, 12.5]);
  const states = [];
  for (const id of ['cmp_code_sticky', 'cmp_code_sunday', 'cmp_code_gold', 'cmp_after_welcome']) {
    states.push((await grant(id)).reply.state);
  }
  expect(states).toEqual(['QUEUED', 'QUEUED', 'QUEUED', 'ASSIGNED']);
  expect((await grant('cmp_code_spins')).reply).toMatchObject({ state: 'ASSIGNED', freeSpins: { total: 20, used: 0 } });
  expect((await grant('cmp_loyalty_gift')).reply).toMatchObject({ state: 'COMPLETED', actions: [] });
  expect((await grant('cmp_third_deposit', { amount: 30 })).reply).toMatchObject({ state: 'ASSIGNED', required: 600 });
});

test.each([
  ['cmp_code_welcome', { amount: 51 }, 400, '50 EUR at most'],
  ['cmp_code_welcome', { amount: 0.001 }, 400, 'minor units'],
  ['cmp_second_deposit', {}, 400, 'amount is required'],
  ['cmp_code_spins', { amount: 5 }, 400, 'no money'],
  ['cmp_advent', {}, 409, 'DRAFT'],
  ['cmp_code_last_year', {}, 409, 'EXPIRED'],
  ['cmp_autumn', {}, 409, 'CANCELED'],
  ['cmp_cashback_daily', {}, 409, 'cannot be granted'],
  ['cmp_vip_evening', {}, 409, 'no bonus that could'],
  ['cmp_nowhere', {}, 404, 'no campaign'],
])('OPS-05 refuses to grant %s with %j', async (campaignId, more, status, message) => {
  expect(await grant(campaignId, more)).toMatchObject({ status, reply: { message: expect.stringContaining(message) } });
  expect((await bonusesOf()).bonuses).toEqual([]);
});

test('OPS-05 DEC-BON-29 a campaign is granted once, however often it is asked, and never to a player who may have no bonus', async () => {
  const replies = await Promise.all(Array.from({ length: 4 }, () => grant('cmp_code_welcome')));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  await players.update(sam, { flags: { bonuses: false } });
  expect(await grant('cmp_code_live')).toMatchObject({ status: 409, reply: { code: 'error.bonus.not_allowed' } });
  expect(await bonusesOf()).toMatchObject({ isAllowed: false, grantable: [] });
  const [{ assignmentId } = { assignmentId: '' }] = (await bonusesOf()).bonuses;
  expect(await end(assignmentId, 'complete')).toMatchObject({ status: 409, reply: { code: 'error.bonus.not_allowed' } });
  expect((await end(assignmentId, 'cancel')).reply).toMatchObject({ state: 'FORFEITED', balance: 0 });
});

test('OPS-05 BON-33 an operator completes or cancels a bonus once; history and bookings name the operator and the references', async () => {
  const [paid, taken] = [(await grant('cmp_code_welcome')).reply, (await grant('cmp_code_sunday')).reply];
  expect(await end(taken.assignmentId, 'complete')).toMatchObject({
    status: 409,
    reply: { message: expect.stringContaining('QUEUED') },
  });
  expect((await end(paid.assignmentId, 'complete')).reply).toMatchObject({
    state: 'COMPLETED',
    paid: 50,
    balance: 0,
    actions: [],
  });
  expect(await balances()).toEqual([150, 5]);
  expect(await end(paid.assignmentId, 'cancel')).toMatchObject({
    status: 409,
    reply: { message: expect.stringContaining('COMPLETED') },
  });
  expect((await end(taken.assignmentId, 'cancel')).reply).toMatchObject({ state: 'FORFEITED' });
  expect(await balances()).toEqual([150, 0]);
  expect((await end('asg_none', 'cancel')).status).toBe(404);
  expect((await end(paid.assignmentId, 'lose')).status).toBe(400);
  expect((await api(`/player/${sam}/bonuses`, { campaignId: 'cmp_code_gold' })).status).toBe(400);
  const shown = (await bonusesOf()).bonuses.find(({ assignmentId }) => assignmentId === paid.assignmentId);
  expect(shown?.transitions.map(({ event, by, reason: why }) => `${event} by ${by}: ${why}`)).toEqual([
    ...['assign', 'activate', 'complete'].map((event) => `${event} by operator: ${reason}`),
  ]);
  expect(shown?.postings.map(({ referenceId }) => referenceId)).toEqual([
    ...[`bonus:${paid.assignmentId}:complete`, `bonus:${paid.assignmentId}:credit`],
  ]);
  const next = (await bonusesOf()).bonuses.find(({ assignmentId }) => assignmentId === taken.assignmentId);
  expect(next?.transitions.map(({ event, by }) => `${event} by ${by}`).slice(2)).toEqual([
    ...['release by SYSTEM', 'cancel by operator'],
  ]);
});

test('OPS-05 BON-27 a campaign is a draft until it is published; its code works then, and its bonuses go on after it is canceled', async () => {
  const codes = [{ code: 'gift25', usesLeft: 3 }];
  const body = { ...gift, campaignId: 'cmp_gift', codes };
  expect(await api('/campaigns', { ...body, codes: [{ code: 'WELCOME50' }] })).toMatchObject({
    status: 400,
    reply: { fieldErrors: [{ field: 'codes', message: 'contains a code of another campaign or site' }] },
  });
  expect(await api('/campaigns', body)).toMatchObject({ status: 201, reply: { status: 'DRAFT', next: ['ACTIVE', 'CANCELED'] } });
  expect((await api('/campaigns', body)).status).toBe(400);
  const credentials = { playerId: sam, idToken: await platform().signToken(sam) };
  const claim = (key: string) =>
    callService(
      claimCode,
      { body: { bonusCode: 'GIFT25', state: 'ACTIVATED' } },
      { baseUrl: platform().baseUrl, siteId: 5, credentials, headers: { [idempotencyHeader]: key } },
    );
  await expect(claim('early')).rejects.toMatchObject({ envelope: { code: 'error.bonus_code.expired' } });
  expect((await api('/campaigns/cmp_gift/status', { status: 'ACTIVE', reason })).reply).toMatchObject({ status: 'ACTIVE' });
  await claim('published');
  expect(await campaign('cmp_gift')).toMatchObject({
    codes: [{ code: 'GIFT25', usesLeft: 2 }],
    assignments: { open: 1, ended: 0 },
  });
  expect(await api('/campaigns/cmp_gift', { ...gift, moneyType: 'STICKY' })).toMatchObject({
    status: 400,
    reply: { fieldErrors: [{ field: 'moneyType' }] },
  });
  const more = { ...gift, terms: { ...gift.terms, amount: 30 } };
  expect((await api<OperatorCampaign>('/campaigns/cmp_gift', more)).reply).toMatchObject({
    terms: { amount: 30 },
    codes: [{ usesLeft: 2 }],
  });
  expect((await api('/campaigns/cmp_gift/status', { status: 'CANCELED', reason })).reply).toMatchObject({
    status: 'CANCELED',
    next: [],
  });
  expect((await api('/campaigns/cmp_gift/status', { status: 'ACTIVE', reason })).status).toBe(409);
  expect((await api('/campaigns/cmp_gift', gift)).status).toBe(409);
  expect(await balances()).toEqual([100, 25]);
  expect((await api('/campaigns/cmp_nowhere', gift)).status).toBe(404);
});

test('BON-29 a deposit earns the bonus that the player accepted, whatever the campaign is changed to meanwhile; its fixed terms stay', async () => {
  const { database, clock } = platform();
  const welcome = {
    ...{ ...gift, kind: 'FIRST_DEPOSIT', trigger: 'TRIGGERED' },
    terms: { minDeposit: 10, matchPercent: 100, maxBonus: 500, wrMultiplier: 20, validDays: 7, excludedGames: [] },
  };
  await api('/campaigns', { ...welcome, campaignId: 'cmp_terms' });
  await api('/campaigns/cmp_terms/status', { status: 'ACTIVE', reason });
  const ava = await addPlayer(database, [], clock.now());
  const body = { method: 'CREDITCARD', amount: 100, currency: 'EUR', returnUrl, locale: 'fi-FI', bonusCampaignId: 'cmp_terms' };
  const player = await findPlayer(database, ava);
  if (!player) throw new Error('The player is missing.');
  const { transactionId } = await openDeposit(database, player, body, new URL(returnUrl).origin, clock.now());
  const edit = (terms: object) => api('/campaigns/cmp_terms', { ...welcome, terms: { ...welcome.terms, ...terms } });
  expect(await edit({ wrMultiplier: 50 })).toMatchObject({
    status: 400,
    reply: { fieldErrors: [{ field: 'terms.wrMultiplier' }] },
  });
  expect((await edit({ matchPercent: 10, maxBonus: 5, validDays: 1 })).status).toBe(200);
  const notice = {
    transactionId,
    providerRef: `ref-${transactionId}`,
    status: 'SUCCESS',
    amountMinor: 10_000,
    currency: 'EUR',
  } as const;
  await settleDeposit(database, notice, clock.now());
  const { bonuses } = (await api<PlayerBonuses>(`/player/${ava}/bonuses`)).reply;
  expect(bonuses).toMatchObject([{ state: 'ACTIVE', amount: 100, required: 2_000 }]);
});

test('BON-29 the fixed terms of a campaign that a player has joined stay', async () => {
  const { status, assignments, codes, next, languages, changes, ...seeded } = await campaign('cmp_vip_evening');
  await platform()
    .database.insert(optInTable)
    .values({ campaignId: 'cmp_vip_evening', playerId: Number(sam), at: platform().clock.now() });
  const { campaignId, ...body } = seeded;
  const changed = { ...body, reason, terms: { ...seeded.terms, excludedGames: ['cloudbreaker'] } };
  expect(await api('/campaigns/cmp_vip_evening', changed)).toMatchObject({
    status: 400,
    reply: { fieldErrors: [{ field: 'terms.excludedGames' }] },
  });
});

test('BON-29 a deposit that was left unpaid keeps the terms of its campaign for half an hour', async () => {
  const { database, clock } = platform();
  const welcome = {
    ...{ ...gift, kind: 'FIRST_DEPOSIT', trigger: 'TRIGGERED', campaignId: 'cmp_unpaid' },
    terms: { minDeposit: 10, matchPercent: 100, maxBonus: 500, wrMultiplier: 20, validDays: 7, excludedGames: [] },
  };
  await api('/campaigns', welcome);
  await api('/campaigns/cmp_unpaid/status', { status: 'ACTIVE', reason });
  const player = await findPlayer(database, await addPlayer(database, [], clock.now()));
  if (!player) throw new Error('The player is missing.');
  const body = { method: 'CREDITCARD', amount: 100, currency: 'EUR', returnUrl, locale: 'fi-FI', bonusCampaignId: 'cmp_unpaid' };
  await openDeposit(database, player, body, new URL(returnUrl).origin, new Date(clock.now().getTime() - 29 * 60_000));
  const { campaignId: _, ...rest } = welcome;
  const edit = () => api('/campaigns/cmp_unpaid', { ...rest, terms: { ...rest.terms, wrMultiplier: 50 } });
  expect((await edit()).status).toBe(400);
  await database.update(depositTable).set({ createdAt: new Date(clock.now().getTime() - 31 * 60_000) });
  expect((await edit()).status).toBe(200);
});

test('DEC-MISC-7 a granted bonus with nothing to wager is paid at once', async () => {
  await api('/campaigns', { ...gift, campaignId: 'cmp_cash', terms: { ...gift.terms, wrMultiplier: 0 } });
  await api('/campaigns/cmp_cash/status', { status: 'ACTIVE', reason });
  expect((await grant('cmp_cash')).reply).toMatchObject({ state: 'COMPLETED', paid: 25 });
  expect(await balances()).toEqual([125, 0]);
});

test('OPS-05 the pages of campaigns: the list, a form shown again with its errors, publishing', async () => {
  const list = await page('/campaigns');
  expect(list).toContain('USEDUP: 0 left');
  expect(list).not.toContain('OTHERHOUSE');
  const filled = {
    ...{
      campaignId: 'cmp_spring_spins',
      kind: 'NEXT_DEPOSIT',
      vertical: 'CASINO',
      trigger: 'TRIGGERED',
      moneyType: 'NON_STICKY',
    },
    ...{ startedAt: '2020-01-01T00:00', endedAt: '', 'terms.wrMultiplier': '30', 'terms.validDays': '7', 'terms.maxBet': '5' },
    ...{
      'texts.en.title': 'Spins <i>of spring</i>',
      'terms.matchPercent': '50',
      'terms.maxBonus': '80',
      'terms.markets': 'fi, NO',
    },
    ...{ 'terms.weekdays.5': 'on', 'terms.hours.0': '18', 'terms.hours.1': '24', reason },
  };
  const refused = await submit('/campaigns/new', filled);
  const shown = await refused.text();
  expect(refused.status).toBe(400);
  expect(shown).toMatch(/role="alert"[^<]*>[^<]*terms\.minDeposit is required for a deposit/);
  expect(shown).toMatch(/name="terms\.minDeposit"[^>]*aria-invalid="true" aria-describedby="terms\.minDeposit-error"/);
  expect(shown).toMatch(/name="terms\.maxBonus"[^>]*value="80"/);
  expect(shown).not.toMatch(/<script|style="|<i>/);
  const halfSpins = await (await submit('/campaigns/new', { ...filled, 'terms.freeSpins.count': '5' })).text();
  expect(halfSpins).toMatch(/role="alert"[^<]*>[^<]*terms\.freeSpins\.gameId is missing/);
  const saved = await submit('/campaigns/new', { ...filled, 'terms.minDeposit': '20' });
  expect([saved.status, saved.headers.get('Location')]).toEqual([303, '/campaigns/cmp_spring_spins?done=1']);
  expect(await campaign('cmp_spring_spins')).toMatchObject({
    terms: { minDeposit: 20, matchPercent: 50, markets: ['FI', 'NO'], weekdays: [5], hours: [18, 24], excludedGames: [] },
    status: 'DRAFT',
  });
  const draft = readForm(await page('/campaigns/cmp_spring_spins')).shown ?? '';
  // What another operator has changed since the page was loaded is not published.
  await submit('/campaigns/cmp_spring_spins/status', { status: 'ACTIVE', shown: 'old', reason });
  expect((await campaign('cmp_spring_spins')).status).toBe('DRAFT');
  await submit('/campaigns/cmp_spring_spins/status', { status: 'ACTIVE', shown: draft, reason });
  // A change without a reason is refused and changes nothing.
  const { shown: current = '' } = readForm(await page('/campaigns/cmp_spring_spins'));
  const silent = await submit('/campaigns/cmp_spring_spins', { ...filled, shown: current, 'terms.minDeposit': '25', reason: '' });
  expect(await silent.text()).toMatch(/name="reason"[^>]*aria-invalid="true"/);
  const edited = { ...filled, shown: current, 'terms.minDeposit': '30', endedAt: '2035-01-01T00:00' };
  await submit('/campaigns/cmp_spring_spins', edited);
  // Of a page that another operator's change has made old, nothing is saved.
  const old = await submit('/campaigns/cmp_spring_spins', { ...edited, 'terms.minDeposit': '20' });
  expect([old.status, await old.text()]).toEqual([409, expect.stringContaining('href="/campaigns/cmp_spring_spins"')]);
  expect((await campaign('cmp_spring_spins')).changes).toMatchObject([
    {
      ...{ event: 'UPDATE', by: 'operator', reason },
      fields: [
        { field: 'endedAt', before: null, after: '2035-01-01T00:00:00.000Z' },
        { field: 'terms.minDeposit', before: '20', after: '30' },
      ],
    },
    { event: 'PUBLISH', by: 'operator', reason, fields: [{ field: 'status', before: 'DRAFT', after: 'ACTIVE' }] },
    { event: 'CREATE', by: 'operator', reason, fields: [] },
  ]);
  const published = await page('/campaigns/cmp_spring_spins');
  expect(published).toContain('“Complaint 4711 &lt;b&gt;”');
  expect(await page('/campaigns?status=DRAFT')).not.toContain('cmp_spring_spins');
  expect(published).toContain('I want to cancel this campaign');
  expect(published).not.toContain('I want to publish this campaign');
});

test('OPS-05 saving the form of a campaign that was not edited changes nothing, also not the uses of its codes', async () => {
  for (const { campaignId } of (await api<readonly OperatorCampaign[]>('/campaigns')).reply as readonly OperatorCampaign[]) {
    const before = await campaign(campaignId);
    if (before.status === 'CANCELED') continue;
    const form =
      /<form method="post" action="\/campaigns\/\w+">(.*?)<\/form>/s.exec(await page(`/campaigns/${campaignId}`))?.[1] ?? '';
    const saved = await submit(`/campaigns/${campaignId}`, { ...readForm(form), reason });
    expect([campaignId, saved.status]).toEqual([campaignId, 303]);
    // Nor is a change recorded.
    expect(await campaign(campaignId)).toEqual(before);
  }
  // A draft that gives nothing, as an older version may have stored it.
  await platform()
    .database.update(campaignTable)
    .set({ terms: sql`${campaignTable.terms} - 'amount'` })
    .where(eq(campaignTable.campaignId, 'cmp_spring'));
  expect((await api('/campaigns/cmp_spring/status', { status: 'ACTIVE', reason })).status).toBe(400);
  await submit('/campaigns/cmp_code_sunday', {
    ...readForm(await page('/campaigns/cmp_code_sunday')),
    codes: 'SUNDAY5 40 2030-12-31\nsunday6',
    reason,
  });
  const sunday = await campaign('cmp_code_sunday');
  expect(sunday.changes[0]?.fields).toContainEqual({ field: 'codes.SUNDAY6', before: null, after: 'no limit' });
  expect(sunday.codes).toEqual([
    { code: 'SUNDAY5', usesLeft: 40, expiresAt: '2031-01-01T11:59:59.999Z' },
    { code: 'SUNDAY6', usesLeft: null, expiresAt: null },
  ]);
});

test('OPS-05 a code that is added with the form leaves what players have spent and other operators have added since it was shown', async () => {
  const codes = ['FORMONE', 'FORMTWO', 'FORMOLD'].map((code) => ({ code, usesLeft: 10 }));
  await api('/campaigns', { ...gift, campaignId: 'cmp_form', codes });
  const shown = readForm(await page('/campaigns/cmp_form'));
  await api('/campaigns/cmp_form', { ...gift, codes: [...codes, { code: 'FORMNEW' }].with(0, { code: 'FORMONE', usesLeft: 9 }) });
  await submit('/campaigns/cmp_form', { ...shown, codes: 'FORMONE 10\nFORMTWO 20\nFORMADD', reason });
  expect((await campaign('cmp_form')).codes.map(({ code, usesLeft }) => [code, usesLeft])).toEqual([
    ...[
      ['FORMADD', null],
      ['FORMNEW', null],
      ['FORMONE', 9],
      ['FORMTWO', 20],
    ],
  ]);
});

test('OPS-05 the page of a player’s bonuses grants, completes and shows the error of what it cannot do', async () => {
  const seeded = await api<PlayerBonuses>(`/player/${idOf('qui.bonus')}/bonuses`);
  expect(seeded.reply.bonuses[0]?.postings).toMatchObject([{ referenceId: 'bonus:asg_qui_1:credit' }]);
  const path = `/players/${sam}/bonuses`;
  expect(await page(`/players/${sam}`)).toContain(`href="${path}"`);
  const granted = await submit(path, { campaignId: 'cmp_code_welcome', amount: '', reason });
  expect(granted.headers.get('Location')).toBe(`${path}?done=1`);
  const shown = await page(path);
  expect(shown).toContain('0.00 EUR of 1750.00 EUR');
  expect(shown).toContain('I want to complete this bonus');
  expect(shown).not.toMatch(/<script|style="/);
  const action = /action="(\/players\/\d+\/bonuses\/asg_[\w-]+)"/.exec(shown)?.[1] ?? '';
  await submit(action, { action: 'complete', reason });
  const again = await submit(action, { action: 'complete', reason });
  expect(await page(again.headers.get('Location') ?? '')).toMatch(
    /role="alert"[^<]*>A bonus that is COMPLETED cannot be completed/,
  );
  expect(await balances()).toEqual([150, 0]);
  expect((await submit('/players/999999/bonuses', { campaignId: 'cmp_code_welcome' })).headers.get('Location')).toContain(
    'refused=',
  );
  expect((await app.request(`${ops}/players/999999/bonuses`, { headers })).status).toBe(404);
});

/** What a browser sends for a form as the page has it. */
function readForm(form: string): Record<string, string> {
  const text = (html: string) =>
    html
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
  const fields: Record<string, string> = {};
  for (const [, name = '', type, rest = ''] of form.matchAll(/<input name="([^"]+)" type="([^"]+)"([^>]*)>/g)) {
    if (type !== 'checkbox') fields[name] = text(/value="([^"]*)"/.exec(rest)?.[1] ?? '');
  }
  for (const [, name = '', rest = ''] of form.matchAll(/<input type="checkbox" name="([^"]+)"([^>]*)>/g)) {
    if (rest.includes('checked')) fields[name] = 'on';
  }
  for (const [, name = '', value = ''] of form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g))
    fields[name] = text(value);
  for (const [, name = '', value = ''] of form.matchAll(/<textarea name="([^"]+)"[^>]*>([^<]*)</g)) fields[name] = text(value);
  for (const [, name = '', options = ''] of form.matchAll(/<select name="([^"]+)"[^>]*>(.*?)<\/select>/gs)) {
    fields[name] = /<option value="([^"]*)" selected/.exec(options)?.[1] ?? '';
  }
  return fields;
}
