import { z } from 'zod';
import { depositors, everyone, players, visitors } from '#sandbox/data/content/audience.ts';
import { addBannerImages, rotationSchema } from '#sandbox/data/content/images/editorial-images.ts';
import type { LocaleContext } from '#sandbox/data/content/locale-context.ts';
import { lobbyCopy } from '#sandbox/data/copy/catalogs.ts';
import { placementBannerKeys, promotionKeys } from '#sandbox/data/copy/keys.ts';
import { keySchema } from '#sandbox/data/key-schema.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';
import { buildBanner } from './banner.ts';
import data from './placement-banners.json' with { type: 'json' };

const audiences = {
  everyone,
  visitors,
  players,
  depositors: depositors('authorized', 'DEPOSIT_COUNT_1', 'DEPOSIT_COUNT_MORE_THAN_1'),
};
const planSchema = z.strictObject({
  placement: z.enum(['casino', 'live', 'sports', 'promotions']),
  audience: keySchema(audiences).transform((name) => audiences[name]),
  href: z.string(),
  priority: z.int(),
  offer: z.enum(promotionKeys).optional(),
  rotation: rotationSchema,
});
type Placement = z.output<typeof planSchema>['placement'];

const plans = z.record(z.enum(placementBannerKeys), planSchema).parse(data);

/** The banners of the lobbies, the sportsbook and the list of promotions. */
export function buildPlacementBanners(context: LocaleContext): readonly ContentDocument[] {
  const { banners } = context.localize(lobbyCopy);
  return placementBannerKeys.map((key) => {
    const { placement, offer, rotation, ...plan } = plans[key];
    return buildBanner(context, {
      key,
      placement,
      plan: { ...plan, days: [-30, 60] },
      copy: banners[key],
      offer,
      images: (alt) => addBannerImages(context, `banner-${key}`, rotation, alt),
    });
  });
}

/** The ids of the banners of a placement, by priority. */
export function placementBannerIds(context: LocaleContext, placement: Placement): readonly string[] {
  return placementBannerKeys
    .filter((key) => plans[key].placement === placement)
    .sort((one, other) => plans[other].priority - plans[one].priority)
    .map((key) => context.idOf('banner', key));
}
