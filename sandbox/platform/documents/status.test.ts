import { nextKycStatus } from './kyc.ts';
import { type DocumentEvent, type DocumentStatus, nextStatus } from './status.ts';

const events = ['request', 'upload', 'approve', 'reject', 'expire'] as const satisfies readonly DocumentEvent[];

test.each<[DocumentStatus, ...(DocumentStatus | undefined)[]]>([
  ['UNREQUESTED', 'REQUESTED', undefined, undefined, undefined, undefined],
  ['REQUESTED', undefined, 'UNDER_REVIEW', undefined, undefined, undefined],
  ['UNDER_REVIEW', undefined, undefined, 'VERIFIED', 'REQUESTED', undefined],
  ['VERIFIED', 'REQUESTED', undefined, undefined, undefined, 'EXPIRED'],
  ['EXPIRED', 'REQUESTED', 'UNDER_REVIEW', undefined, undefined, undefined],
])(
  'DOC-01 a document that is %s becomes, by request, upload, approval, rejection and expiry: %s, %s, %s, %s, %s',
  (status, ...expected) => {
    expect(events.map((event) => nextStatus(status, event))).toEqual(expected);
  },
);

const of = (type: 'ID' | 'POA' | 'SOW', status: DocumentStatus, isOverdue = false) => ({ type, status, isOverdue });

test.each<[string, ReturnType<typeof of>[], string]>([
  ['DATA_VERIFIED', [of('ID', 'REQUESTED'), of('POA', 'REQUESTED')], 'PENDING'],
  ['PENDING', [of('ID', 'VERIFIED'), of('POA', 'UNDER_REVIEW')], 'PENDING'],
  ['PENDING', [of('ID', 'VERIFIED'), of('POA', 'VERIFIED')], 'FULLY VERIFIED'],
  ['PENDING', [of('ID', 'REQUESTED', true), of('POA', 'VERIFIED')], 'PENDING_EXPIRED'],
  ['PENDING_EXPIRED', [of('ID', 'UNDER_REVIEW', true), of('POA', 'VERIFIED')], 'PENDING'],
  ['PENDING_EXPIRED', [of('ID', 'VERIFIED'), of('POA', 'VERIFIED')], 'FULLY VERIFIED'],
  ['FULLY VERIFIED', [of('ID', 'REQUESTED'), of('POA', 'VERIFIED')], 'PENDING'],
  ['FULLY VERIFIED', [of('SOW', 'REQUESTED'), of('ID', 'VERIFIED'), of('POA', 'VERIFIED')], 'FULLY VERIFIED'],
  ['ENHANCED', [of('SOW', 'REQUESTED', true)], 'PENDING_EXPIRED'],
  ['EDD_PENDING', [of('ID', 'VERIFIED'), of('POA', 'VERIFIED')], 'EDD_PENDING'],
  ['DATA_VERIFIED', [of('SOW', 'REQUESTED')], 'PENDING'],
  // A player whose identity was never asked for is not verified by another document.
  ['PENDING', [of('SOW', 'VERIFIED')], 'DATA_VERIFIED'],
  ['PENDING', [of('ID', 'VERIFIED')], 'DATA_VERIFIED'],
  ['SUSPENDED', [of('ID', 'VERIFIED'), of('POA', 'VERIFIED')], 'SUSPENDED'],
  ['RESTRICTED', [of('ID', 'REQUESTED', true)], 'RESTRICTED'],
  ['NOT_REQUIRED', [of('ID', 'REQUESTED')], 'NOT_REQUIRED'],
])('DOC-06 %s with %j becomes %s', (current, documents, expected) => {
  expect(nextKycStatus(current, documents)).toBe(expected);
});
