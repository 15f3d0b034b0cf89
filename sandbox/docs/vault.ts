import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { MediaType } from './inspection/file.ts';
import { unseal } from './seal.ts';
import { docsFileTable as files, docsSessionTable as sessions } from './tables.ts';

export interface StoredFile {
  readonly id: string;
  readonly mediaType: MediaType;
}

/** The received files, for the operator's desk only. */
export interface DocsVault {
  list(documentId: string): Promise<readonly StoredFile[]>;
  /** Undefined for an unknown or deleted file. */
  read(fileId: string): Promise<{ readonly mediaType: MediaType; readonly bytes: Buffer } | undefined>;
  /** Deletes the files of these documents. */
  erase(documentIds: readonly string[]): Promise<void>;
}

export function createDocsVault(database: Database, secret: string): DocsVault {
  return {
    async list(documentId) {
      const rows = await database
        .select({ id: files.id, mediaType: files.mediaType })
        .from(files)
        .innerJoin(sessions, eq(sessions.reference, files.reference))
        .where(eq(sessions.documentId, documentId))
        .orderBy(asc(files.position));
      return rows;
    },
    async read(fileId) {
      const [row] = await database.select().from(files).where(eq(files.id, fileId));
      return row && { mediaType: row.mediaType, bytes: unseal(secret, row.id, row.sealed) };
    },
    async erase(documentIds) {
      if (documentIds.length === 0) return;
      const references = database
        .select({ reference: sessions.reference })
        .from(sessions)
        .where(inArray(sessions.documentId, [...documentIds]));
      await database.delete(files).where(inArray(files.reference, references));
    },
  };
}
