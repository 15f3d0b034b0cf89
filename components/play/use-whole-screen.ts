import { type RefObject, useCallback, useEffect, useState } from 'react';

/** The whole screen for a part of the page; where the browser has none (iPhones), the part fills the window instead. */
export function useWholeScreen(part: RefObject<HTMLElement | null>) {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const follow = () => setWhole(document.fullscreenElement === part.current && part.current !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [part]);
  const toggle = useCallback(async () => {
    const { current } = part;
    if (!current) return;
    if (document.fullscreenElement) return void (await document.exitFullscreen());
    if (!document.fullscreenEnabled) return setWhole((was) => !was);
    await current.requestFullscreen().catch(() => setWhole(true));
  }, [part]);
  return { isWhole, toggle };
}
