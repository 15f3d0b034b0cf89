import { useEffect, useState } from 'react';
import { businessNow } from '#lib/core/time/clock.ts';

/** Business time, renewed every minute. */
export function useNow(): Date {
  const [now, setNow] = useState(businessNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(businessNow()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
