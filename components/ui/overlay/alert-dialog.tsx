'use client';

import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

interface AlertDialogProps {
  readonly title: string;
  /** Announced with the title when the dialog opens. */
  readonly description: ReactNode;
  readonly children: ReactNode;
}

const focusable = 'a[href], button, input, select, textarea';

/**
 * A dialog that only an answer closes. It is open while it is mounted. The browser's own modal dialog lies above every other
 * overlay and above an element in full screen, and makes everything else inert, frames included. The focus starts on the
 * dialog itself: a key pressed for what was below must not answer it.
 */
export function AlertDialog({ title, description, children }: AlertDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [titleId, descriptionId] = [useId(), useId()];

  // Before the element is removed, so that the browser returns the focus.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    current?.focus();
    // A browser may have scrolled to the first answer, which it focuses at first.
    if (current) current.scrollTop = 0;
    // A browser may close a dialog that refused to be cancelled, e.g. by a second back gesture.
    const reopen = () => current?.isConnected && current.showModal();
    current?.addEventListener('close', reopen);
    current?.addEventListener('keydown', holdEscape);
    return () => {
      current?.removeEventListener('close', reopen);
      current?.removeEventListener('keydown', holdEscape);
      current?.close();
    };
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key !== 'Tab') return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)];
    const isAtEdge = event.shiftKey
      ? document.activeElement === stops[0] || document.activeElement === dialog.current
      : document.activeElement === stops.at(-1);
    if (!isAtEdge) return;
    event.preventDefault();
    stops.at(event.shiftKey ? -1 : 0)?.focus();
  }

  // A dialog that is open already has hidden the rest of the page from screen readers.
  return createPortal(
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
      tabIndex={-1}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[94dvh] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-sheet border-0 bg-linear-to-b from-ink-4 to-ink-2 p-6 pb-[calc(1.5rem+env(safe-area-inset-bottom))] text-paper shadow-sheet outline-none backdrop:bg-[oklch(0.09_0.02_320/0.88)] md:inset-0 md:m-auto md:h-fit md:w-[28rem] md:rounded-sheet md:p-8"
    >
      <div className="mb-6 space-y-2">
        <h2 id={titleId} className="text-2xl">
          {title}
        </h2>
        <div id={descriptionId} className="text-paper-2">
          {description}
        </div>
      </div>
      {children}
    </dialog>,
    document.body,
  );
}

/** The dialogs below listen on the document, and would close with what was typed in them. */
function holdEscape(event: globalThis.KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
}
