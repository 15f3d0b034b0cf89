import 'server-only';
import { notFound } from 'next/navigation';
import { parseLocale } from '#lib/market/locale.ts';
import { isAudience } from './audience.ts';
import type { PageContext } from './params.ts';

/** Route parameters of every page: the visitor's URL has the locale only, the middleware adds the audience. */
export interface PageParams {
  readonly locale: string;
  readonly audience: string;
}

/** What a page is made for. A locale or audience that is none is a path that does not exist. */
export async function pageContext(params: Promise<PageParams>): Promise<PageContext> {
  const { locale: code, audience } = await params;
  const locale = parseLocale(code);
  if (!locale || !isAudience(audience)) notFound();
  return { locale, audience };
}
