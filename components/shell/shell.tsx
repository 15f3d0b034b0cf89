import type { ReactNode } from 'react';
import { ConsentGate } from '#components/consent/consent-gate.tsx';
import { CookieSettingsButton } from '#components/consent/cookie-settings-button.tsx';
import { FilterTab } from '#components/lobby/filter-tab.tsx';
import { SignUpGate } from '#components/registration/sign-up-gate.tsx';
import { PlayerCorner, PlayerRoom } from '#components/session/on-demand.tsx';
import { VisitorCorner } from '#components/session/visitor-corner.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { listOpenLocales } from '#lib/content/open-locales.ts';
import type { PageContext } from '#lib/content/params.ts';
import { readFooter } from '#lib/content/site-texts.ts';
import { findVipPage } from '#lib/content/vip.ts';
import { translator, wordsOf } from '#lib/i18n/messages.ts';
import { BottomNav } from './bottom-nav.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { localeOptions } from './locale-options.ts';
import { LocaleSwitcher } from './locale-switcher.tsx';
import { MenuButton } from './menu-button.tsx';
import type { NavItem } from './nav-item.ts';
import { PageHeight } from './page-height.tsx';
import { Ready } from './ready.tsx';
import { SkipLink } from './skip-link.tsx';

interface ShellProps {
  readonly context: PageContext;
  readonly children: ReactNode;
}

/** What stands around every page. A visitor's page carries nothing of the player's corner, not even its scripts. */
export async function Shell({ context, children }: ShellProps) {
  const { locale, audience } = context;
  const footer = readFooter(context);
  const [vip, open] = await Promise.all([findVipPage(context), listOpenLocales()]);
  const words = translator(locale, 'shell');
  const root = `/${locale.locale}`;
  const signUp = `${root}/signup`;
  const items: readonly NavItem[] = [
    { segment: 'online-casino', label: words('casino'), href: `${root}/online-casino`, icon: 'casino' },
    { segment: 'live-casino-online', label: words('live'), href: `${root}/live-casino-online`, icon: 'live' },
    { segment: 'sportsbook', label: words('sports'), href: `${root}/sportsbook`, icon: 'sports' },
    { segment: 'promotions', label: words('promotions'), href: `${root}/promotions`, icon: 'gift' },
  ];
  const menu = [
    { label: words('frontPage'), href: root, icon: 'home' },
    ...(audience === 'visitor' ? [{ label: words('openAccount'), href: signUp, icon: 'user' } as const] : []),
    ...items,
    ...(vip ? [{ label: words('vip'), href: `${root}/vip`, icon: 'crown' } as const] : []),
    { label: words('payments'), href: `${root}/payment-methods`, icon: 'wallet' },
    { label: words('help'), href: `${root}/contact`, icon: 'chat' },
    { label: words('safety'), href: `${root}/responsible-gambling`, icon: 'shield' },
  ] as const;
  const frame = (corner: ReactNode) => (
    <>
      <ConsentGate />
      <PageHeight />
      <Ready />
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
      <FooterOf root={root} footer={footer} labels={{ ...wordsOf(locale, 'footer'), age: '18+' }} brand={words('brand')}>
        <LocaleSwitcher label={words('market')} closeLabel={words('close')} options={localeOptions(locale, open)} />
      </FooterOf>
      <BottomNav label={words('mainNavigation')} items={items}>
        <FilterTab label={translator(locale, 'tiles')('filter')} />
      </BottomNav>
    </>
  );
  if (audience === 'visitor') {
    return (
      <>
        {frame(
          <>
            <VisitorCorner
              language={locale.catalogLanguage}
              label={words('signIn')}
              failedLabel={words('signInFailed')}
              home={root}
            />
            <div className="max-md:hidden">
              <ButtonLink href={signUp} size="small">
                {words('openAccount')}
              </ButtonLink>
            </div>
          </>,
        )}
        {rest}
        <SignUpGate locale={locale.locale} language={locale.catalogLanguage} failedLabel={words('signUpFailed')} />
      </>
    );
  }
  return (
    <PlayerRoom home={root} language={locale.catalogLanguage} labels={{ messages: words('messages'), dismiss: words('dismiss') }}>
      {frame(<PlayerCorner market={locale.market} language={locale.tag} home={root} words={wordsOf(locale, 'player')} />)}
      {rest}
    </PlayerRoom>
  );
}

interface FooterOfProps {
  readonly root: string;
  readonly brand: string;
  readonly footer: ReturnType<typeof readFooter>;
  readonly labels: Parameters<typeof Footer>[0]['labels'] & { readonly responsibleGambling: string; readonly cookies: string };
  readonly children: ReactNode;
}

async function FooterOf({ root, brand, footer, labels, children }: FooterOfProps) {
  const protection = { label: labels.responsibleGambling, href: `${root}/responsible-gambling`, newTab: false };
  return (
    <Footer name={brand} footer={await footer} protectionLinks={[protection]} labels={labels}>
      <CookieSettingsButton label={labels.cookies} />
      {children}
    </Footer>
  );
}
