import { isStorableJson } from '#lib/core/api/storable.ts';

/** The value of JSON text; undefined for what is no JSON, or has what PostgreSQL cannot store. */
export function parseJson(text: string): unknown {
  if (!isStorableJson(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
