'use client';

import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Notice, type NoticeTone } from '#components/ui/status/notice.tsx';
import type { Profile } from '#lib/account/contract.ts';
import { type IdentityCheck, identityCheckOf } from '#lib/account/details/identity-check.ts';
import type { Messages } from '#lib/core/i18n/catalog-types.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';

type Key = keyof Messages['details'];

const views: Readonly<Record<IdentityCheck, { readonly tone: NoticeTone; readonly title: Key; readonly text: Key }>> = {
  open: { tone: 'info', title: 'checkOpen', text: 'checkOpenText' },
  wanted: { tone: 'warn', title: 'checkWanted', text: 'checkWantedText' },
  review: { tone: 'info', title: 'checkReview', text: 'checkReviewText' },
  done: { tone: 'success', title: 'checkDone', text: 'checkDoneText' },
  blocked: { tone: 'warn', title: 'checkBlocked', text: 'checkBlockedText' },
};

/** ACC-13: what is known of the identity check. */
export function VerificationSection({ profile }: { readonly profile: Profile }) {
  const messages = useMessages('details');
  const { home } = useLocale();
  const check = identityCheckOf(profile);
  const { tone, title, text } = views[check];
  return (
    <section aria-labelledby="identity-check" className="space-y-4">
      <h2 id="identity-check" className="text-2xl">
        {messages.checkTitle}
      </h2>
      <Notice
        tone={tone}
        title={messages[title]}
        action={
          check === 'blocked' ? (
            <ButtonLink href={`${home}/contact`} tone="secondary" size="small">
              {messages.contact}
            </ButtonLink>
          ) : check !== 'done' ? (
            <ButtonLink href={`${home}/my-account/account/verification`} tone="secondary" size="small">
              {messages.checkLink}
            </ButtonLink>
          ) : undefined
        }
      >
        {messages[text]}
      </Notice>
    </section>
  );
}
