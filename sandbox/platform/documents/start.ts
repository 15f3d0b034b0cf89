import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { BodyOf } from '#lib/core/api/endpoint.ts';
import { type startUpload, subTypes } from '#lib/documents/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { listUsedMethods } from '#sandbox/ledger/used-methods.ts';
import { badRequest } from '../core/refusal.ts';
import type { Player } from '../players/tables.ts';
import { findDocument, typeNames } from './change.ts';
import { openUpload } from './provider.ts';
import { isAwaited } from './status.ts';
import { uploadTable as table, type UploadRow } from './tables.ts';
import { takeTurns } from './turns.ts';

type Body = BodyOf<typeof startUpload>;

/** How long an unused upload is continued, so that two tabs and a second try share one. */
const reuseMs = 20 * 60_000;

/** DOC-07: opens an upload at the provider for a document that is asked for. Throws a refusal for any other. */
export function startDocumentUpload(context: SandboxContext, player: Player, body: Body): Promise<Started> {
  return takeTurns(String(player.id), async () => {
    await check(context.database, player, body, new URL(context.config.siteUrl).origin);
    return continueOrOpen(context, player, body);
  });
}

interface Started {
  readonly documentId: string;
  readonly redirectUrl: string;
}

async function continueOrOpen({ database, clock, config }: SandboxContext, player: Player, body: Body): Promise<Started> {
  const now = clock.now();
  const { uploadType, subType = null, depositMethod = null, successUrl, errorUrl, locale } = body;
  const values = { documentType: uploadType, subType, depositMethod, successUrl, errorUrl, locale };
  const open = await findOpen(database, player.id, values, now);
  if (open?.redirectUrl) return { documentId: open.documentId, redirectUrl: open.redirectUrl };
  const documentId = `doc_${randomUUID()}`;
  await database.insert(table).values({ documentId, playerId: player.id, ...values, status: 'OPEN', createdAt: now });
  const opened = await openUpload(config, player.id, {
    customerInternalReference: documentId,
    documentType: uploadType,
    successUrl,
    errorUrl,
    locale,
  });
  const { transactionReference, redirectUrl } = opened;
  await database.update(table).set({ transactionReference, redirectUrl }).where(eq(table.documentId, documentId));
  return { documentId, redirectUrl };
}

async function check(db: Database, player: Player, body: Body, siteOrigin: string): Promise<void> {
  const { documentType, uploadType, subType, depositMethod } = body;
  if ([body.successUrl, body.errorUrl].some((url) => new URL(url).origin !== siteOrigin)) {
    throw badRequest('error.document.return_url');
  }
  const kinds = subTypes[uploadType];
  const isKind = kinds.length === 0 ? subType === undefined : kinds.includes(subType ?? '');
  const isMethod =
    uploadType === 'POP' ? (await listUsedMethods(db, player.id)).includes(depositMethod ?? '') : depositMethod === undefined;
  if (typeNames[uploadType] !== documentType || !isKind || !isMethod) throw badRequest('error.document.kind');
  const document = await findDocument(db, player.id, uploadType);
  if (!document || !isAwaited(document.status)) throw badRequest('error.document.not_requested');
}

type Values = Omit<typeof table.$inferInsert, 'documentId' | 'playerId' | 'status' | 'createdAt'>;

async function findOpen(db: Database, playerId: number, values: Values, now: Date): Promise<UploadRow | undefined> {
  const rows = await db
    .select()
    .from(table)
    .where(
      and(
        eq(table.playerId, playerId),
        eq(table.documentType, values.documentType),
        eq(table.status, 'OPEN'),
        isNotNull(table.redirectUrl),
      ),
    )
    .orderBy(desc(table.createdAt))
    .limit(5);
  const members = ['subType', 'depositMethod', 'successUrl', 'errorUrl', 'locale'] as const;
  return rows.find(
    (row) => now.getTime() - row.createdAt.getTime() < reuseMs && members.every((name) => row[name] === values[name]),
  );
}
