import type { useCodeCheck } from '#components/bonuses/codes/use-code-check.ts';
import { ActionNotice } from '#components/ui/status/action-notice.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';

interface CodeNoteProps extends ReturnType<typeof useCodeCheck> {
  /** Whether the bonus of the code is one of this form's choices. */
  readonly isOffered: boolean;
}

/** What the bonus code of the address did: it chose a bonus, it needs no deposit, or it was refused. */
export function CodeNote({ given: code, reward, isMissing, error, isOffered }: CodeNoteProps) {
  const { home } = useLocale();
  const t = useTranslator('deposit');
  const { termsFollow } = useMessages('bonusCode');
  const target = `${home}/my-account/bonus-code?bonusCode=${encodeURIComponent(code)}`;
  const title = reward?.campaignDisplayInfo.title ?? '';
  return (
    <div role="status" className="empty:sr-only">
      {reward && isOffered && <Notice tone="success">{t('codeChosen', { code, title })}</Notice>}
      {reward && !isOffered && (
        <ActionNotice label={t('codeSee')} target={target}>
          {t('codeElsewhere', { code, title })}
        </ActionNotice>
      )}
      {isMissing && (
        <ActionNotice label={t('codeSee')} target={target}>
          {termsFollow}
        </ActionNotice>
      )}
      {error !== null && (
        <Notice tone="warn" title={t('codeRefused', { code })}>
          {error}
        </Notice>
      )}
    </div>
  );
}
