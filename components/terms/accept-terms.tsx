'use client';

import { useEffect, useState } from 'react';
import { useRefusals } from '#components/refusals/use-refusals.ts';
import { Button } from '#components/ui/actions/button.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { ErrorAlert } from '#components/ui/status/error-alert.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { isCallError } from '#lib/core/api/errors.ts';
import { useSubmit } from '#lib/core/api/use-submit.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { acceptTerms, checkTerms } from '#lib/terms/check-terms.ts';
import type { TermsState } from '#lib/terms/state.ts';

interface AcceptTermsProps {
  readonly version: string;
  readonly errorText: string;
}

/** TRM-04: accepts the version on the page, and continues to the requested page. Needs the namespaces `terms` and `errors`. */
export function AcceptTerms({ version, errorText }: AcceptTermsProps) {
  const messages = useMessages('terms');
  const { home } = useLocale();
  const refusals = useRefusals({ lost: { title: errorText, detail: messages.again }, refused: errorText });
  const [state, setState] = useState<TermsState | null>(null);
  const { submit, isPending, refusal } = useSubmit(() => acceptTerms(version), {
    leaves: true,
    notices: refusals.notices,
    refusalOf: (error) => (hasSessionEnded(error) || isReplaced(error) ? null : refusals.refusalOf(error)),
    onDone: () => window.location.assign(home + returnPath()),
    onRefused: (error) => {
      if (hasSessionEnded(error)) window.location.assign(`${home}#sign-in`);
      // Shows the version in force.
      else if (isReplaced(error)) window.location.reload();
    },
  });
  useEffect(() => {
    checkTerms().then(setState, () => undefined);
  }, []);

  if (state && !state.isDue) {
    return (
      <div className="space-y-4">
        <Notice tone="success" title={messages.accepted} />
        <ButtonLink href={home + returnPath()}>{messages.goOn}</ButtonLink>
      </div>
    );
  }
  return (
    <div className="space-y-4">
      <ErrorAlert error={refusal} />
      <Button size="large" loading={isPending} onClick={() => void submit()}>
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

/** Another version has come into force since the page was loaded. */
function isReplaced(error: unknown): boolean {
  return isCallError(error) && error.code === 'error.terms.version';
}

function hasSessionEnded(error: unknown): boolean {
  return isCallError(error) && error.code === 'error.token.expired';
}
