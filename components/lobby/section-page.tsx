import { Hero } from '#components/content/hero.tsx';
import { SeoText } from '#components/content/seo-text.tsx';
import { Trail } from '#components/content/structured-data.tsx';
import { GameRail } from '#components/games/game-rail.tsx';
import { PromotionMagazine } from '#components/promotions/promotion-magazine.tsx';
import { promotionViews } from '#components/promotions/promotion-views.ts';
import { SectionDoor } from '#components/session/on-demand.tsx';
import type { PageContext } from '#lib/content/params.ts';
import { type Section, sectionPaths } from '#lib/content/sections.ts';
import { translator, wordsOf } from '#lib/i18n/messages.ts';

const soon = { casino: 'soonCasino', live: 'soonLive', sports: 'soonSports' } as const;

/** The front of a house before its tables open: its banner, what it will show, and the offers that belong to it. */
export function SectionPage({ context, section }: { readonly context: PageContext; readonly section: Section }) {
  const words = translator(context.locale, 'lobby');
  const { key, banner, heading, rows, promotions, text } = section;
  const page = (
    <div className="space-y-10 md:space-y-16">
      {banner ? (
        <Hero banner={banner} size="low" />
      ) : (
        <h1 className="page pt-10 text-3xl md:pt-16 md:text-4xl">{heading ?? words(key)}</h1>
      )}
      <p className="page max-w-3xl text-lg text-paper-2 md:ml-0">{words(soon[key])}</p>
      {rows.map((row) => (
        <GameRail key={row.slug} context={context} id={`row-${row.slug}`} title={row.title} games={row.tiles} />
      ))}
      {promotions.length > 0 && (
        <section aria-labelledby="section-offers" className="page space-y-6">
          <h2 id="section-offers" className="text-2xl">
            {words('offers')}
          </h2>
          <PromotionMagazine promotions={promotionViews(context, promotions)} empty={words('empty')} headingLevel={3} />
        </section>
      )}
      <SeoText value={text} />
      <Trail context={context} steps={[{ title: words(key), path: sectionPaths[key] }]} />
    </div>
  );
  if (context.audience === 'visitor') return page;
  return (
    <SectionDoor section={key} home={`/${context.locale.locale}`} words={wordsOf(context.locale, 'session')}>
      {page}
    </SectionDoor>
  );
}
