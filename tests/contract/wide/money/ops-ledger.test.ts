import type { Hono } from 'hono';
import { z } from 'zod';
import { listTransactions, readWallet } from '#lib/wallet/contract.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { createWithdrawalAdmin } from '#sandbox/platform/cashier/withdrawals/withdrawal-admin.ts';
import { createLedgerAdmin } from '#sandbox/platform/flows/operator/ledger-admin.ts';
import { createProtectionAdmin } from '#sandbox/platform/protection/protection-admin.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { createConsole } from '../../../fixtures/sandbox/empty-console.ts';
import { openPlayerDesk } from '../../../fixtures/sandbox/operator.ts';
import { openPlatform } from '../../../fixtures/sandbox/platform.ts';

const [ava, ben] = ['100023', '100024'];
const Authorization = `Basic ${btoa('operator:operator')}`;
const ledgerSchema = z.object({
  accounts: z.array(z.object({ account: z.string(), balance: z.number() })),
  proof: z.object({ balanced: z.boolean() }),
  lines: z.array(
    z.object({
      txId: z.number(),
      category: z.string(),
      reason: z.string().optional(),
      operator: z.string().optional(),
      entries: z.array(z.object({ account: z.string(), amount: z.number() })),
    }),
  ),
  hasMore: z.boolean(),
});

const platform = openBeforeAll(() => openPlatform({ SANDBOX_HISTORIES: 'long' }));
let app: Hono;

beforeAll(async () => {
  const { database, clock } = platform();
  app = createConsole(platform(), {
    players: openPlayerDesk(platform()),
    ledger: createLedgerAdmin(database, clock),
    withdrawals: createWithdrawalAdmin(database, clock),
    protection: createProtectionAdmin(database, clock),
  }).app;
}, 240_000);

function adjust(playerId: string, body: unknown) {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json', Authorization }, body: JSON.stringify(body) };
  return app.request(`http://127.0.0.1:4112/api/player/${playerId}/adjustment`, init);
}

async function ledgerOf(playerId: string, query = '') {
  const path = `http://127.0.0.1:4112/api/player/${playerId}/ledger${query}`;
  return ledgerSchema.parse(await (await app.request(path, { headers: { Authorization } })).json());
}

async function mainOf(playerId: string): Promise<number | undefined> {
  return (await platform().call(playerId, readWallet, {})).balanceMap.main[0]?.amount;
}

test('OPS-05 a correction is booked in balance with its reason and operator, and appears in the history', async () => {
  const before = (await mainOf(ben)) ?? 0;
  const response = await adjust(ben, { amount: 12.34, reason: 'Stake of a failed round' });
  expect(await response.json()).toMatchObject({ repeated: false, amount: 12.34, currency: 'EUR' });
  expect(await mainOf(ben)).toBe(before + 12.34);
  const { lines, proof } = await ledgerOf(ben);
  expect(lines[0]).toMatchObject({ category: 'ADJUSTMENT', reason: 'Stake of a failed round', operator: 'operator' });
  expect(lines[0]?.entries.map(({ amount }) => amount).sort()).toEqual([-12.34, 12.34]);
  expect(proof.balanced).toBe(true);
  const { transactions } = await platform().call(ben, listTransactions, { query: { limit: 1 } });
  expect(transactions[0]).toMatchObject({ category: 'ADJUSTMENT', type: 'DEPOSIT', status: 'COMPLETED', amount: 12.34 });
  expect((await verifyLedger(platform().database)).faults).toEqual([]);
});

test('OPS-05 a reference is booked once, and a balance cannot become negative', async () => {
  const reference = crypto.randomUUID();
  const before = (await mainOf(ben)) ?? 0;
  const bodies = Array.from({ length: 3 }, () => adjust(ben, { amount: -5, reason: 'Taken back', reference }));
  const receipts = await Promise.all((await Promise.all(bodies)).map((response) => response.json()));
  expect(receipts.filter(({ repeated }) => repeated === false)).toHaveLength(1);
  expect(await mainOf(ben)).toBeCloseTo(before - 5, 2);
  expect((await adjust(ben, { amount: -7, reason: 'Taken back', reference })).status).toBe(409);
  expect(await mainOf(ben)).toBeCloseTo(before - 5, 2);
  const refused = await adjust(ben, { amount: -1_000_000, reason: 'Too much of it' });
  expect([refused.status, await mainOf(ben)]).toEqual([409, Math.round((before - 5) * 100) / 100]);
});

test('OPS-05 the first correction opens a wallet for a player without one', async () => {
  expect((await adjust(ava, { amount: 20, reason: 'Welcome, with our apologies' })).status).toBe(200);
  expect(await mainOf(ava)).toBe(20);
});

test.each([
  [{ amount: 0, reason: 'Nothing at all' }],
  [{ amount: 1.005, reason: 'Half a cent too much' }],
  [{ amount: '10', reason: 'A text for a number' }],
  [{ amount: 1e9, reason: 'A thousand millions' }],
  [{ amount: 5, reason: 'Why' }],
  [{ amount: 5 }],
  [{ amount: 5, reason: 'With something else', currency: 'NOK' }],
  [{ amount: 5, reason: 'Strange reference', reference: 'x' }],
])('OPS-05 rejects %j and books nothing', async (body) => {
  const before = await mainOf(ben);
  expect((await adjust(ben, body)).status).toBe(400);
  expect(await mainOf(ben)).toBe(before);
});

test('OPS-05 rejects corrections for an unknown player', async () => {
  expect((await adjust('999999', { amount: 5, reason: 'Not allowed here' })).status).toBe(404);
});

test('OPS-05 the pages of the ledger do not overlap', async () => {
  const cleo = '100025';
  const [first, second] = [await ledgerOf(cleo), await ledgerOf(cleo, '?position=25')];
  expect([first.lines.length, first.hasMore]).toEqual([25, true]);
  const all = [...first.lines, ...second.lines].map(({ txId }) => txId);
  expect(new Set(all).size).toBe(50);
});

describe('the page', () => {
  const path = `http://127.0.0.1:4112/players/${ben}/ledger`;
  const headers = { Authorization, 'Sec-Fetch-Site': 'same-origin' };
  const submit = (fields: Record<string, string>) =>
    app.request(path, { method: 'POST', headers, body: new URLSearchParams(fields) });

  test('OPS-05 shows accounts, proof and transactions; its form books once even when submitted twice', async () => {
    const page = await (await app.request(path, { headers })).text();
    expect(page).toContain('<strong>Balanced</strong>');
    expect(page).toContain(`player:${ben}:main`);
    const reference = /name="reference" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const before = (await mainOf(ben)) ?? 0;
    const fields = { amount: '2.50', reason: 'Made good <b>at once</b>', reference };
    expect((await submit(fields)).headers.get('Location')).toBe(`/players/${ben}/ledger?done=1`);
    await submit(fields);
    expect(await mainOf(ben)).toBeCloseTo(before + 2.5, 2);
    const after = await (await app.request(path, { headers })).text();
    expect(after).toContain('Made good &lt;b&gt;at once&lt;/b&gt;');
    expect(after).not.toMatch(/<script|style="/);
  });

  test('OPS-05 shows the error of an invalid form', async () => {
    const to = (await submit({ amount: '-999999', reason: 'More than he has' })).headers.get('Location') ?? '';
    const page = await (await app.request(`http://127.0.0.1:4112${to}`, { headers })).text();
    expect(page).toMatch(/role="alert"[^<]*>[^<]*less than this amount/);
  });
});

test('OPS-05 DEC-RGA-2 the player’s view shows the audit trail and whether it is intact', async () => {
  const headers = { Authorization, 'Sec-Fetch-Site': 'same-origin' };
  const change = { method: 'POST', headers, body: JSON.stringify({ status: 'TIMEOUT', reason: 'Asked for by phone' }) };
  expect((await app.request(`http://127.0.0.1:4112/api/player/${ava}`, change)).status).toBe(200);
  const trail = await app.request(`http://127.0.0.1:4112/api/player/${ava}/protection`, { headers });
  const details = { from: 'REGISTERED', to: 'TIMEOUT', reason: 'Asked for by phone' };
  expect(await trail.json()).toMatchObject({
    entries: [{ position: 2, kind: 'STATUS_CHANGED', by: 'operator', details }, { kind: 'BALANCE_CORRECTED' }],
    report: { intact: true, events: 2, faults: [] },
    hasMore: false,
  });
  const page = await (await app.request(`http://127.0.0.1:4112/players/${ava}/protection`, { headers })).text();
  expect(page).toContain('<strong>Intact</strong>');
  expect(page).toContain('STATUS_CHANGED');
  const all = await app.request('http://127.0.0.1:4112/api/protection/verify', { headers });
  expect(await all.json()).toMatchObject({ intact: true });
  expect((await app.request('http://127.0.0.1:4112/players/999999/protection', { headers })).status).toBe(404);
});
