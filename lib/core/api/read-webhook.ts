import 'server-only';
import type { z } from 'zod';
import { parseJson } from '../parse-json.ts';
import { CallError, envelopeOf, fieldErrorsOf } from './errors.ts';

interface WebhookPorts<Schema extends z.ZodType> {
  readonly schema: Schema;
  /** Whether its service signed the request, whose body it may read. */
  readonly isSigned: (request: Request) => Promise<boolean>;
  /** Whether the signature is recent, and no instance has accepted it before. */
  readonly isNew: () => Promise<boolean>;
}

/** The body of a webhook that is signed, recent, and used for the first time. Throws `CallError` 401 and 400. */
export async function readWebhook<Schema extends z.ZodType>(
  { url, headers }: Request,
  text: string,
  { schema, isSigned, isNew }: WebhookPorts<Schema>,
): Promise<z.output<Schema>> {
  if (!(await isSigned(new Request(url, { method: 'POST', headers, body: text })))) throw unsigned();
  const body = parseJson(text);
  if (body === undefined) throw new CallError('contract', envelopeOf(400, 'error.body.not_json'));
  const published = schema.safeParse(body);
  if (!published.success) {
    throw new CallError('contract', envelopeOf(400, 'error.validation', { fieldErrors: fieldErrorsOf('body', published.error) }));
  }
  if (!(await isNew())) throw unsigned();
  return published.data;
}

function unsigned(): CallError {
  return new CallError('network', envelopeOf(401, 'error.signature'));
}
