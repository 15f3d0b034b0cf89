import { useCallback, useEffect, useReducer, useRef } from 'react';
import { readBlackbox } from '#lib/access/blackbox.ts';

export type CheckEvent<Check> =
  | { readonly kind: 'start' }
  | { readonly kind: 'checked'; readonly check: Check }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** The player chose "Later" on an optional screen, or dismissed a notice. */
  | { readonly kind: 'acknowledge' }
  | { readonly kind: 'clear' };

export interface CheckedFlow<Flow> {
  readonly flow: Flow;
  readonly recheck: () => void;
  readonly acknowledge: () => void;
}

/**
 * Runs the check before money moves (DEP-03, WDR-01) when the screen opens and on `recheck`, and ignores the response of a
 * check that a later one replaced. `check` must be the same function in every render.
 */
export function useCheckFlow<Flow, Check>(
  next: (flow: Flow, event: CheckEvent<Check>) => Flow,
  inactive: Flow,
  check: (blackbox: string) => Promise<Check>,
): CheckedFlow<Flow> {
  const [flow, dispatch] = useReducer(next, inactive);
  const latestRun = useRef(0);
  const recheck = useCallback(() => {
    latestRun.current += 1;
    const run = latestRun.current;
    const dispatchIfLatest = (event: CheckEvent<Check>) => {
      if (run === latestRun.current) dispatch(event);
    };
    dispatch({ kind: 'start' });
    readBlackbox()
      .then(check)
      .then(
        (result) => dispatchIfLatest({ kind: 'checked', check: result }),
        (error: unknown) => dispatchIfLatest({ kind: 'failed', error }),
      );
  }, [check]);
  useEffect(() => {
    recheck();
    return () => {
      latestRun.current += 1;
      dispatch({ kind: 'clear' });
    };
  }, [recheck]);
  return { flow, recheck, acknowledge: useCallback(() => dispatch({ kind: 'acknowledge' }), []) };
}
