import type { Hono } from 'hono';
import { z } from 'zod';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { createLedgerAdmin } from '#sandbox/platform/flows/operator/ledger-admin.ts';
import { openBeforeAll } from '../fixtures/open-before-all.ts';
import { idOf } from '../fixtures/sandbox/cashier.ts';
import { createConsole } from '../fixtures/sandbox/empty-console.ts';
import { openWithdrawals } from '../fixtures/sandbox/withdrawals.ts';

const ops = 'http://127.0.0.1:4112';
const headers = { Authorization: `Basic ${btoa('operator:operator')}`, 'Sec-Fetch-Site': 'same-origin' };
const sam = idOf('sam.withdraw');
const queueSchema = z.object({
  withdrawals: z.array(z.object({ withdrawalId: z.string(), playerId: z.string(), email: z.string(), status: z.string() })),
});

const fixture = openBeforeAll(openWithdrawals);
let app: Hono;

beforeAll(async () => {
  const { database, clock } = fixture();
  app = createConsole(fixture(), {
    players: fixture().players,
    ledger: createLedgerAdmin(database, clock),
    withdrawals: fixture().desk,
  }).app;
}, 240_000);

const queueOf = async (query = '') =>
  queueSchema.parse(await (await app.request(`${ops}/api/withdrawals${query}`, { headers })).json()).withdrawals;
const decide = (id: string, body: unknown) =>
  app.request(`${ops}/api/withdrawals/${id}`, { method: 'POST', headers, body: JSON.stringify(body) });

test('OPS-05 the queue lists open withdrawals, oldest first, with masked addresses', async () => {
  const queue = await queueOf();
  expect(queue.map(({ playerId }) => playerId)).toEqual(['tia.pending', 'tia.pending', 'cleo.vip'].map(idOf));
  expect(JSON.stringify(queue)).not.toContain('tia.pending@');
  expect((await queueOf('?status=COMPLETED')).every(({ status }) => status === 'COMPLETED')).toBe(true);
});

test('OPS-05 a withdrawal is decided once; a second decision gets 409 with the first one', async () => {
  const { pendingWithdrawalId } = await fixture().withdraw(sam, 50);
  expect(await (await decide(pendingWithdrawalId, { decision: 'approve', reason: 'Checked by hand' })).json()).toMatchObject({
    status: 'COMPLETED',
    decidedBy: 'operator',
  });
  const again = await decide(pendingWithdrawalId, { decision: 'reject', reason: 'Too late for that' });
  expect([again.status, await again.json()]).toMatchObject([409, { message: expect.stringContaining('COMPLETED') }]);
  expect((await verifyLedger(fixture().database)).faults).toEqual([]);
});

test.each([
  [{ decision: 'approve' }],
  [{ decision: 'reject' }],
  [{ decision: 'reject', reason: '   no ' }],
  [{ decision: 'pay twice' }],
  [{}],
])('OPS-05 rejects %j and decides nothing', async (body) => {
  const { pendingWithdrawalId } = await fixture().withdraw(sam, 20);
  expect((await decide(pendingWithdrawalId, body)).status).toBe(400);
  await fixture().cancel(sam, pendingWithdrawalId, 20);
});

test('OPS-05 a decision about an unknown withdrawal is refused', async () => {
  expect((await decide('wd_none', { decision: 'approve', reason: 'Checked by hand' })).status).toBe(404);
});

test('OPS-05 the page shows the queue without scripts, and its form decides or shows the error', async () => {
  const { pendingWithdrawalId } = await fixture().withdraw(sam, 60);
  const page = await (await app.request(`${ops}/withdrawals`, { headers })).text();
  expect(page).toContain(`action="/withdrawals/${pendingWithdrawalId}"`);
  expect(page).toContain('FI21 •••• 0785');
  expect(page).not.toMatch(/<script|style="/);
  const submit = async (fields: Record<string, string>) => {
    const init = { method: 'POST', headers, body: new URLSearchParams(fields) };
    return (await app.request(`${ops}/withdrawals/${pendingWithdrawalId}`, init)).headers.get('Location') ?? '';
  };
  const errorPage = await (await app.request(ops + (await submit({ decision: 'reject' })), { headers })).text();
  expect(errorPage).toMatch(/role="alert"[^<]*>[^<]*reason is missing/);
  expect(await submit({ decision: 'reject', reason: 'Not <b>his</b> account' })).toBe('/withdrawals?done=1');
  const after = await (await app.request(`${ops}/withdrawals?status=REVERTED`, { headers })).text();
  expect(after).toContain('Not &lt;b&gt;his&lt;/b&gt; account');
});
