'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { AlertDialog } from '#components/ui/overlay/alert-dialog.tsx';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { recordReview } from '#lib/protection/review/calls.ts';
import type { Review, ReviewAnswer } from '#lib/protection/review/contract.ts';
import { ReviewFigures } from './review-figures.tsx';

export interface ReviewDialogProps {
  readonly review: Review;
  readonly onAnswer: () => void;
}

const titles = { PERIODIC: 'periodicTitle', GROWTH: 'growthTitle', OLD_LIMIT: 'oldLimitTitle' } as const;
const ways = [
  ['LIMITS', 'limits', '/my-account/gambling-limits'],
  ['HISTORY', 'history', '/my-account/banking/transactions'],
  ['BREAK', 'pause', '/my-account/gambling-limits#time-out'],
  ['CONTINUE', 'continue', undefined],
] as const satisfies readonly (readonly [ReviewAnswer, string, string | undefined])[];

/** The player's figures and the ways on, none more prominent than another. Needs the namespaces `review` and `gambling`. */
export function ReviewDialog({ review, onAnswer }: ReviewDialogProps) {
  const { home } = useLocale();
  const messages = useMessages('review');
  const router = useRouter();
  const { id } = review;

  // A record for the operator: the player goes on whether or not the service takes it. Without one it asks again later.
  const record = (step: 'SHOWN' | ReviewAnswer) => void recordReview({ body: { id, step } }).catch(() => undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per prompt
  useEffect(() => record('SHOWN'), [id]);

  function answer(step: ReviewAnswer, path: string | undefined) {
    record(step);
    onAnswer();
    if (path) router.push(home + path);
  }

  return (
    <AlertDialog title={messages[titles[review.reason]]} description={<ReviewFigures review={review} />}>
      <div className="space-y-3">
        {ways.map(([step, label, path]) => (
          <Button key={step} tone="secondary" size="large" wide onClick={() => answer(step, path)}>
            {messages[label]}
          </Button>
        ))}
      </div>
    </AlertDialog>
  );
}
