import type { HonoRequest } from 'hono';

/** The fields of a submitted form; empty for any other body. */
export async function readFields(request: HonoRequest): Promise<Record<string, string>> {
  const form = await request.formData().catch(() => new FormData());
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}
