import { useEffect, useState } from 'react';
import { ActionNotice } from '#components/ui/status/action-notice.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import type { DepositFlow } from '#lib/cashier/rules.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatMoney } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import { text } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';
import { formatDateTime } from '#lib/core/time/format-date.ts';

/** Outlasts a sign-out, unlike other data of a player: the next sign-in is no reason to repeat the note. */
const notedLimit = stored('local', 'parlour.noted-limit', text(120));

/** DEP-10: whether to mention a nearly used limit: once per player, limit and period. */
function useLimitNote({ notification, limitType, resetOn }: DepositFlow, playerId: string | undefined): boolean {
  const key = notification && playerId !== undefined ? [playerId, limitType, resetOn].join(' ') : undefined;
  const [known] = useState(() => notedLimit.read());
  useEffect(() => {
    if (key !== undefined) notedLimit.write(key);
  }, [key]);
  return key !== undefined && key !== known;
}

interface LimitNoteProps {
  readonly flow: DepositFlow;
  readonly playerId: string | undefined;
  readonly currency: string;
  readonly onAcknowledge: () => void;
}

/** A notice that does not stop the deposit: a nearly used limit (DEP-10), or documents under review (DEP-06). */
export function LimitNote({ flow, playerId, currency, onAcknowledge }: LimitNoteProps) {
  const { numbers } = useLocale();
  const t = useTranslator('deposit');
  const isFirstTime = useLimitNote(flow, playerId);
  if (flow.status === 'VERIFYDOCUMENT_UNDER_REVIEW') return <Notice title={t('reviewTitle')}>{t('reviewNote')}</Notice>;
  const { limitType, limitLeft, resetOn } = flow;
  if (!isFirstTime || !limitType || limitLeft === undefined || !resetOn) return null;
  return (
    <ActionNotice tone="protection" title={t('nearTitle')} label={t('nearDone')} target={onAcknowledge}>
      {t('nearText', {
        limit: t(`limit${limitType}`),
        left: formatMoney(fromWire(limitLeft, currency), numbers),
        reset: formatDateTime(resetOn),
      })}
    </ActionNotice>
  );
}
