import { useEffect, useState } from 'react';
import { minuteMs } from '#lib/core/time/durations.ts';

/** The time of this device, renewed `offsetMs` after each full minute; undefined until scripts run. */
export function useMinute(offsetMs = 0): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      setNow(Date.now());
      timer = setTimeout(tick, minuteMs - ((Date.now() - offsetMs) % minuteMs));
    };
    tick();
    // Timers of a hidden tab may be late.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [offsetMs]);
  return now;
}
