import { Link } from '#components/ui/actions/link.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';
import type { EndReason } from '#lib/session/end-reason.ts';
import type { SignInMessages } from '#lib/session/sign-in/refusal-view.ts';
import type { SignInRefusal } from './sign-in-types.ts';

interface SignInNoticeProps {
  readonly refusal: SignInRefusal | null;
  readonly endReason: EndReason | undefined;
  readonly onLeave: () => void;
}

/** Announces why the sign-in was refused; before that, says why the last session ended. */
export function SignInNotice({ refusal, endReason, onLeave }: SignInNoticeProps) {
  const notice = noticeOf(useMessages('signIn'), endReason);
  return (
    <>
      <div role="alert">
        {refusal && (
          <Notice tone="error" title={refusal.message} action={linksOf(refusal, onLeave)}>
            {refusal.detail}
          </Notice>
        )}
      </div>
      {notice && !refusal && (
        <Notice tone="info" title={notice.title}>
          {notice.text}
        </Notice>
      )}
    </>
  );
}

function linksOf({ links = [] }: SignInRefusal, onLeave: () => void) {
  if (links.length === 0) return null;
  return links.map(({ href, label }) => (
    <Link
      key={href}
      href={href}
      onClick={onLeave}
      className="inline-flex min-h-11 items-center font-semibold text-paper underline"
    >
      {label}
    </Link>
  ));
}

function noticeOf(messages: SignInMessages, endReason: EndReason | undefined) {
  switch (endReason) {
    case 'expired':
      return { title: messages.endedExpired, text: messages.endedExpiredDetail };
    case 'inactive':
      return { title: messages.endedInactive, text: messages.endedInactiveDetail };
    case 'elsewhere':
      return { title: messages.endedElsewhere, text: messages.endedElsewhereDetail };
    case 'revoked':
      return { title: messages.endedRevoked, text: messages.endedRevokedDetail };
    default:
      return undefined;
  }
}
