import { setTimeout as wait } from 'node:timers/promises';
import type { ServiceName } from '#lib/core/config/services.ts';
import type { Upgrade } from '../service.ts';
import type { Fault, FaultRegistry } from './faults.ts';

/** Waits for the fault's delay, or until `signal` aborts. */
export async function applyDelay(fault: Fault, signal: AbortSignal): Promise<void> {
  if (fault.delayMs === undefined) return;
  await wait(fault.delayMs, undefined, { signal, ref: false }).catch(() => undefined);
}

/** The response that replaces the real one; undefined for a fault that only delays. */
export function faultResponse(fault: Fault): Response | undefined {
  if (fault.body !== undefined) {
    return new Response(fault.body, {
      status: fault.status ?? 200,
      headers: { 'Content-Type': fault.body.trimStart().startsWith('<') ? 'text/html' : 'application/json' },
    });
  }
  if (fault.status === undefined && fault.code === undefined) return undefined;
  const status = fault.status ?? 400;
  const code = fault.code ?? (status >= 500 ? 'error.system.error' : 'error.oops.tryAgain');
  return Response.json({ status, code, message: 'A failure injected by the operator.' }, { status });
}

/** An upgrade that the faults of its service delay, refuse or cut off; a delay ends when `signal` aborts. */
export function withFaults(
  service: ServiceName,
  faults: Pick<FaultRegistry, 'take'>,
  signal: AbortSignal,
  upgrade: Upgrade,
): Upgrade {
  return async (request, socket, head) => {
    const fault = faults.take(service, new URL(request.url ?? '/', 'ws://feed').pathname);
    if (fault) await applyDelay(fault, signal);
    if (fault?.reset !== 'connection') return fault?.status ?? upgrade(request, socket, head);
    socket.destroy();
    return undefined;
  };
}
