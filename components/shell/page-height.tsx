'use client';

import { useEffect } from 'react';

/** RTE-48, CST-08: long enough for a phone to have turned, its bars and its keyboard to have come to rest. */
const restMs = 350;

/** Gives the page the height that the window has come to rest at; until the first resize it is the style sheet's own. */
export function PageHeight() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => document.documentElement.style.setProperty('--page-height', `${window.innerHeight}px`);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, restMs);
    };
    window.addEventListener('resize', wait);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', wait);
    };
  }, []);
  return null;
}
