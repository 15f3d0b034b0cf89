'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { showToast } from '#components/ui/overlay/toast.ts';
import { ErrorAlert } from '#components/ui/status/error-alert.tsx';
import { LoadFailure } from '#components/ui/status/load-failure.tsx';
import { PendingNote } from '#components/ui/status/pending-note.tsx';
import { Skeleton } from '#components/ui/status/skeleton.tsx';
import { changeMarketing, readMarketing } from '#lib/account/details/calls.ts';
import { type MarketingPreference, marketingKinds } from '#lib/account/details/kinds.ts';
import { query } from '#lib/core/api/browser.ts';
import { useSubmit } from '#lib/core/api/use-submit.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { MarketingKindChoice } from './marketing-kind-choice.tsx';
import { useDetailErrors } from './use-detail-errors.ts';

const preferencesQuery = query(readMarketing);
const nameOf = ({ channel, kind }: MarketingPreference) => `${channel}:${kind}`;

/** ACC-11, ACC-12: what the operator may write about, and how. Needs the namespaces `details` and `errors`. */
export function MarketingSection() {
  const messages = useMessages('details');
  const { refusals } = useDetailErrors();
  const client = useQueryClient();
  const known = useQuery(preferencesQuery);
  const [changed, setChanged] = useState<ReadonlyMap<string, MarketingPreference>>(new Map());
  // Only what was chosen here, because the rest may have changed on another device; nothing to send is saved.
  const changes = (known.data?.preferences ?? []).flatMap((before) => {
    const choice = changed.get(nameOf(before));
    return choice && !(choice.subscribed && before.subscribed) ? [choice] : [];
  });
  const save = useSubmit(async () => (changes.length > 0 ? changeMarketing({ body: { preferences: changes } }) : undefined), {
    ...refusals,
    onDone: (reply) => {
      if (reply) client.setQueryData(preferencesQuery.queryKey, reply);
      // What was chosen since the submission is still to be saved.
      setChanged((now) => new Map([...now].filter(([name, choice]) => changed.get(name) !== choice)));
      showToast(messages.marketingSaved, 'success');
    },
  });
  const shown = known.data?.preferences.map((preference) => changed.get(nameOf(preference)) ?? preference);

  function choose(...choices: readonly MarketingPreference[]): void {
    setChanged((before) => new Map([...before, ...choices.map((choice) => [nameOf(choice), choice] as const)]));
  }

  return (
    <section aria-labelledby="marketing" className="space-y-4">
      <div className="max-w-prose space-y-1">
        <h2 id="marketing" className="text-2xl">
          {messages.marketingTitle}
        </h2>
        <p className="text-sm text-paper-2">{messages.marketingText}</p>
      </div>
      {shown ? (
        <form
          noValidate
          aria-labelledby="marketing"
          className="lit space-y-6 rounded-card p-5 md:p-6"
          onSubmit={(event) => {
            event.preventDefault();
            void save.submit();
          }}
        >
          {marketingKinds.map((kind) => (
            <MarketingKindChoice
              key={kind}
              kind={kind}
              preferences={shown.filter((preference) => preference.kind === kind)}
              readOnly={save.isPending}
              onChoose={choose}
            />
          ))}
          <ErrorAlert error={save.refusal} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" loading={save.isPending}>
              {messages.marketingSave}
            </Button>
            <Button tone="quiet" onClick={() => choose(...shown.map((preference) => ({ ...preference, subscribed: false })))}>
              {messages.marketingNone}
            </Button>
          </div>
          <PendingNote pending={save.isPending} label={messages.pending} slowLabel={messages.slow} />
        </form>
      ) : known.isError ? (
        <LoadFailure label={messages.retry} onRetry={known.refetch}>
          {messages.marketingFailed}
        </LoadFailure>
      ) : (
        <Skeleton className="h-[40rem] w-full rounded-card md:h-[30rem]" />
      )}
    </section>
  );
}
