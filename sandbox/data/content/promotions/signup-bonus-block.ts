import { languageAlias } from '#lib/core/market/locale.ts';
import { ownValue } from '#lib/core/own-value.ts';
import { bannerImages } from '#sandbox/data/content/images/editorial-images.ts';
import { drawMark } from '#sandbox/data/content/images/marks.ts';
import type { LocaleContext } from '#sandbox/data/content/locale-context.ts';
import { offers } from '#sandbox/data/tables/offers.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

interface MaxAttempts {
  readonly title: string;
  readonly body: string;
  readonly cta: string;
}

const maxAttempts: Readonly<Record<string, MaxAttempts>> & { readonly en: MaxAttempts } = {
  en: {
    title: 'That is enough codes for today',
    body: 'We have sent as many codes as we may in one day. Try again tomorrow, or talk to us and we will help you in.',
    cta: 'Talk to support',
  },
  fi: {
    title: 'Tälle päivälle koodeja on lähetetty tarpeeksi',
    body: 'Olemme lähettäneet niin monta koodia kuin yhdessä päivässä on mahdollista. Yritä huomenna uudelleen tai ota meihin yhteyttä, niin autamme.',
    cta: 'Ota yhteyttä asiakaspalveluun',
  },
  no: {
    title: 'Det var nok koder for i dag',
    body: 'Vi har sendt så mange koder som vi kan på én dag. Prøv igjen i morgen, eller snakk med oss, så hjelper vi deg inn.',
    cta: 'Snakk med kundeservice',
  },
  de: {
    title: 'Für heute sind es genug Codes',
    body: 'Wir haben so viele Codes verschickt, wie an einem Tag möglich sind. Versuchen Sie es morgen wieder oder sprechen Sie mit uns, wir helfen gern.',
    cta: 'Kundendienst ansprechen',
  },
  fr: {
    title: 'Assez de codes pour aujourd’hui',
    body: 'Nous avons envoyé le nombre maximal de codes pour une journée. Réessayez demain ou parlez-nous, nous vous aiderons.',
    cta: 'Parler au service client',
  },
  es: {
    title: 'Ya hay suficientes códigos por hoy',
    body: 'Enviamos el máximo de códigos posible en un día. Inténtalo de nuevo mañana o habla con nosotros y te ayudamos.',
    cta: 'Hablar con soporte',
  },
  pt: {
    title: 'Já são códigos suficientes por hoje',
    body: 'Enviamos o máximo de códigos possível em um dia. Tente de novo amanhã ou fale com a gente, e ajudamos você a entrar.',
    cta: 'Falar com o suporte',
  },
};

/** The block beside the registration form (CNT-26). */
export function buildSignupBonusBlock(context: LocaleContext): ContentDocument {
  const fill = (text: string) => context.fill(text, offers['welcome-package']);
  const { description, ...welcome } = context.copy.banners.welcome;
  const title = fill(welcome.title);
  const { imageDesktop, imageMobile } = bannerImages(context, 'welcome', title);
  const tag = context.copy.promotionTags.freeSpins;
  return context.document('signupBonusBlock', '', {
    title,
    description: fill(description),
    iconUrl: context.images.addDrawing(drawMark('gift'), 240, 240, tag),
    iconImgAlt: tag,
    backgroundImg: imageDesktop,
    showBannerImg: true,
    bannerImg: imageMobile,
    smsMaxAttempts: ownValue(maxAttempts, languageAlias(context.locale.contentLanguage)) ?? maxAttempts.en,
  });
}
