import '#app/globals.css';
import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { fontVariables } from '#app/fonts.ts';
import { Logo } from '#components/shell/logo.tsx';
import { themeColor } from '#lib/content/documents/brand.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import { parseLocale, siteLocale } from '#lib/core/market/locale.ts';
import { defaults } from '#lib/core/market/markets.ts';

export const dynamic = 'force-static';
export const revalidate = false;

export const viewport: Viewport = { themeColor, colorScheme: 'dark' };

export function generateStaticParams(): { locale: string; page: string }[] {
  return [];
}

interface LayoutProps {
  readonly params: Promise<{ readonly locale: string; readonly page: string }>;
  readonly children: ReactNode;
}

/** While the whole site is closed to a visitor, nothing on it can be opened: no navigation, no sign-up, no notice. */
export default async function ClosedLayout({ params, children }: LayoutProps) {
  const locale = parseLocale((await params).locale) ?? siteLocale(defaults.locale);
  return (
    <html lang={locale.tag} data-locale={locale.locale} className={fontVariables}>
      <body>
        <header className="h-(--header)">
          <div className="page flex h-full items-center">
            <Logo name={getTranslator(locale, 'shell')('brand')} className="h-7" />
          </div>
        </header>
        <main id="main">{children}</main>
      </body>
    </html>
  );
}
