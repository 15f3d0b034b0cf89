import { languageAlias } from '#lib/core/market/locale.ts';
import { ownValue } from '#lib/core/own-value.ts';

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
  const write = ownValue(texts, spoken);
  return write?.(code) ?? `Parlour: your code is ${code}. It is valid for 10 minutes. Do not share it with anybody.`;
}

const knownTexts: Readonly<Record<string, string>> = {
  fi: 'Sähköpostiosoitteellasi yritettiin avata Parlour-tili. Sinulla on jo tili: kirjaudu sisään tai aseta uusi salasana. Jos et yrittänyt itse, sinun ei tarvitse tehdä mitään.',
  no: 'Noen prøvde å åpne en Parlour-konto med e-postadressen din. Du har allerede en konto: logg inn eller velg et nytt passord. Var det ikke deg, trenger du ikke gjøre noe.',
  de: 'Mit Ihrer E-Mail-Adresse sollte ein Parlour-Konto eröffnet werden. Sie haben bereits eines: Melden Sie sich an oder legen Sie ein neues Passwort fest. Waren Sie es nicht, brauchen Sie nichts zu tun.',
  fr: 'Une ouverture de compte Parlour a été tentée avec votre adresse courriel. Vous avez déjà un compte : connectez-vous ou choisissez un nouveau mot de passe. Si ce n’était pas vous, vous n’avez rien à faire.',
  es: 'Se intentó abrir una cuenta de Parlour con tu correo. Ya tienes una: inicia sesión o crea una contraseña nueva. Si no fuiste tú, no tienes que hacer nada.',
  pt: 'Houve uma tentativa de abrir uma conta Parlour com o seu e-mail. Você já tem uma: entre ou crie uma nova senha. Se não foi você, não precisa fazer nada.',
};

/** Informs the owner of an account that a registration was tried with the same e-mail address, in the player's language. */
export function knownAddressMessage(language: string): string {
  const spoken = languageAlias(language);
  const english =
    'Somebody tried to open a Parlour account with your e-mail address. You have one already: sign in, or set a new password. If it was not you, there is nothing to do.';
  return ownValue(knownTexts, spoken) ?? english;
}
