import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Icon } from '#components/ui/media/icon.tsx';
import { showToast } from '#components/ui/overlay/toast.ts';
import { attachPartnerCode } from '#lib/bonuses/action-calls.ts';
import { refetchRewards } from '#lib/bonuses/client.ts';
import { useSubmit } from '#lib/core/api/use-submit.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { useBonusRefusals } from '../use-bonus-refusals.ts';

interface PartnerCodeProps {
  readonly assignmentId: string;
  readonly title: string;
}

/** BON-11: attaches a partner's code to an open bonus that has none. */
export function PartnerCode({ assignmentId, title }: PartnerCodeProps) {
  const messages = useMessages('rewards');
  const client = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const refusals = useBonusRefusals({
    'error.bonus_code.invalid': messages.partnerCodeInvalid,
    'error.validation': messages.partnerCodeInvalid,
  });
  const attach = useSubmit(attachPartnerCode, {
    ...refusals,
    onDone: () => showToast(messages.partnerCodeDone, 'success'),
    onRefused: () => field.current?.focus(),
    onSettled: () => void refetchRewards(client),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const code = typed.trim();
    setMissing(code === '');
    if (code === '') field.current?.focus();
    else void attach.submit({ body: { bonusAssignmentId: assignmentId, partnerBonusCode: code } });
  }
  return (
    <details className="group border-t border-paper/7 pt-2">
      <summary
        aria-label={`${messages.partnerCodeAdd}: ${title}`}
        className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 text-sm text-paper-2 underline"
      >
        {messages.partnerCodeAdd}
        <Icon name="chevronDown" size={16} className="group-open:rotate-180" />
      </summary>
      <form noValidate onSubmit={submit} className="max-w-md space-y-4 pt-2 pb-1">
        <TextField
          ref={field}
          label={messages.partnerCode}
          hint={messages.partnerCodeText}
          name="partner-code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={32}
          value={typed}
          readOnly={attach.isPending}
          error={isMissing ? messages.partnerCodeMissing : attach.refusal}
          onChange={({ target }) => {
            setTyped(target.value);
            setMissing(false);
            attach.reset();
          }}
        />
        <Button type="submit" tone="secondary" loading={attach.isPending}>
          {messages.partnerCodeSave}
        </Button>
      </form>
    </details>
  );
}
