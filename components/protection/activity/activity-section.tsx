'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefusals } from '#components/refusals/use-refusals.ts';
import { Button } from '#components/ui/actions/button.tsx';
import { RadioGroup } from '#components/ui/form/radio-group.tsx';
import { ErrorAlert } from '#components/ui/status/error-alert.tsx';
import { LoadFailure } from '#components/ui/status/load-failure.tsx';
import { Skeleton } from '#components/ui/status/skeleton.tsx';
import { query } from '#lib/core/api/browser.ts';
import { useSubmit } from '#lib/core/api/use-submit.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { changeActivity, readActivity } from '#lib/protection/activity/calls.ts';
import { notifyTimerChange } from '#lib/protection/activity/channel.ts';
import type { ActivityPeriod } from '#lib/protection/activity/contract.ts';

const labels = {
  HALF_AN_HOUR: 'activityHalf',
  HOUR: 'activityHour',
  TWO_HOURS: 'activityTwo',
  NOT_SET: 'activityNone',
} as const;
const periods: readonly ActivityPeriod[] = ['HALF_AN_HOUR', 'HOUR', 'TWO_HOURS', 'NOT_SET'];

/** RGA-01, RGA-05: how often the reality check comes. A change applies at once. Needs the namespace `protection`. */
export function ActivitySection() {
  const messages = useMessages('protection');
  const client = useQueryClient();
  const settings = query(readActivity);
  const { data, isError, refetch } = useQuery(settings);
  const [chosen, setChosen] = useState<ActivityPeriod>();
  const refusals = useRefusals({ lost: { title: '', detail: messages.activityFailed } });
  const change = useSubmit(changeActivity, {
    ...refusals,
    onDone: (reply) => {
      client.setQueryData(settings.queryKey, reply);
      setChosen(undefined);
      notifyTimerChange();
    },
  });
  const period = chosen ?? data?.period;
  return (
    <section aria-labelledby="activity" className="max-w-prose space-y-5">
      <div className="space-y-1.5">
        <h2 id="activity" className="scroll-mt-24 text-2xl">
          {messages.activityTitle}
        </h2>
        <p className="text-paper-2">{messages.activityText}</p>
      </div>
      {isError && !data && (
        <LoadFailure label={messages.activityRetry} onRetry={refetch}>
          {messages.activityUnread}
        </LoadFailure>
      )}
      {!data && !isError && <Skeleton className="h-64 w-full rounded-md" />}
      {data && period && (
        <form
          className="space-y-4"
          onSubmit={(event) => {
            event.preventDefault();
            void change.submit({ body: { period } });
          }}
        >
          <RadioGroup
            legend={messages.activityLegend}
            name="activity"
            options={periods.map((value) => ({ value, label: messages[labels[value]] }))}
            value={period}
            readOnly={change.isPending}
            onChange={(value) => {
              change.reset();
              setChosen(periods.find((each) => each === value));
            }}
          />
          <ErrorAlert error={change.refusal} />
          <p role="status" className="text-sm text-paper-2">
            {change.isDone && messages.activitySaved}
          </p>
          <Button type="submit" loading={change.isPending}>
            {messages.activitySave}
          </Button>
        </form>
      )}
    </section>
  );
}
