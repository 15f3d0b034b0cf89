'use client';

import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { ask } from '#lib/platform/browser.ts';
import { isCallError } from '#lib/platform/errors.ts';
import { checkTerms } from '#lib/terms/browser.ts';
import type { TermsState } from '#lib/terms/state.ts';
import type en from '#messages/en.json';

interface AcceptTermsProps {
  /** The front page of the locale. */
  readonly home: string;
  /** The version whose text the page shows. */
  readonly version: string;
  readonly words: (typeof en)['terms'];
  readonly errors: (typeof en)['errors'];
}

/** TRM-04: accepts the version that is on the page, and goes on to where the player wanted to be. */
export function AcceptTerms({ home, version, words, errors }: AcceptTermsProps) {
  const [state, setState] = useState<TermsState | null>(null);
  // Until the page answers, a press would be lost: the button says so.
  const [isReady, setReady] = useState(false);
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    setReady(true);
    checkTerms().then(setState, () => undefined);
  }, []);

  async function accept() {
    if (isPending) return;
    setPending(true);
    setFault(null);
    try {
      await ask('PATCH /player/me/update_term_and_condition_version', { body: { version } });
      // The middleware lets go on only when the site knows of it.
      const { isDue } = await checkTerms();
      if (isDue) window.location.reload();
      else window.location.assign(home + returnPath());
    } catch (error) {
      setPending(false);
      if (isCallError(error) && error.code === 'error.token.expired') window.location.assign(`${home}#sign-in`);
      else setFault(errors.error_system_error);
    }
  }

  if (state && !state.isDue) {
    return (
      <div className="space-y-4">
        <Notice tone="success" title={words.accepted} />
        <ButtonLink href={home}>{words.goOn}</ButtonLink>
      </div>
    );
  }
  return (
    <div className="space-y-4">
      <div role="alert" className="empty:hidden">
        {fault && (
          <Notice tone="error" title={fault}>
            {words.again}
          </Notice>
        )}
      </div>
      <Button size="large" loading={isPending || !isReady} onClick={() => void accept()}>
        {words.accept}
      </Button>
      <p className="text-sm text-paper-3">{words.without}</p>
    </div>
  );
}

/** The page that had to wait; only paths of this site count. */
function returnPath(): string {
  const wanted = new URLSearchParams(window.location.search).get('return') ?? '';
  return /^\/(?![/\\])/.test(wanted) ? wanted : '';
}
