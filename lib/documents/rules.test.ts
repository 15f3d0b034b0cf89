import type { PlayerDocuments, VerificationStatus } from './contract.ts';
import {
  entryOf,
  type FlowEvent,
  type FlowState,
  isReminderDue,
  isWealthOnly,
  listActionable,
  nextFlow,
  readReturn,
  startOf,
  uploads,
} from './rules.ts';

type Statuses = Partial<Record<(typeof uploads)[number]['type'], VerificationStatus>>;

function documentsOf(statuses: Statuses): PlayerDocuments {
  const of = (type: keyof Statuses) => ({ documentStatus: statuses[type] ?? ('UNREQUESTED' as const) });
  return {
    idDocument: of('ID'),
    addressDocument: of('POA'),
    paymentDocument: { ...of('POP'), depositMethods: [] },
    sowDocument: of('SOW'),
    otherDocument: of('OTHER'),
    eddQuestionnaire: { documentStatus: 'UNREQUESTED' },
  };
}

/** A profile whose list names every document that is open. */
function profileOf(statuses: Statuses, kycStatus = 'PENDING') {
  const open = uploads.filter(({ type }) => statuses[type] === 'REQUESTED' || statuses[type] === 'EXPIRED');
  return { kycStatus, requestDocumentTypeStatus: open.map(({ document }) => document).join(',') };
}

test.each<[Statuses, FlowState]>([
  [{ ID: 'REQUESTED', POA: 'REQUESTED' }, 'PRE_UPLOAD_ID'],
  [{ ID: 'EXPIRED', POA: 'VERIFIED' }, 'PRE_UPLOAD_ID'],
  [{ ID: 'UNDER_REVIEW', POA: 'REQUESTED' }, 'SELECT_POA'],
  [{ ID: 'VERIFIED', POA: 'VERIFIED', POP: 'REQUESTED' }, 'SELECT_POP'],
  [{ ID: 'VERIFIED', POA: 'VERIFIED', SOW: 'REQUESTED' }, 'PRE_UPLOAD_SOW'],
  [{ OTHER: 'REQUESTED' }, 'PRE_UPLOAD_OTHER'],
  [{ ID: 'UNDER_REVIEW', POA: 'UNDER_REVIEW' }, 'uploaded'],
  [{ ID: 'VERIFIED', POA: 'UNDER_REVIEW' }, 'uploaded'],
  [{ ID: 'VERIFIED', POA: 'VERIFIED' }, 'success'],
  [{}, 'none'],
])('DOC-11 DOC-12 with %j the page starts at %s', (statuses, expected) => {
  expect(startOf(documentsOf(statuses), profileOf(statuses))).toBe(expected);
});

test('DOC-16 DOC-20 no document is asked for that the profile does not name, nor from a player who needs none', () => {
  const documents = documentsOf({ ID: 'REQUESTED', POA: 'REQUESTED' });
  expect(listActionable(documents, { kycStatus: 'PENDING', requestDocumentTypeStatus: 'PROOF_OF_ADDRESS' })).toEqual(['POA']);
  expect(listActionable(documents, { kycStatus: 'NOT_REQUIRED', requestDocumentTypeStatus: 'PROOF_OF_ID' })).toEqual([]);
  expect(startOf(documents, { kycStatus: 'NOT_REQUIRED', requestDocumentTypeStatus: 'PROOF_OF_ID' })).toBe('none');
  expect(startOf(documentsOf({}), { kycStatus: 'NOT_VERIFIED', requestDocumentTypeStatus: '' })).toBe('none');
});

const types = uploads.map(({ type }) => type);
const rows = types.flatMap((type): [FlowState, FlowEvent['kind'], FlowState][] => [
  [`PRE_UPLOAD_${type}`, 'started', `UPLOAD_${type}`],
  [`PRE_UPLOAD_${type}`, 'startFailed', `UPLOAD_${type}_ERROR`],
  [`UPLOAD_${type}`, 'confirmed', `UPLOAD_${type}_SUCCESS`],
  [`UPLOAD_${type}`, 'uploadFailed', `UPLOAD_${type}_ERROR`],
  [`UPLOAD_${type}_ERROR`, 'retry', `PRE_UPLOAD_${type}`],
  [`UPLOAD_${type}_ERROR`, 'back', 'loading'],
  [`UPLOAD_${type}_SUCCESS`, 'continue', 'loading'],
  // What a state does not have changes nothing.
  [`UPLOAD_${type}`, 'started', `UPLOAD_${type}`],
  [`PRE_UPLOAD_${type}`, 'confirmed', `PRE_UPLOAD_${type}`],
]);

test.each([
  ...rows,
  ['SELECT_POA', 'selected', 'PRE_UPLOAD_POA'],
  ['SELECT_POP', 'selected', 'PRE_UPLOAD_POP'],
  ['PRE_UPLOAD_ID', 'selected', 'PRE_UPLOAD_ID'],
  ['loading', 'failed', 'error'],
  ['error', 'retry', 'loading'],
] as const)('DOC-10 %s, %s: %s', (state, kind, expected) => {
  expect(nextFlow(state, { kind: kind as 'back' })).toBe(expected);
});

test('DOC-10 the player chooses a document in any state', () => {
  expect(types.map((type) => nextFlow('uploaded', { kind: 'choose', type }))).toEqual(types.map(entryOf));
});

test('DOC-13 the address says where the player came from, and what happened at the provider', () => {
  expect(readReturn('?from=withdraw&document=PROOF_OF_ID&docStatus=success&documentId=doc_1')).toEqual({
    startPoint: 'withdraw',
    backPath: '/my-account/banking/withdraw',
    outcome: { type: 'ID', isSuccess: true, isCancelled: false },
  });
  expect(readReturn('?document=OTHER&docStatus=cancel').outcome).toEqual({ type: 'OTHER', isSuccess: false, isCancelled: true });
  expect(readReturn('?from=//evil.example&document=NOTHING&docStatus=success')).toEqual({
    startPoint: 'account',
    backPath: '/my-account',
    outcome: undefined,
  });
});

test('DOC-14 a reminder is due where something is asked for, and not on pages that say so themselves', () => {
  const profile = { kycStatus: 'PENDING', requestDocumentTypeStatus: 'PROOF_OF_ID' };
  expect(isReminderDue(profile, '/fi-FI/promotions')).toBe(true);
  const quiet = ['/fi-FI/my-account/account/verification', '/fi-FI/my-account/banking/deposit', '/fi-FI/online-casino/play/a/b'];
  expect(quiet.filter((path) => isReminderDue(profile, path))).toEqual([]);
  expect(isReminderDue({ ...profile, kycStatus: 'NOT_REQUIRED' }, '/fi-FI')).toBe(false);
  expect(isReminderDue({ ...profile, requestDocumentTypeStatus: '' }, '/fi-FI')).toBe(false);
  expect(isWealthOnly({ ...profile, requestDocumentTypeStatus: 'SOURCE_OF_WEALTH' })).toBe(true);
});
