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
import { ProtectionBar } from '#components/protection/bar/protection-bar.tsx';
import { SignUpGate } from '#components/registration/sign-up-gate.tsx';
import { SearchButton } from '#components/search/search-button.tsx';
import { VisitorMenu } from '#components/session/visitor-menu.tsx';
import { BottomNav } from '#components/shell/bottom-nav.tsx';
import { FocusRestorer } from '#components/shell/focus-restorer.tsx';
import { Header } from '#components/shell/header.tsx';
import { MenuButton } from '#components/shell/menu-button.tsx';
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
import type { Footer as FooterContent, Mark } from '#lib/content/types.ts';
import { getMessages, getTranslator } from '#lib/core/i18n/messages.ts';
import { PageMessages } from '#lib/core/i18n/page-messages.tsx';
import { minimumAge } from '#lib/core/market/countries.ts';
import { PlayerMenu, PlayerProviders, SessionTime } from './player-parts-on-demand.tsx';
import { type SiteLinks, siteLinks } from './site-links.ts';

interface SiteLayoutProps {
  readonly context: PageContext;
  readonly children: ReactNode;
}

/** Header, navigation and footer of every page. Visitors' pages load no scripts for players. */
export async function SiteLayout({ context, children }: SiteLayoutProps) {
  const { locale, audience } = context;
  const [vip, open, footer] = await Promise.all([findVipPage(context), listOpenLocales(), readFooter(context)]);
  const t = getTranslator(locale, 'shell');
  const root = `/${locale.locale}`;
  const signUp = `${root}/signup`;
  const links = siteLinks(context, footer, vip !== undefined);
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
      <BarOf context={context} footer={footer} links={links} />
      <Header
        name={t('brand')}
        home={{ href: root, label: t('home') }}
        nav={{ label: t('mainNavigation'), items: links.navigation }}
      >
        {/* On narrow screens a balance or two buttons leave no space for it, and the menu has it. */}
        <SearchButton
          label={t('search')}
          failedLabel={t('searchFailed')}
          closeLabel={t('close')}
          className="max-[389.98px]:hidden"
        />
        {sessionMenu}
        <MenuButton title={t('menu')} closeLabel={t('close')} links={links.menu} locale={localeEntry} />
      </Header>
    </>
  );
  const rest = (
    <>
      <main id="main">{children}</main>
      <FooterOf context={context} footer={footer} links={links}>
        <LocaleSwitcher label={t('market')} closeLabel={t('close')} options={locales} />
      </FooterOf>
      <BottomNav label={t('mainNavigation')} items={links.navigation}>
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
              <ButtonLink href={signUp} size="small">
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
    <PageMessages locale={locale} names={['errors']}>
      <PlayerProviders labels={{ messages: t('messages'), dismiss: t('dismiss') }}>
        {frame(
          <PageMessages locale={locale} names={['player', 'bonusFigures']}>
            <PlayerMenu />
          </PageMessages>,
        )}
        {rest}
      </PlayerProviders>
    </PageMessages>
  );
}

interface PartProps {
  readonly context: PageContext;
  readonly footer: FooterContent;
  readonly links: SiteLinks;
}

/** The line of player protection, in markets that ask for it. */
function BarOf({ context: { locale, audience }, footer: { protectionBar, pages }, links }: PartProps) {
  if (!protectionBar) return null;
  const labels = getMessages(locale, 'protectionBar');
  return (
    <ProtectionBar
      label={labels.label}
      links={links.bar}
      licences={{ label: labels.licences, marks: protectionBar.licences }}
      age={{
        text: `${minimumAge(locale.market)}+`,
        meaning: getMessages(locale, 'footer').ageMeaning,
        href: pages.ages,
      }}
    >
      <BarClock label={labels.clock} />
      {audience !== 'visitor' && <SessionTime label={labels.session} />}
    </ProtectionBar>
  );
}

/** Limits, self-exclusion, help, licences and age are one click away from every page. */
function FooterOf({ context: { locale }, footer, links, children }: PartProps & { readonly children: ReactNode }) {
  const labels = getMessages(locale, 'footer');
  return (
    <Footer
      name={getTranslator(locale, 'shell')('brand')}
      footer={{
        infoLinks: footer.infoLinks,
        contactLinks: footer.contactLinks,
        paymentMethods: footer.paymentMethods,
        licences: footer.licences.map(toFooterMark),
        regulators: footer.regulators.map(toFooterMark),
      }}
      text={<Prose value={footer.body} size="small" />}
      protectionLinks={links.protection.map((link) => ({ ...link, newTab: false }))}
      labels={{ ...labels, age: `${minimumAge(locale.market)}+` }}
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
