import { useRef, useState } from 'react';
import { useRefusals } from '#components/refusals/use-refusals.ts';
import { showToast } from '#components/ui/overlay/toast.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import { useInOrder } from '#lib/core/api/use-in-order.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import type { LimitPeriod } from '#lib/core/market/protection.ts';
import { formatMoney, formatWholeMoney, unbroken } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import { useChangeLimit } from '#lib/protection/limits/client.ts';
import type { Limits } from '#lib/protection/limits/contract.ts';
import { type LimitTopic, limitErrorKey, limitErrorOf, readLimitValue, successKey } from '#lib/protection/limits/rules.ts';

export interface LimitCardProps {
  readonly topic: LimitTopic;
  readonly period: LimitPeriod;
  readonly limits: Limits;
}

/** State, texts and changes of one limit. The focus goes to the field after a refusal, and back to the button after the form. */
export function useLimitCard({ topic, period, limits: { limits, currency, increaseDelayHours, min, max } }: LimitCardProps) {
  const { numbers } = useLocale();
  const t = useTranslator('gambling');
  const [isEditing, setEditing] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const whole = (amount: number) => unbroken(formatWholeMoney(fromWire(amount, currency), numbers));
  const bounds = { min: whole(min), max: whole(max) };
  const textOf = (code: string): string | undefined => {
    const key = limitErrorKey(topic, code, period);
    return key && t(key, bounds);
  };
  const refusals = useRefusals({ lost: { title: '', detail: t('limits_saveFailed') } });
  const change = useChangeLimit(topic, {
    notices: refusals.notices,
    refusalOf(cause) {
      const refused = isCallError(cause) ? limitErrorOf(cause) : undefined;
      return refused ? (textOf(refused.code) ?? refused.message) : (refusals.refusalOf(cause)?.detail ?? null);
    },
    onDone(reply, body) {
      // Another change of the card leaves the form open.
      if ('limit' in body) close();
      showToast(t(successKey(topic, body, reply.limits[period])), 'success');
    },
    onRefused: () => field.current?.focus(),
  });
  const { refusal, reset } = change;
  const { unanswered, send } = useInOrder(change.submit);

  function clearError(): void {
    setUnreadable(false);
    reset();
  }

  function close(): void {
    setEditing(false);
    clearError();
    // The button that was pressed may be gone.
    requestAnimationFrame(() => opener.current?.focus());
  }

  return {
    opener,
    field,
    isEditing,
    isPending: unanswered.length > 0,
    isSaving: unanswered.some((body) => 'limit' in body),
    isRemoving: unanswered.some((body) => 'deleteLimit' in body),
    isCancelling: unanswered.some((body) => 'cancelPendingLimit' in body),
    error: isUnreadable ? (textOf('INTERVAL') ?? null) : refusal,
    format: (amount: number) => unbroken(formatMoney(fromWire(amount, currency), numbers)),
    whole,
    hintOf(text: string): string {
      const typed = readLimitValue(text, currency, numbers);
      const isDay = increaseDelayHours % 24 === 0;
      const count = isDay ? increaseDelayHours / 24 : increaseDelayHours;
      return [
        ...(typed === undefined ? [] : [t('limits_read', { value: whole(typed) })]),
        t('limits_range', bounds),
        ...(limits[period].value === null
          ? []
          : [t('limits_when', { wait: t(isDay ? 'limits_days' : 'limits_hours', { count }) })]),
      ].join(' ');
    },
    clearError,
    open(): void {
      clearError();
      setEditing(true);
    },
    close,
    save(text: string): void {
      const limit = readLimitValue(text, currency, numbers);
      setUnreadable(limit === undefined);
      if (limit === undefined) field.current?.focus();
      else send({ duration: period, limit });
    },
    remove: () => send({ duration: period, deleteLimit: true }),
    keep(): void {
      setUnreadable(false);
      send({ duration: period, cancelPendingLimit: true });
    },
  };
}
