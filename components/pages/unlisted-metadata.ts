import 'server-only';
import type { Metadata } from 'next';
import { siteName } from '#lib/content/documents/brand.ts';
import { type PageParams, pageContext } from '#lib/content/pages/page.ts';
import type { Messages } from '#lib/core/i18n/catalog-types.ts';
import { catalogOf } from '#lib/core/i18n/catalogs.ts';

/** `generateMetadata` of a page with a title of the catalog, which search engines do not list. */
export function unlistedMetadata(titleOf: (messages: Messages) => string, more: Metadata = {}) {
  return async ({ params }: { readonly params: Promise<PageParams> }): Promise<Metadata> => {
    const { locale } = await pageContext(params);
    return { title: `${titleOf(catalogOf(locale.catalogLanguage))} · ${siteName}`, robots: { index: false }, ...more };
  };
}
