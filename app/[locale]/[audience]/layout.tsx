import '#app/globals.css';
import type { ReactNode } from 'react';
import { fontVariables } from '#app/fonts.ts';
import { DraftsBar } from '#components/shell/drafts-bar.tsx';
import { Shell } from '#components/shell/shell.tsx';
import { seesDrafts } from '#lib/content/drafts.ts';
import { type PageParams, pageContext } from '#lib/content/page.ts';
import { wordsOf } from '#lib/i18n/messages.ts';

export const dynamic = 'force-static';
export const revalidate = false;

/** Pages are made on their first request: a build needs no content service. */
export function generateStaticParams(): PageParams[] {
  return [];
}

interface LayoutProps {
  readonly params: Promise<PageParams>;
  readonly children: ReactNode;
}

export default async function RootLayout({ params, children }: LayoutProps) {
  const context = await pageContext(params);
  const page = <Shell context={context}>{children}</Shell>;
  return (
    <html
      lang={context.locale.tag}
      data-locale={context.locale.locale}
      data-audience={context.audience}
      data-language={context.locale.catalogLanguage}
      className={fontVariables}
    >
      <body>
        {(await seesDrafts()) ? (
          <>
            <DraftsBar labels={wordsOf(context.locale, 'drafts')} back={`/${context.locale.locale}`} />
            {page}
          </>
        ) : (
          page
        )}
      </body>
    </html>
  );
}
