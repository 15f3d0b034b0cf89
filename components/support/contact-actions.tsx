import { ButtonLink } from '#components/ui/button-link.tsx';
import { translator } from '#lib/i18n/messages.ts';
import type { SiteLocale } from '#lib/market/markets.ts';
import { supportMail } from '#lib/support/support.ts';

interface ContactActionsProps {
  readonly locale: SiteLocale;
  /** Offers the chat too; left out on the chat's own page. */
  readonly chat?: boolean;
}

export function ContactActions({ locale, chat = false }: ContactActionsProps) {
  const words = translator(locale, 'support');
  return (
    <div className="flex flex-wrap gap-3">
      {chat && (
        <ButtonLink href={`/${locale.locale}/contact-live-chat`} size="large">
          {words('chatTitle')}
        </ButtonLink>
      )}
      <ButtonLink href={`mailto:${supportMail}`} size="large" tone={chat ? 'secondary' : 'primary'}>
        {words('write')}
      </ButtonLink>
    </div>
  );
}
