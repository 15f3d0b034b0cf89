/** Runs once per instance, before the first request: a wrong environment stops the site here, with every fault named. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { siteConfig } = await import('#lib/config/site.ts');
  siteConfig();
  const { startHealing } = await import('#lib/content/heal.ts');
  startHealing(process.env.PORT ?? '3000');
}
