import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Vilkår og betingelser',
  sections: [
    {
      heading: 'Avtalen vår',
      paragraphs: [
        'Disse vilkårene er avtalen mellom deg og Parlour Rooms Limited, 4 Harbour Row, Port Sable. Vi har lisensnr. {licence} fra Havnens spillmyndighet. Du godtar vilkårene når du åpner en konto, og de gjelder så lenge du har den.',
        'Bonusvilkårene, oddsreglene og casinoreglene er en del av avtalen, og personvernerklæringen forklarer hvordan vi behandler opplysningene dine. Vi har prøvd å skrive alt sammen slik at det går an å lese det i ett strekk. Er en setning uklar, så spør oss.',
      ],
    },
    {
      heading: 'Hvem som kan spille',
      paragraphs: [
        'Du må ha fylt {age} år. Setter loven der du bor en annen aldersgrense, gjelder den, og ingen under 18 år får spille. Vi kontrollerer alderen når du registrerer deg. Har en mindreårig spilt likevel, betaler vi tilbake innskuddene, og gevinstene er ugyldige.',
        'Du spiller selv, for dine egne penger og for din egen fornøyelse.',
      ],
    },
    {
      heading: 'Kontoen din',
      paragraphs: [
        'Hver person kan ha én konto. Oppgi riktige opplysninger når du åpner den, og endre dem når noe forandrer seg.',
        'Velg et passord på {passwordMin}–{passwordMax} tegn, og hold det for deg selv. Etter {signInAttempts} mislykkede innlogginger låses kontoen i {lockMinutes} minutter. Etter {idleMinutes} minutter uten aktivitet logger vi deg ut, med et varsel {idleWarning} minutter før.',
      ],
      list: [
        'Ingen andre får bruke kontoen din, heller ikke noen som står deg nær.',
        'Konto nummer to er ikke tillatt. Har du åpnet en ved et uhell, så si fra.',
        'Mistenker du at noen kjenner passordet ditt, bytter du det og skriver til oss med en gang.',
      ],
    },
    {
      heading: 'Bekrefte hvem du er',
      paragraphs: [
        'Vi må vite hvem spillerne våre er. Til det trenger vi legitimasjon og bekreftelse på adressen din, senest før det første uttaket, eller innen 30 dager når vi ber om det. Uten dette kan vi ikke betale ut et uttak. Vi kan også be om dokumentasjon på betaling og om å få vite hvor formuen din kommer fra.',
        'Vi sier fra hvilke dokumenter vi trenger, og hvordan du sender dem. Bilder der noe er dekket til, beskåret eller redigert, blir avvist.',
      ],
    },
    {
      heading: 'Sette inn penger',
      paragraphs: [
        'Minste innskudd er {minDeposit}. Innskudd er på plass med en gang og koster ingenting. Betal bare med betalingsmåter som står i ditt eget navn.',
        'Spillernes penger holdes atskilt fra våre, på egne bankkontoer. Saldoen er din, til å spille for eller til å ta ut. Er den bundet til en bonus, gjelder bonusvilkårene.',
      ],
    },
    {
      heading: 'Ta ut penger',
      paragraphs: [
        'Minste uttak er {minWithdrawal}. Pengene går først til en betalingsmåte du har brukt til innskudd. Vi går gjennom hvert uttak innen {reviewHours} timer. Deretter tar det fra én time til tre virkedager, avhengig av betalingsmåten.',
        'Du kan ta ut inntil {capDay} per dag, {capWeek} per uke og {capMonth} per måned. Fra lojalitetsnivå 4 er disse grensene dobbelt så høye. Jackpoter regnes ikke med og utbetales i sin helhet. Så lenge et uttak venter på behandling, kan du avbryte det, inntil {cancelsPerDay} ganger om dagen, der reglene i landet ditt tillater det.',
      ],
    },
    {
      heading: 'Bonuser og spill',
      paragraphs: [
        'En bonus er et tilbud, aldri en plikt. Bonusvilkårene forklarer hvordan omsetningen virker, og på siden til hvert tilbud står det når bonusen utløper. Du kan gi fra deg en bonus når som helst.',
        'I casinoet er resultatet bestemt før hjulene går rundt, og en teknisk feil gjør runden og gevinstene i den ugyldige. Et oddsspill er godtatt når nummeret vises, til oddsen i det øyeblikket. Alt annet står i casinoreglene og oddsreglene.',
      ],
    },
    {
      heading: 'Spill innenfor rammene',
      paragraphs: [
        'Disse verktøyene gjelder alt du spiller her, og det du stiller inn, er bindende for oss også. Grenser setter du, og pausen starter du, på kontoen din. Vil du ha en time-out eller selvutestengelse, skriver du til kundeservice, så ordner vi det.',
      ],
      list: [
        'Innskudds- og forbruksgrenser per dag, uke og måned. En lavere grense gjelder med en gang, en høyere tidligst etter {limitHours} timer.',
        'Tiden du har brukt i et spill, alltid synlig ved siden av det.',
        'Tidspåminnelse etter 30 minutter, én time eller to timer, som du stiller inn på kontoen din.',
        'En pause på 24 timer, eller en time-out på 24 eller 72 timer.',
        'Selvutestengelse i 6, 12, 24, 36 eller 60 måneder, eller for godt.',
      ],
    },
    {
      heading: 'Hvis du ikke spiller på lenge',
      paragraphs: [
        'En konto som ikke er brukt på 12 måneder, blir inaktiv. Vil du spille igjen, eller ta ut det som fortsatt står der, kan du skrive til kundeservice, så hjelper de deg videre.',
      ],
    },
    {
      heading: 'Hvis vi er uenige',
      paragraphs: [
        'Si fra til oss først. Kundeservice er der hver dag {supportHours} på help@parlour.example og svarer på klager innen fem dager. Er du ikke fornøyd med svaret, kan du bringe saken videre til klageteamet vårt, som avgjør den innen åtte uker.',
        'Løser ikke det saken, kan du henvende deg til Havnens kontor for spillertvister. De vurderer saken uavhengig av oss, og det koster deg ingenting.',
      ],
    },
    {
      heading: 'Om denne teksten',
      paragraphs: ['Disse vilkårene er en eksempeltekst for en oppdiktet operatør, laget til demonstrasjon.'],
    },
  ],
};
