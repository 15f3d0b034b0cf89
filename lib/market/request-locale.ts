import { CallError, envelopeOf } from '#lib/platform/errors.ts';
import { parseLocale } from './locale.ts';
import type { SiteLocale } from './markets.ts';

/** The locale that a request of a handler names as `?locale=fi-FI`. Throws 404 for one that the site does not have. */
export function requireLocale(request: Request): SiteLocale {
  const locale = parseLocale(new URL(request.url).searchParams.get('locale') ?? '');
  if (!locale) throw new CallError('contract', envelopeOf(404, 'error.not_found'));
  return locale;
}
