import type { CatalogLanguage } from '#lib/core/market/markets.ts';

const tries = 3;
const delayMs = 2_000;

/** MKT-27: loads a namespace in the browser; a failed load is logged and tried three more times, 2 s × attempt apart. */
export async function loadMessages<Loaded>(catalogLanguage: CatalogLanguage, namespace: string): Promise<Loaded> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(`/locales/${catalogLanguage}/${namespace}.json`);
      if (!response.ok) throw new Error(`the catalog answered ${response.status}`);
      return (await response.json()) as Loaded;
    } catch (error) {
      console.warn(`The messages of ${namespace} could not be loaded (attempt ${attempt}).`);
      if (attempt > tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, delayMs * attempt));
    }
  }
}
