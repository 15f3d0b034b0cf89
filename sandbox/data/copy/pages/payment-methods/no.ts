import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Betalingsmåter',
  sections: [
    {
      heading: 'Slik går pengene',
      paragraphs: [
        'Her forklarer vi hvordan du setter inn penger, hvordan du får dem ut, og hva du gjør hvis noe går galt. Hvilke betalingsmåter som finnes i landet ditt, med beløp og tider, ser du i oversikten over betalingsmåter.',
        'Penger du setter inn, holdes atskilt fra våre, på egne bankkontoer. På kontoen din ser du til enhver tid, i ett tall, hva du kan ta ut. Er en del av saldoen bundet til en bonus, sier vi fra og forklarer hvorfor.',
      ],
    },
    {
      heading: 'Innskudd',
      paragraphs: [
        'Velg en betalingsmåte i kassen, skriv inn et beløp og bekreft. Minste innskudd er {minDeposit}, og pengene er på plass med en gang. Innskuddsgrensene dine kontrolleres før hver betaling: Går beløpet over en grense, sier vi fra, og du blir ikke belastet.',
      ],
      list: [
        'Bruk bare kort, kontoer og lommebøker i ditt eget navn.',
        'Finnes det et tilbud på innskuddet, velger du det før du bekrefter, eller du velger «Ingen bonus».',
        'Sett bare inn det du har råd til å tape.',
      ],
    },
    {
      heading: 'Uttak',
      paragraphs: [
        'Minste uttak er {minWithdrawal}. Skriv inn beløpet i kassen og bekreft, så settes det til side til det er utbetalt. Du kan følge hvert trinn på kontoen din.',
        'Pengene går tilbake samme vei som de kom: først til en betalingsmåte du har brukt til innskudd. Det beskytter deg, for da kan ingen ta ut saldoen din til sin egen konto. Er kortet utløpt eller bankkontoen avsluttet, finner kundeservice en annen vei sammen med deg.',
      ],
    },
    {
      heading: 'Hvor lang tid det tar',
      paragraphs: [
        'Vi går gjennom hvert uttak innen {reviewHours} timer. Deretter kommer det an på betalingsmåten: Noen betalinger er framme etter én time, andre bruker inntil tre virkedager. Helger og helligdager kan gjøre bankbetalinger tregere.',
        'Så lenge et uttak venter på behandling, kan du avbryte det, inntil {cancelsPerDay} ganger om dagen, der reglene i landet ditt tillater det. Det er ikke noe du må, og vi kommer aldri til å foreslå det.',
      ],
    },
    {
      heading: 'Grenser for betalinger',
      paragraphs: [
        'Du kan ta ut inntil {capDay} per dag, {capWeek} per uke og {capMonth} per måned. Fra lojalitetsnivå 4 er disse grensene dobbelt så høye. Jackpoter utbetales i sin helhet, uansett grenser.',
        'Dine egne grenser kommer i tillegg til disse. Du setter dem på kontoen din, per dag, uke eller måned. En lavere innskuddsgrense gjelder med en gang, en høyere tidligst etter {limitHours} timer.',
      ],
    },
    {
      heading: 'Dokumenter vi trenger',
      paragraphs: [
        'Senest før det første uttaket trenger vi legitimasjon og bekreftelse på adressen din. Vi kan be om det tidligere, og da har du 30 dager på deg. Vi sier fra hvilke dokumenter vi trenger, og hvordan du sender dem.',
      ],
      list: [
        'Vi tar imot bilder og PDF-filer.',
        'Vis hele siden. Bilder der noe er dekket til, beskåret eller redigert, blir avvist.',
        'Iblant ber vi også om dokumentasjon på betaling eller om å få vite hvor formuen din kommer fra.',
      ],
    },
    {
      heading: 'Gebyrer',
      paragraphs: [
        'Vi tar ikke gebyr for innskudd og heller ikke for uttak. Banken, kortselskapet eller lommeboken din kan ha egne gebyrer, særlig når penger må veksles fra en valuta til en annen. Spør dem, så får du vite hvilke.',
      ],
    },
    {
      heading: 'Bonuser og uttak',
      paragraphs: [
        'Med de fleste bonuser spiller du med dine egne penger først, og dem kan du ta ut når du vil. Med noen hører innskudd og bonus sammen, og et uttak avslutter bonusen. Tilbudet sier hvilken type det er, og vi ber deg alltid bekrefte før noe går tapt.',
      ],
    },
    {
      heading: 'Hvis en betaling ikke kommer fram',
      paragraphs: [
        'Som oftest holder det med litt tålmodighet, men du trenger ikke å gjette. Sjekk dette først. Hjelper det ikke, kan du skrive til help@parlour.example, hver dag {supportHours}. Ha tidspunkt, beløp og betalingsmåte klart.',
      ],
      list: [
        'Et innskudd ble avvist: Sjekk beløpet, grensene dine og om banken tillater betaling til spillselskaper.',
        'Pengene er trukket i banken, men står ikke på kontoen: Vent noen minutter og last inn siden på nytt. Ikke betal én gang til.',
        'Et uttak er til kontroll: Se i e-posten om vi har skrevet til deg fordi det mangler et dokument.',
        'Et uttak er sendt, men ikke kommet fram: Gi det tre virkedager, og spør oss så.',
      ],
    },
  ],
};
