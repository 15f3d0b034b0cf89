import { Button } from '#components/ui/actions/button.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatDateTime } from '#lib/core/time/format-date.ts';
import { periodKeys } from '#lib/protection/limits/rules.ts';
import { LimitFigures } from './limit-figures.tsx';
import { LimitForm } from './limit-form.tsx';
import { type LimitCardProps, useLimitCard } from './use-limit-card.ts';

/** LIM-02 to LIM-08: one limit: what it is, what is pending, and how to change it. */
export function LimitCard(props: LimitCardProps) {
  const { topic, period, limits } = props;
  const t = useTranslator('gambling');
  const card = useLimitCard(props);
  const limit = limits.limits[period];
  const { value, pendingDate, locked, lockReason } = limit;
  const name = t(periodKeys[period]);
  return (
    <article
      aria-label={t(topic === 'deposit' ? 'limits_depositName' : 'limits_spendName', { period: name })}
      className="space-y-4"
    >
      <h3 className="text-lg font-semibold">{name}</h3>
      <LimitFigures limit={limit} format={card.format} whole={card.whole} label={name} />
      {pendingDate && <PendingChange card={card} limit={limit} date={pendingDate} />}
      {locked ? (
        <Notice title={t('limits_lockedTitle')}>{lockReason ?? t('limits_lockedText')}</Notice>
      ) : card.isEditing ? (
        <LimitForm
          ref={card.field}
          label={t(topic === 'deposit' ? 'limits_depositField' : 'limits_spendField', { period: name })}
          hintOf={card.hintOf}
          initial={value === null ? '' : String(value)}
          error={card.error}
          saving={card.isSaving}
          onChange={card.clearError}
          onSave={card.save}
          onCancel={card.close}
        />
      ) : (
        <LimitButtons card={card} limit={limit} name={name} />
      )}
      <p role="status" className="sr-only">
        {card.isPending && t('limits_saving')}
      </p>
    </article>
  );
}

interface PartProps {
  readonly card: ReturnType<typeof useLimitCard>;
  readonly limit: LimitCardProps['limits']['limits'][LimitCardProps['period']];
}

function PendingChange({ card, limit: { pendingValue, pendingDelete }, date }: PartProps & { readonly date: string }) {
  const t = useTranslator('gambling');
  return (
    <Notice
      tone="protection"
      action={
        <Button tone="secondary" size="small" loading={card.isCancelling} onClick={card.keep}>
          {t('limits_keep')}
        </Button>
      }
    >
      {pendingDelete || pendingValue === null
        ? t('limits_pendingRemoval', { date: formatDateTime(date) })
        : t('limits_pendingValue', { value: card.whole(pendingValue), date: formatDateTime(date) })}
    </Notice>
  );
}

function LimitButtons({ card, limit: { value, pendingDelete }, name }: PartProps & { readonly name: string }) {
  const t = useTranslator('gambling');
  return (
    <>
      <div role="alert" className="empty:hidden">
        {card.error && <Notice tone="error">{card.error}</Notice>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          ref={card.opener}
          tone={value === null ? 'primary' : 'secondary'}
          size="small"
          aria-label={t(value === null ? 'limits_setNamed' : 'limits_changeNamed', { period: name })}
          onClick={card.open}
        >
          {t(value === null ? 'limits_set' : 'limits_change')}
        </Button>
        {value !== null && !pendingDelete && (
          <Button
            tone="quiet"
            size="small"
            loading={card.isRemoving}
            aria-label={t('limits_removeNamed', { period: name })}
            onClick={card.remove}
          >
            {t('limits_remove')}
          </Button>
        )}
      </div>
    </>
  );
}
