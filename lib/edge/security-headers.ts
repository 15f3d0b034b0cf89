/** Where browsers report what the content security policy blocked. */
export const policyReports = { group: 'policy', path: '/api/policy-reports' } as const;

/**
 * Headers of every response: pages, handlers and files. Next sets them itself, which is cheaper than middleware. A page
 * adds its own script policy (`lib/next/page-cache.ts`).
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Reporting-Endpoints': `${policyReports.group}="${policyReports.path}"`,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};
