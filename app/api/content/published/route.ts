import { revalidateTag } from 'next/cache';
import { parseBody } from 'next-sanity/webhook';
import type { z } from 'zod';
import { contentTypes, isContentTag, tagOfType, tagsOfDocument } from '#lib/content/query/cache.ts';
import { publishedSchema } from '#lib/content/query/published.ts';
import { readSchedule } from '#lib/content/query/reconcile.ts';
import { CallError, envelopeOf, fieldErrorsOf } from '#lib/core/api/errors.ts';
import { refuseError } from '#lib/core/api/handle.ts';
import { readLimited } from '#lib/core/api/request.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import { webhookSignatureHeader } from '#lib/core/http/webhook-signature.ts';
import { createPublishSignatures } from '#lib/edge/publish-webhook.ts';
import { siteEdgeContext } from '#lib/edge/site-context.ts';
import { isFirstUse, notifyInstances } from '#lib/instances/own-webhooks.ts';
import { everySportTag, isSportsTag } from '#lib/sportsbook/listing/tags.ts';

const signatures = createPublishSignatures();

/** The publish webhook: expires the cache tags of the changed documents. */
export async function POST(request: Request): Promise<Response> {
  try {
    const text = await readLimited(request);
    const copy = new Request(request.url, { method: 'POST', headers: request.headers, body: text });
    const tags = tagsOf(await readSigned(copy));
    await notifyInstances(request, tags, text);
    for (const tag of tags) revalidateTag(tag, { expire: 0 });
    siteEdgeContext().published();
    readSchedule();
    return Response.json({ expired: tags.length });
  } catch (error) {
    return refuseError(error, { name: 'The publish webhook', event: 'webhook' });
  }
}

async function readSigned(request: Request): Promise<z.output<typeof publishedSchema>> {
  if (!request.headers.has(webhookSignatureHeader)) throw new CallError('network', envelopeOf(401, 'error.signature'));
  let parsed: { body: unknown; isValidSignature: boolean | null };
  try {
    // `false`: no delay for a CDN, because the site reads the content service directly.
    parsed = await parseBody(request as Parameters<typeof parseBody>[0], siteConfig().CONTENT_WEBHOOK_SECRET, false);
  } catch {
    throw new CallError('contract', envelopeOf(400, 'error.body.not_json'));
  }
  if (parsed.isValidSignature !== true) throw new CallError('network', envelopeOf(401, 'error.signature'));
  const published = publishedSchema.safeParse(parsed.body);
  if (!published.success) {
    throw new CallError('contract', envelopeOf(400, 'error.validation', { fieldErrors: fieldErrorsOf('body', published.error) }));
  }
  if (!signatures.accept(request.headers.get(webhookSignatureHeader)) || !(await isFirstUse(request)))
    throw new CallError('network', envelopeOf(401, 'error.signature'));
  return published.data;
}

function tagsOf({ documents, _type, tags, clock }: z.output<typeof publishedSchema>): readonly string[] {
  if (clock) return [...contentTypes.map(tagOfType), everySportTag];
  const changed = _type ? [...documents, { _type }] : documents;
  const known = tags.filter((tag) => isContentTag(tag) || isSportsTag(tag));
  return [...new Set([...changed.flatMap(tagsOfDocument), ...known])];
}
