/**
 * The addresses of pages: all except those that a handler or an asset answers whatever else they hold. `middleware.ts` has a
 * copy, because Next reads its matcher from the source.
 */
export const pageMatcher =
  '/((?!api/|_next/static/(?:chunks|css|media)/|studio(?:/|$)|locales/[^/]+/[^/]+$|cards/[^/]+$|(?:favicon\\.ico|icon\\.svg|icon-[\\w-]+\\.png|apple-touch-icon\\.png|manifest\\.webmanifest|robots\\.txt|\\.well-known/security\\.txt)$).*)';
