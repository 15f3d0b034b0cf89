import type { Hono } from 'hono';
import { parseStorableJson } from '#sandbox/kit/parse-storable-json.ts';
import { sendPage } from '../page/layout.ts';
import { renderNotFound } from '../page/not-found.ts';
import { type Fields, readFields } from '../port/forms.ts';
import { OpsRefusal } from '../port/ops-refusal.ts';
import { refuse, replyFound, toEnvelope } from '../refusals.ts';
import type { ChangeForm, OperatorChange, OpsEnv, OpsRequest } from './change.ts';

/** Serves every change as a REST call and as forms, which do the same. */
export function serveChanges(app: Hono<OpsEnv>, changes: readonly OperatorChange[]): void {
  for (const change of changes) {
    app.post(`/api${change.path}`, (c) => handleCall(c, change));
    for (const form of change.forms) app.post(form.path, (c) => handleForm(c, change, form));
  }
}

async function handleCall(c: OpsRequest, change: OperatorChange): Promise<Response> {
  try {
    const input = readJson(await c.req.text());
    const reply = await change.run(input, { operator: c.get('operator'), params: c.req.param(), isForm: false });
    return replyFound(reply, change.status);
  } catch (error) {
    return refuse(toEnvelope(error));
  }
}

/** An empty body counts as `{}`. Throws `SyntaxError`. */
function readJson(text: string): unknown {
  const value = text.trim() === '' ? {} : parseStorableJson(text);
  if (value === undefined) throw new SyntaxError('no JSON that can be stored');
  return value;
}

/** Redirects to the page of the form with the outcome in its query. */
async function handleForm(c: OpsRequest, change: OperatorChange, form: ChangeForm): Promise<Response> {
  let fields: Fields = {};
  try {
    fields = await readFields(c.req);
    const { reason, ...rest } = fields;
    const body = form.toBody ? await form.toBody(rest, c.req.param()) : rest;
    const input = typeof body === 'object' && body !== null ? { ...body, reason } : body;
    const done = await change.run(input, { operator: c.get('operator'), params: c.req.param(), isForm: true });
    if (!done) throw new OpsRefusal(404, 'error.not_found', 'There is nothing of this name.');
    return c.redirect(`${withQuery(form.back(c, fields), 'done=1')}${form.section ?? ''}`, 303);
  } catch (error) {
    if (form.showRefused) return form.showRefused(c, fields, error);
    const { status, message, fieldErrors } = toEnvelope(error);
    if (status === 404) return sendPage(c, 'Not found', renderNotFound(message), 404);
    const problems = fieldErrors?.map(({ field, message: problem }) => `${field} ${problem}`).join('; ');
    const refused = encodeURIComponent([message, problems].filter(Boolean).join(' '));
    return c.redirect(withQuery(form.back(c, fields), `refused=${refused}`), 303);
  }
}

function withQuery(path: string, query: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}
