import { languageAlias } from '#lib/market/locale.ts';
import { drawMark } from '#sandbox/data/content/marks.ts';
import { bannerPictures } from '#sandbox/data/content/pictures.ts';
import type { Place } from '#sandbox/data/content/place.ts';
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

/** CNT-26: the block beside the registration form. */
export function buildSignupBonusBlock(place: Place): ContentDocument {
  const { title, description } = place.copy.banners.welcome;
  const { imageDesktop, imageMobile } = bannerPictures(place, 'welcome', title);
  const tag = place.copy.promotionTags.freeSpins;
  return place.document('signupBonusBlock', '', {
    title,
    description: place.fill(description, offers['welcome-package']),
    iconUrl: place.gallery.hangDrawing(drawMark('gift'), 240, 240, tag),
    iconImgAlt: tag,
    backgroundImg: imageDesktop,
    showBannerImg: true,
    bannerImg: imageMobile,
    smsMaxAttempts: maxAttempts[languageAlias(place.locale.contentLanguage)] ?? maxAttempts.en,
  });
}
