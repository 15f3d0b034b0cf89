import { readConsent } from '#lib/consent/cookies.ts';
import { allows } from '#lib/consent/rules.ts';
import { isSecureSite, siteConfig } from '#lib/core/config/site.ts';
import { hasAdTag } from '#lib/core/market/ad-markets.ts';
import { parseLocale } from '#lib/core/market/locale.ts';
import { transportHeaders } from '#lib/edge/headers.ts';
import { securityHeaders } from '#lib/edge/security-headers.ts';

/**
 * `GET /api/ad-tag?locale=pt-BR`: the frame of the advertising tag (CNT-31), the only document that may load its script; 404
 * outside its markets, and without consent to marketing.
 */
export async function GET(request: Request): Promise<Response> {
  const { AD_TAG_URL } = siteConfig();
  const isSecure = isSecureSite();
  const headers = { ...securityHeaders, ...transportHeaders(isSecure), 'Cache-Control': 'no-store' };
  const locale = parseLocale(new URL(request.url).searchParams.get('locale') ?? '');
  const consent = readConsent(request.headers.get('cookie') ?? '', isSecure);
  if (!AD_TAG_URL || !locale || !hasAdTag(locale.market) || !allows(consent, 'marketing')) {
    return Response.json({ status: 404, code: 'error.not_found' }, { status: 404, headers });
  }
  const script = new URL(AD_TAG_URL);
  script.searchParams.set('market', locale.market);
  return new Response(
    `<!doctype html><html lang="${locale.tag}"><head><title>-</title><script src="${script.href.replaceAll('&', '&amp;')}"></script></head></html>`,
    {
      headers: {
        ...headers,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': [
          "default-src 'none'",
          ...['script-src', 'img-src', 'connect-src'].map((kind) => `${kind} ${script.origin}`),
          "frame-ancestors 'self'",
          "base-uri 'none'",
          "form-action 'none'",
          'sandbox allow-scripts',
        ].join('; '),
        'X-Frame-Options': 'SAMEORIGIN',
      },
    },
  );
}
