'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from '../actions/link.tsx';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../media/icon.tsx';
import { currentToasts, dismissToast, initialToasts, subscribeToasts, type Toast, type ToastTone } from './toast.ts';

const styles: Record<ToastTone, { readonly icon: IconName; readonly colour: string }> = {
  info: { icon: 'info', colour: 'text-paper-2' },
  success: { icon: 'check', colour: 'text-felt-2' },
  warn: { icon: 'warning', colour: 'text-coral' },
  error: { icon: 'warning', colour: 'text-red-2' },
};

interface ToastHostProps {
  readonly label: string;
  readonly dismissLabel: string;
}

/**
 * Rendered once on players' pages. Errors are assertive and stay until dismissed; other toasts disappear after six seconds. Not
 * Base UI's toast: it gives every toast a dialog role instead of `status` or `alert`, so an open toast would count as a dialog.
 * `aria-live`: dialogs hide from screen readers what is outside of them and has it not.
 */
export function ToastHost({ label, dismissLabel }: ToastHostProps) {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, initialToasts);
  const item = (toast: Toast) => <ToastItem key={toast.id} toast={toast} dismissLabel={dismissLabel} />;
  return (
    <section
      aria-label={label}
      data-above-overlays
      className="pointer-events-none fixed inset-x-0 top-[calc(var(--top)+12px)] z-70 mx-auto flex w-full max-w-md flex-col gap-2 px-4 lg:top-auto lg:bottom-6"
    >
      <div role="alert" aria-live="assertive" className="contents">
        {toasts.filter(({ tone }) => tone === 'error').map(item)}
      </div>
      <div role="status" aria-live="polite" className="contents">
        {toasts.filter(({ tone }) => tone !== 'error').map(item)}
      </div>
    </section>
  );
}

function ToastItem({ toast, dismissLabel }: { readonly toast: Toast; readonly dismissLabel: string }) {
  const [isPaused, setPaused] = useState(false);
  const style = styles[toast.tone];
  useEffect(() => {
    if (isPaused || toast.tone === 'error') return;
    const timer = setTimeout(() => dismissToast(toast.id), toast.lifetimeMs);
    return () => clearTimeout(timer);
  }, [isPaused, toast]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer, the button inside is the control
    <div
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      className="pointer-events-auto flex items-center gap-3 rounded-card bg-ink-4 py-2 pr-2 pl-4 text-sm shadow-sheet"
    >
      <Icon name={style.icon} className={classNames('shrink-0', style.colour)} />
      <div className="flex-1 py-1.5">
        <p>{toast.text}</p>
        {toast.link && (
          <Link
            href={toast.link.href}
            onClick={() => dismissToast(toast.id)}
            className="flex min-h-8 w-fit items-center font-semibold text-brass underline-offset-4 hover:underline"
          >
            {toast.link.label}
          </Link>
        )}
      </div>
      <button
        type="button"
        aria-label={dismissLabel}
        onClick={() => dismissToast(toast.id)}
        className="grid size-10 shrink-0 place-items-center rounded-full text-paper-3 hover:text-paper"
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
