import { type ReactNode, Suspense } from 'react';
import { PlayerCorner, PlayerRoom } from '#components/session/on-demand.tsx';
import { VisitorCorner } from '#components/session/visitor-corner.tsx';
import type { PageContext } from '#lib/content/params.ts';
import { readFooter } from '#lib/content/site-texts.ts';
import { translator, wordsOf } from '#lib/i18n/messages.ts';
import { BottomNav } from './bottom-nav.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { localeOptions } from './locale-options.ts';
import { LocaleSwitcher } from './locale-switcher.tsx';
import { MenuButton } from './menu-button.tsx';
import type { NavItem } from './nav-item.ts';
import { SkipLink } from './skip-link.tsx';

interface ShellProps {
  readonly context: PageContext;
  readonly children: ReactNode;
}

/** What stands around every page. A visitor's page carries nothing of the player's corner, not even its scripts. */
export async function Shell({ context, children }: ShellProps) {
  const { locale, audience } = context;
  const footer = readFooter(context);
  const words = translator(locale, 'shell');
  const root = `/${locale.locale}`;
  const items: readonly NavItem[] = [
    { segment: 'casino', label: words('casino'), href: `${root}/promotions/casino`, icon: 'casino' },
    { segment: 'live', label: words('live'), href: `${root}/promotions/live`, icon: 'live' },
    { segment: 'sports', label: words('sports'), href: `${root}/promotions/sports`, icon: 'sports' },
    { segment: 'promotions', label: words('promotions'), href: `${root}/promotions`, icon: 'gift' },
  ];
  const menu = [
    { label: words('frontPage'), href: root, icon: 'home' },
    ...items,
    { label: words('safety'), href: `${root}/responsible-gambling`, icon: 'shield' },
  ] as const;
  const frame = (corner: ReactNode) => (
    <>
      <SkipLink label={words('skip')} />
      <Header name={words('brand')} home={{ href: root, label: words('home') }} nav={{ label: words('mainNavigation'), items }}>
        {corner}
        {/* A player's phone has the balance here, and its ways in the lower navigation and the account menu. */}
        <div className={audience === 'visitor' ? undefined : 'max-md:hidden'}>
          <MenuButton title={words('menu')} closeLabel={words('close')} links={menu} />
        </div>
      </Header>
    </>
  );
  const rest = (
    <>
      <main id="main">{children}</main>
      <Suspense>
        <FooterOf root={root} footer={footer} labels={{ ...wordsOf(locale, 'footer'), age: '18+' }} brand={words('brand')}>
          <LocaleSwitcher label={words('market')} closeLabel={words('close')} options={localeOptions(locale)} keepPath />
        </FooterOf>
      </Suspense>
      <BottomNav label={words('mainNavigation')} items={items} />
    </>
  );
  if (audience === 'visitor') {
    return (
      <>
        {frame(
          <VisitorCorner
            language={locale.catalogLanguage}
            label={words('signIn')}
            failedLabel={words('signInFailed')}
            home={root}
          />,
        )}
        {rest}
      </>
    );
  }
  return (
    <PlayerRoom home={root} labels={{ messages: words('messages'), dismiss: words('dismiss') }}>
      {frame(<PlayerCorner market={locale.market} home={root} words={wordsOf(locale, 'player')} />)}
      {rest}
    </PlayerRoom>
  );
}

interface FooterOfProps {
  readonly root: string;
  readonly brand: string;
  readonly footer: ReturnType<typeof readFooter>;
  readonly labels: Parameters<typeof Footer>[0]['labels'] & { readonly responsibleGambling: string };
  readonly children: ReactNode;
}

async function FooterOf({ root, brand, footer, labels, children }: FooterOfProps) {
  const protection = { label: labels.responsibleGambling, href: `${root}/responsible-gambling`, newTab: false };
  return (
    <Footer name={brand} footer={await footer} protectionLinks={[protection]} labels={labels}>
      {children}
    </Footer>
  );
}
