import { Button } from '../actions/button.tsx';
import { ButtonLink } from '../actions/button-link.tsx';
import { Notice, type NoticeProps } from './notice.tsx';

interface ActionNoticeProps extends Omit<NoticeProps, 'action'> {
  /** Of the button. */
  readonly label: string;
  readonly target: string | (() => void);
}

/** A notice with one button, which is a link or has a callback. */
export function ActionNotice({ label, target, ...notice }: ActionNoticeProps) {
  const style = { tone: 'secondary', size: 'small' } as const;
  const action =
    typeof target === 'string' ? (
      <ButtonLink href={target} {...style}>
        {label}
      </ButtonLink>
    ) : (
      <Button onClick={target} {...style}>
        {label}
      </Button>
    );
  return <Notice {...notice} action={action} />;
}
