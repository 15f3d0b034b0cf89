import { fileURLToPath } from 'node:url';

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: true },
  cacheHandler: fileURLToPath(new URL('./lib/content/page-cache.mjs', import.meta.url)),
  serverExternalPackages: ['@sanity/client', 'amazon-cognito-identity-js', 'iron-session', 'jose', 'next-auth'],
  turbopack: { root: fileURLToPath(new URL('.', import.meta.url)) },
  experimental: { turbopackFileSystemCacheForBuild: false, staleTimes: { dynamic: 0, static: 30 } },
};

export default config;
