import { type RefObject, useCallback, useEffect, useState } from 'react';

const phoneQuery = '(max-width: 767px) and (orientation: portrait), (max-height: 479px) and (orientation: landscape)';

/** The siblings of an element, and of those around it, in the page's main part. */
function besides(element: Element): readonly Element[] {
  const parent = element.tagName === 'MAIN' ? null : element.parentElement;
  if (!parent) return [];
  return [...[...parent.children].filter((each) => each !== element), ...besides(parent)];
}

/** Full screen for an element. Where the browser has no API for it (iPhone), the element fills the window, on phones from the start. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isFullScreen, setFullScreen] = useState(false);
  useEffect(() => setFullScreen(window.matchMedia(phoneQuery).matches), []);
  useEffect(() => {
    const onChange = () => setFullScreen(document.fullscreenElement === element.current && element.current !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, [element]);
  // Makes the covered content inert for keyboards and screen readers; the browser's own full screen does not need it.
  useEffect(() => {
    const { current } = element;
    if (!isFullScreen || !current || document.fullscreenElement) return;
    const covered = [...document.querySelectorAll('header, nav, footer'), ...besides(current)].filter(
      (each) => !current.contains(each) && !each.hasAttribute('inert'),
    );
    for (const each of covered) each.setAttribute('inert', '');
    return () => {
      for (const each of covered) each.removeAttribute('inert');
    };
  }, [element, isFullScreen]);
  const toggle = useCallback(async () => {
    const { current } = element;
    if (!current) return;
    if (document.fullscreenElement) return void (await document.exitFullscreen());
    if (isFullScreen || !document.fullscreenEnabled) return setFullScreen(!isFullScreen);
    await current.requestFullscreen().catch(() => setFullScreen(true));
  }, [element, isFullScreen]);
  return { isFullScreen, toggle };
}
