import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** Variants that `docs/glossary.md` refuses. */
const refused = {
  en: /\blog(?:ged|ging)? (?:in|out)\b|\bspend limit/i,
  fi: /harkinta-a|jäähdyttely|pelintekij|pelistudio|\bjakaja/i,
  no: /betalingsmetode|uttaksmetode|selvutestenging|nedkjøling|avkjøling|kasino|jackpot(?:er|ene|en)\b|akkumulator|\bsing(?:el|ler)\b|\bgi opp\b/i,
  de: /zahlungsmethode|\bmethoden?\b|bedenkzeit|abkühlphase|\bKasse\b|einlogg|\bdealern?\b/i,
  fr: /équipe de soutien|service client\b|\bsupport\b|l’assistance|\be-mail|auto-excl|moyens? de paiement|conditions? de mise|cashback|autotest|numéro de mobile/i,
  es: /\bmétodos?\b|\bsoporte\b|equipo de ayuda|descanso|monedero|\bimporte|permiso de conducir|nómina|\bperiodo|autotest|retiro anticipado/i,
  pt: /métodos? de pagamento|rollover|requisitos? de aposta\b(?!s)|autoteste|desistir d[eo] .{0,10}bônus/i,
};

/** The texts of a catalog, without their keys. */
function listTexts(file: string): readonly { readonly file: string; readonly text: string }[] {
  const texts: { file: string; text: string }[] = [];
  JSON.parse(readFileSync(path.join(root, file), 'utf8'), (_, value: unknown) => {
    if (typeof value === 'string') texts.push({ file, text: value });
    return value;
  });
  return texts;
}

const textsIn = (language: string) =>
  globSync([`messages/${language}.json`, `sandbox/**/${language}.json`], { cwd: root }).flatMap(listTexts);

test.each(Object.entries(refused))('the texts in %s keep to the words of the glossary', (language, variants) => {
  const texts = textsIn(language);
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.filter(({ text }) => variants.test(text))).toEqual([]);
});

/** Signs that the language writes otherwise. French has no-break spaces before its double signs and inside its quotation marks. */
const misprints = {
  en: /["']/,
  fi: /["'“«]/,
  no: /["'“”]/,
  de: /["'«”]|\p{L}…/u,
  fr: /["'“”]|[^\u00a0][?!;»%]|[^\u00a0]:(?=\s|$)|«[^\u00a0]/,
  es: /["'«»]/,
  pt: /["'«»]/,
};

test.each(Object.entries(misprints))(
  'MKT-26 the texts in %s have the quotation marks and spaces of the language',
  (language, signs) => {
    expect(textsIn(language).filter(({ text }) => signs.test(text))).toEqual([]);
  },
);
