import { buildAccountLists } from '#sandbox/data/content/account-lists.ts';
import { buildLicences, buildRegulationLogos } from '#sandbox/data/content/authorities.ts';
import { buildBanners } from '#sandbox/data/content/banners.ts';
import { buildCountries } from '#sandbox/data/content/countries.ts';
import { createDocument } from '#sandbox/data/content/document.ts';
import { buildFooter } from '#sandbox/data/content/footer.ts';
import { createGallery } from '#sandbox/data/content/gallery.ts';
import { buildGames } from '#sandbox/data/content/games.ts';
import { buildHelpPages } from '#sandbox/data/content/help-pages.ts';
import { buildContentBoxes, buildHomePage } from '#sandbox/data/content/home-page.ts';
import { buildLandingPages } from '#sandbox/data/content/landing-pages.ts';
import { buildLiveTables } from '#sandbox/data/content/live-games.ts';
import { buildCategories, buildLobbySettings } from '#sandbox/data/content/lobbies.ts';
import { buildLanguages, buildMarkets } from '#sandbox/data/content/markets.ts';
import { buildPaymentMethods } from '#sandbox/data/content/payment-methods.ts';
import { buildPaymentMethodsPage } from '#sandbox/data/content/payment-methods-page.ts';
import { createPlaces, type Place } from '#sandbox/data/content/place.ts';
import { buildPromoLandings } from '#sandbox/data/content/promo-landings.ts';
import { buildPromotions } from '#sandbox/data/content/promotions.ts';
import { buildProviders, buildSubProviders } from '#sandbox/data/content/providers.ts';
import { buildRoomBanners } from '#sandbox/data/content/room-banners.ts';
import { buildSeoTexts } from '#sandbox/data/content/seo-texts.ts';
import { buildSignupBonusBlock } from '#sandbox/data/content/signup-bonus-block.ts';
import { buildSportsSettings } from '#sandbox/data/content/sports-settings.ts';
import { buildStaticPages } from '#sandbox/data/content/static-pages.ts';
import { buildPromotionCategories, buildPromotionTags, inEveryLanguage } from '#sandbox/data/content/taxonomy.ts';
import { buildTermsVersions } from '#sandbox/data/content/terms-versions.ts';
import { buildTournamentBoxes } from '#sandbox/data/content/tournament-boxes.ts';
import { buildVipPage } from '#sandbox/data/content/vip-page.ts';
import { buildPnpBanner, buildRegistrationLandings, buildWelcomeModal } from '#sandbox/data/content/welcome.ts';
import { staticPages } from '#sandbox/data/copy/pages/registry.ts';
import type { ContentDocument, ContentSeed } from '#sandbox/data/types.ts';

const dayLength = 86_400_000;

/**
 * The dataset of the content lake (content.md §3). The same day gives the same documents.
 * @param now virtual clock at the seed; only its UTC day counts.
 * @param imageBase origin of the content service, e.g. `http://127.0.0.1:4103`.
 */
export function buildSeed(now: Date, imageBase: string): ContentSeed {
  const at = new Date(Math.floor(now.getTime() / dayLength) * dayLength);
  const gallery = createGallery(at, imageBase);
  const places = createPlaces(at, gallery);
  const editorial = places.flatMap(buildPlace);
  const shared = [
    ...buildLanguages(at),
    ...buildMarkets(at, gallery),
    ...buildCountries(at),
    createDocument(at, 'siteStatus', 'siteStatus', {
      maintenance: false,
      maintenanceText: inEveryLanguage((copy) => copy.site.maintenance),
    }),
    ...buildPaymentMethods(at, gallery),
    ...buildLicences(at, gallery),
    ...buildRegulationLogos(at, gallery),
    ...buildPromotionCategories(at),
    ...buildPromotionTags(at),
    ...buildAccountLists(at),
    ...buildProviders(at, gallery),
    ...buildSubProviders(at),
    ...buildGames(at, gallery),
    ...buildLiveTables(at, gallery),
    ...buildCategories(at),
    ...buildLobbySettings(at, places),
    ...buildTermsVersions(at, staticPages.terms, places[0].fill),
  ];
  return { documents: [...shared, ...editorial, ...gallery.listAssets()], drawAsset: gallery.draw };
}

function buildPlace(place: Place): readonly ContentDocument[] {
  return [
    buildHomePage(place),
    ...buildBanners(place),
    ...buildContentBoxes(place),
    ...buildPromotions(place),
    ...buildLandingPages(place),
    ...buildStaticPages(place),
    buildSignupBonusBlock(place),
    ...buildPromoLandings(place),
    ...buildRegistrationLandings(place),
    buildWelcomeModal(place),
    ...buildPnpBanner(place),
    buildVipPage(place),
    buildPaymentMethodsPage(place),
    ...buildHelpPages(place),
    ...buildRoomBanners(place),
    ...buildTournamentBoxes(place),
    buildSportsSettings(place),
    buildFooter(place),
    ...buildSeoTexts(place),
  ];
}
