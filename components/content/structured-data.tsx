import type { PageContext } from '#lib/content/params.ts';
import { siteThings, type Thing, type TrailStep, trailThing } from '#lib/content/structured-data.ts';
import { translator } from '#lib/i18n/messages.ts';

/** CNT-24: facts for search engines, as JSON-LD. No text in it can end the script. */
export function StructuredData({ thing }: { readonly thing: Thing }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json">{text}</script>;
}

/** The one line that every page below the front page needs: the way to it, itself the last step. */
export function Trail({ context, steps }: { readonly context: PageContext; readonly steps: readonly TrailStep[] }) {
  return <StructuredData thing={trailThing(context, translator(context.locale, 'shell')('frontPage'), steps)} />;
}

export function SiteData({ context }: { readonly context: PageContext }) {
  return siteThings(context).map((thing) => <StructuredData key={thing['@type']} thing={thing} />);
}
