import { usePathname } from 'next/navigation';
import { useId, useLayoutEffect } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';

interface CookieNoticeProps {
  /** Whether the switches of the settings start on (XTR-07). */
  readonly startsOn: boolean;
  readonly onAcceptAll: () => void;
  readonly onOnlyEssentials: () => void;
  readonly onChoose: () => void;
}

/** Fixed over the page, so that it shifts nothing: at the bottom, or at the top of a phone whose first screen is a hero (`data-fold`), because the hero's button is at the bottom. */
export function CookieNotice({ startsOn, onAcceptAll, onOnlyEssentials, onChoose }: CookieNoticeProps) {
  const messages = useMessages('consent');
  const id = useId();
  useNoticePosition(usePathname());
  return (
    <section
      id="cookie-notice"
      aria-labelledby={id}
      className="fixed inset-x-2 bottom-[calc(var(--bottom)+8px)] z-50 max-h-[calc(100dvh-var(--top)-var(--bottom)-16px)] space-y-3 overflow-y-auto overscroll-contain rounded-card bg-ink-4 p-4 text-paper shadow-sheet transition-opacity duration-200 max-md:[[data-notice=high]_&]:top-[calc(var(--top)+8px)] max-md:[[data-notice=high]_&]:bottom-auto md:left-auto md:right-6 md:bottom-[calc(var(--bottom)+24px)] md:w-[27rem] md:p-6 starting:opacity-0"
    >
      <div className="space-y-1">
        <h2 id={id} className="text-lg">
          {messages.title}
        </h2>
        <p className="text-sm leading-snug text-paper-2">
          {messages.notice} {startsOn && messages.startsOn}
        </p>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.75rem,1fr))] gap-2">
        <Button tone="secondary" className="bg-paper/12 px-3" onClick={onAcceptAll}>
          {messages.acceptAll}
        </Button>
        <Button tone="secondary" className="bg-paper/12 px-3" onClick={onOnlyEssentials}>
          {messages.onlyEssentials}
        </Button>
      </div>
      <Button tone="quiet" wide aria-haspopup="dialog" className="-mb-2" onClick={onChoose}>
        {messages.choose}
      </Button>
    </section>
  );
}

/** Sets the notice's position on the body, because a `:has()` selector over the page would recompute every element's style with each change of the search results. */
function useNoticePosition(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own first screen
  useLayoutEffect(() => {
    document.body.dataset.notice = document.querySelector('[data-fold]') ? 'high' : 'low';
    return () => {
      delete document.body.dataset.notice;
    };
  }, [pathname]);
}
