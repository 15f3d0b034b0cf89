import { Button } from '#components/ui/actions/button.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';

interface FrameNoticeProps {
  /** Why there is no frame; undefined for one that has not answered yet. */
  readonly code: string | undefined;
  readonly onRetry: () => void;
}

/** Why the listing is shown in place of the sportsbook, and what to do. */
export function FrameNotice({ code, onRetry }: FrameNoticeProps) {
  const messages = useMessages('sportsFrame');
  const { home } = useLocale();
  if (code === 'error.forbidden') return <Notice tone="info">{messages.refused}</Notice>;
  const action =
    code === 'error.terms.due' ? (
      <ButtonLink size="small" tone="secondary" href={`${home}/accept-terms-condition`}>
        {messages.termsRead}
      </ButtonLink>
    ) : (
      <Button size="small" tone="secondary" onClick={onRetry}>
        {messages.retry}
      </Button>
    );
  return (
    <Notice tone="warn" action={action}>
      {textOf(code, messages)}
    </Notice>
  );
}

function textOf(code: string | undefined, messages: ReturnType<typeof useMessages<'sportsFrame'>>): string {
  if (code === undefined) return messages.slow;
  if (code === 'error.terms.due') return messages.terms;
  if (code === 'error.access.unavailable') return messages.place;
  return code === 'error.too_many_requests' ? messages.tooMany : messages.failed;
}
