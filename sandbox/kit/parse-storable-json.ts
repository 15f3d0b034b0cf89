import { isStorableJson } from '#lib/core/api/storable.ts';
import { parseJson } from '#lib/core/parse-json.ts';

/** The value of JSON text; undefined for what is no JSON, or has what PostgreSQL cannot store. */
export function parseStorableJson(text: string): unknown {
  return isStorableJson(text) ? parseJson(text) : undefined;
}
