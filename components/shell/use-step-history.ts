import { useEffect, useEffectEvent, useRef } from 'react';

interface Entry {
  readonly step: string;
  /** The step that the browser's back button leads to; null where that leads elsewhere. */
  readonly before: string | null;
}

interface StepHistoryOptions {
  /** Steps in their order: one that lies before the shown one takes that one's place in the history. */
  readonly order: readonly string[];
  /** Steps that nobody comes back from: they stand in the history in the place of the one before. */
  readonly final?: readonly string[];
  /** The browser went to a step that was shown before. */
  readonly onReturn: (step: string) => void;
}

/** History can hold anything: another page's, or an older version's. */
function entryOf(name: string): Entry | undefined {
  const { step, before }: Record<keyof Entry, unknown> = window.history.state?.[name] ?? {};
  return typeof step === 'string' ? { step, before: typeof before === 'string' ? before : null } : undefined;
}

/**
 * Gives the steps of a form entries of their own in the browser's history, all at one address: the back button leads to
 * the step before. `step` is undefined until it is known.
 */
export function useStepHistory(
  name: string,
  step: string | undefined,
  { order, final = [], onReturn }: StepHistoryOptions,
): void {
  const shown = useRef<string>(undefined);
  const write = useEffectEvent((next: string) => {
    const [entry, last] = [entryOf(name), shown.current];
    shown.current = next;
    if (entry?.step === next) return;
    const mark = (before: string | null) => ({ ...window.history.state, [name]: { step: next, before } satisfies Entry });
    const isBackwards = last !== undefined && order.indexOf(next) < order.indexOf(last);
    if (last !== undefined && entry?.before === next) window.history.back();
    else if (last === undefined || isBackwards) window.history.replaceState(mark(null), '');
    else if (final.includes(next)) window.history.replaceState(mark(entry?.before ?? null), '');
    else window.history.pushState(mark(last), '');
  });
  useEffect(() => {
    if (step !== undefined) write(step);
  }, [step]);

  const arrive = useEffectEvent(() => {
    const entry = entryOf(name);
    if (!entry || shown.current === undefined || entry.step === shown.current) return;
    onReturn(entry.step);
  });
  useEffect(() => {
    const listen = () => arrive();
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);
}
