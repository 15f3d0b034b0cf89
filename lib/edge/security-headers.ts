/**
 * Headers that every answer of the site carries, whoever makes it: pages, handlers, files. Next sets them itself, which costs a
 * request less than a middleware that does. What a page's scripts may be is said by the page (`lib/content/page-cache.mjs`).
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};
