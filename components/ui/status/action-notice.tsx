import { Button } from '../actions/button.tsx';
import { Notice, type NoticeProps } from './notice.tsx';

interface ActionNoticeProps extends Omit<NoticeProps, 'action'> {
  /** Of the button. */
  readonly label: string;
  readonly onAction: () => void;
}

/** A notice with one button. */
export function ActionNotice({ label, onAction, ...notice }: ActionNoticeProps) {
  const action = (
    <Button tone="secondary" size="small" onClick={onAction}>
      {label}
    </Button>
  );
  return <Notice {...notice} action={action} />;
}
