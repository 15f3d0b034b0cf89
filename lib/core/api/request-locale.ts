import { parseLocale } from '../market/locale.ts';
import type { SiteLocale } from '../market/markets.ts';
import { CallError, envelopeOf } from './errors.ts';

/** The locale in `?locale=fi-FI`. Throws `CallError` (404) for an unknown one. */
export function requireLocale(request: Request): SiteLocale {
  const locale = parseLocale(new URL(request.url).searchParams.get('locale') ?? '');
  if (!locale) throw new CallError('contract', envelopeOf(404, 'error.not_found'));
  return locale;
}
