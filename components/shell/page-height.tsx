'use client';

import { useEffect } from 'react';

/** RTE-48, CST-08: long enough for rotation, browser bars and keyboard to settle. */
const settleMs = 350;

/** Sets `--page-height` after the window has been resized; until then the stylesheet's value applies. */
export function PageHeight() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => document.documentElement.style.setProperty('--page-height', `${window.innerHeight}px`);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, settleMs);
    };
    window.addEventListener('resize', wait);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', wait);
    };
  }, []);
  return null;
}
