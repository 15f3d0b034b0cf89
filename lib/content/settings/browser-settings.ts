import 'server-only';
import { z } from 'zod';
import { contentQuery, readPublished } from '#lib/content/query/read.ts';
import { documentOf } from '#lib/content/query/tolerant.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import { hasAdTag } from '#lib/core/market/ad-markets.ts';

/** Settings that the browser fetches at run time, because values in its scripts would be fixed at build time. */
export interface BrowserSettings {
  /** MKT-32: for tracking. */
  readonly device: 'desktop' | 'tablet' | 'mobile';
  readonly tracking: {
    /** TRK-02: whether the second set of events is sent. */
    readonly srtm: boolean;
    /** CNT-31: whether the market has the advertising tag. */
    readonly hasAdTag: boolean;
    readonly segmentIds: { readonly web: string; readonly mobile: string };
  };
  /** The captcha of registration and recovery: the URL of its script, and the key of this site. */
  readonly captcha: { readonly url: string; readonly siteKey: string };
}

const segmentsQuery = contentQuery({
  groq: '*[_type == "market" && id == $market][0].segmentIds{web, mobile}',
  types: ['market'],
  shape: documentOf('market.segmentIds', z.object({ web: z.string().nullish(), mobile: z.string().nullish() })),
});

/** The settings for a market; a market without segments has empty ones. */
export async function readBrowserSettings(market: string): Promise<Omit<BrowserSettings, 'device'>> {
  const config = siteConfig();
  const segments = await readPublished(segmentsQuery, { market });
  return {
    tracking: {
      srtm: config.TRACK_SRTM,
      hasAdTag: config.AD_TAG_URL !== undefined && hasAdTag(market),
      segmentIds: { web: segments?.web ?? '', mobile: segments?.mobile ?? '' },
    },
    captcha: { url: config.CAPTCHA_URL, siteKey: config.CAPTCHA_SITE_KEY },
  };
}
