import { readFileSync } from 'node:fs';
import { type Context, Hono } from 'hono';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import { createOpenCounts } from '#lib/core/server/counts.ts';
import type { DocumentNotice } from '#lib/documents/contract.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { readForm } from '#sandbox/kit/http/form.ts';
import type { NoticeSender } from '#sandbox/kit/notices.ts';
import type { CleanFile } from './inspection/file.ts';
import type { Inspector } from './inspection/inspector.ts';
import { type DocsLanguage, docsMessages } from './messages/messages.ts';
import { renderEnd, renderUpload } from './page/upload-page.ts';
import { findDocsSession, isOpen, receiveFiles, uploadNotice, verdictNotice } from './sessions.ts';
import type { DocsSession } from './tables.ts';

const maxFiles = 2;
/** Fields and files of a form; what is chosen beyond `maxFiles` is answered in words. */
const maxParts = 20;
/** Uploads in memory at once, in all and of one player. */
const maxUploads = 6;
const maxUploadsPerPlayer = 2;
/** Maximum time that the page waits for the platform to receive the notice. */
const maxDeliveryWaitMs = 1_500;
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const style = read('./page/style.css');
const script = read('./client/upload.js');

interface Opened {
  readonly session: DocsSession;
  readonly language: DocsLanguage;
}

interface UploadOptions {
  readonly notices: NoticeSender<DocumentNotice>;
  readonly inspector: Pick<Inspector, 'inspect' | 'prepare'>;
}

/** The upload page: an ordinary form, which a script improves. */
export function createUploadPages(context: SandboxContext, { notices, inspector }: UploadOptions): Hono {
  const { clock, config } = context;
  const app = new Hono();
  const site = new URL(config.siteUrl).origin;
  const policy = `default-src 'none'; style-src 'self'; script-src 'self'; img-src blob:; connect-src 'self'; form-action 'self' ${site}; frame-ancestors 'none'; base-uri 'none'`;
  app.use('/web/*', async (c, next) => {
    await next();
    c.header('Content-Security-Policy', policy);
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'no-referrer');
  });
  app.get('/style.css', (c) => c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/upload.js', (c) => c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));

  const [allUploads, uploadsOf] = [createOpenCounts(maxUploads), createOpenCounts(maxUploadsPerPlayer)];
  const over = (c: Context, language: DocsLanguage) => c.html(renderEnd(language, 'over', config.siteUrl), 404);
  const wantsJson = (c: Context) => c.req.header('Accept') === 'application/json';

  /** Finds the open session, or answers for one that is done, expired or unknown. */
  async function open(c: Context): Promise<Opened | { response: Response | Promise<Response> }> {
    const session = await findDocsSession(context, c.req.param('reference') ?? '');
    if (!session) return { response: over(c, docsMessages.forBrowser(c.req.header('Accept-Language'))) };
    const language = docsMessages.forLocale(session.locale);
    if (isOpen(session, clock.now())) return { session, language };
    const next = returnUrl(session, session.status === 'UPLOADED' ? 'success' : 'error');
    if (wantsJson(c)) return { response: c.json({ next }) };
    if (session.status === 'UPLOADED') return { response: c.html(renderEnd(language, 'received', next)) };
    return { response: c.html(renderEnd(language, 'over', next), 410) };
  }

  app.get('/web/v4/:reference', async (c) => {
    const found = await open(c);
    if ('response' in found) return found.response;
    inspector.prepare();
    return c.html(renderUpload(found.session, found.language, []));
  });

  app.post('/web/v4/:reference', async (c) => {
    const found = await open(c);
    if ('response' in found) return found.response;
    const { session, language } = found;
    const { clean, names, problems } = await readInTurn(c, found);
    if (problems.length > 0) return refuse(c, session, language, problems);
    const received = await receiveFiles(context, session, clean, names);
    if (received) await notify(received);
    const next = returnUrl(session, 'success');
    return wantsJson(c) ? c.json({ next }) : c.redirect(next, 303);
  });

  async function readInTurn(c: Context, { session, language }: Opened) {
    const [close, closeOfPlayer] = [allUploads.open('all'), uploadsOf.open(session.userReference)];
    try {
      if (!close || !closeOfPlayer) return { clean: [], names: [], problems: [language.messages.busy] };
      return await readFiles(c, language, inspector);
    } finally {
      close?.();
      closeOfPlayer?.();
    }
  }

  function refuse(c: Context, session: DocsSession, language: DocsLanguage, problems: readonly string[]) {
    return wantsJson(c) ? c.json({ problems }, 400) : c.html(renderUpload(session, language, problems), 400);
  }

  app.post('/web/v4/:reference/cancel', async (c) => {
    const session = await findDocsSession(context, c.req.param('reference'));
    if (!session) return over(c, docsMessages.forBrowser(c.req.header('Accept-Language')));
    return c.redirect(returnUrl(session, session.status === 'UPLOADED' ? 'success' : 'cancel'), 303);
  });

  async function notify(session: DocsSession): Promise<void> {
    const verdict = session.verdictDueAt && session.verdictDueAt <= clock.now() ? verdictNotice(session) : undefined;
    const work = notices.send(uploadNotice(session)).then(() => verdict && notices.send(verdict));
    await Promise.race([work, new Promise((resolve) => setTimeout(resolve, maxDeliveryWaitMs))]);
  }
  return app;
}

/** The page of the site, with the outcome in its query. */
function returnUrl({ successUrl, errorUrl, documentId }: DocsSession, docStatus: 'success' | 'cancel' | 'error'): string {
  const url = new URL(docStatus === 'success' ? successUrl : errorUrl);
  url.searchParams.set('docStatus', docStatus);
  url.searchParams.set('documentId', documentId);
  return url.href;
}

async function readFiles(c: Context, { messages }: DocsLanguage, { inspect }: Pick<Inspector, 'inspect'>) {
  const form = await readForm(c.req, maxParts);
  if (!form) return { clean: [], names: [], problems: [messages.interrupted] };
  // A browser sends an empty file without a name for a field without a choice.
  const files = form.getAll('file').filter((each) => each instanceof File && (each.name !== '' || each.size > 0)) as File[];
  if (files.length === 0) return { clean: [], names: [], problems: [messages.none] };
  if (files.length > maxFiles) return { clean: [], names: [], problems: [messages.tooMany] };
  const clean: CleanFile[] = [];
  const problems: string[] = [];
  for (const file of files) {
    const result = await inspect(new Uint8Array(await file.arrayBuffer()));
    if ('problem' in result) problems.push(formatMessage(messages[result.problem], { name: file.name.slice(0, 80) }));
    else clean.push(...result.files);
  }
  return { clean, names: files.map(({ name }) => name), problems };
}
