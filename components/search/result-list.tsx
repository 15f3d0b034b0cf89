import { useId, useRef, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { useAddedFocus } from '#components/ui/use-added-focus.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import type { ResultGroup } from './result-group.ts';
import { ResultRow } from './result-row.tsx';

/** Of one kind, so that every kind is in sight. */
const firstCount = 4;

interface ResultListProps {
  readonly group: ResultGroup;
  /** What they were found with. */
  readonly text: string;
  readonly onFollow: (href: string) => void;
}

/** The results of one kind: the first few, and the others on request or on the page that has them all. */
export function ResultList({ group: { kind, total, results, allHref }, text, onFollow }: ResultListProps) {
  const messages = useMessages('search');
  const t = useTranslator('search');
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const focusAdded = useAddedFocus(list);
  const [wholeText, setWholeText] = useState<string>();
  const isWhole = wholeText === text;
  const shown = results.slice(0, isWhole ? undefined : firstCount);
  const showMore = () => {
    focusAdded();
    setWholeText(text);
  };
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="flex items-baseline gap-2 px-2 font-sans text-sm font-semibold tracking-normal text-paper-2">
        {messages[kind]} <span className="text-xs font-normal text-paper-3 tabular-nums">{total}</span>
      </h3>
      <ul ref={list} className="mt-1">
        {shown.map((result) => (
          <li key={result.href}>
            <ResultRow kind={kind} result={result} onFollow={() => onFollow(result.href)} />
          </li>
        ))}
      </ul>
      {allHref && total > shown.length && (
        <ButtonLink
          tone="quiet"
          size="small"
          href={allHref}
          aria-label={`${t('showAll', { count: total })}: ${messages[kind]}`}
          onClick={() => onFollow(allHref)}
        >
          {t('showAll', { count: total })}
        </ButtonLink>
      )}
      {!allHref && results.length > shown.length && (
        <Button tone="quiet" size="small" aria-label={`${messages.showMore}: ${messages[kind]}`} onClick={showMore}>
          {messages.showMore}
        </Button>
      )}
      {!allHref && isWhole && total > results.length && <p className="px-2 py-2 text-xs text-paper-2">{messages.narrow}</p>}
    </section>
  );
}
