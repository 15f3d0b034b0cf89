import 'server-only';
import { z } from 'zod';
import { contentQuery, readPublished } from '#lib/content/read.ts';
import { siteConfig } from './site.ts';

/** Settings that a browser asks for when it needs them: what is built into its scripts would freeze (architecture, Session). */
export interface BrowserSettings {
  readonly tracking: {
    /** TRK-02: whether the second set of events is told. */
    readonly srtm: boolean;
    /** TRK-03. */
    readonly segmentIds: { readonly web: string; readonly mobile: string };
  };
  /** The person test of registration and recovery: where its script lies, and the key of this site. */
  readonly captcha: { readonly url: string; readonly siteKey: string };
}

const segmentsQuery = contentQuery({
  groq: '*[_type == "market" && id == $market][0].segmentIds{web, mobile}',
  types: ['market'],
  shape: z.object({ web: z.string().nullish(), mobile: z.string().nullish() }).nullable(),
});

/** The settings for a market; a market without segments has empty ones. */
export async function readBrowserSettings(market: string): Promise<BrowserSettings> {
  const config = siteConfig();
  const segments = await readPublished(segmentsQuery, { market });
  return {
    tracking: {
      srtm: config.TRACK_SRTM,
      segmentIds: { web: segments?.web ?? '', mobile: segments?.mobile ?? '' },
    },
    captcha: { url: config.CAPTCHA_URL, siteKey: config.CAPTCHA_SITE_KEY },
  };
}
