import { revalidateTag } from 'next/cache';
import type { z } from 'zod';
import { CallError, envelopeOf, fieldErrorsOf } from '#lib/core/api/errors.ts';
import { handle } from '#lib/core/api/handle.ts';
import { readLimited } from '#lib/core/api/request.ts';
import { webhookSignatureHeader } from '#lib/core/http/webhook-signature.ts';
import { parseJson } from '#lib/core/parse-json.ts';
import { createPublishSignatures } from '#lib/edge/publish-webhook.ts';
import { isFirstUse, notifyInstances } from '#lib/instances/own-webhooks.ts';

interface PublishWebhook<Schema extends z.ZodType> {
  readonly name: string;
  readonly schema: Schema;
  /** Whether its service signed the request, whose body it may read. */
  readonly isSigned: (request: Request) => Promise<boolean>;
  readonly tagsOf: (published: z.output<Schema>) => readonly string[];
  /** Called when the tags have expired. */
  readonly onExpired: () => void;
}

const signatures = createPublishSignatures();

/** Expires the cache tags that a webhook names which is signed, recent, and used for the first time. */
export function receivePublish<Schema extends z.ZodType>(
  request: Request,
  { name, schema, isSigned, tagsOf, onExpired }: PublishWebhook<Schema>,
): Promise<Response> {
  const { url, headers } = request;
  return handle(request, { name, event: 'webhook' }, async () => {
    const text = await readLimited(request);
    if (!(await isSigned(new Request(url, { method: 'POST', headers, body: text })))) throw unsigned();
    const body = parseJson(text);
    if (body === undefined) throw new CallError('contract', envelopeOf(400, 'error.body.not_json'));
    const published = schema.safeParse(body);
    if (!published.success) {
      throw new CallError(
        'contract',
        envelopeOf(400, 'error.validation', { fieldErrors: fieldErrorsOf('body', published.error) }),
      );
    }
    if (!signatures.accept(headers.get(webhookSignatureHeader)) || !(await isFirstUse(request))) throw unsigned();
    const tags = tagsOf(published.data);
    await notifyInstances(request, tags, text);
    for (const tag of tags) revalidateTag(tag, { expire: 0 });
    onExpired();
    return Response.json({ expired: tags.length });
  });
}

function unsigned(): CallError {
  return new CallError('network', envelopeOf(401, 'error.signature'));
}
