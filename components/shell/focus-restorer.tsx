'use client';

import { useEffect } from 'react';
import { isDisplayed } from '#components/ui/is-displayed.ts';

/** Time for a component that moves the focus itself. */
const settleMs = 100;

/**
 * Keeps the focus near where it was when its element is removed: on the closest element around it that is still displayed. Otherwise
 * browsers move it to the page's body, and a screen reader starts at the top.
 */
export function FocusRestorer() {
  useEffect(() => {
    let around: readonly HTMLElement[] = [];
    let address = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const path = pathTo(target);
      // A dialog is removed as a whole: the focus goes back to where it was before.
      around = path.at(-1)?.tagName === 'MAIN' ? path : [...path, ...around.filter(isInMain)];
      address = location.pathname;
    };
    // A press on nothing takes the focus away, too; what is removed later does not matter then.
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) return;
      setTimeout(() => {
        if (document.activeElement === document.body && document.hasFocus() && around[0]?.isConnected) around = [];
      });
    };
    const restore = () => {
      timer = undefined;
      const isLost = document.activeElement === null || document.activeElement === document.body;
      // Another page begins at its top.
      if (isLost && location.pathname === address) focusOn(around.find((element) => element.isConnected && isDisplayed(element)));
    };
    const observer = new MutationObserver(() => {
      if (around[0]?.isConnected === false) timer ??= setTimeout(restore, settleMs);
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', forget);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', forget);
    };
  }, []);
  return null;
}

/** The element and those around it, up to the page's main part, or without it. */
function pathTo(element: HTMLElement): readonly HTMLElement[] {
  const parent = element.tagName === 'MAIN' ? null : element.parentElement;
  return parent && !parent.querySelector('main') ? [element, ...pathTo(parent)] : [element];
}

function isInMain(element: HTMLElement): boolean {
  return element.closest('main') !== null;
}

/** Focuses an element that is no control, for the moment. */
function focusOn(element: HTMLElement | undefined): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.style.outline = 'none';
    const reset = () => {
      element.removeAttribute('tabindex');
      element.style.outline = '';
    };
    element.addEventListener('blur', reset, { once: true });
  }
  // Browsers on phones scroll all the same.
  const { scrollX: left, scrollY: top } = window;
  element.focus({ preventScroll: true });
  window.scrollTo({ left, top, behavior: 'instant' });
}
