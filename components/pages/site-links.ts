import type { MenuLink } from '#components/shell/menu-panel.tsx';
import type { NavItem } from '#components/shell/nav-item.ts';
import type { IconName } from '#components/ui/media/icon.tsx';
import type { PageContext } from '#lib/content/pages/params.ts';
import type { Footer } from '#lib/content/types.ts';
import { getMessages, getTranslator } from '#lib/core/i18n/messages.ts';

interface Link {
  readonly label: string;
  readonly href: string;
}
interface IconLink extends Link {
  readonly icon: IconName;
}

/** RTE-18: the links of a page's frame, without those to pages that the market does not have. */
export interface SiteLinks {
  readonly navigation: readonly NavItem[];
  readonly menu: readonly MenuLink[];
  /** The line of player protection. */
  readonly bar: readonly IconLink[];
  /** The footer's column of player protection. */
  readonly protection: readonly Link[];
}

function present<Value extends { readonly href: string | null }>(links: readonly Value[]) {
  return links.filter((link): link is Value & { readonly href: string } => link.href !== null);
}

export function siteLinks(
  { locale, audience }: PageContext,
  { pages, contactLinks }: Pick<Footer, 'pages' | 'contactLinks'>,
  hasVip: boolean,
): SiteLinks {
  const t = getTranslator(locale, 'shell');
  const bar = getMessages(locale, 'protectionBar');
  const footer = getMessages(locale, 'footer');
  const root = `/${locale.locale}`;
  const limits = `${root}/my-account/gambling-limits`;
  const isVisitor = audience === 'visitor';
  const help = `${root}/contact`;
  const isHelpElsewhere = contactLinks.some(({ href }) => href === help);
  const navigation: readonly NavItem[] = [
    { segment: 'online-casino', label: t('casino'), href: `${root}/online-casino`, icon: 'casino' },
    { segment: 'live-casino-online', label: t('live'), href: `${root}/live-casino-online`, icon: 'live' },
    { segment: 'sportsbook', label: t('sports'), href: `${root}/sportsbook`, icon: 'sports' },
    { segment: 'promotions', label: t('promotions'), href: `${root}/promotions`, icon: 'gift' },
  ];
  return {
    navigation,
    menu: present([
      { label: t('search'), href: '#search', icon: 'search', isForNarrow: true },
      { label: t('frontPage'), href: root, icon: 'home' },
      ...(isVisitor ? [{ label: t('openAccount'), href: `${root}/signup`, icon: 'user' } as const] : []),
      ...navigation,
      { label: t('vip'), href: hasVip ? `${root}/vip` : null, icon: 'crown' },
      { label: t('payments'), href: pages.payments, icon: 'wallet' },
      { label: t('help'), href: help, icon: 'chat' },
      { label: t('limits'), href: limits, icon: 'shield' },
      { label: t('safety'), href: pages.safety, icon: 'shield' },
    ]),
    bar: present([
      { label: bar.limits, href: limits, icon: 'meter' },
      { label: bar.selfTest, href: pages.selfTest, icon: 'list' },
      { label: bar.pause, href: (isVisitor && pages.safety) || `${limits}#time-out`, icon: 'shield' },
    ]),
    protection: present([
      { label: footer.limits, href: limits },
      { label: footer.selfExclusion, href: `${limits}#self-exclusion` },
      { label: footer.selfTest, href: pages.selfTest },
      { label: footer.responsibleGambling, href: pages.safety },
      { label: footer.help, href: isHelpElsewhere ? null : help },
    ]),
  };
}
