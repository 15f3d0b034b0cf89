import type { PageContext } from '#lib/content/pages/params.ts';
import { siteThings, type Thing, type TrailStep, trailThing } from '#lib/content/pages/structured-data.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';

/** CNT-24: JSON-LD for search engines; `<` is escaped, so that no text can end the script element. */
export function StructuredData({ thing }: { readonly thing: Thing }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json">{text}</script>;
}

/** JSON-LD of the breadcrumb trail to this page, its last step. */
export function Trail({ context, steps }: { readonly context: PageContext; readonly steps: readonly TrailStep[] }) {
  return <StructuredData thing={trailThing(context, getTranslator(context.locale, 'shell')('frontPage'), steps)} />;
}

export function SiteData({ context }: { readonly context: PageContext }) {
  return siteThings(context).map((thing) => <StructuredData key={thing['@type']} thing={thing} />);
}
