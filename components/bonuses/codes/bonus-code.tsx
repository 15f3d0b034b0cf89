'use client';

import dynamic from 'next/dynamic';
import { type ComponentProps, type FormEvent, type KeyboardEvent, useRef } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Link } from '#components/ui/actions/link.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useIsClosed } from '#lib/session/use-section-access.ts';
import { CodeOffer } from './code-offer.tsx';
import { CodeSuccess } from './code-success.tsx';
import { useBonusCode } from './use-bonus-code.ts';
import { maxCodeLength } from './use-code-check.ts';

const ConflictDialog = dynamic(() => import('../conflict/conflict-dialog.tsx').then((module) => module.ConflictDialog), {
  loading: () => null,
});

/** BON-14 to BON-16, XTR-18: a field for a code, what the code gives, and its claim. */
export function BonusCode({ onRewards }: Pick<ComponentProps<typeof CodeSuccess>, 'onRewards'>) {
  const { home } = useLocale();
  const messages = useMessages('bonusCode');
  const rewardMessages = useMessages('rewards');
  const field = useRef<HTMLInputElement>(null);
  const form = useBonusCode();
  const isDepositClosed = useIsClosed('deposit');
  const { reward, action, attempt } = form;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!form.submit()) field.current?.focus();
  }

  /** A key that is held would claim what its first press has checked. */
  const ignoreRepeats = (event: KeyboardEvent) => event.key === 'Enter' && event.repeat && event.preventDefault();

  if (form.claimed) return <CodeSuccess {...form.claimed} onAgain={form.restart} onRewards={onRewards} />;
  return (
    <form noValidate onSubmit={submit} onKeyDown={ignoreRepeats} className="space-y-6">
      <TextField
        ref={field}
        label={messages.label}
        name="bonus-code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={maxCodeLength}
        value={form.typed}
        readOnly={attempt.isPending}
        error={form.error}
        onChange={({ target }) => form.type(target.value)}
        onBlur={form.check}
      />
      <div role="status">
        {form.isChecking && <p className="text-sm text-paper-2">{messages.checking}</p>}
        {reward && <CodeOffer reward={reward} />}
        {form.isWithoutCheck && (
          <Notice>
            {messages.termsFollow}{' '}
            <Link href={`${home}/bonus-terms`} className="underline">
              {rewardMessages.fullTerms}
            </Link>
          </Notice>
        )}
      </div>
      {action === 'deposit' && isDepositClosed ? (
        <Notice>{messages.notEligible}</Notice>
      ) : action === 'deposit' ? (
        <ButtonLink
          href={`${home}/my-account/banking/deposit?bonusCampaignId=${encodeURIComponent(reward?.campaignId ?? '')}`}
          size="large"
          wide
        >
          {rewardMessages.depositWith}
        </ButtonLink>
      ) : (
        <>
          {/* A click keeps the focus in the field: what leaving it shows would move the button away. */}
          <Button
            type="submit"
            size="large"
            wide
            loading={form.isChecking || form.isTooSoon || (attempt.isPending && !attempt.conflict)}
            onMouseDown={(event) => event.preventDefault()}
          >
            {action === 'claim' ? messages.claim : action ? rewardMessages[action] : messages.check}
          </Button>
        </>
      )}
      {attempt.conflict && (
        <ConflictDialog
          conflict={attempt.conflict}
          next={form.title}
          isPending={attempt.isPending}
          error={attempt.error}
          onReplace={attempt.replace}
          onWait={attempt.wait}
          onCancel={attempt.cancel}
        />
      )}
    </form>
  );
}
