import { findSeo } from '#lib/content/documents/site-texts.ts';
import type { PageContext } from '#lib/content/pages/params.ts';
import { SeoText } from './seo-text.tsx';

interface PageTextProps {
  readonly context: PageContext;
  /** Visible path after the locale. */
  readonly path: string;
  readonly className?: string | undefined;
}

/** CNT-24: the running text that editors wrote for a path. */
export async function PageText({ context, path, className }: PageTextProps) {
  const seo = await findSeo(context, path);
  return seo ? <SeoText value={seo.text} className={className} /> : null;
}
