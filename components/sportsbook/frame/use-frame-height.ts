import { useCallback, useEffect, useRef, useState } from 'react';

/** A view has little height while it loads. */
const shrinkDelayMs = 400;

/**
 * The height of the frame on wide windows. It grows at once and shrinks late; until the first move it is at least as high as
 * the listing was, so that nothing below it moves.
 */
export function useFrameHeight() {
  const [height, setHeight] = useState(0);
  const kept = useRef(0);
  const reported = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const settle = useCallback(() => {
    clearTimeout(timer.current);
    const next = Math.max(reported.current, kept.current);
    setHeight((current) => Math.max(current, next));
    timer.current = setTimeout(() => setHeight(Math.max(reported.current, kept.current)), shrinkDelayMs);
  }, []);
  const report = useCallback(
    (next: number) => {
      reported.current = next;
      settle();
    },
    [settle],
  );
  const keep = useCallback(
    (next: number) => {
      kept.current = next;
      settle();
    },
    [settle],
  );
  const release = useCallback(() => {
    kept.current = 0;
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { height, report, keep, release };
}
