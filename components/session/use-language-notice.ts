import { useEffect, useEffectEvent } from 'react';
import { showToast } from '#components/ui/overlay/toast.ts';
import { nameOfLanguage } from '#lib/account/details/languages.ts';
import { takeMessageLanguage } from '#lib/account/message-language.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';

const lifetimeMs = 12_000;

/** MKT-30: after a change of the site's language, says in which language the operator writes, and where to choose it. Needs the namespace `player`. */
export function useLanguageNotice(): void {
  const { tag, home } = useLocale();
  const t = useTranslator('player');
  const show = useEffectEvent(() => {
    const messages = takeMessageLanguage();
    if (!messages) return;
    const language = nameOfLanguage(messages.languageCode, tag);
    const link = { label: t('messageLanguage'), href: `${home}/my-account/account?change=language` };
    showToast(t(messages.isChanged ? 'messagesChanged' : 'messagesKept', { language }), 'info', link, lifetimeMs);
  });
  useEffect(show, []);
}
