import { PromotionMagazine } from '#components/promotions/promotion-magazine.tsx';
import { promotionViews } from '#components/promotions/promotion-views.ts';
import { Link } from '#components/ui/link.tsx';
import { readHomePage } from '#lib/content/home.ts';
import type { PageContext } from '#lib/content/params.ts';
import { translator } from '#lib/i18n/messages.ts';
import { BannerBlock } from './banner-block.tsx';
import { ContentBoxes } from './content-boxes.tsx';
import { Hero } from './hero.tsx';
import { SeoText } from './seo-text.tsx';
import { VerticalTiles } from './vertical-tiles.tsx';

/** CNT-05: one hero, the verticals, promotions as a magazine, and what is good to know. */
export async function FrontPage({ context }: { readonly context: PageContext }) {
  const home = await readHomePage(context);
  const words = translator(context.locale, 'home');
  const [hero, ...more] = home.banners;
  const block = home.bannerBlock ?? (more[0] ? { left: more[0], right: more.slice(1) } : null);
  return (
    <div className="space-y-16 md:space-y-24">
      {hero ? <Hero banner={hero} /> : <h1 className="sr-only">{words('fallbackTitle')}</h1>}
      <VerticalTiles title={words('verticals')} verticals={home.verticals} />
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
