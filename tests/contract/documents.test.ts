import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { checkDeposit } from '#lib/cashier/contract.ts';
import { addDays, daysBetween, toCalendarDate } from '#lib/core/time/calendar-date.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import { dateIn, endOfDay } from '#lib/core/time/zone.ts';
import { notifyDocument } from '#lib/documents/contract.ts';
import { answerQuestionnaire, listSalaryRanges, readQuestionnaire } from '#lib/documents/questionnaire/contract.ts';
import { serviceUrl } from '#sandbox/kit/config.ts';
import { signatureHeader, signBody, signRequest } from '#sandbox/kit/http/signature.ts';
import { post } from '#sandbox/ledger/post.ts';
import { OpsRefusal } from '#sandbox/ops/port/ops-refusal.ts';
import { questionnairePart } from '#sandbox/ops/questionnaire-routes.ts';
import { answerTable } from '#sandbox/platform/documents/questionnaire/tables.ts';
import { readProtectionEvents } from '#sandbox/platform/protection/audit.ts';
import { openBeforeAll } from '../fixtures/open-before-all.ts';
import { idOf } from '../fixtures/sandbox/cashier.ts';
import { address, identity, openDocuments, referenceOf, returnUrls } from '../fixtures/sandbox/documents.ts';
import { cause, openConsole } from '../fixtures/sandbox/operator.ts';

const site = openBeforeAll(openDocuments);

const dan = idOf('dan.docs');
const eve = idOf('eve.strict');
const ben = idOf('ben.one');
const sam = idOf('sam.withdraw');

test('DOC-01 DOC-09 DOC-20 XTR-08 the six documents have a status; those that are asked for have a deadline', async () => {
  const documents = await site().list(dan);
  expect(Object.entries(documents).map(([name, { documentStatus }]) => [name, documentStatus])).toEqual([
    ['idDocument', 'REQUESTED'],
    ['addressDocument', 'REQUESTED'],
    ['paymentDocument', 'UNREQUESTED'],
    ['sowDocument', 'UNREQUESTED'],
    ['otherDocument', 'UNREQUESTED'],
    ['eddQuestionnaire', 'UNREQUESTED'],
  ]);
  const { dueOn, deadline, daysLeft, requestedAt = '' } = documents.idDocument;
  const requestedOn = dateIn('Europe/Helsinki', new Date(requestedAt));
  const lastDay = addDays(requestedOn, 30);
  expect([dueOn, deadline]).toEqual([lastDay, endOfDay('Europe/Helsinki', lastDay).toISOString()]);
  expect(daysLeft).toBe(daysBetween(dateIn('Europe/Helsinki', site().clock.now()), lastDay));
  expect((await site().list(idOf('pia.edd'))).eddQuestionnaire.documentStatus).toBe('REQUESTED');
  const { depositMethods } = (await site().list(sam)).paymentDocument;
  expect(depositMethods).toEqual([{ method: 'TRUSTLY', label: 'Verkkopankki', documentStatus: 'UNREQUESTED' }]);
});

test.each([
  ['ID', { documentType: 'PROOF_OF_ID' }, { depositMethod: 'TRUSTLY' }],
  ['POA', { documentType: 'PROOF_OF_ADDRESS', subType: 'UB' }, { subType: 'SP' }],
  ['POP', { documentType: 'PROOF_OF_PAYMENT', depositMethod: 'TRUSTLY' }, { depositMethod: 'SIRU' }],
  ['SOW', { documentType: 'SOURCE_OF_WEALTH', subType: 'SP' }, { subType: 'TX' }],
  ['OTHER', { documentType: 'OTHER' }, { subType: 'UB' }],
] as const)(
  'DOC-02 DOC-03 DOC-04 XTR-09 an upload of type %s is for a document that is asked for, of its own kind and part',
  async (uploadType, kind, otherKind) => {
    const body = { uploadType, ...kind, ...returnUrls };
    const code = async (change: object) => (await site().refusalOf(site().start(sam, { ...body, ...change }))).code;
    expect(await code({})).toBe('error.document.not_requested');
    await site().desk.decide(sam, uploadType, { action: 'request' }, cause);
    expect(await code(otherKind)).toBe('error.document.kind');
    expect(await code({ documentType: uploadType === 'ID' ? 'OTHER' : 'PROOF_OF_ID' })).toBe('error.document.kind');
    expect(await code({ successUrl: 'https://elsewhere.example/' })).toBe('error.document.return_url');
    const { documentId } = await site().send(sam, body);
    const shown = (await site().desk.list()).find(({ type }) => type === uploadType);
    expect(shown).toMatchObject({
      playerId: sam,
      documentId,
      status: 'UNDER_REVIEW',
      ...('subType' in kind && { subType: kind.subType }),
    });
    await site().desk.decide(sam, uploadType, { action: 'approve' }, cause);
  },
);

test('DOC-07 DOC-08 J08 a document goes to the provider, under review, back with a reason, and is verified at last', async () => {
  await expect(site().confirm(dan, 'PROOF_OF_ID')).rejects.toMatchObject({ code: 'error.document.not_uploaded' });
  const first = await site().send(dan, identity);
  const next = new URL(first.next ?? '');
  expect(Object.fromEntries(next.searchParams)).toEqual({ docStatus: 'success', documentId: first.documentId });
  expect(await site().confirm(dan, 'PROOF_OF_ID')).toEqual({ documentStatus: 'UNDER_REVIEW' });
  expect((await site().refusalOf(site().start(dan, identity))).code).toBe('error.document.not_requested');

  const [shown] = await site().desk.list();
  expect(shown).toMatchObject({ playerId: dan, type: 'ID', files: [{ isPicture: true }] });
  const file = await site().desk.readFile(shown?.files[0]?.id ?? '');
  expect(file?.bytes.includes('Secret camera')).toBe(false);
  const reject = { action: 'reject', rejectReason: 'BAD_QUALITY', documentId: first.documentId } as const;
  await site().desk.decide(dan, 'ID', reject, cause);
  expect(await site().statusOf(dan)).toMatchObject({ documentStatus: 'REQUESTED', rejectReason: 'BAD_QUALITY' });
  await expect(site().desk.decide(dan, 'ID', reject, cause)).rejects.toThrow(OpsRefusal);

  const second = await site().send(dan, identity);
  expect((await site().statusOf(dan)).rejectReason).toBeUndefined();
  await expect(site().desk.decide(dan, 'ID', { action: 'approve', documentId: first.documentId }, cause)).rejects.toThrow(
    OpsRefusal,
  );
  await site().desk.decide(
    dan,
    'ID',
    { action: 'approve', documentId: second.documentId, expiresOn: toCalendarDate('2090-01-01') },
    cause,
  );
  await site().send(dan, address);
  await site().desk.decide(dan, 'POA', { action: 'approve' }, cause);
  expect(await site().kycOf(dan)).toBe('FULLY VERIFIED');
  expect(await site().statusOf(dan)).toMatchObject({
    documentStatus: 'VERIFIED',
    validUntil: '2090-01-01',
    expiresAt: '2090-01-01T21:59:59.999Z',
  });
  const mails = await site().outbox.list('dan.docs@sandbox.test');
  expect(mails).toHaveLength(3);
  expect(JSON.stringify(mails)).not.toContain('BAD_QUALITY');
  expect((await site().messageKindsOf(dan)).toSorted()).toEqual(['documentAccepted', 'documentAccepted', 'documentRejected']);
  // The files are deleted when the operator says so.
  await site().desk.decide(dan, 'ID', { action: 'erase' }, cause);
  expect(await site().desk.readFile(shown?.files[0]?.id ?? '')).toBeUndefined();
});

test('two tabs share an upload, which takes one file only; an interrupted one is sent again', async () => {
  const [one, two] = await Promise.all([site().start(eve, identity), site().start(eve, identity)]);
  expect(two).toEqual(one);
  const empty = await fetch(one.redirectUrl, { method: 'POST', body: 'cut', headers: { Accept: 'application/json' } });
  expect(empty.status).toBe(400);
  const { problems } = await site().upload(one.redirectUrl, [{ bytes: Buffer.from('no picture'), name: 'passport.jpg' }]);
  expect(problems?.[0]).toContain('passport.jpg');
  const answers = await Promise.all([1, 2].map(() => site().upload(one.redirectUrl, [{ bytes: site().picture }])));
  expect(answers.map(({ next }) => next?.includes('docStatus=success'))).toEqual([true, true]);
  expect(await site().vault.list(one.documentId)).toHaveLength(1);
  expect((await site().statusOf(eve)).documentStatus).toBe('UNDER_REVIEW');
});

test('a notice counts once, for its own upload, however often and in whatever order it is sent', async () => {
  const { reference, documentId } = await site().send(eve, address);
  const notice = { transactionReference: reference, customerInternalReference: documentId, status: 'UPLOADED' } as const;
  expect(await site().notify(notice)).toEqual([200, { applied: false }]);
  expect(await site().notify(notice, 'another secret')).toMatchObject([401, { code: 'error.signature' }]);
  const { documentId: other } = (await site().desk.list(eve)).find(({ type }) => type === 'ID') ?? {};
  const wrong = { ...notice, customerInternalReference: other, status: 'APPROVED_VERIFIED' };
  expect(await site().notify(wrong)).toMatchObject([400, { code: 'error.document.unknown' }]);
  expect(await site().notify({ ...notice, transactionReference: 'made-up' })).toMatchObject([
    400,
    { code: 'error.document.unknown' },
  ]);
  expect(await site().notify({ ...notice, status: 'DENIED', rejectReason: 'MADE_UP' })).toMatchObject([
    400,
    { code: 'error.validation' },
  ]);
  expect((await site().list(eve)).addressDocument.documentStatus).toBe('UNDER_REVIEW');

  expect(await site().notify({ ...notice, status: 'DENIED', rejectReason: 'BLURRED' })).toEqual([200, { applied: true }]);
  const again = await site().send(eve, address);
  // The old upload decides nothing about the new one.
  for (const status of ['UPLOADED', 'APPROVED_VERIFIED', 'DENIED']) {
    expect(await site().notify({ ...notice, status })).toEqual([200, { applied: false }]);
  }
  expect((await site().list(eve)).addressDocument).toMatchObject({
    documentStatus: 'UNDER_REVIEW',
    documentId: again.documentId,
  });
});

test('an old, an unsigned and a repeated request are refused', async () => {
  const body = JSON.stringify({ transactionReference: 'x', customerInternalReference: 'y', status: 'UPLOADED' });
  const { serviceSecret } = site().config;
  const post = async (signature: string) => {
    const headers = { 'Content-Type': 'application/json', SiteContext: '5', [signatureHeader]: signature };
    return (await fetch(serviceUrl(site().config, 'platform') + notifyDocument.path, { method: 'POST', body, headers })).status;
  };
  const fresh = signRequest(serviceSecret, body);
  expect([await post(fresh), await post(fresh)]).toEqual([400, 401]);
  expect(await post(signRequest(serviceSecret, body, Date.now() - 301_000))).toBe(401);
  expect(await post(signBody(serviceSecret, body))).toBe(401);
  const initiate = await fetch(`${serviceUrl(site().config, 'docs')}/api/v4/initiate`, { method: 'POST', body });
  expect(initiate.status).toBe(401);
});

test('a decision may come before the notice of its file, and that notice may be lost', async () => {
  await site().desk.decide(ben, 'ID', { action: 'request' }, cause);
  site().faults.add({ service: 'platform', pathPattern: '/documents/callback', status: 503, times: 1 });
  const { reference, documentId } = await site().send(ben, identity);
  // The player returns first: the platform asks the provider.
  expect(await site().confirm(ben, 'PROOF_OF_ID')).toEqual({ documentStatus: 'UNDER_REVIEW' });
  const notice = { transactionReference: reference, customerInternalReference: documentId };
  expect(await site().notify({ ...notice, status: 'APPROVED_VERIFIED' })).toEqual([200, { applied: true }]);
  expect(await site().notify({ ...notice, status: 'UPLOADED' })).toEqual([200, { applied: false }]);
  expect((await site().statusOf(ben)).documentStatus).toBe('VERIFIED');
});

/** A confirmation that the provider has not answered yet. */
async function confirmSlowly(playerId: string) {
  const { faults, confirm } = site();
  const isRequested = new Promise<void>((resolve) => faults.onTake(({ service }) => service === 'docs' && resolve()));
  faults.add({ service: 'docs', pathPattern: '/status', delayMs: 1_000, times: 1 });
  const outcome = confirm(playerId, 'PROOF_OF_ID');
  await isRequested;
  return { outcome };
}

test('no upload starts for a file that is just being confirmed', async () => {
  await site().desk.decide(sam, 'ID', { action: 'request' }, cause);
  site().faults.add({ service: 'platform', pathPattern: '/documents/callback', status: 503, times: 1 });
  await site().send(sam, identity);
  const confirmed = await confirmSlowly(sam);
  const refusal = await site().refusalOf(site().start(sam, { ...identity, locale: 'en-UN' }));
  expect([refusal.code, await confirmed.outcome]).toEqual(['error.document.not_requested', { documentStatus: 'UNDER_REVIEW' }]);
});

test('a document that is asked for during a confirmation stays asked for: an earlier file is not taken for it', async () => {
  const cleo = idOf('cleo.vip');
  await site().desk.decide(cleo, 'ID', { action: 'request' }, cause);
  const earlier = await site().start(cleo, identity);
  const { redirectUrl, documentId } = await site().start(cleo, { ...identity, locale: 'en-UN' });
  const notice = { transactionReference: referenceOf(redirectUrl), customerInternalReference: documentId };
  expect(await site().notify({ ...notice, status: 'APPROVED_VERIFIED' })).toEqual([200, { applied: true }]);
  await site().players.update(cleo, { kycStatus: 'NOT_VERIFIED' });
  // The notice of this file comes late.
  site().faults.add({ service: 'platform', pathPattern: '/documents/callback', status: 503 });
  await site().upload(earlier.redirectUrl, [{ bytes: site().picture }]);
  const confirmed = await confirmSlowly(cleo);
  await site().desk.decide(cleo, 'ID', { action: 'request' }, cause);
  expect(await confirmed.outcome).toEqual({ documentStatus: 'REQUESTED' });
  site().faults.clear();
});

test('the name of a file decides without an operator: rejected at once, approved after ten seconds', async () => {
  const ava = idOf('ava.new');
  for (const type of ['ID', 'POA'] as const) await site().desk.decide(ava, type, { action: 'request' }, cause);
  await site().send(ava, identity, 'reject-ID_EXPIRED.jpg');
  expect(await site().statusOf(ava)).toMatchObject({ documentStatus: 'REQUESTED', rejectReason: 'ID_EXPIRED' });
  expect(await site().confirm(ava, 'PROOF_OF_ID')).toEqual({ documentStatus: 'REQUESTED' });
  await site().send(ava, address, 'auto-approve.jpg');
  expect((await site().list(ava)).addressDocument.documentStatus).toBe('UNDER_REVIEW');
  await site().clock.advance(10_000);
  expect((await site().list(ava)).addressDocument.documentStatus).toBe('VERIFIED');
});

test('a player sees and sends own documents only; a stranger to the provider finds nothing', async () => {
  const before = await site().list(sam);
  const { redirectUrl } = await site().start(idOf('ava.new'), identity);
  expect(redirectUrl).not.toContain(idOf('ava.new'));
  await site().upload(redirectUrl, [{ bytes: site().picture }]);
  expect(await site().list(sam)).toEqual(before);
  expect((await fetch(redirectUrl.replace(/[^/]+$/, randomUUID()))).status).toBe(404);
  const page = await fetch(redirectUrl);
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('a provider that does not answer starts nothing, and says so', async () => {
  const no = idOf('player.no');
  await site().desk.decide(no, 'ID', { action: 'request' }, cause);
  site().faults.add({ service: 'docs', pathPattern: '/api/v4', status: 503, times: 9 });
  expect(await site().refusalOf(site().start(no, identity))).toMatchObject({
    status: 503,
    code: 'error.document.provider_unavailable',
  });
  site().faults.clear();
  expect((await site().start(no, identity)).redirectUrl).toContain('/web/v4/');
});

test('EDD-02 EDD-06 EDD-08 J26 the questions are answered once, in the player’s currency, and can be read back', async () => {
  const pia = idOf('pia.edd');
  const ranges = await site().call(pia, listSalaryRanges, {});
  expect(ranges).toHaveLength(6);
  expect(ranges[0]).toMatchObject({ id: 1, min: 0, max: 15_000 });
  expect(ranges.at(-1)?.max).toBeNull();
  expect((await site().refusalOf(site().call(pia, readQuestionnaire, {}))).status).toBe(404);
  const body = { occupation: 'Beekeeper', salaryRangeId: 3, sourceOfFunds: 'Savings', placeOfBirth: 'Turku', nationality: 'FI' };
  const send = (playerId: string, answer: typeof body) => site().call(playerId, answerQuestionnaire, { body: answer });
  expect((await site().refusalOf(send(sam, body))).code).toBe('error.questionnaire.not_requested');
  expect((await site().refusalOf(send(pia, { ...body, salaryRangeId: 7 }))).code).toBe('error.questionnaire.salary_range');
  expect((await site().refusalOf(send(pia, { ...body, occupation: ' ' }))).code).toBe('error.validation');
  expect(await send(pia, body)).toEqual(body);
  expect(await send(pia, body)).toEqual(body);
  expect((await site().refusalOf(send(pia, { ...body, salaryRangeId: 1 }))).code).toBe('error.questionnaire.answered');
  expect(await site().call(pia, readQuestionnaire, {})).toEqual(body);
  expect(await site().kycOf(pia)).toBe('EDD_UNDER_REVIEW');
  expect((await site().list(pia)).eddQuestionnaire.documentStatus).toBe('UNDER_REVIEW');
});

test('EDD-08 OPS-05 an operator reads the answers, asks once more or accepts with a reason, once, and the limit of deposits is lifted', async () => {
  const pia = idOf('pia.edd');
  await site().players.update(pia, { kycStatus: 'EDD_PENDING' });
  const answer = { occupation: 'Baker', salaryRangeId: 6, sourceOfFunds: 'Savings', placeOfBirth: 'Oulu', nationality: 'FI' };
  await post(site().database, {
    referenceId: 'fund-pia',
    playerId: pia,
    currency: 'EUR',
    at: site().clock.now(),
    category: 'PAYMENT',
    type: 'DEPOSIT',
    status: 'COMPLETED',
    method: 'TRUSTLY',
    entries: { main: 6_000_000, 'psp:TRUSTLY': -6_000_000 },
  });
  const check = async () => (await site().call(pia, checkDeposit, { body: { blackbox: 'a-device' } })).result;
  const pages = openConsole(questionnairePart, site());
  const waiting = async () => (await site().questionnaires.list()).find(({ playerId }) => playerId === pia);
  const decide = (action: 'accept' | 'return', answeredAt = '') =>
    site().questionnaires.decide(pia, { action, answeredAt }, { by: 'operator', reason: 'income of the bakery' });
  await site().call(pia, answerQuestionnaire, { body: answer });
  const first = await waiting();
  expect(first).toMatchObject({ ...answer, salary: { min: 100_000, max: null, currency: 'EUR' }, decisions: [] });
  const page = await (await pages.request('/questionnaires')).text();
  expect(page).toContain('Baker');
  expect(page).not.toContain('pia.edd@');
  await decide('return', first?.answeredAt);
  await expect(decide('accept', first?.answeredAt)).rejects.toThrow(OpsRefusal);
  expect(await site().kycOf(pia)).toBe('EDD_PENDING');
  expect((await site().list(pia)).eddQuestionnaire.documentStatus).toBe('REQUESTED');
  expect(await waiting()).toBeUndefined();

  await site().clock.advance(60_000);
  await site().call(pia, answerQuestionnaire, { body: { ...answer, salaryRangeId: 5 } });
  await expect(decide('accept', first?.answeredAt)).rejects.toThrow(OpsRefusal);
  expect(await check()).toBe('EXCEEDS_KYC_LIMIT');
  const second = await waiting();
  const form = { action: 'accept', answeredAt: second?.answeredAt ?? '' };
  const submit = async (reason: string) => {
    const body = new URLSearchParams({ ...form, reason });
    return (await pages.request(`/questionnaires/${pia}`, { method: 'POST', body })).headers.get('location');
  };
  expect(await submit('no')).toContain('refused=');
  expect(await submit('payslips seen')).toBe('/questionnaires?done=1');
  expect(await site().kycOf(pia)).toBe('ENHANCED');
  expect((await site().list(pia)).eddQuestionnaire.documentStatus).toBe('VERIFIED');
  expect(await check()).toBe('SUCCESS');
  const [shown] = await site().questionnaires.list(pia);
  expect(shown?.decisions.map(({ action, reason, by }) => [action, reason, by])).toEqual([
    ['accept', 'payslips seen', site().config.operators[0].user],
    ['return', 'income of the bakery', 'operator'],
  ]);
  const trail = await readProtectionEvents(site().database, pia, { position: 0, limit: 2 });
  expect(trail.map(({ kind, details }) => [kind, details.to])).toEqual([
    ['ANSWERS_DECIDED', 'ENHANCED'],
    ['ANSWERS_DECIDED', 'EDD_PENDING'],
  ]);
  expect(await site().messageKindsOf(pia)).toEqual(['answersReturned', 'answersAccepted']);
});

test('EDD-08 answers that were accepted outlast another identity check, and not a level that an operator lowered', async () => {
  const pia = idOf('pia.edd');
  const [answer] = await site()
    .database.select()
    .from(answerTable)
    .where(eq(answerTable.playerId, Number(pia)));
  if (!answer) throw new Error('Pia has not answered.');
  const renew = () => renewIdentity(pia);
  await renew();
  expect(await site().kycOf(pia)).toBe('ENHANCED');
  for (const kycStatus of ['EDD_PENDING', 'NOT_VERIFIED'] as const) {
    await site().players.update(pia, { kycStatus });
    await renew();
    expect([kycStatus, await site().kycOf(pia)]).toEqual([kycStatus, 'EDD_PENDING']);
    await site().database.insert(answerTable).values(answer);
  }
});

async function renewIdentity(playerId: string): Promise<void> {
  for (const type of ['ID', 'POA'] as const) await site().desk.decide(playerId, type, { action: 'request' }, cause);
  await site().send(playerId, identity, 'auto-approve.jpg');
  await site().send(playerId, address, 'auto-approve.jpg');
  expect(await site().kycOf(playerId)).toBe('PENDING');
  await site().clock.advance(10_000);
}

test('EDD-08 questions that an operator asks of a player with few deposits, and their answers, outlast another identity check', async () => {
  const body = { occupation: 'Baker', salaryRangeId: 6, sourceOfFunds: 'Savings', placeOfBirth: 'Oulu', nationality: 'FI' };
  const steps = [
    ['EDD_PENDING', () => site().players.update(ben, { kycStatus: 'EDD_PENDING' })],
    ['EDD_UNDER_REVIEW', () => site().call(ben, answerQuestionnaire, { body })],
    ['ENHANCED', () => acceptAnswers(ben)],
  ] as const;
  for (const [level, step] of steps) {
    await step();
    await renewIdentity(ben);
    expect(await site().kycOf(ben)).toBe(level);
  }
});

async function acceptAnswers(playerId: string): Promise<void> {
  const answeredAt = (await site().questionnaires.list(playerId))[0]?.answeredAt ?? '';
  await site().questionnaires.decide(playerId, { action: 'accept', answeredAt }, cause);
}

test('OPS-05 an overdue request that an operator takes back or extends keeps the player back no longer', async () => {
  const ivo = idOf('ivo.limits');
  const change = (status: 'REQUESTED' | null, requestedDaysAgo: number) =>
    site().players.update(ivo, { documents: [{ type: 'SOW', status, requestedDaysAgo }] });
  await site().players.update(ivo, { kycStatus: 'ENHANCED' });
  for (const [status, daysAgo] of [
    ['REQUESTED', 1],
    [null, 0],
  ] as const) {
    await change('REQUESTED', 31);
    await site().clock.advance(60_000);
    expect(await site().kycOf(ivo)).toBe('PENDING_EXPIRED');
    expect([status, (await change(status, daysAgo))?.kycStatus]).toEqual([status, 'ENHANCED']);
  }
});

test('OPS-05 a document that an operator verifies by hand does not expire by the last day of the one before', async () => {
  const ava = idOf('ava.new');
  const day = toCalendarDate(new Date(site().clock.now().getTime() + dayMs).toISOString().slice(0, 10));
  await site().players.update(ava, { documents: [{ type: 'ID', status: 'UNDER_REVIEW', requestedDaysAgo: 0 }] });
  await site().desk.decide(ava, 'ID', { action: 'approve', expiresOn: day }, cause);
  await site().clock.advance(3 * dayMs);
  expect((await site().statusOf(ava)).documentStatus).toBe('EXPIRED');
  await site().players.update(ava, { documents: [{ type: 'ID', status: 'VERIFIED', requestedDaysAgo: 0 }] });
  await site().clock.advance(60_000);
  expect((await site().statusOf(ava)).documentStatus).toBe('VERIFIED');
});

test('OPS-05 another age of its request takes no last day from a document; files that wait for a decision are not deleted', async () => {
  const ava = idOf('ava.new');
  const day = toCalendarDate(new Date(site().clock.now().getTime() + 30 * dayMs).toISOString().slice(0, 10));
  await site().players.update(ava, { documents: [{ type: 'POA', status: 'UNDER_REVIEW', requestedDaysAgo: 0 }] });
  await expect(site().desk.decide(ava, 'POA', { action: 'erase' }, cause)).rejects.toThrow('waits for a decision');
  await site().desk.decide(ava, 'POA', { action: 'approve', expiresOn: day }, cause);
  await site().players.update(ava, { documents: [{ type: 'POA', status: 'VERIFIED', requestedDaysAgo: 400 }] });
  const kept = (await site().desk.list(ava)).find(({ type }) => type === 'POA');
  expect(kept?.validUntil).toBe(day);
});
