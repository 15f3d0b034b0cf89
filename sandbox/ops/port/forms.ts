import type { HonoRequest } from 'hono';
import { readForm } from '#sandbox/kit/http/form.ts';

import { OpsRefusal } from './ops-refusal.ts';

const maxFields = 1_000;

export type Fields = Readonly<Record<string, string>>;

/** Reads a form without its empty fields. Throws for U+0000, and for any other body, in which missing checkboxes would count as off. */
export async function readFields(request: HonoRequest): Promise<Fields> {
  const form = await readForm(request, maxFields);
  if (!form) throw new OpsRefusal(400, 'error.validation', 'The request body is not a form.');
  const entries = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
  );
  if (entries.flat().some((text) => text.includes('\0'))) {
    throw new OpsRefusal(400, 'error.validation', 'The form has a character that cannot be stored.');
  }
  return Object.fromEntries(entries);
}
