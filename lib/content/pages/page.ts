import 'server-only';
import { notFound } from 'next/navigation';
import { isAudience } from '#lib/core/market/audience.ts';
import { parseLocale } from '#lib/core/market/locale.ts';
import type { PageContext } from './params.ts';

/** Route parameters of every page: the visitor's URL has only the locale, the middleware adds the audience. */
export interface PageParams {
  readonly locale: string;
  readonly audience: string;
}

/** `Params`: the parameters of the page's own segments. */
export interface PageProps<Params = unknown> {
  readonly params: Promise<PageParams & Params>;
}

/** The page context of route parameters; an unknown locale or audience renders the 404 page. */
export async function pageContext(params: Promise<PageParams>): Promise<PageContext> {
  const { locale: code, audience } = await params;
  const locale = parseLocale(code);
  if (!locale || !isAudience(audience)) notFound();
  return { locale, audience };
}
