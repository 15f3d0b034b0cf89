import { type RejectReason, rejectReasons } from '#lib/documents/contract.ts';

/** DOC-05: the message of a rejection; a reason that the site does not know has a general one. */
export function reasonKey(reason: string): `reason_${RejectReason | 'UNKNOWN'}` {
  return `reason_${rejectReasons.find((each) => each === reason) ?? 'UNKNOWN'}`;
}
