import { revalidateTag } from 'next/cache';
import { parseBody } from 'next-sanity/webhook';
import type { z } from 'zod';
import { contentTypes, isContentTag, tagOfType, tagsOfDocument } from '#lib/content/query/cache.ts';
import { publishedSchema } from '#lib/content/query/published.ts';
import { readSchedule } from '#lib/content/query/reconcile.ts';
import { refuseError } from '#lib/core/api/handle.ts';
import { readWebhook } from '#lib/core/api/read-webhook.ts';
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
    const published = await readWebhook(request, text, {
      schema: publishedSchema,
      isSigned,
      isNew: async () => signatures.accept(request.headers.get(webhookSignatureHeader)) && isFirstUse(request),
    });
    const tags = tagsOf(published);
    await notifyInstances(request, tags, text);
    for (const tag of tags) revalidateTag(tag, { expire: 0 });
    siteEdgeContext().published();
    readSchedule();
    return Response.json({ expired: tags.length });
  } catch (error) {
    return refuseError(error, { name: 'The publish webhook', event: 'webhook' });
  }
}

/** Whether any value of the secret signed it. */
async function isSigned(request: Request): Promise<boolean> {
  if (!request.headers.has(webhookSignatureHeader)) return false;
  for (const secret of siteConfig().CONTENT_WEBHOOK_SECRET) {
    const copy = request.clone() as Parameters<typeof parseBody>[0];
    // `false`: no delay for a CDN, because the site reads the content service directly. A body that is not JSON has no webhook.
    const { isValidSignature } = await parseBody(copy, secret, false).catch(() => ({ isValidSignature: false }));
    if (isValidSignature === true) return true;
  }
  return false;
}

function tagsOf({ documents, _type, tags, clock }: z.output<typeof publishedSchema>): readonly string[] {
  if (clock) return [...contentTypes.map(tagOfType), everySportTag];
  const changed = _type ? [...documents, { _type }] : documents;
  const known = tags.filter((tag) => isContentTag(tag) || isSportsTag(tag));
  return [...new Set([...changed.flatMap(tagsOfDocument), ...known])];
}
