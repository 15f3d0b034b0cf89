import { ActionNotice } from './action-notice.tsx';
import type { NoticeProps } from './notice.tsx';

interface LoadFailureProps extends Omit<NoticeProps, 'action'> {
  /** Of the button that loads again. */
  readonly label: string;
  readonly onRetry: () => unknown;
}

/** Takes the place of what could not be loaded, which a screen reader announces. */
export function LoadFailure({ tone = 'error', onRetry, ...notice }: LoadFailureProps) {
  return (
    <div role="alert">
      <ActionNotice tone={tone} {...notice} target={() => void onRetry()} />
    </div>
  );
}
