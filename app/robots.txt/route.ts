import { siteConfig } from '#lib/core/config/site.ts';

export const dynamic = 'force-dynamic';

/** Paths without content for crawlers. Pages with `noindex` are not here, because a crawler has to read that tag. */
const disallowed = ['/api/', '/studio', '/*/my-account', '/*/play/', '/*/online-casino/play/', '/*/live-casino-online/play/'];

export function GET(): Response {
  const lines = [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteConfig().SITE_URL}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
