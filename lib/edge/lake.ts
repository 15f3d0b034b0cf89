/** Asks the content lake from the edge: one GET, no library, a short wait. Throws on anything but a 200 with a `result`. */
export interface Lake {
  readonly url: string;
  readonly dataset: string;
  readonly token: string | undefined;
}

export async function askLake(lake: Lake, groq: string, params: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const search = new URLSearchParams({ query: groq });
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value));
  const response = await fetch(`${lake.url}/v2021-08-31/data/query/${lake.dataset}?${search}`, {
    headers: lake.token ? { Authorization: `Bearer ${lake.token}` } : {},
    cache: 'no-store',
    signal: AbortSignal.timeout(2_500),
  });
  if (!response.ok) throw new Error(`content answered ${response.status}`);
  const answer: unknown = await response.json();
  if (typeof answer !== 'object' || answer === null || !('result' in answer)) throw new Error('content answered something else');
  return answer.result;
}
