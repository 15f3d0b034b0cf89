import { useCallback, useEffect, useRef, useState } from 'react';

/** A view has little height while it loads. */
const shrinkDelayMs = 400;

/** The height of the frame on wide windows, which grows at once and shrinks late, so that a view that loads does not jump. */
export function useFrameHeight() {
  const [height, setHeight] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const report = useCallback((next: number) => {
    clearTimeout(timer.current);
    setHeight((current) => Math.max(current, next));
    timer.current = setTimeout(() => setHeight(next), shrinkDelayMs);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { height, report };
}
