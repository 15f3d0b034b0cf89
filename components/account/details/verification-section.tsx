'use client';

import { NeedNotice } from '#components/documents/need-notice.tsx';
import { ActionNotice } from '#components/ui/status/action-notice.tsx';
import type { NoticeTone } from '#components/ui/status/notice.tsx';
import type { Profile } from '#lib/account/contract.ts';
import type { Messages } from '#lib/core/i18n/catalog-types.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { type IdentityCheck, identityCheckOf } from '#lib/documents/identity-check.ts';
import { type VerificationNeed, verificationPath } from '#lib/documents/rules.ts';

type Key = keyof Messages['details'];

const views: Readonly<
  Record<Exclude<IdentityCheck, VerificationNeed>, { readonly tone: NoticeTone; readonly title: Key; readonly text: Key }>
> = {
  open: { tone: 'info', title: 'checkOpen', text: 'checkOpenText' },
  review: { tone: 'info', title: 'checkReview', text: 'checkReviewText' },
  done: { tone: 'success', title: 'checkDone', text: 'checkDoneText' },
  blocked: { tone: 'warn', title: 'checkBlocked', text: 'checkBlockedText' },
};

/** ACC-13: what is known of the identity check. Needs the namespaces `details` and `verificationNeed`. */
export function VerificationSection({ profile }: { readonly profile: Profile }) {
  const messages = useMessages('details');
  const check = identityCheckOf(profile);
  return (
    <section aria-labelledby="identity-check" className="space-y-4">
      <h2 id="identity-check" className="text-2xl">
        {messages.checkTitle}
      </h2>
      {check === 'documents' || check === 'questions' ? <NeedNotice need={check} /> : <CheckNotice check={check} />}
    </section>
  );
}

function CheckNotice({ check }: { readonly check: keyof typeof views }) {
  const messages = useMessages('details');
  const { home } = useLocale();
  const { tone, title, text } = views[check];
  const link =
    check === 'blocked'
      ? { href: `${home}/contact`, label: messages.contact }
      : { href: `${home}${verificationPath}`, label: messages.checkLink };
  return (
    <ActionNotice tone={tone} title={messages[title]} label={link.label} target={link.href}>
      {messages[text]}
    </ActionNotice>
  );
}
