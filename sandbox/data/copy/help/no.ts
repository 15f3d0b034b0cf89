import type { HelpCopy } from './help-copy.ts';

export const help: HelpCopy = {
  info: {
    about: {
      title: 'Om Parlour',
      sections: [
        {
          heading: 'Hvem vi er',
          paragraphs: [
            'Parlour begynte med et enkelt ønske: et nettkasino som føles som en god stue. Varmt lys, noen få velvalgte spill, folk som kjenner navnet ditt, og ingen som napper deg i ermet. Alt vi bygger, måler vi fortsatt mot det bildet.',
            'Parlour drives av Parlour Rooms Limited, 4 Harbour Row, Port Sable, med lisensnr. {licence} fra Havnens spillmyndighet. Casino, live-bord og odds deler konto, saldo og grenser.',
          ],
        },
        {
          heading: 'Det vi holder fast ved',
          paragraphs: ['Noen vaner vi ikke rokker ved, uansett hvor travel kvelden er.'],
          list: [
            'Hvert tilbud sier hva det gir, hva det krever og hvor lenge det varer, rett ved knappen.',
            'Det du kan ta ut, er ett tall, og det er alltid synlig.',
            'Ber du om en grense, en pause eller selvutestengelse, prøver ingen å snakke deg fra det.',
            'Spillernes penger holdes atskilt fra våre, på egne bankkontoer.',
          ],
        },
        {
          heading: 'Menneskene',
          paragraphs: [
            'Dealere, ingeniører, skribenter og en kundeservice som svarer hver dag {supportHours}: Vi er rundt to hundre i alt. Alle, uansett jobb, lærer i løpet av den første uken å kjenne igjen en spiller som trenger en pause, og hva man da sier. Spillene kommer fra studioer vi har valgt ett for ett, og vi sier oftere nei enn ja.',
          ],
        },
      ],
    },
    'game-testing': {
      title: 'Slik tester vi spillene',
      sections: [
        {
          heading: 'Tilfeldighet, og ikke noe annet',
          paragraphs: [
            'Resultatet av hver runde kommer fra en sertifisert tilfeldighetskilde på serveren og er avgjort før hjulene beveger seg eller kortene snus. Ingenting på enheten din, ikke klokkeslettet og ikke tidligere runder, kan endre det. Det kan ikke vi heller.',
          ],
        },
        {
          heading: 'Før et spill åpner',
          paragraphs: [
            'Et uavhengig laboratorium undersøker hvert spill før vi tilbyr det. Det leser kildekoden, gjentar millioner av runder og sammenligner utfallet med det reglene lover. Deretter spiller vi det selv, på små og store skjermer, til vi forstår det godt nok til å forklare det.',
          ],
          list: [
            'Tilbakebetalingen må stemme med tallet i reglene.',
            'Hvert symbol, kort og tall må komme så ofte som det skal.',
            'Et brudd i forbindelsen må aldri endre et resultat.',
            'Innsats, saldo og spilletid må være synlige under spillet.',
          ],
        },
        {
          heading: 'Mens det er åpent',
          paragraphs: [
            'Hver måned måles resultatene i alle spill mot det de skal være. Havner et tall utenfor det som er ventet, stenger vi spillet først og leter etter grunnen etterpå. Har en feil berørt rundene dine, får du innsatsene tilbake.',
          ],
        },
        {
          heading: 'Hva tilbakebetaling betyr',
          paragraphs: [
            'En tilbakebetaling på 96 % betyr at 96 av hver 100 som satses, over svært lang tid og blant alle spillere, betales ut som gevinst. Det sier ingenting om én kveld: Du kan vinne mer, eller tape alt du satset. Derfor betyr et budsjett mer enn noen prosent.',
          ],
        },
      ],
    },
    security: {
      title: 'Sikkerhet',
      sections: [
        {
          heading: 'Kontoen din',
          paragraphs: [
            'Passordet ditt når oss aldri i lesbar form: Innloggingen beviser at du kan det, uten å sende det. Etter {signInAttempts} mislykkede forsøk er kontoen låst i {lockMinutes} minutter. Etter {idleMinutes} minutter uten aktivitet logger vi deg ut, og vi varsler deg {idleWarning} minutter før.',
          ],
          list: [
            'Velg et passord på {passwordMin} til {passwordMax} tegn som du ikke bruker andre steder.',
            'Ikke del kontoen: Den er bare din, og ingen andre kan bruke den.',
            'Logg ut på enheter du deler med andre.',
          ],
        },
        {
          heading: 'Pengene dine',
          paragraphs: [
            'Innskudd og uttak bokføres på øret i et regnskap som alltid må gå opp. Uttak går først til en betalingsmåte du har satt inn med, så ingen kan sende pengene dine et annet sted. Spillernes midler ligger atskilt fra våre.',
          ],
        },
        {
          heading: 'Dokumentene dine',
          paragraphs: [
            'Identitetsdokumenter sendes kryptert, ses bare av dem som kontrollerer dem, og slettes når loven ikke lenger krever at vi oppbevarer dem. Vi ber aldri om passord, PIN eller hele kortnummeret, verken på e-post eller telefon.',
          ],
        },
        {
          heading: 'Hvis noe ser galt ut',
          paragraphs: [
            'Skriv til help@parlour.example. Tror du noen andre har vært inne på kontoen din, så si det først: Vi låser den mens vi undersøker, og saldoen din blir der den er.',
          ],
        },
      ],
    },
  },
  contact: {
    title: 'Hjelp og kontakt',
    sections: [
      {
        heading: 'Snakk med oss',
        paragraphs: [
          'Skriv til help@parlour.example når som helst. Kundeservice svarer hver dag {supportHours}, og alltid innen et døgn.',
        ],
      },
      {
        heading: 'Hvis du ikke er fornøyd',
        paragraphs: [
          'Si det til kundeservice først. Du får svar innen fem dager. Løser ikke det saken, ser klageteamet på den med nye øyne og avgjør den innen høyst åtte uker. Deretter kan du henvende deg til Havnens kontor for spillertvister, som er gratis for spillere.',
        ],
      },
      {
        heading: 'Om opplysningene dine',
        paragraphs: ['Spørsmål om hva vi vet om deg, og ønsker om innsyn, retting eller sletting: privacy@parlour.example.'],
      },
    ],
    entries: [
      {
        question: 'Jeg får ikke logget inn. Hva nå?',
        answer:
          'Etter {signInAttempts} mislykkede forsøk er kontoen låst i {lockMinutes} minutter. Tilbakestill passordet fra innloggingsvinduet. Er du i en time-out eller selvutestengelse, må den løpe ut.',
      },
      {
        question: 'Hvor er uttaket mitt?',
        answer:
          'Vi behandler uttak innen {reviewHours} timer. Deretter tar det fra én time til tre virkedager, avhengig av betalingsmåten. Du ser statusen på kontoen din.',
      },
      {
        question: 'Hvorfor ber dere om dokumenter?',
        answer:
          'Loven krever at vi kjenner spillerne våre. Når vi trenger et dokument, sier vi fra hvilket det er, og hvordan du sender det. Send hele siden, i farger og uredigert.',
      },
      {
        question: 'Hvordan setter eller endrer jeg en grense?',
        answer:
          'På kontoen din, under «Spillegrenser». Du kan begrense innskudd, forbruk eller begge deler, per dag, uke og måned. En lavere grense gjelder med en gang, en høyere tidligst etter {limitHours} timer.',
      },
      {
        question: 'Bonusen min er borte.',
        answer:
          'Den kan ha utløpt, blitt gitt tilbake eller spilt opp. Spør oss, så forteller vi hva som skjedde med den, og når.',
      },
      {
        question: 'Jeg vil stenge kontoen min.',
        answer:
          'Skriv til oss fra adressen på kontoen, så stenger vi den samme dag; det du kan ta ut, blir utbetalt. Har spillingen blitt et problem, er selvutestengelse det tryggere valget.',
      },
    ],
  },
  payment: {
    title: 'Betalingsmåter',
    intro: [
      'Her er betalingsmåtene i landet ditt, med minste og største beløp og tiden de tar. Vi tar ikke gebyr, verken for innskudd eller uttak; banken eller lommeboken din kan ha sitt eget.',
      'Innskudd er på saldoen din med en gang. Et uttak går tilbake til en betalingsmåte du har satt inn med, så sant den kan ta imot penger. Vi behandler det innen {reviewHours} timer, og deretter avhenger tiden av betalingsmåten.',
    ],
    faq: [
      {
        question: 'Hva er det minste jeg kan sette inn eller ta ut?',
        answer:
          'Innskudd begynner på {minDeposit} og uttak på {minWithdrawal} for alle betalingsmåter. De øvre beløpene står i tabellen.',
      },
      {
        question: 'Finnes det et tak for uttak?',
        answer:
          'Ja: {capDay} per dag, {capWeek} per uke og {capMonth} per måned. Fra nivået Platina er de doblet, og jackpotter utbetales i sin helhet uten tak.',
      },
      {
        question: 'Hvorfor kan jeg ikke ta ut til kortet mitt?',
        answer:
          'Noen betalingsmåter tar bare imot innskudd. Da betaler vi til bankkontoen din, når vi har sett at den står i ditt navn.',
      },
      {
        question: 'Kan jeg avbryte et uttak?',
        answer:
          'Så lenge det venter, ja, opptil {cancelsPerDay} ganger om dagen, der reglene i landet ditt tillater det. Vi foreslår det aldri.',
      },
    ],
  },
};
