import { catalogOf } from '#lib/core/i18n/catalogs.ts';
import { resolveFirstSegment } from '#lib/core/market/locale.ts';

export const busyRetrySeconds = 5;

/** A page for a browser whose page cannot be made at the moment, in the language of its address. It loads again by itself. */
export function busyPage(pathname: string): string {
  const { locale } = resolveFirstSegment(pathname);
  const { errors, status } = catalogOf(locale.catalogLanguage);
  return [
    `<!DOCTYPE html><html lang="${locale.tag}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="dark">',
    `<meta http-equiv="refresh" content="${busyRetrySeconds}"><title>${status.maintenanceTitle}</title>`,
    '<style>body{background:#110a13;color:#f4eee6;font:1.125rem/1.5 system-ui,sans-serif;display:grid;place-content:center;min-height:90vh;padding:1rem;text-align:center}a{color:inherit;padding:.75rem}</style>',
    `</head><body><main><h1>${status.maintenanceTitle}</h1><p>${errors.error_system_error}</p>`,
    `<p><a href="">${status.maintenanceAction}</a></p></main></body></html>`,
  ].join('');
}
