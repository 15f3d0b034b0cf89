/** A document as stored: the editor's fields and the four that the service sets. */
export interface StoredDocument {
  readonly _id: string;
  readonly _type: string;
  readonly _rev: string;
  readonly _createdAt: string;
  readonly _updatedAt: string;
  readonly [field: string]: unknown;
}

/** The effect of a transaction on one document; `undefined` means that it does not exist. */
export interface Change {
  readonly id: string;
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
}

const draftPrefix = 'drafts.';

export function isDraftId(id: string): boolean {
  return id.startsWith(draftPrefix);
}

/** Sanity hides ids with a dot from requests without a token: drafts, versions and other paths. */
export function isPrivateId(id: string): boolean {
  return id.includes('.');
}

export function publishedIdOf(id: string): string {
  return isDraftId(id) ? id.slice(draftPrefix.length) : id;
}

/** Sanity's rule: letters, digits, dots, dashes and underscores, at most 128. */
export function isDocumentId(id: string): boolean {
  return /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/.test(id) && !id.includes('..');
}
