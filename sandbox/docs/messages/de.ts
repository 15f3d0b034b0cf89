import type { DocsMessages } from './en.ts';

/** Texts of the verification service in German. */
export const de: DocsMessages = {
  invented: 'Zum Ausprobieren: ein erfundener Prüfdienst',
  titleID: 'Ihr Ausweis',
  titlePOA: 'Nachweis Ihrer Adresse',
  titlePOP: 'Nachweis Ihrer Zahlungsmethode',
  titleSOW: 'Nachweis, woher Ihr Geld stammt',
  titleOTHER: 'Das angeforderte Dokument',
  hintID: 'Reisepass, Personalausweis oder Führerschein. Von einer Karte bitte beide Seiten.',
  hintPOA: 'Eine Rechnung, ein Kontoauszug oder ein Steuerbescheid mit Ihrem Namen und Ihrer Adresse, höchstens drei Monate alt.',
  hintPOP:
    'Ihre Karte, ein Kontoauszug oder die Kontoseite mit Ihrem Namen. Von einer Kartennummer nur die ersten sechs und die letzten vier Ziffern.',
  hintSOW: 'Alle Seiten, mit Ihrem Namen und dem Datum.',
  hintOTHER: 'Alle Seiten, lesbar und vollständig.',
  tips: 'Die ganze Seite im Bild, scharf, ohne Spiegelung und ohne Finger über dem Text. Ein Bildschirmfoto genügt nicht.',
  formats: 'JPEG, PNG, WebP oder PDF, je höchstens 10 MB. Eine oder zwei Dateien.',
  choose: 'Datei auswählen',
  drop: 'oder hier ablegen',
  camera: 'Foto aufnehmen',
  chosen: 'Ausgewählte Dateien',
  remove: '{name} entfernen',
  send: 'Senden',
  sending: 'Wird gesendet: {percent} %',
  cancel: 'Abbrechen und zurück',
  back: 'Zurück zu Parlour',
  problemTitle: 'Das konnte nicht gesendet werden',
  none: 'Wählen Sie zuerst eine Datei aus.',
  tooMany: 'Höchstens zwei Dateien. Fassen Sie weitere Seiten in einem PDF zusammen.',
  empty: '{name} ist leer. Speichern Sie die Datei neu und wählen Sie die neue Kopie.',
  tooLarge: '{name} ist größer als 10 MB. Wählen Sie eine kleinere Kopie, oder fotografieren Sie mit geringerer Auflösung.',
  notAccepted:
    '{name} ist weder ein Bild (JPEG, PNG, WebP) noch ein PDF. Fotografieren Sie das Dokument, oder speichern Sie es als PDF.',
  encrypted: '{name} ist mit einem Passwort geschützt. Speichern Sie die Datei ohne Passwort und wählen Sie sie erneut.',
  tooSmall: '{name} ist zu klein zum Lesen: Breite und Höhe müssen mindestens 600 Pixel haben. Fotografieren Sie erneut.',
  tooManyPixels: '{name} hat zu viele Pixel. Speichern Sie das Bild kleiner.',
  tooManyPages: '{name} hat mehr als 20 Seiten. Senden Sie nur die Seiten, um die es geht.',
  damaged:
    '{name} lässt sich nicht öffnen; vielleicht ist die Datei unvollständig. Speichern Sie sie neu und wählen Sie die neue Kopie.',
  interrupted: 'Die Verbindung wurde unterbrochen, nichts ist angekommen. Ihre Dateien sind noch da: Senden Sie sie erneut.',
  busy: 'Im Moment werden viele Dateien geprüft. Ihre sind noch da: Senden Sie sie in einer Minute erneut.',
  receivedTitle: 'Erhalten',
  receivedText: 'Ihre Datei ist angekommen und wird geprüft. Hier ist nichts weiter zu tun.',
  overTitle: 'Diese Seite ist abgelaufen',
  overText:
    'Sie hat zu lange gewartet, oder es gibt sie nicht. Beginnen Sie neu auf der Seite von Parlour; es wurde nichts gesendet.',
};
