import { useEffect, useEffectEvent, useRef } from 'react';
import { ownValue } from '#lib/core/own-value.ts';

interface Entry {
  readonly step: string;
  /** The step of the previous entry; null if that is another page. */
  readonly before: string | null;
}

interface StepHistoryOptions {
  /** All steps in order: going to an earlier one replaces the entry of the current one. */
  readonly order: readonly string[];
  /** Steps without a way back: they replace the entry of the previous step. */
  readonly final?: readonly string[];
  readonly onReturn: (step: string) => void;
}

/** Validates the state, which may come from another page or an older version. */
function entryOf(name: string): Entry | undefined {
  const { step, before }: Record<keyof Entry, unknown> = ownValue(window.history.state, name) ?? {};
  return typeof step === 'string' ? { step, before: typeof before === 'string' ? before : null } : undefined;
}

/**
 * Adds a history entry for every step of a form, all with the same URL, so that the back button returns to the previous
 * step. `step` is undefined until it is known.
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

  const handleNavigation = useEffectEvent(() => {
    const entry = entryOf(name);
    if (!entry || shown.current === undefined || entry.step === shown.current) return;
    onReturn(entry.step);
  });
  useEffect(() => {
    const listen = () => handleNavigation();
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);
}
