import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Aldersgrenser',
  sections: [
    {
      heading: 'Parlour er for voksne',
      paragraphs: [
        'For å spille her må du ha fylt {age} år. Setter loven der du bor en annen aldersgrense, gjelder den, og ingen under 18 år får spille, uansett hvor de er. Dette gjelder alt vi tilbyr: spilleautomater, bordspill, live-bord og odds.',
        'Det er det en god grunn til. Unge har vanskeligere for å vurdere risiko og stoppe i tide, og de som begynner tidlig, får oftere problemer. Aldersgrensen er derfor den ene regelen her som vi aldri gjør unntak fra.',
      ],
    },
    {
      heading: 'Slik kontrollerer vi alderen',
      paragraphs: [
        'Når du registrerer deg, oppgir du navn, adresse og fødselsdato, og vi kontrollerer alderen med en gang. Der loven krever det, kan du ikke spille før alderen er bekreftet. Imens kan du se deg om på nettstedet.',
        'Det du oppgir, må være riktig. En konto som er åpnet med en oppdiktet fødselsdato, eller i navnet til en storebror, en forelder eller en venn, er i strid med vilkårene våre, selv om det ikke er satset noe ennå.',
      ],
    },
    {
      heading: 'Dokumenter',
      paragraphs: [
        'Vi trenger også legitimasjon og bekreftelse på adressen din, senest før det første uttaket eller innen 30 dager når vi ber om det. Vi sier fra hvilke det er, og hvordan du sender dem. Vi ber alle om dem, ikke bare de yngste.',
      ],
      list: [
        'Vi tar imot bilder og PDF-filer.',
        'Hele dokumentet må være synlig og lett å lese.',
        'Bilder der noe er dekket til, beskåret eller redigert, blir avvist.',
      ],
    },
    {
      heading: 'Hvis en mindreårig har spilt',
      paragraphs: [
        'Oppdager vi at en konto tilhører noen som er for ung, stenger vi den. Innskuddene betales tilbake, og gevinstene er ugyldige. Det samme gjelder hvis en mindreårig har spilt på kontoen til en voksen.',
        'Dette handler ikke om å straffe noen. Har det skjedd i familien din, kan du skrive til oss, så ordner vi opp sammen.',
      ],
    },
    {
      heading: 'Kontoen er din alene',
      paragraphs: [
        'Ingen andre får bruke kontoen din, heller ikke de du bor sammen med. Vi hjelper til der vi kan: Etter {signInAttempts} mislykkede innlogginger låses kontoen i {lockMinutes} minutter, og etter {idleMinutes} minutter uten aktivitet blir du logget ut. Men det viktigste er det du som gjør.',
      ],
      list: [
        'Gå aldri fra enheten mens en økt er åpen. Logg ut, også når pausen er kort.',
        'Ikke lagre passordet i en nettleser som andre bruker.',
        'Velg et passord som ingen i familien kan gjette.',
        'Oppbevar kort og legitimasjon utilgjengelig for barn.',
      ],
    },
    {
      heading: 'Hva foreldre kan gjøre',
      paragraphs: [
        'I mange familier deler man datamaskin eller nettbrett. Noen få innstillinger, gjort én gang, holder spillsider unna barna uten at noen trenger å stå ved siden av. I produsentens veiledning står det hvordan det gjøres på din enhet.',
      ],
      list: [
        'Gi hvert barn sin egen brukerkonto på enheten, uten rett til å installere programmer.',
        'Slå på foreldrekontrollen på enheten, i nettleseren eller i hjemmenettverket.',
        'Sperr kategorien «pengespill», hvis filteret har en, i stedet for enkeltsider.',
        'Beskytt kjøp og betalinger med en kode bare du kjenner.',
      ],
    },
    {
      heading: 'Snakk om det',
      paragraphs: [
        'Ikke noe filter kan erstatte en samtale. Barn møter pengespill tidlig: i reklamen, på fotballbanen, i dataspill. Forklar rolig hvordan det virker: at tilfeldighetene avgjør, at huset beholder en andel i det lange løp, og at ingen lever av dette.',
        'Vær oppmerksom på uforklarlig pengebruk, hemmelighold rundt mobilen eller en plutselig interesse for odds og resultater. Det er bedre å spørre enn å anklage, og unge som ikke er redde for kjeft, forteller lettere.',
      ],
    },
    {
      heading: 'Spør oss',
      paragraphs: [
        'Tror du at en mindreårig spiller her, eller at noen har brukt opplysningene dine til å åpne en konto, må du si fra med en gang til help@parlour.example. Du trenger ikke noe bevis: En mistanke er nok. Vi er der hver dag {supportHours} og behandler det du forteller, i fortrolighet.',
        'Har pengespill blitt en bekymring i familien, viser siden om ansvarlig spill hvor du finner hjelp. Den er gratis i mange land, og pårørende er velkomne.',
      ],
    },
  ],
};
