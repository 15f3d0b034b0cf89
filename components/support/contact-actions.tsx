import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import type { SiteLocale } from '#lib/core/market/markets.ts';
import { supportMail } from '#lib/support/support.ts';

interface ContactActionsProps {
  readonly locale: SiteLocale;
  readonly chat?: boolean;
  readonly help?: boolean;
  readonly isCentred?: boolean;
}

export function ContactActions({ locale, chat = false, help = false, isCentred = false }: ContactActionsProps) {
  const t = getTranslator(locale, 'support');
  return (
    <div className={classNames('flex flex-wrap gap-3', isCentred && 'justify-center')}>
      <ButtonLink href={`mailto:${supportMail}`} size="large">
        {t('write')}
      </ButtonLink>
      {chat && (
        <ButtonLink href={`/${locale.locale}/contact-live-chat`} size="large" tone="secondary">
          {t('chatLink')}
        </ButtonLink>
      )}
      {help && (
        <ButtonLink href={`/${locale.locale}/contact`} size="large" tone="secondary">
          {t('help')}
        </ButtonLink>
      )}
    </div>
  );
}
