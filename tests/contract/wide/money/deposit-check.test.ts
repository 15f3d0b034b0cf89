import { eq } from 'drizzle-orm';
import { dayMs, hourMs } from '#lib/core/time/durations.ts';
import type { PlayerChange } from '#sandbox/ops/port/players.ts';
import { documentTable } from '#sandbox/platform/documents/tables.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { idOf, openCashier } from '../../../fixtures/sandbox/cashier.ts';

const cashier = openBeforeAll(openCashier);

const fin = idOf('player.fi');
const request = { documents: [{ type: 'ID' as const, status: 'REQUESTED' as const, requestedDaysAgo: 3 }] };

async function checkAfter(playerId: string, change: PlayerChange) {
  await cashier().players.update(playerId, change);
  return cashier().check(playerId);
}

test.each([
  ['player.fi', { result: 'SUCCESS', isSpendLimit: false, hideCashier: false }],
  ['ava.new', { result: 'SUCCESS', hideCashier: false }],
  ['dan.docs', { result: 'DOCUMENTS_REQUIRED', daysLeftToVerifyDocuments: 12, hideCashier: false }],
  ['eve.strict', { result: 'PENDING_EXPIRED_DOCUMENTS', hideCashier: true }],
  ['finn.review', { result: 'DOCUMENTS_UNDER_REVIEW', hideCashier: false }],
  ['gus.risk', { result: 'RESTRICTED', hideCashier: true }],
  ['hana.multi', { result: 'SUSPENDED', hideCashier: true }],
  ['ivo.limits', { result: 'SUCCESS', notification: 'SELF_LIMIT_NOTIFY', limitType: 'D', limitLeft: 10 }],
])('DEP-03 %s gets %j', async (handle, expected) => {
  expect(await cashier().check(idOf(handle))).toMatchObject(expected);
});

test('XTR-11 a blocked device fails the check', async () => {
  expect(await cashier().check(fin, 'BLOCKME')).toMatchObject({ result: 'FAILURE', hideCashier: true });
});

test('DEP-05 documents are optional for a loyal player', async () => {
  const player = idOf('player.no');
  expect(await checkAfter(player, { ...request, kycStatus: 'DATA_VERIFIED', loyaltyLevel: 2 })).not.toMatchObject({
    result: 'DOCUMENTS_PREFERRED',
  });
  const ben = idOf('ben.one');
  expect(await checkAfter(ben, { ...request, loyaltyLevel: 2 })).toMatchObject({ result: 'SUCCESS' });
  expect(await checkAfter(ben, { loyaltyLevel: 3 })).toMatchObject({ result: 'DOCUMENTS_PREFERRED', hideCashier: false });
});

test('DEP-06 DEP-07 DEP-08 documents are due within thirty days, then the cashier is disabled; a review does not extend the time of what was not sent in it', async () => {
  const dan = idOf('dan.docs');
  const set = (status: 'REQUESTED' | 'UNDER_REVIEW', requestedDaysAgo: number) =>
    checkAfter(dan, { documents: (['ID', 'POA'] as const).map((type) => ({ type, status, requestedDaysAgo })) });
  expect(await set('REQUESTED', 30)).toMatchObject({ result: 'DOCUMENTS_REQUIRED', daysLeftToVerifyDocuments: 0 });
  expect(await set('REQUESTED', 31)).toMatchObject({ result: 'DOCUMENTS_REQUIRED_RESTRICTED', hideCashier: true });
  expect((await cashier().refusalOf(cashier().start(dan, 20))).code).toBe('error.deposit.not_allowed');
  expect(await set('UNDER_REVIEW', 31)).toMatchObject({ result: 'DOCUMENTS_UNDER_REVIEW', hideCashier: true });
  // Sent on the sixth day, which the review of 25 days does not make the thirty-first.
  const uploadedAt = new Date(cashier().clock.now().getTime() - 25 * dayMs);
  await cashier()
    .database.update(documentTable)
    .set({ uploadedAt })
    .where(eq(documentTable.playerId, Number(dan)));
  expect(await cashier().check(dan)).toMatchObject({ result: 'DOCUMENTS_UNDER_REVIEW', hideCashier: false });
  expect(await set('UNDER_REVIEW', 5)).toMatchObject({ result: 'DOCUMENTS_UNDER_REVIEW', hideCashier: false });
});

test('DEP-08 DEP-11 the order of the rules: suspended, restricted, overdue, then limits', async () => {
  const limits = [{ kind: 'DEPOSIT' as const, period: 'M' as const, value: 0 }];
  expect(await checkAfter(fin, { limits })).toMatchObject({ result: 'SELF_LIMIT_REACHED', limitType: 'M', limitLeft: 0 });
  expect(await checkAfter(fin, { kycStatus: 'PENDING_EXPIRED' })).toMatchObject({ result: 'PENDING_EXPIRED_DOCUMENTS' });
  expect(await checkAfter(fin, { flags: { deposit: false } })).toMatchObject({ result: 'RESTRICTED' });
  expect(await checkAfter(fin, { kycStatus: 'SUSPENDED' })).toMatchObject({ result: 'SUSPENDED' });
  await cashier().players.update(fin, { kycStatus: 'FULLY VERIFIED', flags: { deposit: true } });
  await cashier().players.update(fin, { limits: [{ kind: 'DEPOSIT', period: 'M', value: null }] });
  expect(await cashier().check(fin)).toMatchObject({ result: 'SUCCESS' });
});

test('DEP-09 a reached limit reports its kind, what is left and when it resets, in the player’s time zone', async () => {
  const at = idOf('player.at');
  const limits = [{ kind: 'SPEND' as const, period: 'D' as const, value: 0 }];
  const spend = await checkAfter(at, { limits });
  expect(spend).toMatchObject({ result: 'SELF_SPEND_LIMIT_REACHED', isSpendLimit: true, limitType: 'D', limitLeft: 0 });
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Vienna', hour: '2-digit', minute: '2-digit' });
  expect(clock.format(new Date(spend.resetOn ?? ''))).toBe('00:00');
  const reset = Date.parse(spend.resetOn ?? '') - cashier().clock.now().getTime();
  expect(reset).toBeGreaterThan(0);
  expect(reset).toBeLessThanOrEqual(25 * hourMs);
  const week = await checkAfter(at, { limits: [{ kind: 'DEPOSIT', period: 'W', value: 0 }] });
  expect(week).toMatchObject({ result: 'SELF_LIMIT_REACHED', isSpendLimit: false, limitType: 'W' });
  const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Vienna', weekday: 'short' });
  expect(day.format(new Date(week.resetOn ?? ''))).toBe('Mon');
});

test('DEP-14 an amount above what is left of a limit is refused with the remainder; concurrent payments cannot exceed it', async () => {
  const ivo = idOf('ivo.limits');
  const refusal = await cashier().refusalOf(cashier().start(ivo, 11));
  expect(refusal.code).toBe('error.deposit.limit.too_high');
  expect(refusal.envelope.additionalInfo).toMatchObject({ limitLeft: 10, duration: 'D', resetOn: expect.any(String) });
  await cashier().players.update(ivo, { limits: [{ kind: 'DEPOSIT', period: 'D', value: 120 }] });
  // Pending for half a minute: it counts although it is not booked.
  const slow = await cashier().start(ivo, 20.13);
  expect(await cashier().payByCard(slow.redirectUrl)).toContain('data-result="pending"');
  const before = await cashier().mainOf(ivo);
  const second = await cashier().refusalOf(cashier().start(ivo, 20));
  expect(second.envelope.additionalInfo).toMatchObject({ limitLeft: 9.87 });
  await cashier().players.update(ivo, { limits: [{ kind: 'DEPOSIT', period: 'D', value: 130 }] });
  const third = await cashier().start(ivo, 19);
  // A limit that is lowered before the money is taken holds.
  await cashier().players.update(ivo, { limits: [{ kind: 'DEPOSIT', period: 'D', value: 120 }] });
  expect(await cashier().payByCard(third.redirectUrl)).toContain('data-result="declined"');
  expect(await cashier().mainOf(ivo)).toBe(before);
  expect((await cashier().check(ivo)).result).toBe('SUCCESS');
});

test('lifetime deposits of two thousand request documents, and the next check reports it', async () => {
  const player = idOf('player.nz');
  await cashier().players.update(player, { kycStatus: 'DATA_VERIFIED' });
  const more = { currency: 'NZD', locale: 'nz-NZ' };
  const { redirectUrl } = await cashier().start(player, 3_000, more);
  await cashier().payByCard(redirectUrl);
  expect(await cashier().check(player)).toMatchObject({ result: 'DOCUMENTS_REQUIRED', daysLeftToVerifyDocuments: 30 });
});
