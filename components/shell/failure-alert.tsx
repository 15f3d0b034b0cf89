import { Button } from '#components/ui/actions/button.tsx';
import { Notice } from '#components/ui/status/notice.tsx';

interface FailureAlertProps {
  /** What could not be shown and what to do; undefined while nothing has failed. */
  readonly text: string | undefined;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** Above the page: something that a press should have opened could not be loaded. */
export function FailureAlert({ text, closeLabel, onClose }: FailureAlertProps) {
  return (
    <div role="alert" className="empty:hidden">
      {text && (
        <div className="fixed inset-x-4 bottom-24 z-50 mx-auto max-w-md rounded-md bg-ink-3 shadow-sheet">
          <Notice
            tone="error"
            action={
              <Button tone="quiet" size="small" onClick={onClose}>
                {closeLabel}
              </Button>
            }
          >
            {text}
          </Notice>
        </div>
      )}
    </div>
  );
}
