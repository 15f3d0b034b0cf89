import { randomBytes, randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { DocumentNotice } from '#lib/documents/contract.ts';
import { type RejectReason, rejectReasons } from '#lib/documents/reject-kinds.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import type { NoticeStore } from '#sandbox/kit/notices.ts';
import type { CleanFile } from './inspection/file.ts';
import { seal } from './seal.ts';
import { type DocsSession, docsFileTable, docsSessionTable as table } from './tables.ts';
import type { InitiateRequest } from './wire.ts';

const openMs = 60 * 60_000;
const approveAfterMs = 10_000;

type DocsContext = Pick<SandboxContext, 'database' | 'clock' | 'config'>;

export async function openDocsSession({ database, clock }: DocsContext, request: InitiateRequest): Promise<string> {
  const { customerInternalReference: documentId, ...values } = request;
  const reference = randomBytes(24).toString('base64url');
  await database.insert(table).values({ ...values, documentId, reference, status: 'OPEN', createdAt: clock.now() });
  return reference;
}

export async function findDocsSession({ database }: DocsContext, reference: string): Promise<DocsSession | undefined> {
  const [session] = await database.select().from(table).where(eq(table.reference, reference));
  return session;
}

/** True while a file can be sent. */
export function isOpen({ status, createdAt }: DocsSession, now: Date): boolean {
  return status === 'OPEN' && createdAt.getTime() + openMs > now.getTime();
}

/** Stores the files of an upload, once. Undefined when another request was faster. */
export async function receiveFiles(
  { database, clock, config }: DocsContext,
  { reference }: DocsSession,
  files: readonly CleanFile[],
  names: readonly string[],
): Promise<DocsSession | undefined> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const [session] = await tx
      .update(table)
      .set({ status: 'UPLOADED', ...verdictOf(names, now) })
      .where(and(eq(table.reference, reference), eq(table.status, 'OPEN')))
      .returning();
    if (!session) return undefined;
    const rows = files.map(({ mediaType, bytes }, position) => {
      const id = randomUUID();
      return { id, reference, position, mediaType, sealed: seal(config.serviceSecret, id, bytes), createdAt: now };
    });
    await tx.insert(docsFileTable).values(rows);
    return session;
  });
}

/** The verdict that the name of a file asks for: `reject-BLURRED.jpg`, `auto-approve.png`. */
export function verdictOf(names: readonly string[], now: Date) {
  const name = names.join(' ');
  const reason = rejectReasons.find((each) => new RegExp(`reject-${each}(?![A-Z_\\d])`).test(name));
  if (reason) return { verdict: 'DENIED' as const, rejectReason: reason as RejectReason, verdictDueAt: now };
  if (!name.includes('auto-approve')) return {};
  return { verdict: 'APPROVED_VERIFIED' as const, verdictDueAt: new Date(now.getTime() + approveAfterMs) };
}

/** Verdicts that are due and not delivered. The oldest first. */
export async function listDueVerdicts({ database, clock }: DocsContext): Promise<readonly DocsSession[]> {
  return database
    .select()
    .from(table)
    .where(and(isNotNull(table.verdict), isNull(table.verdictNotifiedAt), lte(table.verdictDueAt, clock.now())))
    .orderBy(asc(table.verdictDueAt))
    .limit(100);
}

export function uploadNotice({ reference, documentId }: DocsSession): DocumentNotice {
  return { transactionReference: reference, customerInternalReference: documentId, status: 'UPLOADED' };
}

export function verdictNotice({ verdict, rejectReason, ...session }: DocsSession): DocumentNotice | undefined {
  if (!verdict) return undefined;
  const notice = uploadNotice({ verdict, rejectReason, ...session });
  return { ...notice, status: verdict, ...(rejectReason && { rejectReason }) };
}

/** The notices that the platform has not accepted yet; verdicts are sent when they are due. */
export function createDocsNoticeStore({ database, clock }: DocsContext): NoticeStore<DocumentNotice> {
  return {
    async listUnsent() {
      const rows = await database
        .select()
        .from(table)
        .where(and(eq(table.status, 'UPLOADED'), isNull(table.uploadNotifiedAt)));
      return rows.map(uploadNotice);
    },
    async markDelivered({ transactionReference, status }) {
      const at = clock.now();
      await database
        .update(table)
        .set(status === 'UPLOADED' ? { uploadNotifiedAt: at } : { verdictNotifiedAt: at })
        .where(eq(table.reference, transactionReference));
    },
  };
}
