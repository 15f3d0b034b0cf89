import { deviceOf } from '#lib/access/gate.ts';
import { type BrowserSettings, readBrowserSettings } from '#lib/content/settings/browser-settings.ts';
import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { handleGet } from '#lib/core/api/handle.ts';
import { marketLocales } from '#lib/core/market/locale.ts';

/** `GET /api/config?market=FI`: the browser's runtime settings. */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'Settings' }, async () => {
    const market = new URL(request.url).searchParams.get('market') ?? '';
    if (marketLocales(market).length === 0) throw new CallError('contract', envelopeOf(404, 'error.not_found'));
    const [settings, { isDesktop, isTablet }] = await Promise.all([readBrowserSettings(market), deviceOf(request)]);
    const device = isDesktop ? 'desktop' : isTablet ? 'tablet' : 'mobile';
    return Response.json({ ...settings, device } satisfies BrowserSettings, {
      headers: { 'Cache-Control': 'private, max-age=60' },
    });
  });
}
