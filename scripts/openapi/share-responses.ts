import { isRecord } from '#lib/core/is-record.ts';
import type { JsonObject } from './json.ts';

type Paths = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Responses with a status of 400 and above that several operations have become components. */
export function shareResponses(paths: Paths): { readonly paths: JsonObject; readonly responses: JsonObject } {
  const counts = new Map<string, number>();
  mapErrors(paths, (_, response) => {
    const key = JSON.stringify(response);
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return response;
  });
  const names = new Map<string, string>();
  const responses: Record<string, unknown> = {};
  const shared = mapErrors(paths, (status, response) => {
    const key = JSON.stringify(response);
    if ((counts.get(key) ?? 0) < 2) return response;
    const name = names.get(key) ?? nameOf(status, response);
    names.set(key, name);
    responses[name] = response;
    return { $ref: `#/components/responses/${name}` };
  });
  return { paths: shared, responses: Object.fromEntries(Object.entries(responses).toSorted(([a], [b]) => (a < b ? -1 : 1))) };
}

/** `400` with its codes: `400-site_id.invalid-validation`. */
function nameOf(status: string, { description }: JsonObject): string {
  const codes = String(description)
    .split(', ')
    .map((code) => code.replace(/^error\./, '').replace(/[{}]/g, ''));
  return [status, ...codes].join('-');
}

function mapErrors(paths: Paths, change: (status: string, response: JsonObject) => JsonObject): JsonObject {
  return mapValues(paths, (item) =>
    mapValues(item, (operation) =>
      isRecord(operation) && isRecord(operation.responses)
        ? {
            ...operation,
            responses: mapValues(operation.responses, (response, status) =>
              Number(status) >= 400 && isRecord(response) ? change(status, response) : response,
            ),
          }
        : operation,
    ),
  );
}

function mapValues<Value>(record: Readonly<Record<string, Value>>, change: (value: Value, name: string) => unknown): JsonObject {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));
}
