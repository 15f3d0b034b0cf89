export interface ContentSource {
  readonly url: string;
  readonly dataset: string;
  readonly token: string | undefined;
}

/** Queries the content service from the edge: one GET, 2.5 s timeout. Throws unless it answers 200 with a `result`. */
export async function queryContent(
  source: ContentSource,
  groq: string,
  params: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const search = new URLSearchParams({ query: groq });
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value));
  const response = await fetch(`${source.url}/v2021-08-31/data/query/${source.dataset}?${search}`, {
    headers: source.token ? { Authorization: `Bearer ${source.token}` } : {},
    cache: 'no-store',
    signal: AbortSignal.timeout(2_500),
  });
  if (!response.ok) throw new Error(`content answered ${response.status}`);
  const body: unknown = await response.json();
  if (typeof body !== 'object' || body === null || !('result' in body)) throw new Error('content answered without a result');
  return body.result;
}
