import { eq } from 'drizzle-orm';
import { authorizeDeposit, type DepositCheck } from '#lib/cashier/contract.ts';
import { postSigned } from '#sandbox/kit/http/signature.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import type { PlayerChange } from '#sandbox/ops/port/players.ts';
import { findCustomer } from '#sandbox/pay/new-customers.ts';
import { seedPlayers } from '#sandbox/platform/flows/seed/seed.ts';
import { personMatchTable } from '#sandbox/platform/persons/tables.ts';
import { playerTable } from '#sandbox/platform/players/tables.ts';
import { readProtectionEvents } from '#sandbox/platform/protection/audit.ts';
import { addToRegister } from '#sandbox/platform/protection/register.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { idOf, openCashier } from '../../../fixtures/sandbox/cashier.ts';

const cashier = openBeforeAll(openCashier);
beforeEach(() => seedPlayers(cashier().database, cashier().clock.now(), cashier().config), 60_000);

/** A player of the cashier who is a customer of the banks too. */
const aino = idOf('player.fi');
let notified = 0;

async function payFromBank(amountMinor: number): Promise<{ booked: boolean; check: DepositCheck | undefined }> {
  notified += 1;
  const { hint: _, ...kyc } = findCustomer('aino-testi') ?? {};
  const ids = { transactionId: `session-${notified}`, providerRef: `ref-${notified}` };
  const [, reply] = await cashier().notify({ ...ids, status: 'SUCCESS', amountMinor, currency: 'EUR', kyc });
  const { rows } = (await cashier().database.execute(
    `select deposit_check as check from payment where provider_ref = '${ids.providerRef}'`,
  )) as { rows: { check: DepositCheck | null }[] };
  return { booked: (reply as { booked: boolean }).booked, check: rows[0]?.check ?? undefined };
}

const change = (more: PlayerChange) => async () => void (await cashier().players.update(aino, more));
const limit = (kind: 'DEPOSIT' | 'SPEND', value: number) => change({ limits: [{ kind, period: 'M', value }] });
const overdue = (status: 'REQUESTED' | 'UNDER_REVIEW') => async () => {
  await payFromBank(200_000);
  await cashier().players.update(aino, {
    kycStatus: 'DATA_VERIFIED',
    documents: (['ID', 'POA'] as const).map((type) => ({ type, status, requestedDaysAgo: 31 })),
  });
};
/** Beyond what is taken without enhanced checks. */
async function payFiftyThousand() {
  for (let payments = 0; payments < 6; payments += 1) await payFromBank(1_000_000);
}
async function putUnderReview() {
  const row = { playerId: Number(aino), otherId: Number(idOf('ben.one')), likeness: 'SPELLING' as const };
  await cashier()
    .database.insert(personMatchTable)
    .values({ ...row, state: 'OPEN', openedAt: cashier().clock.now() });
  await cashier()
    .database.update(playerTable)
    .set({ identityReview: true })
    .where(eq(playerTable.id, Number(aino)));
}
const addToAuthority = () =>
  addToRegister(
    cashier().database,
    { firstName: 'AINO', lastName: 'Testi', dateOfBirth: '1988-04-12' },
    { until: null },
    cashier().config.serviceSecret,
  );

test.each<[string, () => Promise<void>, DepositCheck['result'], string | undefined]>([
  ['an ordinary player', async () => undefined, 'SUCCESS', undefined],
  ['a suspended player', change({ kycStatus: 'SUSPENDED' }), 'SUSPENDED', 'error.deposit.not_allowed'],
  ['a player suspended at a sister brand', change({ multibrandSuspended: true }), 'SUSPENDED', 'error.deposit.not_allowed'],
  ['a restricted player', change({ kycStatus: 'RESTRICTED' }), 'RESTRICTED', 'error.deposit.not_allowed'],
  ['a player with a payout of risk', change({ flags: { payout: true } }), 'RESTRICTED', 'error.deposit.not_allowed'],
  ['a player whose deposits are closed', change({ flags: { deposit: false } }), 'RESTRICTED', 'error.deposit.not_allowed'],
  ['a person in the register', addToAuthority, 'RESTRICTED', 'error.deposit.not_allowed'],
  ['a person who is almost another one', putUnderReview, 'IDENTITY_REVIEW', 'error.deposit.not_allowed'],
  ['overdue documents', change({ kycStatus: 'PENDING_EXPIRED' }), 'PENDING_EXPIRED_DOCUMENTS', 'error.deposit.not_allowed'],
  ['overdue documents under review', overdue('UNDER_REVIEW'), 'DOCUMENTS_UNDER_REVIEW', 'error.deposit.not_allowed'],
  ['documents of high deposits overdue', overdue('REQUESTED'), 'DOCUMENTS_REQUIRED_RESTRICTED', 'error.deposit.not_allowed'],
  ['a deposit limit used up', limit('DEPOSIT', 0), 'SELF_LIMIT_REACHED', 'error.deposit.limit.too_high'],
  ['more than 50,000 euros of deposits', payFiftyThousand, 'EXCEEDS_KYC_LIMIT', 'error.deposit.not_allowed'],
  ['a spending limit used up', limit('SPEND', 0), 'SELF_SPEND_LIMIT_REACHED', 'error.deposit.not_allowed'],
])('DEC-DEP-3 %s: the deposit check, the cashier and pay-and-play answer alike', async (_, prepare, result, code) => {
  const earlier = await cashier().start(aino, 25);
  await prepare();
  const outcome = `data-result="${code ? 'declined' : 'success'}"`;
  expect(await cashier().payByCard(earlier.redirectUrl)).toContain(outcome);
  const before = await cashier().mainOf(aino);
  expect((await cashier().check(aino)).result).toBe(result);
  const started = cashier().start(aino, 30);
  if (code) expect((await cashier().refusalOf(started)).code).toBe(code);
  else await started;
  const paid = await payFromBank(3_000);
  expect(paid.booked).toBe(code === undefined);
  expect(paid.check?.result).toBe(code ? result : undefined);
  expect(await cashier().mainOf(aino)).toBe(before + (code ? 0 : 3_000));
  expect(await verifyLedger(cashier().database)).toMatchObject({ balanced: true, faults: [] });
});

test('DEC-DEP-3 DEP-14 an amount above what a limit leaves is refused both ways, with what is left and in the audit trail', async () => {
  await cashier().players.update(aino, { limits: [{ kind: 'DEPOSIT', period: 'D', value: 100 }] });
  const refused = await cashier().refusalOf(cashier().start(aino, 101));
  expect(refused.code).toBe('error.deposit.limit.too_high');
  const limitLeft = Number(refused.envelope.additionalInfo?.limitLeft);
  const paid = await payFromBank((limitLeft + 1) * 100);
  expect(paid).toMatchObject({ booked: false, check: { result: 'SELF_LIMIT_REACHED', limitLeft, limitType: 'D' } });
  const events = await readProtectionEvents(cashier().database, aino, { position: 0, limit: 2 });
  expect(events.map(({ kind }) => kind)).toEqual(['LIMIT_REACHED', 'LIMIT_REACHED']);
  expect((await payFromBank(limitLeft * 100)).booked).toBe(true);
});

test.each(['DEPOSIT', 'SPEND'] as const)(
  'DEC-DEP-3 a %s limit that stops a start, a payment and a bank payment is in the audit trail once for each',
  async (kind) => {
    const { transactionId } = await cashier().start(aino, 25);
    await limit(kind, 0)();
    const { urls, config } = cashier();
    const question = { transactionId, amountMinor: 2_500, currency: 'EUR' };
    for (const _ of ['first', 'repeated']) {
      const reply = await postSigned(
        urls.platform + authorizeDeposit.path,
        config.serviceSecret,
        question,
        AbortSignal.timeout(5_000),
      );
      expect(await reply.json()).toEqual({ authorized: false });
    }
    await cashier().refusalOf(cashier().start(aino, 30));
    await payFromBank(3_500);
    const events = await readProtectionEvents(cashier().database, aino, { position: 0, limit: 10 });
    const reached = events.filter((event) => event.kind === 'LIMIT_REACHED').map(({ details }) => details);
    expect(reached.reverse()).toEqual([
      { limit: kind, amountMinor: 2_500, transactionId },
      { limit: kind, amountMinor: 3_000 },
      { limit: kind, amountMinor: 3_500 },
    ]);
  },
);

test.each(['TIMEOUT', 'SELF_EXCLUDED', 'BLACKLISTED', 'CLOSED'] as const)(
  'DEC-DEP-3 nothing is booked for a player whose status is %s',
  async (status) => {
    await cashier().players.update(aino, { status });
    const before = await cashier().mainOf(aino);
    expect(await payFromBank(3_000)).toMatchObject({ booked: false, check: { result: 'RESTRICTED' } });
    expect(await cashier().mainOf(aino)).toBe(before);
    expect((await cashier().refusalOf(cashier().start(aino, 30))).status).toBe(403);
  },
);

test('DEC-KYC-1 deposits by pay-and-play request documents as those of the cashier do', async () => {
  await cashier().players.update(aino, { kycStatus: 'DATA_VERIFIED' });
  await payFromBank(200_000);
  expect(await cashier().check(aino)).toMatchObject({ result: 'DOCUMENTS_REQUIRED', daysLeftToVerifyDocuments: 30 });
});
