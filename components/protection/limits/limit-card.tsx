import { useRef, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { showToast } from '#components/ui/overlay/toast.ts';
import { Notice } from '#components/ui/status/notice.tsx';
import { isCallError } from '#lib/core/api/errors.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import type { LimitPeriod } from '#lib/core/market/protection.ts';
import { formatMoney, formatWholeMoney, unbroken } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import { formatDateTime } from '#lib/core/time/format-date.ts';
import { useChangeLimit } from '#lib/protection/limits/client.ts';
import type { LimitChange, Limits } from '#lib/protection/limits/contract.ts';
import { type LimitTopic, limitErrorKey, limitErrorOf, readLimitValue, successKey } from '#lib/protection/limits/rules.ts';
import { LimitFigures } from './limit-figures.tsx';
import { LimitForm } from './limit-form.tsx';

interface LimitCardProps {
  readonly topic: LimitTopic;
  readonly period: LimitPeriod;
  readonly limits: Limits;
}

const names = { D: 'limits_daily', W: 'limits_weekly', M: 'limits_monthly' } as const;

/** LIM-02 to LIM-08: one limit: what it is, what is pending, and how to change it. */
export function LimitCard({ topic, period, limits }: LimitCardProps) {
  const { market } = useLocale();
  const t = useTranslator('gambling');
  const change = useChangeLimit(topic);
  const [isEditing, setEditing] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { currency, increaseDelayHours, min, max } = limits;
  const limit = limits.limits[period];
  const { value, pendingValue, pendingDate, pendingDelete, locked, lockReason } = limit;
  const format = (amount: number) => unbroken(formatMoney(fromWire(amount, currency), market));
  const whole = (amount: number) => unbroken(formatWholeMoney(fromWire(amount, currency), market));
  const name = t(names[period]);
  const bounds = { min: whole(min), max: whole(max) };
  const waitText =
    increaseDelayHours % 24 === 0
      ? t('limits_days', { count: increaseDelayHours / 24 })
      : t('limits_hours', { count: increaseDelayHours });

  function errorText(cause: unknown): string {
    const refused = isCallError(cause) ? limitErrorOf(cause) : undefined;
    if (!refused) return t('limits_saveFailed');
    const key = limitErrorKey(topic, refused.code, period);
    return key ? t(key, bounds) : refused.message;
  }

  function send(body: LimitChange): void {
    setError(null);
    change.mutate(body, {
      onSuccess: (reply) => {
        setEditing(false);
        showToast(t(successKey(topic, body, reply.limits[period])), 'success');
        // The button that was pressed may be gone.
        requestAnimationFrame(() => opener.current?.focus());
      },
      onError: (cause) => {
        setError(errorText(cause));
        field.current?.focus();
      },
    });
  }

  function save(text: string): void {
    const typed = readLimitValue(text, currency);
    if (typed !== undefined) {
      send({ duration: period, limit: typed });
      return;
    }
    const key = limitErrorKey(topic, 'INTERVAL', period);
    setError(key ? t(key, bounds) : null);
    field.current?.focus();
  }

  function hintOf(text: string): string {
    const typed = readLimitValue(text, currency);
    return [
      ...(typed === undefined ? [] : [t('limits_read', { value: whole(typed) })]),
      t('limits_range', bounds),
      ...(value === null ? [] : [t('limits_when', { wait: waitText })]),
    ].join(' ');
  }

  const sent = change.isPending ? change.variables : undefined;
  const isSaving = sent !== undefined && 'limit' in sent;
  const isRemoving = sent !== undefined && 'deleteLimit' in sent;
  const isCancelling = sent !== undefined && 'cancelPendingLimit' in sent;
  return (
    <article
      aria-label={t(topic === 'deposit' ? 'limits_depositName' : 'limits_spendName', { period: name })}
      className="space-y-4"
    >
      <h3 className="text-lg font-semibold">{name}</h3>
      <LimitFigures limit={limit} format={format} whole={whole} label={name} />
      {pendingDate && (
        <Notice
          tone="protection"
          action={
            <Button
              tone="secondary"
              size="small"
              loading={isCancelling}
              onClick={() => !change.isPending && send({ duration: period, cancelPendingLimit: true })}
            >
              {t('limits_keep')}
            </Button>
          }
        >
          {pendingDelete || pendingValue === null
            ? t('limits_pendingRemoval', { date: formatDateTime(pendingDate) })
            : t('limits_pendingValue', { value: whole(pendingValue), date: formatDateTime(pendingDate) })}
        </Notice>
      )}
      {locked ? (
        <Notice title={t('limits_lockedTitle')}>{lockReason ?? t('limits_lockedText')}</Notice>
      ) : isEditing ? (
        <LimitForm
          ref={field}
          label={t(topic === 'deposit' ? 'limits_depositField' : 'limits_spendField', { period: name })}
          hintOf={hintOf}
          initial={value === null ? '' : String(value)}
          error={error}
          saving={isSaving}
          onChange={() => setError(null)}
          onSave={save}
          onCancel={() => {
            setEditing(false);
            setError(null);
            requestAnimationFrame(() => opener.current?.focus());
          }}
        />
      ) : (
        <>
          <div role="alert" className="empty:hidden">
            {error && <Notice tone="error">{error}</Notice>}
          </div>
          <div className="flex flex-wrap gap-2">
            <Button
              ref={opener}
              tone={value === null ? 'primary' : 'secondary'}
              size="small"
              aria-label={t(value === null ? 'limits_setNamed' : 'limits_changeNamed', { period: name })}
              onClick={() => {
                setError(null);
                setEditing(true);
              }}
            >
              {t(value === null ? 'limits_set' : 'limits_change')}
            </Button>
            {value !== null && !pendingDelete && (
              <Button
                tone="quiet"
                size="small"
                loading={isRemoving}
                aria-label={t('limits_removeNamed', { period: name })}
                onClick={() => !change.isPending && send({ duration: period, deleteLimit: true })}
              >
                {t('limits_remove')}
              </Button>
            )}
          </div>
        </>
      )}
      <p role="status" className="sr-only">
        {change.isPending && t('limits_saving')}
      </p>
    </article>
  );
}
