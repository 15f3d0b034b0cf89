import type { HonoRequest } from 'hono';

import { OpsRefusal } from './ops-refusal.ts';

export type Fields = Readonly<Record<string, string>>;

/** Reads a form without its empty fields. Throws for any other body, in which missing checkboxes would count as off. */
export async function readFields(request: HonoRequest): Promise<Fields> {
  const form = await request.formData().catch(() => {
    throw new OpsRefusal(400, 'error.validation', 'The request body is not a form.');
  });
  const entries = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(entries);
}
