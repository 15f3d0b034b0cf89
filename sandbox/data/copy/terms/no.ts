import type { TermsCopy } from './terms-copy.ts';

export const terms: TermsCopy = {
  summaries: {
    '1.0': ['Første utgave av vilkårene våre: konto, penger, spill og klager.'],
    '2.9': [
      'Uttak går nå først til en betalingsmåte som er brukt til innskudd.',
      'Odds har fått et eget avsnitt: når et spill er godtatt, åpenbare feil og utsatte hendelser.',
    ],
    '2.10': [
      'Uttaksgrenser per dag, uke og måned er skrevet inn i vilkårene.',
      'En konto blir inaktiv etter tolv måneder uten besøk.',
      'Bonuser: Høyst tre tilbud kan vente i køen for ett område.',
    ],
  },
  first: [
    {
      heading: 'Kontoen din',
      paragraphs: [
        'Én konto per person, åpnet med riktige opplysninger av en som er gammel nok. Ingen andre kan bruke den. Vi kan be om dokumenter som viser hvem du er og hvor du bor.',
      ],
    },
    {
      heading: 'Pengene dine',
      paragraphs: [
        'Penger du setter inn, holdes atskilt fra våre og kan tas ut når som helst, med mindre de er bundet til en bonus du har godtatt. Innskudd og uttak er gratis.',
      ],
    },
    {
      heading: 'Spill',
      paragraphs: [
        'Resultatene kommer fra en sertifisert tilfeldighetskilde. Svikter et spill eller en forbindelse, gjøres runden opp slik serveren registrerte den; en funksjonsfeil annullerer runden, og innsatsene betales tilbake.',
      ],
    },
    {
      heading: 'Klager',
      paragraphs: [
        'Skriv til help@parlour.example. Kundeservice svarer innen fem dager, og klageteamet avgjør saken innen høyst åtte uker. Deretter kan du gratis henvende deg til Havnens kontor for spillertvister.',
      ],
    },
  ],
  added: [
    {
      heading: 'Uttak',
      paragraphs: [
        'Et uttak utbetales til en betalingsmåte du har satt inn med, så langt den kan ta imot penger. Det behandles innen {reviewHours} timer, og du kan avbryte det så lenge det venter.',
      ],
    },
    {
      heading: 'Odds',
      paragraphs: [
        'Et spill er godtatt når nummeret vises, til oddsen i det øyeblikket. Åpenbare feil i odds annulleres, og utsatte hendelser annulleres etter 36 timer.',
      ],
    },
  ],
};
