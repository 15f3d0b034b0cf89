import { PromotionMagazine } from '#components/promotions/promotion-magazine.tsx';
import { promotionViews } from '#components/promotions/promotion-views.ts';
import { SectionDoor } from '#components/session/on-demand.tsx';
import type { PageContext } from '#lib/content/params.ts';
import { type SportsFront, sportsPath } from '#lib/content/sports-front.ts';
import { translator, wordsOf } from '#lib/i18n/messages.ts';
import { Hero } from './hero.tsx';
import { SeoText } from './seo-text.tsx';
import { Trail } from './structured-data.tsx';

/** The front of the sportsbook before its desk opens: its banner and the offers that belong to it. */
export function SportsFrontPage({ context, front }: { readonly context: PageContext; readonly front: SportsFront }) {
  const words = translator(context.locale, 'lobby');
  const { banner, heading, promotions, text } = front;
  const page = (
    <div className="space-y-10 md:space-y-16">
      {banner ? (
        <Hero banner={banner} size="low" />
      ) : (
        <h1 className="page pt-10 text-3xl md:pt-16 md:text-4xl">{heading ?? words('sports')}</h1>
      )}
      <p className="page max-w-3xl text-lg text-paper-2 md:ml-0">{words('soonSports')}</p>
      {promotions.length > 0 && (
        <section aria-labelledby="section-offers" className="page space-y-6">
          <h2 id="section-offers" className="text-2xl">
            {words('offers')}
          </h2>
          <PromotionMagazine promotions={promotionViews(context, promotions)} empty={words('empty')} headingLevel={3} />
        </section>
      )}
      <SeoText value={text} />
      <Trail context={context} steps={[{ title: words('sports'), path: sportsPath }]} />
    </div>
  );
  if (context.audience === 'visitor') return page;
  return (
    <SectionDoor section="sports" home={`/${context.locale.locale}`} words={wordsOf(context.locale, 'session')}>
      {page}
    </SectionDoor>
  );
}
