import { type RefObject, useCallback, useEffect, useState } from 'react';

const phone = '(max-width: 767px) and (orientation: portrait), (max-height: 479px) and (orientation: landscape)';

/**
 * The whole screen for a part of the page; where the browser has none (iPhones), the part fills the window instead. On a phone
 * it does so from the beginning: a frame of a game's proportions would be too low there to play in.
 */
export function useWholeScreen(part: RefObject<HTMLElement | null>) {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => setWhole(window.matchMedia(phone).matches), []);
  useEffect(() => {
    const follow = () => setWhole(document.fullscreenElement === part.current && part.current !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [part]);
  // What the part covers is out of reach for keys and screen readers too; the browser's own full screen sees to that by itself.
  useEffect(() => {
    const { current } = part;
    if (!isWhole || !current || document.fullscreenElement) return;
    const covered = [...document.querySelectorAll('header, nav, footer')].filter(
      (each) => !current.contains(each) && !each.hasAttribute('inert'),
    );
    for (const each of covered) each.setAttribute('inert', '');
    return () => {
      for (const each of covered) each.removeAttribute('inert');
    };
  }, [part, isWhole]);
  const toggle = useCallback(async () => {
    const { current } = part;
    if (!current) return;
    if (document.fullscreenElement) return void (await document.exitFullscreen());
    if (isWhole || !document.fullscreenEnabled) return setWhole(!isWhole);
    await current.requestFullscreen().catch(() => setWhole(true));
  }, [part, isWhole]);
  return { isWhole, toggle };
}
