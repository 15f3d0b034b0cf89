import { BannerRow } from '#components/content/banner-row.tsx';
import { ForMeSlot } from '#components/content/for-me/for-me-slot.tsx';
import { Hero } from '#components/content/hero.tsx';
import { hiddenClass } from '#components/content/hidden-class.ts';
import { PromotionMagazine } from '#components/content/promotions/promotion-magazine.tsx';
import { promotionViews } from '#components/content/promotions/promotion-views.ts';
import { SeoText } from '#components/content/seo-text.tsx';
import { StructuredData, Trail } from '#components/content/structured-data.tsx';
import { SportsFrame } from '#components/sportsbook/frame/sports-frame.tsx';
import { NoEvents } from '#components/sportsbook/listing/no-events.tsx';
import { OverviewListing } from '#components/sportsbook/listing/overview-listing.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { otherScreens } from '#lib/content/documents/screens.ts';
import { type SportsFront, sportsPath } from '#lib/content/documents/sports-front.ts';
import type { PageContext } from '#lib/content/pages/params.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import type { SportsOverview } from '#lib/sportsbook/listing/pages.ts';
import { eventListThing } from '#lib/sportsbook/listing/structured-data.ts';
import { SportsShell } from './sports-shell.tsx';

interface SportsFrontPageProps {
  readonly context: PageContext;
  readonly front: SportsFront;
  readonly overview: SportsOverview | undefined;
}

function eventsOf({ live, featured, upcoming }: SportsOverview) {
  return [...live, ...featured.flatMap(({ events }) => events), ...upcoming];
}

/** SPB-04: the front page of the sportsbook: its banners, what is on, and its offers. */
export async function SportsFrontPage({ context, front, overview }: SportsFrontPageProps) {
  const t = getTranslator(context.locale, 'lobby');
  const {
    banners: { heroes, more, withoutHero },
    heading,
    promotions,
    text,
  } = front;
  return (
    <SportsShell context={context}>
      <div className="space-y-10 pb-10 md:space-y-16">
        <div>
          {heroes.map((banner) => (
            <Hero key={banner.id} banner={banner} size="low" />
          ))}
          {withoutHero.length > 0 && (
            <h1 className={classNames('page pt-10 text-3xl md:pt-16 md:text-4xl', hiddenClass(otherScreens(withoutHero)))}>
              {heading ?? t('sports')}
            </h1>
          )}
          <SportsFrame context={context}>
            <div className="page pt-4">
              {overview ? <OverviewListing context={context} overview={overview} /> : <NoEvents context={context} />}
            </div>
          </SportsFrame>
        </div>
        <BannerRow title={t('highlights')} banners={more} />
        <ForMeSlot context={context} place="sports" />
        {promotions.length > 0 && (
          <section aria-labelledby="section-offers" className="page space-y-6">
            <h2 id="section-offers" className="text-2xl">
              {t('offers')}
            </h2>
            <PromotionMagazine promotions={await promotionViews(context, promotions)} empty={t('empty')} headingLevel={3} />
          </section>
        )}
        <SeoText value={text} />
        <Trail context={context} steps={[{ title: t('sports'), path: sportsPath }]} />
        {overview && <StructuredData thing={eventListThing(context, t('sports'), eventsOf(overview))} />}
      </div>
    </SportsShell>
  );
}
