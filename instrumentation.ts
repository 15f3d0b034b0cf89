/** Runs once per instance, before the first request: an invalid environment stops the site here, with every error listed. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { siteConfig } = await import('#lib/core/config/site.ts');
  siteConfig();
  const { startReconciling } = await import('#lib/content/query/reconcile.ts');
  startReconciling(process.env.PORT ?? '3000');
}
