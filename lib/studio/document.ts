import { transportHeaders } from '#lib/edge/headers.ts';
import { securityHeaders } from '#lib/edge/security-headers.ts';
import type { StudioManifest } from './bundle.ts';
import { projectOrigin, type StudioSettings, settingsElement } from './settings.ts';

/** The HTML document of the Studio: settings as data, a script and a stylesheet, no inline script. */
export function studioDocument(settings: StudioSettings, { script, style }: StudioManifest): string {
  const data = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return page(
    `<link rel="stylesheet" href="/studio/assets/${style}">
<script type="application/json" id="${settingsElement}">${data}</script>
<script type="module" src="/studio/assets/${script}"></script>`,
    '<div id="studio"></div>\n<noscript>The Studio needs JavaScript.</noscript>',
  );
}

/** The page shown if the Studio was not built. */
export function unbuiltDocument(): string {
  return page('', '<p>The Studio is not built. Run <code>npm run build:studio</code> and load this page again.</p>');
}

function page(head: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>Parlour Studio</title>
<link rel="icon" href="/icon.svg">
${head}
</head>
<body>
${body}
</body>
</html>
`;
}

interface HeaderOptions {
  readonly isSecure: boolean;
  /** Origin of the content service as the site reads it: URLs of seeded pictures contain it. */
  readonly contentOrigin: string;
}

/** The Studio's content security policy: its project, Sanity's pictures, and inline styles. */
export function studioHeaders(
  settings: StudioSettings,
  { isSecure, contentOrigin }: HeaderOptions,
): Readonly<Record<string, string>> {
  const apis = [new URL(settings.apiHost).origin, projectOrigin(settings)];
  const sockets = apis.map((api) => api.replace(/^http/, 'ws'));
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https://cdn.sanity.io ${[...apis, contentOrigin].join(' ')}`,
    "font-src 'self' data:",
    `connect-src 'self' ${[...apis, ...sockets].join(' ')}`,
    "media-src 'self' blob: https://cdn.sanity.io",
    "worker-src 'self' blob:",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ];
  return {
    ...securityHeaders,
    ...transportHeaders(isSecure),
    'Content-Security-Policy': policy.join('; '),
    'Cache-Control': 'no-store',
  };
}
