import type { VerificationStatus } from '#lib/documents/contract.ts';

export type DocumentStatus = VerificationStatus;
export type DocumentEvent = 'request' | 'upload' | 'approve' | 'reject' | 'expire';

/** The life of a document; an event that a status does not have changes nothing. */
const transitions: Readonly<
  Record<DocumentStatus, Partial<Readonly<Record<DocumentEvent, Exclude<DocumentStatus, 'UNREQUESTED'>>>>>
> = {
  UNREQUESTED: { request: 'REQUESTED' },
  REQUESTED: { upload: 'UNDER_REVIEW' },
  UNDER_REVIEW: { approve: 'VERIFIED', reject: 'REQUESTED' },
  VERIFIED: { request: 'REQUESTED', expire: 'EXPIRED' },
  EXPIRED: { request: 'REQUESTED', upload: 'UNDER_REVIEW' },
};

export function nextStatus(status: DocumentStatus, event: DocumentEvent) {
  return transitions[status][event];
}

/** True while the player has something to upload. */
export function isAwaited(status: DocumentStatus): boolean {
  return status === 'REQUESTED' || status === 'EXPIRED';
}
