import { localeProse, localeString, localeStrings } from '../fields/locale-text.ts';
import { eddSourceOfFund, occupation } from './choice-lists.ts';
import { explain } from './explain.ts';
import { game } from './games/game.ts';
import { gameCategory } from './games/game-category.ts';
import { gameProvider, subProvider } from './games/game-provider.ts';
import { casinoSettings, liveCasinoSettings } from './games/lobby-settings.ts';
import { tournamentBox } from './games/tournament-box.ts';
import { liveChat } from './live-chat.ts';
import { country } from './markets/country.ts';
import { helpLines } from './markets/help-lines.ts';
import { language } from './markets/language.ts';
import { licence, regulationLogo } from './markets/licence.ts';
import { market } from './markets/market.ts';
import { paymentMethod } from './markets/payment-method.ts';
import { paymentMethodsPage } from './markets/payment-methods-page.ts';
import { registrationPage } from './markets/registration-page.ts';
import { selfTest } from './markets/self-test.ts';
import { siteStatus } from './markets/site-status.ts';
import { sportsSettings } from './markets/sports-settings.ts';
import { termsVersion } from './markets/terms-version.ts';
import { translationBundle } from './markets/translation-bundle.ts';
import { banner } from './pages/banner.ts';
import { contentBox } from './pages/content-box.ts';
import { footer } from './pages/footer.ts';
import { homePage } from './pages/home-page.ts';
import { contactPage, infoPage } from './pages/info-page.ts';
import { landingPage } from './pages/landing-page.ts';
import { pnpBanner } from './pages/pnp-banner.ts';
import { promoLanding } from './pages/promo-landing.ts';
import { promotion } from './pages/promotion.ts';
import { promotionCategory } from './pages/promotion-category.ts';
import { promotionTag } from './pages/promotion-tag.ts';
import { registrationLanding } from './pages/registration-landing.ts';
import { sidePanel } from './pages/side-panel.ts';
import { signupBonusBlock } from './pages/signup-bonus-block.ts';
import { staticPage } from './pages/static-page.ts';
import { vipPage } from './pages/vip-page.ts';
import { welcomeModal } from './pages/welcome-modal.ts';
import { seoText } from './seo-text.ts';

/** Editorial types: one document per market and language. */
export const placedTypes = [
  homePage,
  banner,
  contentBox,
  welcomeModal,
  sidePanel,
  promotion,
  promoLanding,
  landingPage,
  registrationLanding,
  registrationPage,
  signupBonusBlock,
  pnpBanner,
  staticPage,
  infoPage,
  contactPage,
  vipPage,
  paymentMethodsPage,
  helpLines,
  selfTest,
  footer,
  seoText,
  tournamentBox,
].map(explain);

const sharedTypes = [
  promotionCategory,
  promotionTag,
  game,
  gameCategory,
  gameProvider,
  subProvider,
  casinoSettings,
  liveCasinoSettings,
  sportsSettings,
  paymentMethod,
  termsVersion,
  occupation,
  eddSourceOfFund,
  licence,
  regulationLogo,
  liveChat,
  market,
  language,
  country,
  siteStatus,
  translationBundle,
].map(explain);

export const schemaTypes = [localeString, localeProse, localeStrings, ...placedTypes, ...sharedTypes];
