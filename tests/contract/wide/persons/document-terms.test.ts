import { readProfile } from '#lib/account/contract.ts';
import { addDays } from '#lib/core/time/calendar-date.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import { dateIn, endOfDay } from '#lib/core/time/zone.ts';
import { OpsRefusal } from '#sandbox/ops/port/ops-refusal.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { idOf } from '../../../fixtures/sandbox/cashier.ts';
import { address, identity, openDocuments } from '../../../fixtures/sandbox/documents.ts';
import { cause } from '../../../fixtures/sandbox/operator.ts';

const site = openBeforeAll(openDocuments);

test('after thirty days without an upload the player is late; a file in time stops the clock', async () => {
  const at = idOf('player.at');
  await site().desk.decide(at, 'ID', { action: 'request' }, cause);
  expect(await site().kycOf(at)).toBe('PENDING');
  await site().clock.advance(20 * dayMs);
  await site().send(at, identity);
  await site().clock.advance(20 * dayMs);
  expect(await site().kycOf(at)).toBe('PENDING');
  await site().desk.decide(at, 'ID', { action: 'reject', rejectReason: 'CROPPED' }, cause);
  await site().clock.advance(9 * dayMs);
  expect(await site().kycOf(at)).toBe('PENDING');
  await site().clock.advance(2 * dayMs);
  expect(await site().kycOf(at)).toBe('PENDING_EXPIRED');
});

test('DOC-01 DEC-KYC-1 a verified document expires with its day: the player is asked again, by message and mail, and has thirty days', async () => {
  const ca = idOf('player.ca');
  for (const type of ['ID', 'POA'] as const) await site().desk.decide(ca, type, { action: 'request' }, cause);
  await site().send(ca, identity);
  await site().send(ca, address);
  const halifax = 'America/Halifax';
  const day = addDays(dateIn(halifax, site().clock.now()), 40);
  await site().desk.decide(ca, 'ID', { action: 'approve', expiresOn: day }, cause);
  await site().desk.decide(ca, 'POA', { action: 'approve' }, cause);
  expect(await site().kycOf(ca)).toBe('FULLY VERIFIED');
  const mailsBefore = (await site().outbox.list('player.ca@sandbox.test')).length;
  const advanceTo = (at: number) => site().clock.advance(at - site().clock.now().getTime());
  // In Greenwich the day has been over for hours.
  await advanceTo(endOfDay(halifax, day).getTime() - 1_000);
  expect(await site().statusOf(ca)).toMatchObject({ documentStatus: 'VERIFIED', validUntil: day });
  await site().clock.advance(1_001);
  expect(await site().statusOf(ca)).toMatchObject({ documentStatus: 'EXPIRED', dueOn: addDays(day, 31), daysLeft: 30 });
  expect(await site().kycOf(ca)).toBe('PENDING');
  expect(await site().call(ca, readProfile, {})).toMatchObject({
    kycStatus: 'PENDING',
    requestDocumentTypeStatus: 'PROOF_OF_ID',
  });
  expect((await site().messageKindsOf(ca)).at(-1)).toBe('documentRequested');
  expect(await site().outbox.list('player.ca@sandbox.test')).toHaveLength(mailsBefore + 1);
  await advanceTo(endOfDay(halifax, addDays(day, 31)).getTime() - 1_000);
  expect([await site().kycOf(ca), (await site().statusOf(ca)).daysLeft]).toEqual(['PENDING', 0]);
  await site().clock.advance(1_001);
  expect([await site().kycOf(ca), (await site().statusOf(ca)).daysLeft]).toEqual(['PENDING_EXPIRED', -1]);
  // A new document in place of the old one.
  const { documentId } = await site().send(ca, identity);
  await site().desk.decide(ca, 'ID', { action: 'approve', documentId }, cause);
  expect(await site().kycOf(ca)).toBe('FULLY VERIFIED');
});

test('DEC-X-16 DOC-01 a document of a New Zealander expires while it is still its last day in Greenwich, and none is approved after it', async () => {
  const nz = idOf('player.nz');
  await site().desk.decide(nz, 'ID', { action: 'request' }, cause);
  await site().send(nz, identity);
  const day = addDays(dateIn('Pacific/Auckland', site().clock.now()), 3);
  const approve = (expiresOn: typeof day) => site().desk.decide(nz, 'ID', { action: 'approve', expiresOn }, cause);
  await expect(approve(addDays(day, -4))).rejects.toThrow(OpsRefusal);
  await approve(day);
  await site().clock.advance(endOfDay('Pacific/Auckland', day).getTime() + 1 - site().clock.now().getTime());
  expect(dateIn('UTC', site().clock.now())).toBe(day);
  expect((await site().statusOf(nz)).documentStatus).toBe('EXPIRED');
});

test('DEC-KYC-5 the files of a closed account are kept for five years and then deleted, also where the provider was away', async () => {
  const pe = idOf('player.pe');
  await site().desk.decide(pe, 'ID', { action: 'request' }, cause);
  const { documentId = '' } = await site().send(pe, identity);
  await site().players.update(pe, { status: 'CLOSED' });
  const years = async (count: number) => site().clock.advance(count * 366 * dayMs);
  await years(4);
  expect(await site().vault.list(documentId)).toHaveLength(1);
  site().faults.add({ service: 'docs', pathPattern: '/api/v4/erase', status: 503, times: 1 });
  await years(1);
  expect(await site().vault.list(documentId)).toHaveLength(1);
  await site().clock.advance(60_000);
  expect(await site().vault.list(documentId)).toEqual([]);
  // What was decided stays.
  expect(await site().desk.list(pe)).toContainEqual(expect.objectContaining({ type: 'ID', documentId, files: [] }));
});
