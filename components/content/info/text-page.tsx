import type { ReactNode } from 'react';
import { headingFit } from '#components/content/heading-fit.ts';
import { LocalDate } from '#components/content/local-date.tsx';
import { Prose } from '#components/content/prose.tsx';
import { classNames } from '#components/ui/class-names.ts';
import type { Prose as ProseValue } from '#lib/content/types.ts';
import { ContentsList } from './contents-list.tsx';

interface TextPageProps {
  readonly title: string;
  /** When the text last changed. */
  readonly note?: { readonly text: string; readonly dateTime: string; readonly timeZone: string };
  readonly body: ProseValue;
  readonly labels: { readonly contents: string };
  /** BCP 47 tag of the text, if it differs from the page's. */
  readonly lang?: string;
  readonly children?: ReactNode;
}

export function TextPage({ title, note, body, labels, lang, children }: TextPageProps) {
  return (
    <article lang={lang} className="page py-10 md:py-16">
      <header className="max-w-3xl space-y-3">
        <h1 className={classNames('text-3xl md:text-4xl', headingFit(title))}>{title}</h1>
        {note && (
          <p className="text-sm text-paper-3">
            <LocalDate {...note} />
          </p>
        )}
      </header>
      <div className="mt-8 grid gap-10 lg:mt-12 lg:grid-cols-[minmax(0,68ch)_18rem] lg:justify-between lg:gap-16">
        <aside className="max-lg:empty:hidden lg:order-2">
          <ContentsList title={labels.contents} body={body} />
        </aside>
        <div className="min-w-0 space-y-12">
          <Prose value={body} />
          {children}
        </div>
      </div>
    </article>
  );
}
