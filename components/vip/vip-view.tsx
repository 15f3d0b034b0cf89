import { Trail } from '#components/content/structured-data.tsx';
import { LandingCta } from '#components/landing/landing-cta.tsx';
import { LandingFaq } from '#components/landing/landing-faq.tsx';
import { LandingHero } from '#components/landing/landing-hero.tsx';
import { OwnLevel } from '#components/session/on-demand.tsx';
import type { PageContext } from '#lib/content/params.ts';
import type { VipPage } from '#lib/content/types.ts';
import { translator } from '#lib/i18n/messages.ts';
import { VipLevels } from './vip-levels.tsx';

/** CNT-20: what the house gives to those who stay; a player sees where he stands. */
export function VipView({ context, page }: { readonly context: PageContext; readonly page: VipPage }) {
  const words = translator(context.locale, 'vip');
  const { hero, levels, faq, closing } = page;
  const isPlayer = context.audience !== 'visitor';
  return (
    <div className="space-y-20 md:space-y-28">
      <LandingHero section={{ kind: 'hero', key: 'hero', ...hero }} first />
      <VipLevels
        title={words('levels')}
        levels={levels}
        mark={isPlayer ? (level) => <OwnLevel level={level} label={words('yourLevel')} /> : undefined}
      />
      <Trail context={context} steps={[{ title: page.title, path: '/vip' }]} />
      {faq && <LandingFaq section={{ kind: 'faq', key: 'faq', ...faq }} />}
      {closing?.action && (
        <LandingCta section={{ kind: 'cta', key: 'cta', title: closing.title, text: closing.text, action: closing.action }} />
      )}
    </div>
  );
}
