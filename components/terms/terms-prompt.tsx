import { usePathname } from 'next/navigation';
import { type ComponentType, useLayoutEffect, useRef } from 'react';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import type { Messages } from '#lib/core/i18n/catalog-types.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { loadMessages } from '#lib/core/i18n/load-messages.ts';
import type { CatalogLanguage } from '#lib/core/market/markets.ts';
import { termsPathFor } from '#lib/terms/terms-guard.ts';

/** TRM-03: the reminder of new terms on pages that they do not block, once its messages have loaded. */
export async function prepareTermsPrompt(catalogLanguage: CatalogLanguage): Promise<ComponentType> {
  const messages = await loadMessages<Messages['terms']>(catalogLanguage, 'terms');
  return () => <TermsPrompt messages={messages} />;
}

function TermsPrompt({ messages }: { readonly messages: Messages['terms'] }) {
  const { home } = useLocale();
  const path = usePathname().slice(home.length);
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => style.setProperty('--prompt', `${entry?.target.clientHeight}px`));
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--prompt');
    };
  }, []);
  return (
    <section
      ref={bar}
      aria-label={messages.title}
      className="fixed inset-x-0 bottom-(--bottom-nav) z-40 bg-linear-to-b from-ink-4 to-ink-3 shadow-sheet low:static"
    >
      <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
        <p className="min-w-60 flex-1 text-sm">{messages.prompt}</p>
        <ButtonLink href={home + termsPathFor(path)}>{messages.read}</ButtonLink>
      </div>
    </section>
  );
}
