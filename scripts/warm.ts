import { siteLocales } from '#lib/market/markets.ts';

/** Asks for the front page of every market and language once, so that nobody waits for the first rendering. Gives how many answered. */
export async function warmPages(siteUrl: string, signal: AbortSignal): Promise<number> {
  let warm = 0;
  for (const { locale } of siteLocales) {
    const response = await fetch(`${siteUrl}/${locale}`, { redirect: 'manual', signal }).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.status === 200) warm += 1;
  }
  return warm;
}
