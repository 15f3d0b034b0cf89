import '#app/globals.css';
import type { ReactNode } from 'react';
import { fontVariables } from '#app/fonts.ts';
import { Shell } from '#components/shell/shell.tsx';
import { type PageParams, pageContext } from '#lib/content/page.ts';

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
  return (
    <html
      lang={context.locale.tag}
      data-audience={context.audience}
      data-language={context.locale.catalogLanguage}
      className={fontVariables}
    >
      <body>
        <Shell context={context}>{children}</Shell>
      </body>
    </html>
  );
}
