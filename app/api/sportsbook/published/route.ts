import { siteConfig } from '#lib/core/config/site.ts';
import { isSignedPublish } from '#lib/edge/publish-webhook.ts';
import { siteEdgeContext } from '#lib/edge/site-context.ts';
import { sportsPublishedSchema } from '#lib/sportsbook/contract.ts';
import { tagsOfFixtures } from '#lib/sportsbook/listing/tags.ts';
import { receivePublish } from '../../receive-publish.ts';

/** SPB-04: the webhook of the sports service: expires the pages of the sports whose fixtures changed. */
export function POST(request: Request): Promise<Response> {
  return receivePublish(request, {
    name: 'The webhook of the sports service',
    schema: sportsPublishedSchema,
    isSigned: (copy) => isSignedPublish(copy, siteConfig().SPORTS_WEBHOOK_SECRET),
    tagsOf: ({ sports }) => tagsOfFixtures(sports),
    onExpired: () => siteEdgeContext().publishedFixtures(),
  });
}
