import { revalidateTag } from 'next/cache';
import { refuseError } from '#lib/core/api/handle.ts';
import { readWebhook } from '#lib/core/api/read-webhook.ts';
import { readLimited } from '#lib/core/api/request.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import { webhookSignatureHeader } from '#lib/core/http/webhook-signature.ts';
import { createPublishSignatures, isSignedPublish } from '#lib/edge/publish-webhook.ts';
import { siteEdgeContext } from '#lib/edge/site-context.ts';
import { isFirstUse, notifyInstances } from '#lib/instances/own-webhooks.ts';
import { sportsPublishedSchema } from '#lib/sportsbook/contract.ts';
import { tagsOfFixtures } from '#lib/sportsbook/listing/tags.ts';

const signatures = createPublishSignatures();

/** SPB-04: the webhook of the sports service: expires the pages of the sports whose fixtures changed. */
export async function POST(request: Request): Promise<Response> {
  try {
    const text = await readLimited(request);
    const { sports } = await readWebhook(request, text, {
      schema: sportsPublishedSchema,
      isSigned: (copy) => isSignedPublish(copy, siteConfig().SPORTS_WEBHOOK_SECRET),
      isNew: async () => signatures.accept(request.headers.get(webhookSignatureHeader)) && isFirstUse(request),
    });
    const tags = tagsOfFixtures(sports);
    await notifyInstances(request, tags, text);
    for (const tag of tags) revalidateTag(tag, { expire: 0 });
    siteEdgeContext().publishedFixtures();
    return Response.json({ expired: tags.length });
  } catch (error) {
    return refuseError(error, { name: 'The webhook of the sports service', event: 'webhook' });
  }
}
