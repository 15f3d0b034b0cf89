import { languageAlias } from '#lib/core/market/locale.ts';

const texts: Readonly<Record<string, (code: string) => string>> = {
  fi: (code) => `Parlour: vahvistuskoodisi on ${code}. Se on voimassa 10 minuuttia. Älä kerro sitä kenellekään.`,
  no: (code) => `Parlour: koden din er ${code}. Den gjelder i 10 minutter. Ikke gi den til noen.`,
  de: (code) => `Parlour: Ihr Code lautet ${code}. Er gilt 10 Minuten. Geben Sie ihn an niemanden weiter.`,
  fr: (code) => `Parlour : votre code est ${code}. Il est valable 10 minutes. Ne le communiquez à personne.`,
  es: (code) => `Parlour: tu código es ${code}. Vale durante 10 minutos. No lo compartas con nadie.`,
  pt: (code) => `Parlour: seu código é ${code}. Ele vale por 10 minutos. Não o compartilhe com ninguém.`,
};

/** The message with the verification code, in the language of the registration. */
export function codeMessage(language: string, code: string): string {
  const spoken = languageAlias(language);
  const write = Object.hasOwn(texts, spoken) ? texts[spoken] : undefined;
  return write?.(code) ?? `Parlour: your code is ${code}. It is valid for 10 minutes. Do not share it with anybody.`;
}
