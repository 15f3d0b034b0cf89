import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Ansvarlig spill',
  sections: [
    {
      heading: 'Pengespill er underholdning',
      paragraphs: [
        'Å spille hos Parlour skal føles som en kveld ute: noe du valgte selv, til en pris du kjente. Det er ikke en måte å tjene penger på, betale en regning med eller komme over en dårlig dag. Over tid er spillene laget slik at huset beholder en andel, og det finnes ikke noe system som endrer på det.',
        'For de fleste forblir det et tidsfordriv. For noen gjør det ikke det. Her forklarer vi hvilke verktøy du har, hvordan de virker, og hvor du kan henvende deg hvis spillingen ikke lenger er gøy, for deg eller for noen som står deg nær.',
      ],
      list: [
        'Bestem hva du har råd til å tape før du begynner, og stopp der.',
        'Spill aldri for lånte penger eller penger som skal gå til noe annet.',
        'Ikke prøv å vinne tilbake det du har tapt.',
        'Ta pauser, og ikke spill når du er trøtt, opprørt eller har drukket.',
        'Sett av tid til de andre tingene du liker.',
      ],
    },
    {
      heading: 'Sette grenser',
      paragraphs: [
        'Du kan selv sette en innskuddsgrense, en forbruksgrense eller begge deler på kontoen din, under «Spillegrenser». En innskuddsgrense er det meste du kan sette inn. En forbruksgrense er det meste du kan satse, der innsatser som er betalt tilbake for annullerte spill, ikke regnes med. Begge kan settes for en dag, en uke og en måned, og begge gjelder hele kontoen: casino, live-bord og odds.',
        'En lavere grense gjelder med en gang. Hever eller fjerner du en grense, trer det i kraft først etter en ventetid på minst {limitHours} timer, og lenger der lokale regler krever det. Fram til da gjelder den nåværende grensen, og du kan angre endringen. Når du har nådd en grense, sier nettstedet fra når den nullstilles.',
        'Tror vi at en grense kan hjelpe deg, kan vi selv sette en. Vi sier fra når vi gjør det, og hvorfor.',
      ],
    },
    {
      heading: 'Følg med på tiden',
      paragraphs: [
        'Tiden går fort i et godt spill. Når du spiller om penger, vises tiden du har brukt i spillet, ved siden av det. Kontopanelet i spillet viser også hva du har satset og vunnet der.',
        'Bestem før du begynner når du vil slutte. Tidspåminnelsen på kontoen din gjør det lettere å holde seg til det. Transaksjonene dine viser hva du har satt inn, satset og vunnet på andre dager.',
      ],
    },
    {
      heading: 'Ta en pause',
      paragraphs: [
        'Trenger du litt avstand, kan du starte en pause på 24 timer på kontoen din. Trenger du lengre tid, velger du en time-out samme sted: 24 eller 72 timer, i noen land opptil 42 dager. Du blir logget ut med en gang, og du kan ikke logge inn, sette inn penger eller spille før den er over. Den kan ikke forkortes, ikke engang av kundeservice. Etterpå åpner kontoen seg igjen av seg selv.',
        'Pengene dine er trygge under pausen. Trenger du hjelp med et uttak, kan du skrive til oss.',
      ],
    },
    {
      heading: 'Selvutestengelse',
      paragraphs: [
        'Er ikke en kort pause nok, kan du stenge deg ute i 6, 12, 24, 36 eller 60 måneder, eller for godt. Du gjør det selv på kontoen din, på siden med grensene. Kan du ikke logge inn, skriver du til help@parlour.example. Vi ber deg bekrefte valget, slik at det aldri skjer ved et uhell. Så gjelder det med en gang og kan ikke gjøres om før perioden er over.',
        'Når du stenger deg ute, betaler vi ut uttak som er under behandling, avslutter åpne bonuser og stanser all markedsføring. Vi fører deg også opp i utestengelsesregisteret, slik at du ikke kan åpne en ny konto hos oss. Når perioden er over, åpner ikke kontoen seg av seg selv: Du må kontakte oss, og det haster ikke.',
        'Selvutestengelse virker best sammen med andre tiltak. Spør banken din om den kan sperre for betaling til pengespill, installer blokkeringsprogram på enhetene dine, og vurder å melde deg på hvis landet ditt har et nasjonalt utestengelsesregister.',
      ],
    },
    {
      heading: 'Tegn på spilleproblemer',
      paragraphs: [
        'Et spilleproblem melder sjelden sin ankomst. Les disse spørsmålene i ro og mak, og svar på dem for deg selv.',
      ],
      list: [
        'Bruker du mer tid eller penger på spill enn du hadde tenkt?',
        'Spiller du igjen for å vinne tilbake det du har tapt?',
        'Har du lånt penger eller solgt noe for å kunne spille?',
        'Skjuler du for dine nærmeste hvor mye du spiller?',
        'Spiller du for å komme bort fra bekymringer, ensomhet eller nedstemthet?',
        'Blir du rastløs eller irritabel når du prøver å slutte?',
        'Har det gått ut over jobb, studier, søvn eller forhold til andre?',
      ],
    },
    {
      heading: 'Hvis du svarte ja',
      paragraphs: [
        'Ett ja er grunn nok til å sette en grense eller ta en pause. Kjenner du deg igjen i flere av spørsmålene, så snakk med noen. Mange har vært der du er, og hjelp virker.',
        'Det kan også hende at du hører fra oss først. Vi ser etter tegn som plutselige endringer i innskudd eller svært lange økter, og vi kan kontakte deg, foreslå et verktøy eller sette kontoen din på pause. Det gjør vi fordi vi heller mister en kveld med spill enn å se noen komme til skade.',
      ],
    },
    {
      heading: 'Beskytte mindreårige',
      paragraphs: [
        'Ingen under 18 år får spille hos Parlour, og der loven setter en høyere aldersgrense, gjelder den. Vi kontrollerer alderen til alle spillere. Har en mindreårig spilt, stenger vi kontoen og betaler tilbake innskuddene.',
        'Deler du enhet med barn, kan noen enkle vaner sørge for at kontoen forblir din egen.',
      ],
      list: [
        'Logg ut når du går fra enheten, og ikke lagre passordet på den.',
        'Oppbevar kort og legitimasjon utilgjengelig for barn.',
        'Bruk foreldrekontrollen på enheten, i nettleseren eller i nettverket.',
        'Snakk med unge om pengespill før noen andre gjør det.',
      ],
    },
    {
      heading: 'Her finner du hjelp',
      paragraphs: [
        'Hjelp til personer med spilleproblemer er gratis og fortrolig i mange land, og pårørende er også velkomne. Du trenger ikke å være sikker på at du har et problem for å spørre.',
        'Kundeservice er her hver dag {supportHours}. De kan hjelpe deg med grensene dine, starte en pause eller en selvutestengelse sammen med deg og vise deg til hjelp i nærheten. De dømmer ikke, og de tilbyr deg ikke noen bonus.',
      ],
      list: [
        'Hjelpelinjen i landet ditt: råd på telefon eller chat, ofte døgnet rundt.',
        'Fastlegen eller det lokale helsetilbudet: behandling og henvisning.',
        'Selvhjelpsgrupper: Møt andre som har sluttet, på nett eller ansikt til ansikt.',
        'Gjeldsrådgivning: en plan for det du skylder.',
      ],
    },
  ],
};
