import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { securityHeaders } from './lib/edge/security-headers.ts';

/** The Studio and the frame of the advertising tag have a policy of their own and send the rest themselves: Next would not let a handler replace one of these. */
const everyAnswer = Object.entries(securityHeaders).map(([key, value]) => ({ key, value }));

/** The files of `public/`: without this, Next has browsers revalidate them at every use. */
const publicFiles =
  '/:file(favicon\\.ico|icon\\.svg|icon-[\\w-]+\\.png|apple-touch-icon\\.png|manifest\\.webmanifest|\\.well-known/security\\.txt)';

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // Both are the server's (`scripts/server/serve-site.ts`), which does them once per stored page.
  compress: false,
  generateEtags: false,
  // Pictures come from the content service in the size they are shown in; the optimizer would only be an open address.
  images: { unoptimized: true },
  pageExtensions: ['ts', 'tsx', ...(process.env.NODE_ENV === 'development' ? ['dev.tsx'] : [])],
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['@redis/client', 'amazon-cognito-identity-js', 'iron-session', 'jose', 'next-auth'],
  turbopack: { root: import.meta.dirname },
  headers: async () => [
    { source: '/((?!studio(?:/|$)|api/ad-tag$).*)', headers: everyAnswer },
    { source: '/icon.svg', headers: [{ key: 'Content-Type', value: 'image/svg+xml; charset=utf-8' }] },
    { source: publicFiles, headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }] },
  ],
  // `proxyClientMaxBodySize`: what Next keeps of a body for the middleware, for every path; only the webhooks of the content and sports services have one there.
  experimental: {
    proxyClientMaxBodySize: '1mb',
    turbopackFileSystemCacheForBuild: false,
    staleTimes: { dynamic: 0, static: 30 },
  },
};

export default async function configFor(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) {
    const { handOverPageCache } = await import('#lib/next/hand-over-page-cache.ts');
    await handOverPageCache();
  }
  return config;
}
