import type { DocumentRow } from './tables.ts';

export const dayMs = 86_400_000;
/** Days that a player has to upload requested documents. */
export const documentDays = 30;

/** Whole days since a document was requested, and until it is due; negative when overdue. */
export function documentDeadline({ requestedAt }: Pick<DocumentRow, 'requestedAt'>, now: Date) {
  const ago = Math.floor((now.getTime() - requestedAt.getTime()) / dayMs);
  return { ago, left: documentDays - ago };
}
