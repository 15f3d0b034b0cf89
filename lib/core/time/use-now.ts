import { useEffect, useState } from 'react';

/** The time by `read`, such as `businessNow`, read again every `intervalMs` while `isRunning`. */
export function useNow<Time>(read: () => Time, intervalMs: number, isRunning = true): Time {
  const [now, setNow] = useState(read);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(read), intervalMs);
    return () => clearInterval(timer);
  }, [read, intervalMs, isRunning]);
  return now;
}
