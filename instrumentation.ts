/** Runs once per instance, before the first request: an invalid environment stops the site here, with every error listed. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { withoutProxyForLoopback } = await import('#lib/core/http/loopback-proxy.mjs');
  Object.assign(process.env, withoutProxyForLoopback(process.env));
  const { siteConfig } = await import('#lib/core/config/site.ts');
  siteConfig();
  if (process.env.NODE_ENV === 'production' && process.env.CONNECTION_ADDRESS !== 'header') {
    console.warn(
      'Parlour was not started with `npm run serve`: some answers lack security headers, and limits by address need a proxy (docs/deploy.md).',
    );
  }
  const { startReconciling } = await import('#lib/content/query/reconcile.ts');
  startReconciling();
  const { startListening } = await import('#lib/instances/own-webhooks.ts');
  startListening();
  const { resumeEnds } = await import('#lib/session/registry/end-at-platform.ts');
  void resumeEnds();
}

/** Logs a page that failed, with the reference that its error page shows (ERR-02). */
export async function onRequestError(
  error: unknown,
  _request: unknown,
  { routePath }: { readonly routePath: string },
): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logSecurityEvent } = await import('#lib/core/log/security-event.ts');
  const errorId = error instanceof Error && 'digest' in error ? String(error.digest) : undefined;
  logSecurityEvent({ event: 'request', outcome: 'failed', target: routePath, status: 500, errorId });
}
