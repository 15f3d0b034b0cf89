import { languageAlias } from '#lib/core/market/locale.ts';
import { ownValue } from '#lib/core/own-value.ts';

export type AccountNotice = 'passwordChanged' | 'phoneChanged' | 'closed';
type Texts = Readonly<Record<AccountNotice, string>>;

const english: Texts = {
  passwordChanged:
    'The password of your Parlour account has just been changed, and you are signed out everywhere else. If it was not you, set a new password and write to our support team.',
  phoneChanged:
    'The phone number of your Parlour account has just been changed. If it was not you, set a new password and write to our support team.',
  closed:
    'Your Parlour account is closed, as you asked. If there is money left in it, write to our support team and we pay it out. If it was not you, write to us at once.',
};

const texts: Readonly<Record<string, Texts>> = {
  fi: {
    passwordChanged:
      'Parlour-tilisi salasana vaihdettiin juuri, ja sinut kirjattiin ulos kaikkialla muualla. Jos et tehnyt sitä itse, aseta uusi salasana ja kirjoita asiakaspalveluun.',
    phoneChanged:
      'Parlour-tilisi puhelinnumero vaihdettiin juuri. Jos et tehnyt sitä itse, aseta uusi salasana ja kirjoita asiakaspalveluun.',
    closed:
      'Parlour-tilisi on suljettu pyynnöstäsi. Jos tilillä on vielä rahaa, kirjoita asiakaspalveluun, niin maksamme sen. Jos et pyytänyt tätä itse, kirjoita meille heti.',
  },
  no: {
    passwordChanged:
      'Passordet til Parlour-kontoen din er nettopp endret, og du er logget ut alle andre steder. Var det ikke deg, velg et nytt passord og skriv til kundeservice.',
    phoneChanged:
      'Telefonnummeret til Parlour-kontoen din er nettopp endret. Var det ikke deg, velg et nytt passord og skriv til kundeservice.',
    closed:
      'Parlour-kontoen din er lukket, slik du ba om. Står det penger igjen, skriv til kundeservice, så betaler vi dem ut. Var det ikke deg, skriv til oss med en gang.',
  },
  de: {
    passwordChanged:
      'Das Passwort Ihres Parlour-Kontos wurde soeben geändert, und Sie wurden überall sonst abgemeldet. Waren Sie es nicht, legen Sie ein neues Passwort fest und schreiben Sie unserem Kundendienst.',
    phoneChanged:
      'Die Telefonnummer Ihres Parlour-Kontos wurde soeben geändert. Waren Sie es nicht, legen Sie ein neues Passwort fest und schreiben Sie unserem Kundendienst.',
    closed:
      'Ihr Parlour-Konto ist auf Ihren Wunsch geschlossen. Ist noch Geld darauf, schreiben Sie unserem Kundendienst, und wir zahlen es aus. Waren Sie es nicht, schreiben Sie uns sofort.',
  },
  fr: {
    passwordChanged:
      'Le mot de passe de votre compte Parlour vient d’être modifié, et vous êtes déconnecté partout ailleurs. Si ce n’était pas vous, choisissez un nouveau mot de passe et écrivez à notre service client.',
    phoneChanged:
      'Le numéro de téléphone de votre compte Parlour vient d’être modifié. Si ce n’était pas vous, choisissez un nouveau mot de passe et écrivez à notre service client.',
    closed:
      'Votre compte Parlour est fermé, comme vous l’avez demandé. S’il y reste de l’argent, écrivez à notre service client et nous vous le verserons. Si ce n’était pas vous, écrivez-nous aussitôt.',
  },
  es: {
    passwordChanged:
      'La contraseña de tu cuenta de Parlour acaba de cambiarse y se ha cerrado tu sesión en todos los demás lugares. Si no fuiste tú, crea una contraseña nueva y escribe a nuestro equipo de atención.',
    phoneChanged:
      'El número de teléfono de tu cuenta de Parlour acaba de cambiarse. Si no fuiste tú, crea una contraseña nueva y escribe a nuestro equipo de atención.',
    closed:
      'Tu cuenta de Parlour está cerrada, como pediste. Si queda dinero en ella, escribe a nuestro equipo de atención y te lo pagamos. Si no fuiste tú, escríbenos enseguida.',
  },
  pt: {
    passwordChanged:
      'A senha da sua conta Parlour acabou de ser alterada, e você saiu de todos os outros lugares. Se não foi você, crie uma nova senha e escreva para o nosso suporte.',
    phoneChanged:
      'O número de telefone da sua conta Parlour acabou de ser alterado. Se não foi você, crie uma nova senha e escreva para o nosso suporte.',
    closed:
      'Sua conta Parlour foi encerrada, como você pediu. Se ainda houver dinheiro nela, escreva para o nosso suporte e nós o pagamos. Se não foi você, escreva imediatamente.',
  },
};

/** The message to the owner of an account about a change, in the player's language. */
export function noticeText(language: string, notice: AccountNotice): string {
  const spoken = languageAlias(language);
  return (ownValue(texts, spoken) ?? english)?.[notice] ?? english[notice];
}
