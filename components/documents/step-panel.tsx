import { useId, useRef, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { RadioGroup } from '#components/ui/form/radio-group.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import type { PlayerDocuments, UploadType } from '#lib/documents/contract.ts';
import { kinds } from '#lib/documents/kinds.ts';
import { type RejectReason, rejectReasons } from '#lib/documents/reject-kinds.ts';
import { uploads } from '#lib/documents/rules.ts';
import { DeadlineNote } from './deadline-note.tsx';
import type { UploadChoice } from './use-verification.ts';

interface StepPanelProps {
  readonly type: UploadType;
  readonly documents: PlayerDocuments;
  /** The kind or the method is chosen first. */
  readonly isSelecting: boolean;
  readonly isStarting: boolean;
  readonly onSelect: (choice: UploadChoice) => void;
  readonly onSelected: () => void;
  readonly onStart: () => void;
}

/** What is asked for, why it was not accepted before, until when, and the choice of its kind. */
export function StepPanel({ type, documents, isSelecting, isStarting, onSelect, onSelected, onStart }: StepPanelProps) {
  const t = useTranslator('documents');
  const heading = useId();
  const section = useRef<HTMLElement>(null);
  const [value, setValue] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = uploads.find((each) => each.type === type)?.field ?? 'otherDocument';
  const { rejectReason, dueOn, deadline, daysLeft, documentStatus } = documents[field];
  const options =
    type === 'POP'
      ? documents.paymentDocument.depositMethods.map(({ method, label }) => ({ value: method, label }))
      : (kinds[type] ?? []).map(({ key }) => ({ value: key, label: t(`kind${key}`) }));
  const needsChoice = options.length > 0 && (isSelecting || type === 'SOW');
  const hasNothing = type === 'POP' && options.length === 0;

  function submit() {
    if (needsChoice && value === '') {
      setMissing(true);
      section.current?.querySelector('input')?.focus();
    } else if (isSelecting) onSelected();
    else onStart();
  }
  function change(chosen: string) {
    setValue(chosen);
    setMissing(false);
    const code = kinds[type]?.find(({ key }) => key === chosen)?.code;
    onSelect(type === 'POP' ? { depositMethod: chosen } : { ...(code && { subType: code }) });
  }
  return (
    <section ref={section} aria-labelledby={heading} className="lit space-y-6 rounded-card p-6 md:p-8">
      <div className="space-y-2">
        <h2 id={heading} tabIndex={-1} className="text-xl outline-none">
          {t(`type${type}`)}
        </h2>
        <p className="text-paper-2">{t(`text${type}`)}</p>
      </div>
      {rejectReason && (
        <Notice tone="warn" title={t('rejectedTitle')}>
          {t(reasonKey(rejectReason))}
        </Notice>
      )}
      {documentStatus === 'EXPIRED' && <Notice tone="warn">{t('expiredText')}</Notice>}
      {deadline && <DeadlineNote dueOn={dueOn} deadline={deadline} daysLeft={daysLeft} />}
      {needsChoice && (
        <RadioGroup
          legend={t(type === 'POP' ? 'chooseMethod' : 'chooseKind')}
          name={`kind-${type}`}
          options={options}
          value={value}
          onChange={change}
          {...(isMissing && { error: t('chooseFirst') })}
        />
      )}
      {hasNothing ? (
        <Notice>{t('noMethods')}</Notice>
      ) : (
        <div className="space-y-3">
          <Button size="large" wide onClick={submit} loading={isStarting}>
            {t(isSelecting ? 'continue' : 'upload')}
          </Button>
          <p className="text-sm text-paper-3">{t('privacy')}</p>
        </div>
      )}
    </section>
  );
}

/** DOC-05: the message of a rejection; a reason that the site does not know has a general one. */
function reasonKey(reason: string): `reason_${RejectReason | 'UNKNOWN'}` {
  return `reason_${rejectReasons.find((each) => each === reason) ?? 'UNKNOWN'}`;
}
