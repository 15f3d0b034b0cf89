import { siteLocales } from '#lib/core/market/markets.ts';

/** Requests the front page of every locale, so that no visitor waits for its first rendering. Returns how many succeeded. */
export async function warmPages(siteUrl: string, signal: AbortSignal): Promise<number> {
  let count = 0;
  for (const { locale } of siteLocales) {
    const response = await fetch(`${siteUrl}/${locale}`, { redirect: 'manual', signal }).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.status === 200) count += 1;
  }
  return count;
}
