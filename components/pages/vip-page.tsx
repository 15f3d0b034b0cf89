import { LandingCta } from '#components/content/landing/landing-cta.tsx';
import { LandingFaq } from '#components/content/landing/landing-faq.tsx';
import { LandingHero } from '#components/content/landing/landing-hero.tsx';
import { PageText } from '#components/content/page-text.tsx';
import { Trail } from '#components/content/structured-data.tsx';
import { OwnLevel } from '#components/content/vip/own-level-on-demand.tsx';
import { VipLevels } from '#components/content/vip/vip-levels.tsx';
import type { PageContext } from '#lib/content/pages/params.ts';
import type { VipPage } from '#lib/content/types.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';

/** CNT-20: the loyalty page, which marks the player's own level. */
export function VipView({ context, page }: { readonly context: PageContext; readonly page: VipPage }) {
  const t = getTranslator(context.locale, 'vip');
  const help = getTranslator(context.locale, 'support');
  const { hero, levels, faq, closing } = page;
  const isPlayer = context.audience !== 'visitor';
  return (
    <div className="space-y-20 md:space-y-28">
      <LandingHero locale={context.locale} section={{ kind: 'hero', key: 'hero', ...hero }} first />
      <VipLevels
        title={t('levels')}
        levels={levels}
        mark={isPlayer ? (level) => <OwnLevel level={level} label={t('yourLevel')} /> : undefined}
      />
      <Trail context={context} steps={[{ title: page.title, path: '/vip' }]} />
      {faq && <LandingFaq section={{ kind: 'faq', key: 'faq', title: faq.title ?? help('questions'), entries: faq.entries }} />}
      {closing?.action && (
        <LandingCta
          locale={context.locale}
          section={{ kind: 'cta', key: 'cta', title: closing.title, text: closing.text, action: closing.action }}
        />
      )}
      <PageText context={context} path="/vip" />
    </div>
  );
}
