import { siteConfig } from '#lib/config/site.ts';

export const dynamic = 'force-dynamic';

/** What no crawler has a use for. Pages with `noindex` stay open: a crawler has to read that word. */
const closed = ['/api/', '/studio', '/*/my-account', '/*/play/', '/*/online-casino/play/', '/*/live-casino-online/play/'];

export function GET(): Response {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteConfig().SITE_URL}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
