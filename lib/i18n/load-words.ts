const tries = 3;
const delayMs = 2_000;

/** MKT-27: loads a namespace in the browser; a failed load is logged and tried three more times, 2 s × attempt apart. */
export async function loadWords<Words>(language: string, namespace: string): Promise<Words> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(`/locales/${language}/${namespace}.json`);
      if (!response.ok) throw new Error(`the catalog answered ${response.status}`);
      return (await response.json()) as Words;
    } catch (error) {
      console.warn(`The words of ${namespace} could not be loaded (attempt ${attempt}).`);
      if (attempt > tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, delayMs * attempt));
    }
  }
}
