'use client';

import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { RadioGroup, type RadioOption } from '#components/ui/form/radio-group.tsx';
import { Icon } from '#components/ui/media/icon.tsx';
import { ErrorAlert } from '#components/ui/status/error-alert.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';
import type { BlockDialogProps } from './block-dialog.tsx';

interface BlockFormProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** What it does, before it is asked for (DEC-RGA-11). */
  readonly effects: readonly string[];
  readonly legend: string;
  readonly options: readonly RadioOption[];
  readonly submitLabel: string;
  /** The question that confirms the chosen option. */
  readonly confirm: (value: string) => Pick<BlockDialogProps, 'choice' | 'title' | 'warning' | 'confirmLabel'>;
  readonly children?: ReactNode;
}

/** A section that explains a block, offers its lengths and asks for a confirmation. The dialog loads on demand. Needs the namespaces `protection` and `errors`. */
export function BlockForm({ id, title, text, effects, legend, options, submitLabel, confirm, children }: BlockFormProps) {
  const messages = useMessages('protection');
  const errors = useMessages('errors');
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<BlockDialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);

  async function open(form: HTMLFormElement) {
    if (!options.some((option) => option.value === value)) {
      setError(messages.chooseLength);
      form.querySelector('input')?.focus();
      return;
    }
    setLoading(true);
    setFailed(false);
    try {
      const { BlockDialog } = await import('./block-dialog.tsx');
      setDialog(() => BlockDialog);
      setOpen(true);
    } catch {
      setFailed(true);
    }
    setLoading(false);
  }

  return (
    <section aria-labelledby={id} className="max-w-prose space-y-5">
      <div className="space-y-1.5">
        <h2 id={id} className="scroll-mt-24 text-2xl">
          {title}
        </h2>
        <p className="text-paper-2">{text}</p>
      </div>
      <div className="flex gap-4 rounded-card bg-blue/12 p-5 md:p-6">
        <Icon name="shield" className="mt-0.5 shrink-0 text-blue-2" />
        <div className="min-w-0 space-y-3">
          <h3 className="font-semibold">{messages.effectsTitle}</h3>
          <ul className="list-disc space-y-2 pl-5 text-paper-2">
            {effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
          {children}
        </div>
      </div>
      {/* Without its script the form sends nothing; by its usual method, the choice would be in an address. */}
      <form
        noValidate
        method="dialog"
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          void open(event.currentTarget);
        }}
      >
        <RadioGroup
          legend={legend}
          name={id}
          options={options}
          value={value}
          error={error}
          onChange={(chosen) => {
            setValue(chosen);
            setError(undefined);
          }}
        />
        <ErrorAlert error={hasFailed ? { title: '', detail: errors.error_oops_tryAgain } : null} />
        <Button type="submit" aria-haspopup="dialog" loading={isLoading}>
          {submitLabel}
        </Button>
      </form>
      {/* Another choice is another form, with an empty field. */}
      {Dialog && value && <Dialog key={value} {...confirm(value)} open={isOpen} onClose={() => setOpen(false)} />}
    </section>
  );
}
