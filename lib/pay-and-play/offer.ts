import 'server-only';
import { z } from 'zod';
import { contentParams, type PageContext } from '#lib/content/pages/params.ts';
import { editorial, pictureGroq, pictureSchema } from '#lib/content/query/fragments.ts';
import { contentQuery, readPublished } from '#lib/content/query/read.ts';
import { documentOf, partOf } from '#lib/content/query/tolerant.ts';
import type { Picture } from '#lib/content/types.ts';
import { isListed } from './address-list.ts';
import { amountBounds, type Bounds } from './rules.ts';

const marketQuery = contentQuery({
  groq: '*[_type == "market" && id == $market][0]{pnpEnabled, pnpIpWhitelist}',
  types: ['market'],
  shape: documentOf('market', z.object({ pnpEnabled: z.boolean().nullish(), pnpIpWhitelist: z.array(z.string()).nullish() })),
});

const bannerQuery = contentQuery({
  groq: `${editorial('pnpBanner')}{
    title, description, buttonLabel, hidePnp, minAmount, maxAmount, "amounts": amounts[].amount,
    "picture": select(defined(image) => image${pictureGroq})
  }[0]`,
  types: ['pnpBanner', 'sanity.imageAsset'],
  shape: documentOf(
    'pnpBanner',
    z.object({
      title: z.string(),
      description: z.string().nullish(),
      buttonLabel: z.string().nullish(),
      hidePnp: z.boolean().nullish(),
      minAmount: z.number().nullish(),
      maxAmount: z.number().nullish(),
      amounts: z.array(z.number().nullable()).nullish(),
      picture: partOf('picture', pictureSchema),
    }),
  ),
});

/** The offer as editors wrote it; amounts in minor units of the euro. */
export interface PayAndPlayBanner extends Bounds {
  readonly title: string;
  readonly description: string;
  readonly buttonLabel: string | null;
  readonly amounts: readonly number[];
  readonly picture: Picture | null;
}

export type Offer =
  | { readonly kind: 'offered'; readonly banner: PayAndPlayBanner; readonly addresses: readonly string[] }
  /** Enabled in the market, but without a banner in its language (PNP-08). */
  | { readonly kind: 'missing' }
  | { readonly kind: 'closed' };

const presets = [2_000, 5_000, 10_000, 25_000];

/** How the banner is read: with drafts to show it (`readContent`), as published for a payment (`readPublished`). */
type BannerReader = typeof readPublished;

/** PNP-01: a market's offer, regardless of IP addresses. Cached until it is edited. */
export async function readOffer(context: PageContext, readBanner: BannerReader): Promise<Offer> {
  const params = contentParams(context);
  const [market, banner] = await Promise.all([
    readPublished(marketQuery, { market: params.market }),
    readBanner(bannerQuery, params),
  ]);
  if (market?.pnpEnabled !== true) return { kind: 'closed' };
  if (!banner) return { kind: 'missing' };
  if (banner.hidePnp === true) return { kind: 'closed' };
  const bounds = amountBounds(banner.minAmount, banner.maxAmount);
  const isInBounds = (minor: number) => minor >= bounds.minMinor && minor <= bounds.maxMinor;
  const amounts = (banner.amounts ?? []).flatMap((amount) => (amount === null ? [] : [Math.round(amount * 100)]));
  return {
    kind: 'offered',
    addresses: market.pnpIpWhitelist ?? [],
    banner: {
      ...bounds,
      title: banner.title,
      description: banner.description ?? '',
      buttonLabel: banner.buttonLabel ?? null,
      amounts: (amounts.length > 0 ? amounts : presets).filter(isInBounds),
      picture: banner.picture ?? null,
    },
  };
}

/** PNP-01: the offer for a visitor with this trusted IP address. */
export async function readOfferFor(context: PageContext, address: string | undefined, readBanner: BannerReader): Promise<Offer> {
  const offer = await readOffer(context, readBanner);
  return offer.kind === 'offered' && !isListed(address, offer.addresses) ? { kind: 'closed' } : offer;
}
