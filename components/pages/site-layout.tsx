import type { ReactNode } from 'react';
import { ConsentGate } from '#components/consent/consent-gate.tsx';
import { CookieSettingsButton } from '#components/consent/cookie-settings-button.tsx';
import { Footer } from '#components/content/footer/footer.tsx';
import type { FooterMark } from '#components/content/footer/mark-row.tsx';
import { Prose } from '#components/content/prose.tsx';
import { SidePanelGate } from '#components/content/side-panel/side-panel-gate.tsx';
import { FilterTab } from '#components/games/lobby/search/filter-tab.tsx';
import { localeOptions } from '#components/market/locale-options.ts';
import { LocaleSwitcher, localeName, localeSwitcherId } from '#components/market/locale-switcher.tsx';
import { BarClock } from '#components/protection/bar/bar-clock.tsx';
import { SessionTime } from '#components/protection/bar/on-demand.tsx';
import { ProtectionBar } from '#components/protection/bar/protection-bar.tsx';
import { SignUpGate } from '#components/registration/sign-up-gate.tsx';
import { SearchButton } from '#components/search/search-button.tsx';
import { PlayerMenu } from '#components/session/on-demand.tsx';
import { VisitorMenu } from '#components/session/visitor-menu.tsx';
import { BottomNav } from '#components/shell/bottom-nav.tsx';
import { FocusRestorer } from '#components/shell/focus-restorer.tsx';
import { Header } from '#components/shell/header.tsx';
import { MenuButton } from '#components/shell/menu-button.tsx';
import type { NavItem } from '#components/shell/nav-item.ts';
import { NoScriptsNotice } from '#components/shell/no-scripts-notice.tsx';
import { PageHeight } from '#components/shell/page-height.tsx';
import { Ready } from '#components/shell/ready.tsx';
import { SkipLink } from '#components/shell/skip-link.tsx';
import { UpdatedNotice } from '#components/shell/updated-notice.tsx';
import { ChatGate } from '#components/support/chat-gate.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { proposedOptions } from '#lib/consent/proposed-options.ts';
import { readFooter } from '#lib/content/documents/site-texts.ts';
import { findVipPage } from '#lib/content/documents/vip.ts';
import { listOpenLocales } from '#lib/content/pages/open-locales.ts';
import type { PageContext } from '#lib/content/pages/params.ts';
import type { Mark } from '#lib/content/types.ts';
import { MessagesProvider } from '#lib/core/i18n/client.tsx';
import { getMessages, getTranslator } from '#lib/core/i18n/messages.ts';
import { minimumAge } from '#lib/core/market/countries.ts';
import { PlayerProviders } from './player-providers-on-demand.tsx';

interface SiteLayoutProps {
  readonly context: PageContext;
  readonly children: ReactNode;
}

/** Header, navigation and footer of every page. Visitors' pages load no scripts for players. */
export async function SiteLayout({ context, children }: SiteLayoutProps) {
  const { locale, audience } = context;
  const footer = readFooter(context);
  const [vip, open] = await Promise.all([findVipPage(context), listOpenLocales()]);
  const t = getTranslator(locale, 'shell');
  const root = `/${locale.locale}`;
  const signUp = `${root}/signup`;
  const limitsPage = `${root}/my-account/gambling-limits`;
  const items: readonly NavItem[] = [
    { segment: 'online-casino', label: t('casino'), href: `${root}/online-casino`, icon: 'casino' },
    { segment: 'live-casino-online', label: t('live'), href: `${root}/live-casino-online`, icon: 'live' },
    { segment: 'sportsbook', label: t('sports'), href: `${root}/sportsbook`, icon: 'sports' },
    { segment: 'promotions', label: t('promotions'), href: `${root}/promotions`, icon: 'gift' },
  ];
  const menu = [
    ...(audience === 'visitor' ? [] : [{ label: t('search'), href: '#search', icon: 'search', isForNarrow: true } as const]),
    { label: t('frontPage'), href: root, icon: 'home' },
    ...(audience === 'visitor' ? [{ label: t('openAccount'), href: signUp, icon: 'user' } as const] : []),
    ...items,
    ...(vip ? [{ label: t('vip'), href: `${root}/vip`, icon: 'crown' } as const] : []),
    { label: t('payments'), href: `${root}/payment-methods`, icon: 'wallet' },
    { label: t('help'), href: `${root}/contact`, icon: 'chat' },
    { label: t('limits'), href: limitsPage, icon: 'shield' },
    { label: t('safety'), href: `${root}/responsible-gambling`, icon: 'shield' },
  ] as const;
  const locales = localeOptions(locale, open);
  const currentLocale = locales.find(({ current }) => current);
  const localeEntry = { label: t('market'), value: currentLocale ? localeName(currentLocale) : '', popover: localeSwitcherId };
  const frame = (sessionMenu: ReactNode) => (
    <>
      <ConsentGate proposed={proposedOptions(locale.market)} />
      <ChatGate />
      <PageHeight />
      <FocusRestorer />
      <UpdatedNotice>
        <div className="rounded-md bg-ink-2 shadow-sheet">
          {/* An address that is empty is that of the page. */}
          <Notice
            action={
              <ButtonLink href="" size="small">
                {t('updatedReload')}
              </ButtonLink>
            }
          >
            {t('updatedText')}
          </Notice>
        </div>
      </UpdatedNotice>
      <SkipLink label={t('skip')} />
      <NoScriptsNotice
        title={t('scriptsTitle')}
        text={t('scriptsText')}
        help={{ label: t('scriptsHelp'), href: `${root}/contact` }}
      />
      <BarOf context={context} root={root} limitsPage={limitsPage} footer={footer} />
      <Header name={t('brand')} home={{ href: root, label: t('home') }} nav={{ label: t('mainNavigation'), items }}>
        {/* On the narrowest screens a balance leaves no space for it, and the menu has it. */}
        <SearchButton
          label={t('search')}
          failedLabel={t('searchFailed')}
          closeLabel={t('close')}
          className={audience === 'visitor' ? undefined : 'max-[374.98px]:hidden'}
        />
        {sessionMenu}
        <MenuButton title={t('menu')} closeLabel={t('close')} links={menu} locale={localeEntry} />
      </Header>
    </>
  );
  const rest = (
    <>
      <main id="main">{children}</main>
      <FooterOf
        root={root}
        limitsPage={limitsPage}
        footer={footer}
        labels={{ ...getMessages(locale, 'footer'), age: `${minimumAge(locale.market)}+` }}
        brand={t('brand')}
      >
        <LocaleSwitcher label={t('market')} closeLabel={t('close')} options={locales} />
      </FooterOf>
      <BottomNav label={t('mainNavigation')} items={items}>
        <FilterTab label={getTranslator(locale, 'tiles')('filter')} />
      </BottomNav>
      <SidePanelGate closeLabel={t('close')} failedLabel={t('panelFailed')} />
      {/* After the effects of everything above. */}
      <Ready />
    </>
  );
  if (audience === 'visitor') {
    return (
      <>
        {frame(
          <>
            <VisitorMenu label={t('signIn')} failedLabel={t('signInFailed')} />
            {/* On the narrowest screens only the menu has it. */}
            <div className="max-[359px]:hidden">
              <ButtonLink href={signUp} size="small" className="max-md:px-3">
                {t('openAccount')}
              </ButtonLink>
            </div>
          </>,
        )}
        {rest}
        <SignUpGate failedLabel={t('signUpFailed')} />
      </>
    );
  }
  return (
    <MessagesProvider messages={{ errors: getMessages(locale, 'errors') }}>
      <PlayerProviders labels={{ messages: t('messages'), dismiss: t('dismiss') }}>
        {frame(
          <MessagesProvider
            messages={{ player: getMessages(locale, 'player'), bonusFigures: getMessages(locale, 'bonusFigures') }}
          >
            <PlayerMenu />
          </MessagesProvider>,
        )}
        {rest}
      </PlayerProviders>
    </MessagesProvider>
  );
}

interface PartProps {
  readonly root: string;
  readonly limitsPage: string;
  readonly footer: ReturnType<typeof readFooter>;
}

/** The line of player protection, in markets that ask for it. */
async function BarOf({ context: { locale, audience }, root, limitsPage, footer }: PartProps & { readonly context: PageContext }) {
  const { protectionBar, pages } = await footer;
  if (!protectionBar) return null;
  const labels = getMessages(locale, 'protectionBar');
  const isPlayer = audience !== 'visitor';
  return (
    <ProtectionBar
      label={labels.label}
      links={[
        { label: labels.limits, href: limitsPage, icon: 'meter' },
        ...(pages.selfTest ? [{ label: labels.selfTest, href: pages.selfTest, icon: 'list' } as const] : []),
        { label: labels.pause, href: isPlayer ? `${limitsPage}#time-out` : `${root}/responsible-gambling`, icon: 'shield' },
      ]}
      licences={{ label: labels.licences, marks: protectionBar.licences }}
      age={{
        text: `${minimumAge(locale.market)}+`,
        meaning: getMessages(locale, 'footer').ageMeaning,
        href: pages.ages,
      }}
    >
      <BarClock label={labels.clock} />
      {isPlayer && <SessionTime label={labels.session} />}
    </ProtectionBar>
  );
}

interface FooterOfProps extends PartProps {
  readonly brand: string;
  readonly labels: Parameters<typeof Footer>[0]['labels'] & {
    readonly responsibleGambling: string;
    readonly limits: string;
    readonly selfExclusion: string;
    readonly selfTest: string;
    readonly help: string;
    readonly cookies: string;
  };
  readonly children: ReactNode;
}

/** Limits, self-exclusion, help, licences and age are one click away from every page. */
async function FooterOf({ root, limitsPage, brand, footer, labels, children }: FooterOfProps) {
  const content = await footer;
  const { selfTest, help } = content.pages;
  const isHelpElsewhere = content.contactLinks.some(({ href }) => href === help);
  const links: readonly (readonly [string, string | null])[] = [
    [labels.limits, limitsPage],
    [labels.selfExclusion, `${limitsPage}#self-exclusion`],
    [labels.selfTest, selfTest],
    [labels.responsibleGambling, `${root}/responsible-gambling`],
    [labels.help, isHelpElsewhere ? null : help],
  ];
  const protection = links.flatMap(([label, href]) => (href ? [{ label, href, newTab: false }] : []));
  return (
    <Footer
      name={brand}
      footer={{
        infoLinks: content.infoLinks,
        contactLinks: content.contactLinks,
        paymentMethods: content.paymentMethods,
        licences: content.licences.map(toFooterMark),
        regulators: content.regulators.map(toFooterMark),
      }}
      text={<Prose value={content.body} size="small" />}
      protectionLinks={protection}
      labels={labels}
    >
      <CookieSettingsButton label={labels.cookies} />
      {children}
    </Footer>
  );
}

function toFooterMark({ name, number, url, picture }: Mark): FooterMark {
  const { placeholder: _, ...rest } = picture;
  return { name, number, url, picture: rest };
}
