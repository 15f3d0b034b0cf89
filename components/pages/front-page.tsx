import { OpenOffers } from '#components/bonuses/on-demand.tsx';
import { BannerBlock } from '#components/content/banner-block.tsx';
import { BannerRow } from '#components/content/banner-row.tsx';
import { ContentBoxes } from '#components/content/content-boxes.tsx';
import { ForMeSlot } from '#components/content/for-me/for-me-slot.tsx';
import { ContinuePlaying } from '#components/content/games/continue-playing-on-demand.tsx';
import { GameRail } from '#components/content/games/game-rail.tsx';
import { Hero } from '#components/content/hero.tsx';
import { hiddenClass } from '#components/content/hidden-class.ts';
import { PromotionMagazine } from '#components/content/promotions/promotion-magazine.tsx';
import { promotionViews } from '#components/content/promotions/promotion-views.ts';
import { SeoText } from '#components/content/seo-text.tsx';
import { SiteData } from '#components/content/structured-data.tsx';
import { VerticalTiles } from '#components/content/vertical-tiles.tsx';
import { WelcomeGate } from '#components/content/welcome/welcome-gate.tsx';
import { Winners } from '#components/games/lobby/winners.tsx';
import { PayAndPlay } from '#components/pay-and-play/pay-and-play.tsx';
import { Link } from '#components/ui/actions/link.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { offerNote } from '#lib/content/documents/banners/offer-note.ts';
import { readHomePage } from '#lib/content/documents/home.ts';
import { readCampaignPromotions } from '#lib/content/documents/promotions/campaign-promotions.ts';
import { otherScreens } from '#lib/content/documents/screens.ts';
import type { PageContext } from '#lib/content/pages/params.ts';
import { MessagesProvider } from '#lib/core/i18n/client.tsx';
import { getMessages, getTranslator } from '#lib/core/i18n/messages.ts';

/** Titles and addresses of promotions by campaign. */
async function readCampaignPages(context: PageContext) {
  const promotions = Object.entries(await readCampaignPromotions(context));
  return Object.fromEntries(promotions.map(([id, { title, path }]) => [id, { title, path }]));
}

/** CNT-05: the front page. */
export async function FrontPage({ context }: { readonly context: PageContext }) {
  const home = await readHomePage(context);
  const t = getTranslator(context.locale, 'home');
  const games = getTranslator(context.locale, 'games');
  const block = home.bannerBlock;
  return (
    <div className="space-y-16 md:space-y-24">
      <SiteData context={context} />
      <div>
        {home.heroes.map((banner) => (
          <Hero key={banner.id} banner={banner} />
        ))}
        {home.withoutHero.length > 0 && (
          <h1 className={classNames('sr-only', hiddenClass(otherScreens(home.withoutHero)))}>{t('fallbackTitle')}</h1>
        )}
      </div>
      {context.audience !== 'visitor' && (
        <MessagesProvider messages={{ continuePlaying: getMessages(context.locale, 'continuePlaying') }}>
          <ContinuePlaying />
        </MessagesProvider>
      )}
      {context.audience !== 'visitor' && (
        <OpenOffers promotions={await readCampaignPages(context)} note={offerNote(context.locale)} />
      )}
      <BannerRow title={t('onNow')} banners={home.moreBanners} />
      {context.audience === 'visitor' && <WelcomeGate closeLabel={getTranslator(context.locale, 'shell')('close')} />}
      <VerticalTiles title={t('verticals')} verticals={home.verticals} />
      <ForMeSlot context={context} place="home" />
      <PayAndPlay context={context} />
      <GameRail
        context={context}
        id="home-games"
        title={home.games.title ?? games('popular')}
        games={home.games.tiles}
        more={{ label: games('all'), href: `/${context.locale.locale}/online-casino` }}
      />
      {home.winnersEnabled && (
        <MessagesProvider messages={{ tiles: getMessages(context.locale, 'tiles') }}>
          <Winners />
        </MessagesProvider>
      )}
      <section aria-labelledby="home-promotions" className="page space-y-6">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id="home-promotions" className="text-2xl">
            {t('promotions')}
          </h2>
          <Link href={`/${context.locale.locale}/promotions`} className="row-link">
            {t('allPromotions')}
          </Link>
        </div>
        <PromotionMagazine
          promotions={await promotionViews(context, home.promotions)}
          empty={t('noPromotions')}
          headingLevel={3}
        />
      </section>
      {block && <BannerBlock title={t('highlights')} block={block} />}
      <ContentBoxes title={t('boxes')} boxes={home.contentBoxes} />
      <SeoText value={home.text} />
    </div>
  );
}
