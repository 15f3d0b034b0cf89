import { dayMs } from '#lib/core/time/durations.ts';
import { createDocument, localeText } from '#sandbox/data/content/document.ts';
import { buildGames } from '#sandbox/data/content/games/games.ts';
import { buildLiveTables } from '#sandbox/data/content/games/live-games.ts';
import { buildCategories, buildLobbySettings } from '#sandbox/data/content/games/lobbies.ts';
import { buildProviders, buildSubProviders } from '#sandbox/data/content/games/providers.ts';
import { createImageAssets } from '#sandbox/data/content/images/image-assets.ts';
import { createLocaleContexts, type LocaleContext } from '#sandbox/data/content/locale-context.ts';
import { buildAccountLists } from '#sandbox/data/content/markets/account-lists.ts';
import { buildLicences, buildRegulationLogos } from '#sandbox/data/content/markets/authorities.ts';
import { buildCountries } from '#sandbox/data/content/markets/countries.ts';
import { buildLanguages, buildMarkets } from '#sandbox/data/content/markets/markets.ts';
import { buildPaymentMethods } from '#sandbox/data/content/markets/payment-methods.ts';
import { buildSportsSettings } from '#sandbox/data/content/markets/sports-settings.ts';
import { buildFooter } from '#sandbox/data/content/pages/footer.ts';
import { buildHelpPages } from '#sandbox/data/content/pages/help-pages.ts';
import { buildContentBoxes, buildHomePage } from '#sandbox/data/content/pages/home-page.ts';
import { buildLandingPages } from '#sandbox/data/content/pages/landing-pages.ts';
import { buildPaymentMethodsPage } from '#sandbox/data/content/pages/payment-methods-page.ts';
import { buildPromoLandings } from '#sandbox/data/content/pages/promo-landings.ts';
import { buildProtectionPages } from '#sandbox/data/content/pages/protection-pages.ts';
import { buildRegistrationPage } from '#sandbox/data/content/pages/registration-page.ts';
import { buildSeoTexts } from '#sandbox/data/content/pages/seo-texts.ts';
import { buildSidePanel } from '#sandbox/data/content/pages/side-panels.ts';
import { buildStaticPages } from '#sandbox/data/content/pages/static-pages.ts';
import { buildTermsVersions } from '#sandbox/data/content/pages/terms-versions.ts';
import { buildVipPage } from '#sandbox/data/content/pages/vip-page.ts';
import { buildHomeBanners } from '#sandbox/data/content/promotions/home-banners.ts';
import { buildPlacementBanners } from '#sandbox/data/content/promotions/placement-banners.ts';
import { buildPromotions } from '#sandbox/data/content/promotions/promotions.ts';
import { buildSignupBonusBlock } from '#sandbox/data/content/promotions/signup-bonus-block.ts';
import { buildPromotionCategories, buildPromotionTags } from '#sandbox/data/content/promotions/taxonomy.ts';
import { buildTournamentBoxes } from '#sandbox/data/content/promotions/tournament-boxes.ts';
import { buildPnpBanner, buildRegistrationLandings, buildWelcomeModal } from '#sandbox/data/content/promotions/welcome.ts';
import { siteCopy } from '#sandbox/data/copy/catalogs.ts';
import type { ContentDocument, ContentSeed } from '#sandbox/data/types.ts';

/**
 * The dataset of the content service. The same day gives the same documents.
 * @param now virtual clock at the seed; only its UTC day counts.
 * @param imageBase origin of the content service, e.g. `http://127.0.0.1:4103`.
 * @param reviewHours hours within which a withdrawal is reviewed.
 */
export function buildSeed(now: Date, imageBase: string, reviewHours = 24): ContentSeed {
  const at = new Date(Math.floor(now.getTime() / dayMs) * dayMs);
  const images = createImageAssets(at, imageBase);
  const contexts = createLocaleContexts(at, images, reviewHours);
  const editorial = contexts.flatMap(buildLocaleDocuments);
  const shared = [
    ...buildLanguages(at),
    ...buildMarkets(at, images),
    ...buildCountries(at),
    createDocument(at, 'siteStatus', 'siteStatus', {
      maintenance: false,
      maintenanceText: localeText(siteCopy, (copy) => copy.site.maintenance),
    }),
    ...buildPaymentMethods(at, images),
    ...buildLicences(at, images),
    ...buildRegulationLogos(at, images),
    ...buildPromotionCategories(at),
    ...buildPromotionTags(at),
    ...buildAccountLists(at),
    ...buildProviders(at, images),
    ...buildSubProviders(at),
    ...buildGames(at, images),
    ...buildLiveTables(at, images),
    ...buildCategories(at),
    ...buildLobbySettings(at, contexts),
    ...buildTermsVersions(at, contexts[0].fill),
  ];
  return { documents: [...shared, ...editorial, ...images.listAssets()], drawAsset: images.draw };
}

function buildLocaleDocuments(context: LocaleContext): readonly ContentDocument[] {
  return [
    buildHomePage(context),
    ...buildHomeBanners(context),
    ...buildContentBoxes(context),
    ...buildPromotions(context),
    ...buildLandingPages(context),
    ...buildStaticPages(context),
    buildSignupBonusBlock(context),
    buildRegistrationPage(context),
    ...buildPromoLandings(context),
    ...buildRegistrationLandings(context),
    buildWelcomeModal(context),
    buildSidePanel(context),
    ...buildPnpBanner(context),
    buildVipPage(context),
    buildPaymentMethodsPage(context),
    ...buildHelpPages(context),
    ...buildProtectionPages(context),
    ...buildPlacementBanners(context),
    ...buildTournamentBoxes(context),
    buildSportsSettings(context),
    buildFooter(context),
    ...buildSeoTexts(context),
  ];
}
