import { refusalSchema, type WireRefusal } from '../../wire.ts';
import { facts } from './facts.ts';

/** A refusal of the service; `CONNECTION` where its answer did not come or could not be read. */
export type Refusal = WireRefusal | { readonly code: 'CONNECTION' | 'NOT_FOUND' };
export type Result<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: Refusal };

interface Schema<Value> {
  parse(value: unknown): Value;
}

const lost = { ok: false, refusal: { code: 'CONNECTION' } } as const;
const missing = { ok: false, refusal: { code: 'NOT_FOUND' } } as const;
let expired = () => {};

/** Sets what happens when the service says that the context has expired. */
export function onExpired(handle: () => void): void {
  expired = handle;
}

async function send<Value>(path: string, schema: Schema<Value>, init: RequestInit): Promise<Result<Value>> {
  try {
    const headers = { Authorization: `Bearer ${facts.key}`, 'Content-Type': 'application/json' };
    const response = await fetch(path, { ...init, headers, signal: AbortSignal.timeout(15_000) });
    const json: unknown = await response.json();
    if (response.ok) return { ok: true, value: schema.parse(json) };
    const refusal = refusalSchema.safeParse(json);
    // Any other failure, such as that of a proxy, says nothing about what the service did.
    if (!refusal.success) return response.status === 404 ? missing : lost;
    if (refusal.data.code === 'CONTEXT_EXPIRED') expired();
    return { ok: false, refusal: refusal.data };
  } catch {
    return lost;
  }
}

export const getJson = <Value>(path: string, schema: Schema<Value>) => send(path, schema, { method: 'GET' });
/** The request goes on when its page is left. */
export const postJson = <Value>(path: string, body: object, schema: Schema<Value>) =>
  send(path, schema, { method: 'POST', body: JSON.stringify(body), keepalive: true });

export const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
