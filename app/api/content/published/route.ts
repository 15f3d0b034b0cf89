import { parseBody } from 'next-sanity/webhook';
import type { z } from 'zod';
import { contentTypes, isContentTag, tagOfType, tagsOfDocument } from '#lib/content/query/cache.ts';
import { publishedSchema } from '#lib/content/query/published.ts';
import { readSchedule } from '#lib/content/query/reconcile.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import { webhookSignatureHeader } from '#lib/core/http/webhook-signature.ts';
import { siteEdgeContext } from '#lib/edge/site-context.ts';
import { everySportTag, isSportsTag } from '#lib/sportsbook/listing/tags.ts';
import { receivePublish } from '../../receive-publish.ts';

/** The publish webhook: expires the cache tags of the changed documents. */
export function POST(request: Request): Promise<Response> {
  return receivePublish(request, {
    name: 'The publish webhook',
    schema: publishedSchema,
    isSigned,
    tagsOf,
    onExpired: () => {
      siteEdgeContext().published();
      readSchedule();
    },
  });
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
