import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Casinoregler',
  sections: [
    {
      heading: 'Slik blir et resultat til',
      paragraphs: [
        'I alle spill som ikke ledes av et menneske, er det en sertifisert tilfeldighetsgenerator på serveren som avgjør. Resultatet er bestemt før hjulene går rundt, kortet snur seg eller kulen faller på skjermen din. Det du ser etterpå, er et bilde av en avgjørelse som allerede er tatt.',
        'Ingen runde kjenner den forrige. Det er aldri automatens «tur» til å gi gevinst, klokkeslettet har ingenting å si, og størrelsen på innsatsen påvirker ikke hellet ditt. Stopper du hjulene tidlig, blir bare bildet kortere.',
      ],
    },
    {
      heading: 'Før du spiller',
      paragraphs: [
        'Hvert spill viser regler, gevinsttabell og tilbakebetalingsprosent. Prosenten er et gjennomsnitt over svært mange runder: Den sier hva spillet gir tilbake i det lange løp, og ingenting om din kveld. Mange spill kan prøves gratis først.',
        'Den laveste og den høyeste innsatsen vises i spillet. Sjekk innsatsen før hver runde, særlig når du går fra ett spill til et annet.',
      ],
    },
    {
      heading: 'Innsatser og gevinster',
      paragraphs: [
        'Når en runde begynner, trekkes innsatsen fra saldoen din. En gevinst legges til så snart runden er over. Hver runde står i historikken med tidspunkt, innsats og resultat. Viser skjermen din noe annet, er det historikken på serveren som gjelder.',
        'Har du en aktiv bonus, er høyeste innsats {maxBonusBet} per runde, og bonusvilkårene gjelder. Spilleautomater teller fullt ut i omsetningen, bordspill og live-bord 10 %.',
      ],
    },
    {
      heading: 'Hvis forbindelsen brytes',
      paragraphs: [
        'At forbindelsen brytes, endrer ikke resultatet. En runde som er i gang, fullføres på serveren, en gevinst godskrives, og du finner begge deler i historikken.',
        'Noen runder venter på et valg fra deg, som det neste kortet eller valget i et bonusspill. Åpne spillet igjen, så fortsetter runden der du slapp.',
      ],
      list: [
        'Kan en runde ikke fortsette, avgjøres den innen 24 timer.',
        'Har du ikke kommet tilbake innen da, avgjøres den etter spillets regler.',
        'Nådde innsatsen aldri serveren, blir den stående på saldoen din.',
      ],
    },
    {
      heading: 'Tekniske feil',
      paragraphs: [
        'En teknisk feil gjør runden og gevinstene i den ugyldige, og innsatsene betales tilbake. Med det mener vi at spillet ikke virket etter sine egne regler, for eksempel at en gevinst ble regnet feil. En runde som bare ikke gikk din vei, er ikke en teknisk feil.',
        'Merker du noe rart, bør du slutte å spille og si fra om hvilket spill det gjelder, og når. Et skjermbilde er til god hjelp.',
      ],
    },
    {
      heading: 'Jackpoter',
      paragraphs: [
        'Jackpoter vokser etter hvert som det spilles: 1 % av hver innsats i spillene som er med, går til potten. Gjeldende beløp vises på spillet. Fordi mange spiller samtidig, kan det ligge et øyeblikk etter. Hver runde har den samme lille sjansen, uansett hva som kom før.',
        'En jackpot utbetales i sin helhet, på én gang, og omfattes ikke av grensene for uttak. Før en stor utbetaling kan vi be om dokumenter, som ved andre uttak.',
      ],
    },
    {
      heading: 'Live-bord',
      paragraphs: [
        'Ved live-bordene deler en dealer ut ekte kort og snurrer et ekte hjul. Før du setter deg, ser du laveste og høyeste innsats, ledige plasser og åpningstider. En innsats teller når bordet har bekreftet den. En innsats som kommer inn etter at det er stengt, godtas ikke, og beløpet blir stående på saldoen din.',
        'Dealerens resultat er endelig når det er vist, med mindre kamerabildene beviser en feil. Alle bord filmes nettopp derfor. Er det gjort en feil, blir runden rettet eller annullert, og innsatsene i en annullert runde betales tilbake.',
        'Fryser bildet ditt, står en bekreftet innsats likevel ved lag, og runden spilles ferdig. Du ser resultatet i historikken.',
      ],
    },
    {
      heading: 'Bordskikk',
      paragraphs: [
        'Det sitter et menneske i den andre enden. Praten rundt bordet skal være høflig, både mot dealerne og mot de andre gjestene. Den som fornærmer, truer eller plager andre, kan bli tatt ut av chatten eller bedt om å forlate bordet.',
      ],
      list: [
        'Ikke legg ut kontaktopplysninger, verken dine egne eller andres.',
        'Ikke reklamer, tigg eller tilby lån.',
        'Er du bekymret for noen ved bordet, kan du skrive til kundeservice.',
      ],
    },
    {
      heading: 'Ha oversikt over tid og penger',
      paragraphs: [
        'Saldoen og tiden i spillet er synlige mens du spiller. Du kan starte en pause på 24 timer fra spillet eller fra kontoen din når som helst, også midt i en økt. Grenser setter du selv på kontoen din; lengre pauser og selvutestengelse ordner kundeservice for deg.',
      ],
    },
    {
      heading: 'Hvis du er uenig i et resultat',
      paragraphs: [
        'Skriv til kundeservice på help@parlour.example, hver dag {supportHours}, og oppgi spill, tidspunkt og, hvis du har det, nummeret på runden. Vi ser i loggen på serveren og svarer innen fem dager. Overbeviser ikke svaret deg, tar klageteamet vårt over, i høyst åtte uker, og så Havnens kontor for spillertvister, gratis for deg.',
      ],
    },
  ],
};
