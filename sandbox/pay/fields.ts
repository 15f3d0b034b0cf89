import type { HonoRequest } from 'hono';
import { readForm } from '#sandbox/kit/http/form.ts';

const maxFields = 50;

/** The fields of a submitted form; empty for any other body. */
export async function readFields(request: HonoRequest): Promise<Record<string, string>> {
  const form = await readForm(request, maxFields);
  return Object.fromEntries([...(form ?? [])].map(([name, value]) => [name, String(value)]));
}
