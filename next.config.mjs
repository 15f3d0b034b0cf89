import { fileURLToPath } from 'node:url';

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  reactCompiler: true,
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: true },
  cacheHandler: fileURLToPath(new URL('./lib/content/page-cache.mjs', import.meta.url)),
  serverExternalPackages: ['amazon-cognito-identity-js'],
  turbopack: { root: fileURLToPath(new URL('.', import.meta.url)) },
  experimental: { staleTimes: { dynamic: 0, static: 30 } },
};

export default config;
