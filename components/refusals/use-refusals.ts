import { useEffect, useMemo, useRef } from 'react';
import { dismissToast, showToast, type ToastTone } from '#components/ui/overlay/toast.ts';
import { describeError, type ErrorText, type FormTexts } from '#lib/core/api/error-message.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';

/** Toasts of refusals: the next attempt takes them away, and so does the end of the component. */
export function useRefusalToasts() {
  const ids = useRef<readonly number[]>([]);
  const toasts = useMemo(
    () => ({
      show(text: string, tone: ToastTone = 'error'): void {
        ids.current = [...ids.current, showToast(text, tone)];
      },
      clear(): void {
        for (const id of ids.current) dismissToast(id);
        ids.current = [];
      },
    }),
    [],
  );
  useEffect(() => toasts.clear, [toasts]);
  return toasts;
}

/**
 * Options of `useSubmit`: refusals by the error catalog, in the form or, of a failing service, as a toast (ERR-03, ERR-04); all
 * of them as toasts where `hasForm` is false. Needs the namespace `errors`.
 */
export function useRefusals(texts: FormTexts = {}, hasForm = true) {
  const errors = useMessages('errors');
  const toasts = useRefusalToasts();
  const read = (error: unknown) => {
    const { placement, ...text } = describeError(error, errors, texts);
    return { text, isToast: placement === 'toast' || !hasForm };
  };
  return {
    refusalOf(error: unknown): ErrorText | null {
      const { text, isToast } = read(error);
      return isToast ? null : text;
    },
    notices: {
      clear: toasts.clear,
      show(error: unknown): void {
        const { text, isToast } = read(error);
        if (isToast) toasts.show(text.detail);
      },
    },
  };
}
