import { Notice } from './notice.tsx';

interface ErrorAlertProps {
  readonly error: { readonly title: string; readonly detail: string } | null;
}

/** The error of a form, which a screen reader announces when it appears. */
export function ErrorAlert({ error }: ErrorAlertProps) {
  return (
    <div role="alert" className="empty:hidden">
      {error && (
        <Notice tone="error" title={error.title}>
          {error.detail}
        </Notice>
      )}
    </div>
  );
}
