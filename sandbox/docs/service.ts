import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { envelopeOf, fieldErrorsOf } from '#lib/core/api/errors.ts';
import { type DocumentNotice, notifyDocument } from '#lib/documents/contract.ts';
import { serviceUrl } from '#sandbox/kit/config.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { createRequestVerifier, signatureHeader } from '#sandbox/kit/http/signature.ts';
import { handleUnexpectedError } from '#sandbox/kit/http/trace.ts';
import { createNoticeSender } from '#sandbox/kit/notices.ts';
import { parseStorableJson } from '#sandbox/kit/parse-storable-json.ts';
import { runEach } from '#sandbox/kit/run-each.ts';
import { schedule } from '#sandbox/kit/schedule.ts';
import type { Service } from '#sandbox/kit/service.ts';
import { maxFileBytes } from './inspection/file.ts';
import { createInspector } from './inspection/inspector.ts';
import { createUploadPages } from './pages.ts';
import { createDocsNoticeStore, findDocsSession, listDueVerdicts, openDocsSession, verdictNotice } from './sessions.ts';
import { docsSessionTable } from './tables.ts';
import { createDocsVault } from './vault.ts';
import { erasePath, eraseSchema, initiatePath, initiateSchema, statusPath, statusRequestSchema } from './wire.ts';

const pollMs = 1_000;
const maxFiles = 2;
const maxBodyBytes = 64 * 1024;
/** 20 MB at half a megabit a second. */
const maxUploadMs = 5 * 60_000;
const maxUploadBytes = maxFiles * maxFileBytes + maxBodyBytes;

/** The verification provider (port 4106): it receives documents and reports the outcome to the platform. */
export async function createDocsService(context: SandboxContext): Promise<Service> {
  const { database, config, clock } = context;
  const store = createDocsNoticeStore(context);
  const notices = createNoticeSender<DocumentNotice>(config, { from: 'docs', path: notifyDocument.path, store });
  const inspector = createInspector();
  const verifier = createRequestVerifier();
  const app = new Hono();
  app.onError(handleUnexpectedError('docs'));

  /** Only the platform may ask, and it signs its requests. */
  function signed<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    answer: (body: z.output<Schema>) => Promise<object>,
  ): void {
    app.post(path, async (c: Context) => {
      const text = await c.req.text();
      if (!verifier.accepts(config.serviceSecret, text, c.req.header(signatureHeader))) {
        return c.json(envelopeOf(401, 'error.signature'), 401);
      }
      const parsed = schema.safeParse(parseStorableJson(text));
      if (parsed.success) return c.json(await answer(parsed.data));
      return c.json(envelopeOf(400, 'error.validation', { fieldErrors: fieldErrorsOf('body', parsed.error) }), 400);
    });
  }
  signed(initiatePath, initiateSchema, async (request) => {
    inspector.prepare();
    const reference = await openDocsSession(context, request);
    return { transactionReference: reference, redirectUrl: `${serviceUrl(config, 'docs')}/web/v4/${reference}` };
  });
  signed(statusPath, statusRequestSchema, async ({ transactionReference }) => ({
    uploaded: (await findDocsSession(context, transactionReference))?.status === 'UPLOADED',
  }));
  signed(erasePath, eraseSchema, async ({ customerInternalReferences }) => {
    await createDocsVault(database, config.serviceSecret).erase(customerInternalReferences);
    return {};
  });
  app.route('/', createUploadPages(context, { notices, inspector }));
  app.notFound((c) => c.json(envelopeOf(404, 'error.not_found'), 404));

  /** Verdicts that this process sends, until they are answered. */
  const sending = new Set<string>();
  const sendVerdicts = async () => {
    await runEach(await listDueVerdicts(context), async (session) => {
      const notice = verdictNotice(session);
      if (!notice || sending.has(session.reference)) return;
      sending.add(session.reference);
      await notices.send(notice);
    });
  };
  const stopVerdicts = schedule({ name: 'docs: the sending of verdicts', everyMs: pollMs, work: sendVerdicts, clock });
  await notices.resume();
  return {
    name: 'docs',
    app,
    bodies: { maxBytes: (url) => (url.startsWith('/web/') ? maxUploadBytes : maxBodyBytes), maxMs: maxUploadMs },
    async reset() {
      await database.delete(docsSessionTable);
    },
    async healthy() {
      await database.execute(sql`select 1`);
      return true;
    },
    async close() {
      await Promise.all([notices.close(), inspector.close(), stopVerdicts()]);
    },
  };
}
