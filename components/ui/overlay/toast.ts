export type ToastTone = 'info' | 'success' | 'warn' | 'error';

export interface ToastLink {
  readonly label: string;
  readonly href: string;
}

export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
  readonly link?: ToastLink | undefined;
  /** How long it is shown; errors stay until dismissed. */
  readonly lifetimeMs: number;
}

type Listener = () => void;

const maxToasts = 3;
const defaultLifetimeMs = 6_000;
const none: readonly Toast[] = [];
let toasts: readonly Toast[] = none;
let lastId = 0;
const listeners = new Set<Listener>();

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a short message and returns its id. The same text is shown only once. */
export function showToast(text: string, tone: ToastTone = 'info', link?: ToastLink, lifetimeMs = defaultLifetimeMs): number {
  lastId += 1;
  const others = toasts.filter((toast) => toast.text !== text);
  replace([...others, { id: lastId, tone, text, link, lifetimeMs }].slice(-maxToasts));
  return lastId;
}

export function dismissToast(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id));
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** For server rendering: no toasts. */
export function initialToasts(): readonly Toast[] {
  return none;
}

export function subscribeToasts(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
