import { observeCall } from '#lib/core/http/observe-call.ts';

export interface ContentSource {
  readonly url: string;
  readonly dataset: string;
  readonly token: string | undefined;
}

/** The content service refuses longer addresses; such a query is sent as a body. */
const maxSearchLength = 8_000;
const timeoutMs = 2_000;
const retryDelayMs = 2_000;
const call = { service: 'content', endpoint: 'query of the server' } as const;
/** After a query without an answer in time, one query in 2 s finds out whether the content service is back. */
let retryAt = 0;

/** Queries the content service from the edge: one request, 2 s timeout. Throws unless it answers 200 with a `result`. */
export async function queryContent(
  source: ContentSource,
  groq: string,
  params: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  if (Date.now() < retryAt) throw new Error('content does not answer');
  if (retryAt > 0) retryAt = Date.now() + retryDelayMs;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const result = await observeCall(call, () => fetchResult(source, groq, params, signal));
    retryAt = 0;
    return result;
  } catch (error) {
    retryAt = signal.aborted ? Date.now() + retryDelayMs : 0;
    throw error;
  }
}

async function fetchResult(
  { url, dataset, token }: ContentSource,
  groq: string,
  params: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<unknown> {
  const search = new URLSearchParams({ query: groq });
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value));
  const address = `${url}/v2021-08-31/data/query/${dataset}`;
  const headers = token ? { Authorization: `Bearer ${token}` } : undefined;
  const response =
    search.toString().length <= maxSearchLength
      ? await fetch(`${address}?${search}`, { headers, cache: 'no-store', redirect: 'error', signal })
      : await fetch(address, {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: JSON.stringify({ query: groq, params }),
          cache: 'no-store',
          redirect: 'error',
          signal,
        });
  if (!response.ok) throw new Error(`content answered ${response.status}`);
  const body: unknown = await response.json();
  if (typeof body !== 'object' || body === null || !('result' in body)) throw new Error('content answered without a result');
  return body.result;
}
