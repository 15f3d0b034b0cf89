import { usePathname } from 'next/navigation';
import { useId, useLayoutEffect } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { ConsentWords } from './consent-words.ts';

interface CookieNoticeProps {
  readonly words: ConsentWords;
  readonly onAcceptAll: () => void;
  readonly onOnlyEssentials: () => void;
  readonly onChoose: () => void;
}

/**
 * Over the page, never in it: nothing moves when it comes and goes. At the foot of the window; on a phone whose fold is a
 * hero (`data-fold`) over the picture, because the hero's action is at the foot.
 */
export function CookieNotice({ words, onAcceptAll, onOnlyEssentials, onChoose }: CookieNoticeProps) {
  const id = useId();
  useMark(usePathname());
  return (
    <section
      id="cookie-notice"
      aria-labelledby={id}
      className="fixed inset-x-2 bottom-[calc(var(--bottom-nav)+8px)] z-50 space-y-3 rounded-card bg-ink-4 p-4 text-paper shadow-sheet transition-opacity duration-200 max-md:[[data-notice=high]_&]:top-[calc(var(--header)+8px)] max-md:[[data-notice=high]_&]:bottom-auto md:left-auto md:right-6 md:bottom-[calc(var(--bottom-nav)+24px)] md:w-[27rem] md:p-6 starting:opacity-0"
    >
      <div className="space-y-1">
        <h2 id={id} className="text-lg">
          {words.title}
        </h2>
        <p className="text-sm leading-snug text-paper-2">{words.notice}</p>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.75rem,1fr))] gap-2">
        <Button tone="secondary" className="bg-paper/12 px-3 whitespace-normal" onClick={onAcceptAll}>
          {words.acceptAll}
        </Button>
        <Button tone="secondary" className="bg-paper/12 px-3 whitespace-normal" onClick={onOnlyEssentials}>
          {words.onlyEssentials}
        </Button>
      </div>
      <Button tone="quiet" wide aria-haspopup="dialog" className="-mb-2" onClick={onChoose}>
        {words.choose}
      </Button>
    </section>
  );
}

/**
 * Tells the styles where the notice stands, while it does. Not by `:has()` of the whole page: each letter of a search that
 * changes what is found would have the style of every element worked out again.
 */
function useMark(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another fold
  useLayoutEffect(() => {
    document.body.dataset.notice = document.querySelector('[data-fold]') ? 'high' : 'low';
    return () => {
      delete document.body.dataset.notice;
    };
  }, [pathname]);
}
