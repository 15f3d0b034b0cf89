import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { questionsPath, type VerificationNeed, verificationHref } from '#lib/documents/rules.ts';

/** DOC-14, EDD-01: what the player is asked for, for as long as it is needed. Needs the namespace `verificationNeed`. */
export function NeedNotice({ need }: { readonly need: VerificationNeed }) {
  const { home } = useLocale();
  const messages = useMessages('verificationNeed');
  return (
    <Notice
      tone="warn"
      title={messages[`${need}Title`]}
      action={
        <ButtonLink
          href={need === 'documents' ? verificationHref(home, 'account') : `${home}${questionsPath}`}
          tone="secondary"
          size="small"
        >
          {messages[`${need}Action`]}
        </ButtonLink>
      }
    >
      {messages[`${need}Text`]}
    </Notice>
  );
}
