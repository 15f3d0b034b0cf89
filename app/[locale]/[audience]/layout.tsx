import '#app/globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { fontVariables } from '#app/fonts.ts';
import { SiteLayout } from '#components/pages/site-layout.tsx';
import { DraftsBar } from '#components/shell/drafts-bar.tsx';
import { themeColor } from '#lib/content/documents/brand.ts';
import { readFooter } from '#lib/content/documents/site-texts.ts';
import { type PageParams, pageContext } from '#lib/content/pages/page.ts';
import { seesDrafts } from '#lib/content/query/drafts.ts';
import { readNumberForm } from '#lib/content/settings/number-form.ts';
import { LocaleProvider } from '#lib/core/i18n/client.tsx';
import { clientLocale } from '#lib/core/i18n/client-locale.ts';
import { getMessages } from '#lib/core/i18n/messages.ts';

export const dynamic = 'force-static';
export const revalidate = false;

export const metadata: Metadata = {
  manifest: '/manifest.webmanifest',
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
};
export const viewport: Viewport = { themeColor, colorScheme: 'dark' };

/** Pages are rendered on their first request, so that a build needs no content service. */
export function generateStaticParams(): PageParams[] {
  return [];
}

interface LayoutProps {
  readonly params: Promise<PageParams>;
  readonly children: ReactNode;
}

export default async function RootLayout({ params, children }: LayoutProps) {
  const context = await pageContext(params);
  const [{ termsElsewhere, protectionBar }, numbers] = await Promise.all([readFooter(context), readNumberForm(context.locale)]);
  const page = (
    <LocaleProvider locale={clientLocale(context.locale, { termsElsewhere, numbers })}>
      <SiteLayout context={context}>{children}</SiteLayout>
    </LocaleProvider>
  );
  return (
    <html
      lang={context.locale.tag}
      data-locale={context.locale.locale}
      data-audience={context.audience}
      data-language={context.locale.catalogLanguage}
      data-bar={protectionBar ? '' : undefined}
      className={fontVariables}
    >
      <body>
        {(await seesDrafts()) ? (
          <>
            <DraftsBar labels={getMessages(context.locale, 'drafts')} back={`/${context.locale.locale}`} />
            {page}
          </>
        ) : (
          page
        )}
      </body>
    </html>
  );
}
