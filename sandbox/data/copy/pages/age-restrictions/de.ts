import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Altersbeschränkung',
  sections: [
    {
      heading: 'Nur für Erwachsene',
      paragraphs: [
        'Glücksspiel ist nichts für Kinder und Jugendliche. Bei Parlour müssen Sie mindestens {age} Jahre alt sein, um ein Konto zu eröffnen, einzuzahlen oder zu spielen. Ausnahmen gibt es keine, auch nicht mit Erlaubnis der Eltern.',
        'Wir nehmen das genau, weil junge Menschen Risiken anders einschätzen und sich Gewohnheiten früh festsetzen. Wer zu jung ist, soll bei uns gar nicht erst hineinkommen.',
      ],
    },
    {
      heading: 'Wie wir das Alter prüfen',
      paragraphs: [
        'Bei der Registrierung fragen wir nach Ihrem Geburtsdatum und prüfen Ihr Alter. Wo das Gesetz es verlangt, können Sie erst spielen, wenn es bestätigt ist. Bitte haben Sie dafür ein wenig Geduld: Meist geht es schnell.',
        'Reichen die Angaben nicht aus, bitten wir Sie um einen Ausweis. Wir sagen Ihnen, wie Sie ihn schicken.',
      ],
      list: [
        'Wir nehmen Fotos und PDF-Dateien an.',
        'Der Ausweis muss ganz zu sehen und gut lesbar sein.',
        'Fotos, auf denen etwas abgedeckt, abgeschnitten oder bearbeitet ist, lehnen wir ab.',
      ],
    },
    {
      heading: 'Wenn jemand zu jung ist',
      paragraphs: [
        'Stellt sich heraus, dass eine minderjährige Person bei uns gespielt hat, schließen wir das Konto und zahlen die Einzahlungen zurück. Gewinne sind ungültig und werden nicht ausbezahlt.',
        'Das gilt auch, wenn jemand mit fremden Daten gespielt hat oder im Konto einer erwachsenen Person. Ein Konto gehört immer nur dem Menschen, der es eröffnet hat, und niemand anderer darf es verwenden.',
      ],
    },
    {
      heading: 'Wenn Kinder Ihr Gerät mitverwenden',
      paragraphs: [
        'Ein Handy liegt schnell in anderen Händen, und auf dem Tablet im Wohnzimmer wird am Nachmittag vielleicht gemalt. Mit ein paar Handgriffen bleibt Ihr Konto trotzdem Ihres.',
      ],
      list: [
        'Lassen Sie eine Sitzung nie offen. Melden Sie sich ab, auch wenn Sie nur kurz den Raum verlassen.',
        'Richten Sie für Kinder ein eigenes Benutzerkonto auf dem Gerät ein.',
        'Speichern Sie Ihr Passwort nicht in einem Browser, den auch andere verwenden.',
        'Bewahren Sie Karten und Ausweise dort auf, wo Kinder nicht hinkommen.',
      ],
    },
    {
      heading: 'Kindersicherung',
      paragraphs: [
        'Handys, Tablets und Computer haben fast alle eine Kindersicherung, meist in den Einstellungen unter „Familie“ oder „Bildschirmzeit“. Damit können Sie Seiten mit Glücksspiel sperren, Käufe von einer Freigabe abhängig machen und festlegen, wie lange ein Gerät verwendet wird. Auch viele Router lassen sich so einstellen.',
        'Keine Sperre ist perfekt. Sie wirkt am besten, wenn Sie dazu erklären, warum es sie gibt.',
      ],
    },
    {
      heading: 'Was wir von unserer Seite tun',
      paragraphs: [
        'Wer {idleMinutes} Minuten lang nichts tut, wird von uns abgemeldet; {idleWarning} Minuten vorher erscheint ein Hinweis. Nach {signInAttempts} falschen Passwörtern ist das Konto für {lockMinutes} Minuten gesperrt. Beides hilft, wenn ein Gerät unbeaufsichtigt liegen bleibt. Ersetzen kann es Ihre Aufmerksamkeit nicht.',
      ],
    },
    {
      heading: 'Mit Jugendlichen über Glücksspiel sprechen',
      paragraphs: [
        'Jugendliche begegnen Glücksspiel in der Werbung, im Sport und in Videos, lange bevor sie selbst spielen dürften. Warten Sie nicht auf einen Anlass. Ein ruhiges Gespräch beim Abendessen bringt mehr als ein Verbot nach einem Streit.',
      ],
      list: [
        'Fragen Sie, was sie schon gesehen haben und was sie davon halten.',
        'Erklären Sie, dass das Haus auf Dauer immer einen Anteil behält.',
        'Sprechen Sie über Spiele, in denen man Überraschungen kauft: Das Gefühl dabei ist ähnlich.',
        'Achten Sie auf Heimlichkeiten, fehlendes Geld und neue Reizbarkeit, und bleiben Sie im Gespräch.',
      ],
    },
    {
      heading: 'Wenn Sie einen Verdacht haben',
      paragraphs: [
        'Glauben Sie, dass jemand unter {age} bei uns ein Konto hat oder Ihres verwendet? Schreiben Sie uns an help@parlour.example, täglich {supportHours}. Wir gehen jedem Hinweis nach und behandeln ihn vertraulich. Betrifft es Ihr eigenes Konto, ändern Sie bitte sofort Ihr Passwort.',
      ],
    },
  ],
};
