import type { LocaleContext } from '#sandbox/data/content/locale-context.ts';
import type { ByLanguage, CopyLanguage } from '#sandbox/data/copy/by-language.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

interface FormCopy {
  readonly intro: string;
  readonly marketing: string;
}

const copies: ByLanguage<FormCopy> = {
  en: {
    intro: 'One account per person, in your own name. It takes about two minutes.',
    marketing: 'Yes, send me offers and news. I can unsubscribe at any time.',
  },
  fi: {
    intro: 'Tili on henkilökohtainen ja avataan omissa nimissäsi. Aikaa kuluu noin kaksi minuuttia.',
    marketing: 'Kyllä, haluan tarjouksia ja uutisia. Voin peruuttaa ne milloin tahansa.',
  },
  no: {
    intro: 'Kontoen er personlig og står i ditt eget navn. Det tar omtrent to minutter.',
    marketing: 'Ja, send meg tilbud og nyheter. Jeg kan melde meg av når som helst.',
  },
  de: {
    intro: 'Ein Konto pro Person, auf Ihren eigenen Namen. Es dauert etwa zwei Minuten.',
    marketing: 'Ja, ich möchte Angebote und Neuigkeiten erhalten. Ich kann sie jederzeit abbestellen.',
  },
  fr: {
    intro: 'Un seul compte par personne, à votre nom. Il faut environ deux minutes.',
    marketing: 'Oui, je veux recevoir des offres et des nouvelles. Je peux me désabonner en tout temps.',
  },
  es: {
    intro: 'Una cuenta por persona, a tu nombre. Toma unos dos minutos.',
    marketing: 'Sí, quiero recibir ofertas y novedades. Puedo darme de baja cuando quiera.',
  },
  pt: {
    intro: 'Uma conta por pessoa, no seu nome. Leva cerca de dois minutos.',
    marketing: 'Sim, quero receber ofertas e novidades. Posso cancelar quando quiser.',
  },
};

/** Markets where the form asks for more. */
const marketIntros: Readonly<Record<string, Partial<Record<CopyLanguage, string>>>> = {
  CA: {
    en: 'How old you must be depends on your province, so have your address ready. It takes about two minutes.',
    fr: 'L’âge minimal dépend de votre province : ayez votre adresse sous la main. Il faut environ deux minutes.',
  },
  BR: { pt: 'Tenha o seu CPF em mãos: a conta é pessoal e fica no seu nome. Leva cerca de dois minutos.' },
};

/** XTR-04: the texts of the registration form; fields that are left out keep the site's own words. */
export function buildRegistrationPage(context: LocaleContext): ContentDocument {
  const { intro, marketing } = context.localize(copies);
  return context.document('registrationPage', '', {
    intro: marketIntros[context.locale.market]?.[context.language] ?? intro,
    marketing,
  });
}
