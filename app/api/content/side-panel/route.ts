import { findSidePanel } from '#lib/content/documents/banners/side-panel.ts';
import { handleGet } from '#lib/core/api/handle.ts';
import { requireLocale } from '#lib/core/api/request-locale.ts';

/** `GET /api/content/side-panel?locale=fi-FI&slug=how-bonuses-work`: a side panel (CNT-27) or `null`. */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'The side panel' }, async () => {
    const slug = new URL(request.url).searchParams.get('slug') ?? '';
    const panel = await findSidePanel({ locale: requireLocale(request), audience: 'visitor' }, slug);
    return Response.json(panel ?? null, { headers: { 'Cache-Control': 'no-cache' } });
  });
}
