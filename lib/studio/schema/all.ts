import { localeProse, localeString, localeStrings } from '../fields/locale-text.ts';
import { banner } from './banner.ts';
import { eddSourceOfFund, occupation } from './choice-lists.ts';
import { contentBox } from './content-box.ts';
import { country } from './country.ts';
import { explain } from './explain.ts';
import { footer } from './footer.ts';
import { game } from './game.ts';
import { gameCategory } from './game-category.ts';
import { gameProvider, subProvider } from './game-provider.ts';
import { helpLines } from './help-lines.ts';
import { homePage } from './home-page.ts';
import { contactPage, infoPage } from './info-page.ts';
import { landingPage } from './landing-page.ts';
import { language } from './language.ts';
import { licence, regulationLogo } from './licence.ts';
import { liveChat } from './live-chat.ts';
import { casinoSettings, liveCasinoSettings } from './lobby-settings.ts';
import { market } from './market.ts';
import { paymentMethod } from './payment-method.ts';
import { paymentMethodsPage } from './payment-methods-page.ts';
import { pnpBanner } from './pnp-banner.ts';
import { promoLanding } from './promo-landing.ts';
import { promotion } from './promotion.ts';
import { promotionCategory } from './promotion-category.ts';
import { promotionTag } from './promotion-tag.ts';
import { registrationLanding } from './registration-landing.ts';
import { registrationPage } from './registration-page.ts';
import { selfTest } from './self-test.ts';
import { seoText } from './seo-text.ts';
import { sidePanel } from './side-panel.ts';
import { signupBonusBlock } from './signup-bonus-block.ts';
import { siteStatus } from './site-status.ts';
import { sportsSettings } from './sports-settings.ts';
import { staticPage } from './static-page.ts';
import { termsVersion } from './terms-version.ts';
import { tournamentBox } from './tournament-box.ts';
import { translationBundle } from './translation-bundle.ts';
import { vipPage } from './vip-page.ts';
import { welcomeModal } from './welcome-modal.ts';

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
