'use client';

import { useEffect, useRef } from 'react';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { OutcomePanel } from '#components/ui/status/outcome-panel.tsx';
import { Skeleton } from '#components/ui/status/skeleton.tsx';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { questionsPath, typeOf } from '#lib/documents/rules.ts';
import { DocumentList } from './document-list.tsx';
import { StepPanel } from './step-panel.tsx';
import { useVerification } from './use-verification.ts';

/** Steps whose only action leads back. */
const ends: readonly string[] = ['uploaded', 'success', 'none'];

const isUploadStep = (shown: string) => shown.startsWith('SELECT_') || shown.startsWith('PRE_UPLOAD_');

/** The documents page: the next step, and the status of every document. `origins`: where an upload may lead. */
export function Verification({ origins }: { readonly origins: readonly string[] }) {
  const messages = useMessages('documents');
  const flow = useVerification(origins);
  const { moves } = flow;
  const step = useRef<HTMLDivElement>(null);
  // Where the focus goes is not announced a second time.
  const isFocused = moves > 0 && isUploadStep(flow.shown);
  useEffect(() => {
    if (moves > 0 && isFocused) step.current?.querySelector('h2')?.focus();
  }, [moves, isFocused]);
  return (
    <div className="space-y-10">
      <div ref={step} aria-live={isFocused ? 'off' : 'polite'}>
        <CurrentStep flow={flow} />
      </div>
      {flow.known && <DocumentList {...flow.known} actionable={flow.actionable} onChoose={flow.choose} />}
      {!ends.includes(flow.shown) && (
        <ButtonLink href={flow.backHref} tone="quiet">
          {messages.back}
        </ButtonLink>
      )}
    </div>
  );
}

function CurrentStep({ flow }: { readonly flow: ReturnType<typeof useVerification> }) {
  const { home } = useLocale();
  const messages = useMessages('documents');
  const need = useMessages('verificationNeed');
  const { shown, known, move, failure, backHref } = flow;
  const type = typeOf(shown);
  const back = { label: messages.back, target: backHref };
  if (shown === 'error') {
    const retry = { label: messages.retry, target: flow.reload };
    return <OutcomePanel icon="warning" title={messages.failedTitle} text={messages.failedText} actions={[retry]} />;
  }
  if (type && known && isUploadStep(shown)) {
    return (
      <StepPanel
        key={type}
        type={type}
        documents={known.documents}
        isSelecting={shown.startsWith('SELECT_')}
        isStarting={flow.isStarting}
        onSelect={(choice) => flow.select(type, choice)}
        onSelected={() => {
          // The step that the documents ask for may not be one of the flow's own yet.
          move({ kind: 'choose', type });
          move({ kind: 'selected' });
        }}
        onStart={() => flow.start(type)}
      />
    );
  }
  if (shown.endsWith('_ERROR')) {
    // After a return from the provider's page the kind has to be chosen again.
    const again = () => (type && !flow.choices[type] ? flow.choose(type) : move({ kind: 'retry' }));
    const retry = { label: messages.retry, target: again };
    const contact = { label: messages.contact, target: `${home}/contact` };
    return <OutcomePanel icon="warning" title={messages.errorTitle} text={messages[failure]} actions={[retry, contact]} />;
  }
  if (shown.endsWith('_SUCCESS')) {
    const next = { label: messages.continue, target: () => move({ kind: 'continue' }) };
    return <OutcomePanel icon="check" title={need.sentTitle} text={need.sentText} actions={[next]} />;
  }
  if (shown === 'questions') {
    const answer = { label: need.questionsAction, target: `${home}${questionsPath}` };
    return <OutcomePanel icon="info" title={need.questionsTitle} text={need.questionsText} actions={[answer]} />;
  }
  if (shown === 'uploaded') {
    return <OutcomePanel icon="clock" title={messages.uploadedTitle} text={messages.uploadedText} actions={[back]} />;
  }
  if (shown === 'success') {
    return <OutcomePanel icon="check" title={messages.verifiedTitle} text={messages.verifiedText} actions={[back]} />;
  }
  if (shown === 'none') {
    return <OutcomePanel icon="check" title={messages.noneTitle} text={messages.noneText} actions={[back]} />;
  }
  return (
    <>
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      <Skeleton className="h-64 w-full rounded-card" />
    </>
  );
}
