import { z } from 'zod';

/** The content service, and a token that reads there. */
export interface ContentSource {
  readonly url: string;
  readonly token: string;
}

const timeoutMs = 3_000;
const answerSchema = z.object({ result: z.unknown() });

/** The published answer of a query; undefined, with a warning, while the content service fails or answers otherwise. */
export async function queryContent<Schema extends z.ZodType>(
  { url, token }: ContentSource,
  {
    query,
    params,
    schema,
  }: { readonly query: string; readonly params: Readonly<Record<string, string>>; readonly schema: Schema },
): Promise<z.output<Schema> | undefined> {
  const search = new URLSearchParams({ query });
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value));
  try {
    const response = await fetch(`${url}/v2021-08-31/data/query/production?${search}`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
    return schema.parse(answerSchema.parse(await response.json()).result);
  } catch {
    console.warn('sandbox: the content service could not be read.');
    return undefined;
  }
}
