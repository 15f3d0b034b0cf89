import { BannerRow } from '#components/content/banner-row.tsx';
import { Hero } from '#components/content/hero.tsx';
import { hiddenClass } from '#components/content/hidden-class.ts';
import { PromotionMagazine } from '#components/content/promotions/promotion-magazine.tsx';
import { promotionViews } from '#components/content/promotions/promotion-views.ts';
import { SeoText } from '#components/content/seo-text.tsx';
import { Trail } from '#components/content/structured-data.tsx';
import { SectionGuard } from '#components/session/on-demand.tsx';
import { SportsFrame } from '#components/sportsbook/frame/sports-frame.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { otherScreens } from '#lib/content/documents/screens.ts';
import { type SportsFront, sportsPath } from '#lib/content/documents/sports-front.ts';
import type { PageContext } from '#lib/content/pages/params.ts';
import { MessagesProvider } from '#lib/core/i18n/client.tsx';
import { getMessages, getTranslator } from '#lib/core/i18n/messages.ts';

/** The sportsbook page before the sportsbook opens: its banners and offers. */
export function SportsFrontPage({ context, front }: { readonly context: PageContext; readonly front: SportsFront }) {
  const t = getTranslator(context.locale, 'lobby');
  const {
    banners: { heroes, more, withoutHero },
    heading,
    promotions,
    text,
  } = front;
  const page = (
    <div className="space-y-10 md:space-y-16">
      <div>
        {heroes.map((banner) => (
          <Hero key={banner.id} banner={banner} size="low" />
        ))}
        {withoutHero.length > 0 && (
          <h1 className={classNames('page pt-10 text-3xl md:pt-16 md:text-4xl', hiddenClass(otherScreens(withoutHero)))}>
            {heading ?? t('sports')}
          </h1>
        )}
      </div>
      <SportsFrame context={context}>
        <p className="page max-w-3xl text-lg text-paper-2 md:ml-0">{t('soonSports')}</p>
      </SportsFrame>
      <BannerRow title={t('highlights')} banners={more} />
      {promotions.length > 0 && (
        <section aria-labelledby="section-offers" className="page space-y-6">
          <h2 id="section-offers" className="text-2xl">
            {t('offers')}
          </h2>
          <PromotionMagazine promotions={promotionViews(context, promotions)} empty={t('empty')} headingLevel={3} />
        </section>
      )}
      <SeoText value={text} />
      <Trail context={context} steps={[{ title: t('sports'), path: sportsPath }]} />
    </div>
  );
  if (context.audience === 'visitor') return page;
  return (
    <MessagesProvider messages={{ session: getMessages(context.locale, 'session') }}>
      <SectionGuard section="sports">{page}</SectionGuard>
    </MessagesProvider>
  );
}
