/** Next bundles the handlers apart from the server, so that both have this module; what they share is the global object. */
const key = Symbol.for('parlour.draining');
const shared = globalThis as { [key]?: boolean };

/** The process is about to end: load balancers should send no more requests. */
export function setDraining(): void {
  shared[key] = true;
}

export function isDraining(): boolean {
  return shared[key] === true;
}
