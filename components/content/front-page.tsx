import { GameRail } from '#components/games/game-rail.tsx';
import { placeOf } from '#components/lobby/place-of.ts';
import { Winners } from '#components/lobby/winners.tsx';
import { PayAndPlay } from '#components/pay-and-play/pay-and-play.tsx';
import { PromotionMagazine } from '#components/promotions/promotion-magazine.tsx';
import { promotionViews } from '#components/promotions/promotion-views.ts';
import { Link } from '#components/ui/link.tsx';
import { readHomePage } from '#lib/content/home.ts';
import type { PageContext } from '#lib/content/params.ts';
import { translator } from '#lib/i18n/messages.ts';
import { BannerBlock } from './banner-block.tsx';
import { ContentBoxes } from './content-boxes.tsx';
import { ForMeSlot } from './for-me-slot.tsx';
import { Hero } from './hero.tsx';
import { SeoText } from './seo-text.tsx';
import { SiteData } from './structured-data.tsx';
import { VerticalTiles } from './vertical-tiles.tsx';
import { WelcomeGate } from './welcome-gate.tsx';

/** CNT-05: one hero, the verticals, promotions as a magazine, and what is good to know. */
export async function FrontPage({ context }: { readonly context: PageContext }) {
  const home = await readHomePage(context);
  const words = translator(context.locale, 'home');
  const games = translator(context.locale, 'games');
  const hero = home.banners.find(({ hiddenOn }) => hiddenOn.length === 0) ?? home.banners[0];
  const more = home.banners.filter((banner) => banner !== hero);
  const block = home.bannerBlock ?? (more[0] ? { left: more[0], right: more.slice(1) } : null);
  return (
    <div className="space-y-16 md:space-y-24">
      <SiteData context={context} />
      {hero ? <Hero banner={hero} /> : <h1 className="sr-only">{words('fallbackTitle')}</h1>}
      <ForMeSlot context={context} />
      {context.audience === 'visitor' && (
        <WelcomeGate locale={context.locale.locale} closeLabel={translator(context.locale, 'shell')('close')} />
      )}
      <VerticalTiles title={words('verticals')} verticals={home.verticals} />
      <PayAndPlay context={context} />
      <GameRail
        context={context}
        id="home-games"
        title={home.games.title ?? games('popular')}
        games={home.games.tiles}
        more={{ label: games('all'), href: `/${context.locale.locale}/online-casino` }}
      />
      {home.winnersEnabled && <Winners place={placeOf(context, 'casino')} />}
      <section aria-labelledby="home-promotions" className="page space-y-6">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id="home-promotions" className="text-2xl">
            {words('promotions')}
          </h2>
          <Link href={`/${context.locale.locale}/promotions`} className="py-2 text-sm font-semibold text-brass hover:underline">
            {words('allPromotions')}
          </Link>
        </div>
        <PromotionMagazine promotions={promotionViews(context, home.promotions)} empty={words('noPromotions')} headingLevel={3} />
      </section>
      {block && <BannerBlock title={words('highlights')} block={block} />}
      <ContentBoxes title={words('boxes')} boxes={home.contentBoxes} />
      <SeoText value={home.text} />
    </div>
  );
}
