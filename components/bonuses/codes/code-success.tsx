import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Icon } from '#components/ui/media/icon.tsx';
import type { ClaimedCode } from '#lib/bonuses/code-form.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { CodeOffer } from './code-offer.tsx';

interface CodeSuccessProps extends ClaimedCode {
  readonly onAgain: () => void;
  /** Shows the rewards without leaving the page. */
  readonly onRewards?: (() => void) | undefined;
}

export function CodeSuccess({ title, isWaiting, isStarted, granted, onAgain, onRewards }: CodeSuccessProps) {
  const { home } = useLocale();
  const t = useTranslator('bonusCode');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="lit space-y-6 rounded-card p-6 md:p-8">
      <div className="flex gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-felt/16 text-felt-2">
          <Icon name="check" size={26} />
        </span>
        <div className="space-y-2">
          <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
            {t('claimed')}
          </h2>
          <p className="text-paper-2">{t(isWaiting ? 'waitingText' : isStarted ? 'claimedText' : 'takingPartText', { title })}</p>
        </div>
      </div>
      {granted && <CodeOffer reward={granted} />}
      <div className="flex flex-wrap gap-3">
        {onRewards ? (
          <Button onClick={onRewards}>{t('toRewards')}</Button>
        ) : (
          <ButtonLink href={`${home}/my-account/rewards/active`}>{t('toRewards')}</ButtonLink>
        )}
        <Button tone="quiet" onClick={onAgain}>
          {t('another')}
        </Button>
      </div>
    </section>
  );
}
