import { languageAlias } from '#lib/core/market/locale.ts';

export type AccountNotice = 'passwordChanged' | 'phoneChanged';
type Texts = Readonly<Record<AccountNotice, string>>;

const english: Texts = {
  passwordChanged:
    'The password of your Parlour account has just been changed, and you are signed out everywhere else. If it was not you, set a new password and write to our support team.',
  phoneChanged:
    'The phone number of your Parlour account has just been changed. If it was not you, set a new password and write to our support team.',
};

const texts: Readonly<Record<string, Texts>> = {
  fi: {
    passwordChanged:
      'Parlour-tilisi salasana vaihdettiin juuri, ja sinut kirjattiin ulos kaikkialla muualla. Jos et tehnyt sitä itse, aseta uusi salasana ja kirjoita asiakaspalveluun.',
    phoneChanged:
      'Parlour-tilisi puhelinnumero vaihdettiin juuri. Jos et tehnyt sitä itse, aseta uusi salasana ja kirjoita asiakaspalveluun.',
  },
  no: {
    passwordChanged:
      'Passordet til Parlour-kontoen din er nettopp endret, og du er logget ut alle andre steder. Var det ikke deg, velg et nytt passord og skriv til kundeservice.',
    phoneChanged:
      'Telefonnummeret til Parlour-kontoen din er nettopp endret. Var det ikke deg, velg et nytt passord og skriv til kundeservice.',
  },
  de: {
    passwordChanged:
      'Das Passwort Ihres Parlour-Kontos wurde soeben geändert, und Sie wurden überall sonst abgemeldet. Waren Sie es nicht, legen Sie ein neues Passwort fest und schreiben Sie unserem Kundendienst.',
    phoneChanged:
      'Die Telefonnummer Ihres Parlour-Kontos wurde soeben geändert. Waren Sie es nicht, legen Sie ein neues Passwort fest und schreiben Sie unserem Kundendienst.',
  },
  fr: {
    passwordChanged:
      'Le mot de passe de votre compte Parlour vient d’être modifié, et vous êtes déconnecté partout ailleurs. Si ce n’était pas vous, choisissez un nouveau mot de passe et écrivez à notre service client.',
    phoneChanged:
      'Le numéro de téléphone de votre compte Parlour vient d’être modifié. Si ce n’était pas vous, choisissez un nouveau mot de passe et écrivez à notre service client.',
  },
  es: {
    passwordChanged:
      'La contraseña de tu cuenta de Parlour acaba de cambiarse y se ha cerrado tu sesión en todos los demás lugares. Si no fuiste tú, crea una contraseña nueva y escribe a nuestro equipo de atención.',
    phoneChanged:
      'El número de teléfono de tu cuenta de Parlour acaba de cambiarse. Si no fuiste tú, crea una contraseña nueva y escribe a nuestro equipo de atención.',
  },
  pt: {
    passwordChanged:
      'A senha da sua conta Parlour acabou de ser alterada, e você saiu de todos os outros lugares. Se não foi você, crie uma nova senha e escreva para o nosso suporte.',
    phoneChanged:
      'O número de telefone da sua conta Parlour acabou de ser alterado. Se não foi você, crie uma nova senha e escreva para o nosso suporte.',
  },
};

/** The message to the owner of an account about a change, in the player's language. */
export function noticeText(language: string, notice: AccountNotice): string {
  const spoken = languageAlias(language);
  return (Object.hasOwn(texts, spoken) ? texts[spoken] : english)?.[notice] ?? english[notice];
}
