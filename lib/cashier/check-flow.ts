import { useCallback, useEffect, useReducer, useRef } from 'react';
import { readBlackbox } from '#lib/access/blackbox.ts';

export type CheckEvent<Check> =
  | { readonly kind: 'start' }
  | { readonly kind: 'checked'; readonly check: Check }
  | { readonly kind: 'failed' }
  /** "Later" of a polite screen, or a note that was read. */
  | { readonly kind: 'acknowledge' }
  | { readonly kind: 'clear' };

export interface CheckedFlow<Flow> {
  readonly flow: Flow;
  readonly recheck: () => void;
  readonly acknowledge: () => void;
}

/**
 * The check before money moves (DEP-03, WDR-01): asked when the screen opens and when `recheck` is called; an answer that
 * a later question has overtaken counts for nothing. `check` has to stay the same function.
 */
export function useCheckFlow<Flow, Check>(
  next: (flow: Flow, event: CheckEvent<Check>) => Flow,
  inactive: Flow,
  check: (blackbox: string) => Promise<Check>,
): CheckedFlow<Flow> {
  const [flow, dispatch] = useReducer(next, inactive);
  const turn = useRef(0);
  const recheck = useCallback(() => {
    turn.current += 1;
    const own = turn.current;
    const say = (event: CheckEvent<Check>) => {
      if (own === turn.current) dispatch(event);
    };
    dispatch({ kind: 'start' });
    readBlackbox()
      .then(check)
      .then(
        (answer) => say({ kind: 'checked', check: answer }),
        () => say({ kind: 'failed' }),
      );
  }, [check]);
  useEffect(() => {
    recheck();
    return () => {
      turn.current += 1;
      dispatch({ kind: 'clear' });
    };
  }, [recheck]);
  return { flow, recheck, acknowledge: useCallback(() => dispatch({ kind: 'acknowledge' }), []) };
}
