'use client';

import { useEffect, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { callEndpoint } from '#lib/core/api/browser.ts';
import { describeError, type ErrorText } from '#lib/core/api/error-message.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { checkTerms } from '#lib/terms/check-terms.ts';
import type { TermsState } from '#lib/terms/state.ts';

interface AcceptTermsProps {
  readonly version: string;
  readonly errorText: string;
}

/** TRM-04: accepts the version on the page, and continues to the requested page. Needs the namespaces `terms` and `errors`. */
export function AcceptTerms({ version, errorText }: AcceptTermsProps) {
  const messages = useMessages('terms');
  const errors = useMessages('errors');
  const { home } = useLocale();
  const general = { title: errorText, detail: messages.again };
  const [state, setState] = useState<TermsState | null>(null);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<ErrorText | null>(null);
  useEffect(() => {
    checkTerms().then(setState, () => undefined);
  }, []);

  async function accept() {
    if (isPending) return;
    setPending(true);
    setError(null);
    try {
      await callEndpoint('PATCH /player/me/update_term_and_condition_version', { body: { version } });
      // Refreshes the cookie that the middleware reads.
      const { isDue } = await checkTerms();
      if (isDue) window.location.reload();
      else window.location.assign(home + returnPath());
    } catch (cause) {
      setPending(false);
      if (isCallError(cause) && cause.code === 'error.token.expired') window.location.assign(`${home}#sign-in`);
      else setError(describeError(cause, { byCode: {}, lost: general, refused: general }, errors));
    }
  }

  if (state && !state.isDue) {
    return (
      <div className="space-y-4">
        <Notice tone="success" title={messages.accepted} />
        <ButtonLink href={home}>{messages.goOn}</ButtonLink>
      </div>
    );
  }
  return (
    <div className="space-y-4">
      <div role="alert" className="empty:hidden">
        {error && (
          <Notice tone="error" title={error.title}>
            {error.detail}
          </Notice>
        )}
      </div>
      <Button size="large" loading={isPending} onClick={() => void accept()}>
        {messages.accept}
      </Button>
      <p className="text-sm text-paper-3">{messages.without}</p>
    </div>
  );
}

/** The requested page, if it is a path of this site. */
function returnPath(): string {
  const path = new URLSearchParams(window.location.search).get('return') ?? '';
  return /^\/(?![/\\])\P{Cc}*$/u.test(path) ? path : '';
}
