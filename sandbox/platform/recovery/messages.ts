import { marketLocales, siteLocale } from '#lib/core/market/locale.ts';
import { defaults } from '#lib/core/market/markets.ts';
import { ownValue } from '#lib/core/own-value.ts';
import type { Player } from '../players/tables.ts';

interface Texts {
  readonly code: (code: string) => string;
  readonly link: string;
  readonly both: (code: string) => string;
}

const english: Texts = {
  code: (code) => `Parlour: your code for a new password is ${code}. It is valid for 10 minutes. Give it to nobody.`,
  link: 'You asked for a new password for your Parlour account. Open the link to choose one; it is valid for 60 minutes and works once. If it was not you, ignore this message: your password stays as it is.',
  both: (code) =>
    `You asked for a new password for your Parlour account. Open the link to choose one (valid for 60 minutes), or type the code ${code} (valid for 10 minutes). If it was not you, ignore this message.`,
};

/** By catalog language. */
const texts: Readonly<Record<string, Texts>> = {
  en: english,
  fi: {
    code: (code) => `Parlour: koodisi uutta salasanaa varten on ${code}. Se on voimassa 10 minuuttia. Älä anna sitä kenellekään.`,
    link: 'Pyysit uutta salasanaa Parlour-tilillesi. Valitse se avaamalla linkki; se on voimassa 60 minuuttia ja toimii kerran. Jos et pyytänyt sitä, jätä tämä viesti huomiotta: salasanasi pysyy ennallaan.',
    both: (code) =>
      `Pyysit uutta salasanaa Parlour-tilillesi. Valitse se avaamalla linkki (voimassa 60 minuuttia) tai kirjoita koodi ${code} (voimassa 10 minuuttia). Jos et pyytänyt sitä, jätä tämä viesti huomiotta.`,
  },
  no: {
    code: (code) => `Parlour: koden din for nytt passord er ${code}. Den gjelder i 10 minutter. Ikke gi den til noen.`,
    link: 'Du har bedt om nytt passord til Parlour-kontoen din. Åpne lenken for å velge et; den gjelder i 60 minutter og virker én gang. Var det ikke deg, kan du se bort fra denne meldingen: passordet forblir det samme.',
    both: (code) =>
      `Du har bedt om nytt passord til Parlour-kontoen din. Åpne lenken for å velge et (gjelder i 60 minutter), eller skriv inn koden ${code} (gjelder i 10 minutter). Var det ikke deg, kan du se bort fra denne meldingen.`,
  },
  de: {
    code: (code) => `Parlour: Ihr Code für ein neues Passwort lautet ${code}. Er gilt 10 Minuten. Geben Sie ihn niemandem.`,
    link: 'Sie haben ein neues Passwort für Ihr Parlour-Konto angefordert. Öffnen Sie den Link, um eines zu wählen; er gilt 60 Minuten und nur einmal. Waren Sie es nicht, lassen Sie diese Nachricht unbeachtet: Ihr Passwort bleibt, wie es ist.',
    both: (code) =>
      `Sie haben ein neues Passwort für Ihr Parlour-Konto angefordert. Öffnen Sie den Link, um eines zu wählen (gilt 60 Minuten), oder geben Sie den Code ${code} ein (gilt 10 Minuten). Waren Sie es nicht, lassen Sie diese Nachricht unbeachtet.`,
  },
  fr: {
    code: (code) =>
      `Parlour : votre code pour un nouveau mot de passe est ${code}. Il est valable 10 minutes. Ne le donnez à personne.`,
    link: 'Vous avez demandé un nouveau mot de passe pour votre compte Parlour. Ouvrez le lien pour le choisir ; il est valable 60 minutes et une seule fois. Si ce n’était pas vous, ignorez ce message : votre mot de passe reste le même.',
    both: (code) =>
      `Vous avez demandé un nouveau mot de passe pour votre compte Parlour. Ouvrez le lien pour le choisir (valable 60 minutes) ou saisissez le code ${code} (valable 10 minutes). Si ce n’était pas vous, ignorez ce message.`,
  },
  es: {
    code: (code) =>
      `Parlour: tu código para una contraseña nueva es ${code}. Es válido durante 10 minutos. No se lo des a nadie.`,
    link: 'Has pedido una contraseña nueva para tu cuenta de Parlour. Abre el enlace para elegirla; es válido durante 60 minutos y una sola vez. Si no fuiste tú, ignora este mensaje: tu contraseña sigue siendo la misma.',
    both: (code) =>
      `Has pedido una contraseña nueva para tu cuenta de Parlour. Abre el enlace para elegirla (válido durante 60 minutos) o escribe el código ${code} (válido durante 10 minutos). Si no fuiste tú, ignora este mensaje.`,
  },
  pt: {
    code: (code) => `Parlour: seu código para uma nova senha é ${code}. Ele vale por 10 minutos. Não o informe a ninguém.`,
    link: 'Você pediu uma nova senha para a sua conta Parlour. Abra o link para escolhê-la; ele vale por 60 minutos e uma única vez. Se não foi você, ignore esta mensagem: sua senha continua a mesma.',
    both: (code) =>
      `Você pediu uma nova senha para a sua conta Parlour. Abra o link para escolhê-la (vale por 60 minutos) ou digite o código ${code} (vale por 10 minutos). Se não foi você, ignore esta mensagem.`,
  },
};

interface Message {
  readonly to: string;
  readonly channel: 'SMS' | 'EMAIL';
  readonly text: string;
  readonly code?: string;
  readonly link?: string;
}

type Recipient = Pick<Player, 'email' | 'mobilePhone' | 'market' | 'languageCode'>;

function localeOf({ market, languageCode }: Recipient) {
  const offered = marketLocales(market);
  return offered.find(({ apiLanguage }) => apiLanguage === languageCode) ?? offered[0] ?? siteLocale(defaults.locale);
}

/** Builds the SMS with a code. */
export function writeSms(player: Recipient, code: string): Message {
  const { code: text } = ownValue(texts, localeOf(player).catalogLanguage) ?? english;
  return { to: player.mobilePhone, channel: 'SMS', text: text(code), code };
}

/**
 * Builds the e-mail with a link in the player's locale, and with the code when an SMS was requested but there is no phone
 * number.
 */
export function writeMail(player: Recipient, siteUrl: string, token: string, code?: string): Message {
  const { locale, catalogLanguage } = localeOf(player);
  const { link: text, both } = ownValue(texts, catalogLanguage) ?? english;
  const link = `${siteUrl}/${locale}/reset-password?token=${token}`;
  return { to: player.email, channel: 'EMAIL', text: code === undefined ? text : both(code), ...(code && { code }), link };
}
