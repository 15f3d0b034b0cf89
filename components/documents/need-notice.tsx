import { ActionNotice } from '#components/ui/status/action-notice.tsx';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { questionsPath, type VerificationNeed, verificationHref } from '#lib/documents/rules.ts';

/** DOC-14, EDD-01: what the player is asked for, for as long as it is needed. Needs the namespace `verificationNeed`. */
export function NeedNotice({ need }: { readonly need: VerificationNeed }) {
  const { home } = useLocale();
  const messages = useMessages('verificationNeed');
  return (
    <ActionNotice
      tone="warn"
      title={messages[`${need}Title`]}
      label={messages[`${need}Action`]}
      target={need === 'documents' ? verificationHref(home, 'account') : `${home}${questionsPath}`}
    >
      {messages[`${need}Text`]}
    </ActionNotice>
  );
}
