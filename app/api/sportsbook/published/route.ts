import { revalidateTag } from 'next/cache';
import { CallError, envelopeOf, fieldErrorsOf } from '#lib/core/api/errors.ts';
import { refuseError } from '#lib/core/api/handle.ts';
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
    await requireSignature(new Request(request.url, { method: 'POST', headers: request.headers, body: text }));
    const tags = tagsOfFixtures(readBody(text));
    await notifyInstances(request, tags, text);
    for (const tag of tags) revalidateTag(tag, { expire: 0 });
    siteEdgeContext().publishedFixtures();
    return Response.json({ expired: tags.length });
  } catch (error) {
    return refuseError(error, { name: 'The webhook of the sports service', event: 'webhook' });
  }
}

async function requireSignature(request: Request): Promise<void> {
  const { SPORTS_WEBHOOK_SECRET, CONTENT_WEBHOOK_SECRET } = siteConfig();
  const isSigned = await isSignedPublish(request, SPORTS_WEBHOOK_SECRET ?? CONTENT_WEBHOOK_SECRET);
  const isNew = isSigned && signatures.accept(request.headers.get(webhookSignatureHeader)) && (await isFirstUse(request));
  if (!isNew) throw new CallError('network', envelopeOf(401, 'error.signature'));
}

/** The sports of a body. Throws 400 for anything else. */
function readBody(text: string): readonly string[] {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new CallError('contract', envelopeOf(400, 'error.body.not_json'));
  }
  const published = sportsPublishedSchema.safeParse(body);
  if (published.success) return published.data.sports;
  throw new CallError('contract', envelopeOf(400, 'error.validation', { fieldErrors: fieldErrorsOf('body', published.error) }));
}
