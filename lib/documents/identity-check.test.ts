import { type IdentityCheck, identityCheckOf } from './identity-check.ts';

test.each<[string, string, IdentityCheck]>([
  ['NOT_VERIFIED', '', 'open'],
  ['DATA_VERIFIED', 'PROOF_OF_ID', 'documents'],
  ['PENDING', 'PROOF_OF_ID,PROOF_OF_ADDRESS', 'documents'],
  ['PENDING', '', 'review'],
  ['PENDING_EXPIRED', 'PROOF_OF_ID', 'documents'],
  ['FULLY VERIFIED', '', 'done'],
  ['EDD_PENDING', '', 'questions'],
  ['EDD_PENDING', 'PROOF_OF_ID', 'documents'],
  ['EDD_UNDER_REVIEW', '', 'review'],
  ['ENHANCED', '', 'done'],
  ['ENHANCED KYC', '', 'done'],
  ['NOT_REQUIRED', '', 'done'],
  ['RESTRICTED', 'PROOF_OF_ID', 'blocked'],
  ['SUSPENDED', '', 'blocked'],
  ['constructor', '', 'open'],
])('ACC-13 the identity check at level %s with %j requested is %s', (kycStatus, requestDocumentTypeStatus, expected) => {
  expect(identityCheckOf({ kycStatus, requestDocumentTypeStatus })).toBe(expected);
});
