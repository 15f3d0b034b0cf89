/** A document in the lake: what an editor wrote and the four members that the lake keeps. */
export interface LakeDocument {
  readonly _id: string;
  readonly _type: string;
  readonly _rev: string;
  readonly _createdAt: string;
  readonly _updatedAt: string;
  readonly [field: string]: unknown;
}

/** What a transaction leaves behind for one document; `undefined` = it does not exist. */
export interface Change {
  readonly id: string;
  readonly before: LakeDocument | undefined;
  readonly after: LakeDocument | undefined;
}

const draftPrefix = 'drafts.';

export function isDraftId(id: string): boolean {
  return id.startsWith(draftPrefix);
}

/** An id with a dot is private on a real lake: drafts, versions, and whatever else has a path. */
export function isPrivateId(id: string): boolean {
  return id.includes('.');
}

export function publishedIdOf(id: string): string {
  return isDraftId(id) ? id.slice(draftPrefix.length) : id;
}

/** The letters, digits, dots, dashes and underscores that Sanity allows; at most 128 of them. */
export function isDocumentId(id: string): boolean {
  return /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/.test(id) && !id.includes('..');
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
