import type { PlayerDocuments, VerificationStatus } from './contract.ts';
import {
  entryOf,
  type FlowEvent,
  type FlowState,
  isQuiet,
  isWealthOnly,
  listActionable,
  needOf,
  nextFlow,
  readReturn,
  shownStatus,
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

test('DOC-12 DOC-20 the page never says that nothing is to be done while its list says that something is needed', () => {
  const verified = documentsOf({ ID: 'VERIFIED', POA: 'VERIFIED' });
  const requested = { ...verified, eddQuestionnaire: { documentStatus: 'REQUESTED' as const } };
  const questions = { type: 'EDD', field: 'eddQuestionnaire' } as const;
  const pending = { kycStatus: 'EDD_PENDING', requestDocumentTypeStatus: '' };
  expect([startOf(requested, pending), shownStatus(requested, pending, questions)]).toEqual(['questions', 'REQUESTED']);
  const exempt = { ...pending, kycStatus: 'NOT_REQUIRED' };
  expect([startOf(requested, exempt), shownStatus(requested, exempt, questions)]).toEqual(['none', 'UNREQUESTED']);
  const answered = { ...verified, eddQuestionnaire: { documentStatus: 'UNDER_REVIEW' as const } };
  expect(startOf(answered, { ...pending, kycStatus: 'EDD_UNDER_REVIEW' })).toBe('uploaded');
  // A document that the profile does not name cannot be uploaded.
  const unnamed = documentsOf({ ID: 'VERIFIED', POP: 'REQUESTED' });
  const [, , payment] = uploads;
  const level = { kycStatus: 'FULLY VERIFIED', requestDocumentTypeStatus: '' };
  expect([startOf(unnamed, level), shownStatus(unnamed, level, payment)]).toEqual(['success', 'UNREQUESTED']);
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

test('DOC-14 EDD-01 what the player is asked for, documents first, and where no reminder is shown', () => {
  const profile = { kycStatus: 'EDD_PENDING', requestDocumentTypeStatus: 'PROOF_OF_ID' };
  expect(needOf(profile)).toBe('documents');
  expect(needOf({ ...profile, requestDocumentTypeStatus: '' })).toBe('questions');
  expect(needOf({ ...profile, requestDocumentTypeStatus: 'EDD_QUESTIONNAIRE' })).toBe('questions');
  expect(needOf({ ...profile, kycStatus: 'NOT_REQUIRED' })).toBeUndefined();
  expect(needOf({ kycStatus: 'FULLY VERIFIED', requestDocumentTypeStatus: '' })).toBeUndefined();
  const pages = ['/fi-FI/promotions', '/fi-FI/my-account'];
  const quiet = ['/fi-FI/my-account/account/verification', '/fi-FI/my-account/banking/deposit', '/fi-FI/online-casino/play/a/b'];
  expect([...pages, ...quiet].filter(isQuiet)).toEqual(quiet);
  expect(isWealthOnly({ ...profile, requestDocumentTypeStatus: 'SOURCE_OF_WEALTH' })).toBe(true);
});
