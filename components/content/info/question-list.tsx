import { Icon } from '#components/ui/media/icon.tsx';
import type { Question } from '#lib/content/types.ts';

/** Questions that expand without JavaScript. */
export function QuestionList({ entries }: { readonly entries: readonly Question[] }) {
  return (
    <div className="space-y-2.5">
      {entries.map((entry) => (
        <details key={entry.question} className="group lit rounded-card">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-card px-5 py-4 font-semibold">
            {entry.question}
            <Icon name="plus" className="shrink-0 text-brass transition-transform group-open:rotate-45" />
          </summary>
          <p className="px-5 pb-5 text-paper-2">{entry.answer}</p>
        </details>
      ))}
    </div>
  );
}
