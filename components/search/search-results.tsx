import { Button } from '#components/ui/actions/button.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { EmptyState } from '#components/ui/status/empty-state.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useCounted } from '#lib/core/i18n/use-counted.ts';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { changeLobby } from '#lib/games/lobby/store.ts';
import { readUrlState } from '#lib/games/lobby/url-state.ts';
import { ResultList } from './result-list.tsx';
import { useSearchGroups } from './use-search-groups.ts';

interface SearchResultsProps {
  /** Without spaces around it. */
  readonly text: string;
  readonly onLeave: () => void;
}

/** What the site has under the text, by kind; a status announces how much. Loads what it searches before the first letter. */
export function SearchResults({ text, onLeave }: SearchResultsProps) {
  const { home } = useLocale();
  const messages = useMessages('search');
  const t = useTranslator('search');
  const counted = useCounted();
  const { groups, total, isPending, failed } = useSearchGroups(text);
  const follow = (href: string) => {
    const { pathname, search } = new URL(href, window.location.href);
    // A lobby that is open reads its address only when it opens.
    if (search && pathname === window.location.pathname) changeLobby(readUrlState(search));
    onLeave();
  };
  const links = [
    { label: messages.toCasino, href: `${home}/online-casino` },
    { label: messages.toPromotions, href: `${home}/promotions` },
    { label: messages.toHelp, href: `${home}/contact` },
  ];
  const ways = (
    <div className="flex flex-wrap justify-center gap-2">
      {links.map(({ label, href }) => (
        <ButtonLink key={href} tone="secondary" size="small" href={href} onClick={() => follow(href)}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
  if (text === '') {
    return (
      <EmptyState icon="search" title={messages.hint} action={ways}>
        {messages.hintText}
      </EmptyState>
    );
  }
  const isNothing = total === 0 && !isPending && failed.length === 0;
  return (
    <div className="space-y-5">
      <p role="status" className="px-2 text-xs text-paper-2">
        {total > 0 || !isPending ? t('found', counted(total)) : messages.searching}
        {total > 0 && isPending && ` · ${messages.searching}`}
      </p>
      {failed.map(({ name, text: failure, retry }) => (
        <div key={name} role="alert">
          <Notice
            tone="warn"
            action={
              <Button tone="quiet" size="small" aria-label={`${messages.again}: ${name}`} onClick={retry}>
                {messages.again}
              </Button>
            }
          >
            {failure}
          </Notice>
        </div>
      ))}
      {groups.map((group) => (
        <ResultList key={group.kind} group={group} text={text} onFollow={follow} />
      ))}
      {isNothing && (
        <EmptyState icon="search" title={t('nothing', { text })} action={ways}>
          {messages.nothingText}
        </EmptyState>
      )}
    </div>
  );
}
