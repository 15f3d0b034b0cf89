import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Bonusvilkår',
  sections: [
    {
      heading: 'Hva disse vilkårene er til for',
      paragraphs: [
        'En bonus er penger eller gratis spill som vi legger til på kontoen din på visse vilkår. Her står de vilkårene som gjelder for alle bonusene våre. Det som varierer fra tilbud til tilbud, som beløp, multiplikator og varighet, står på tilbudets egen side.',
        'Du trenger aldri å ta en bonus. Velg «Ingen bonus» i kassen, så spiller du bare med dine egne penger, og ingenting av det som står nedenfor, gjelder for deg.',
      ],
    },
    {
      heading: 'Én om gangen',
      paragraphs: [
        'Det finnes bonuser for tre deler av huset: casino, live casino og odds. I hver av dem kan du ha én aktiv bonus. Tar du en til i samme del, stiller den seg i kø, og den neste begynner når den forrige er over. Køen har plass til tre.',
        'Bonuser i ulike deler går ikke i veien for hverandre: En casinobonus og en oddsbonus kan være aktive samme dag. Tilbudene er personlige og kan ikke gis videre.',
      ],
    },
    {
      heading: 'Hva omsetning betyr',
      paragraphs: [
        'Før en bonus blir til penger du kan ta ut, må du ha satset en viss sum. Den summen er omsetningskravet. Det regnes ut med multiplikatoren i tilbudet, på en av to måter, og tilbudet sier alltid hvilken. Regn det ut før du tar et tilbud, så vet du om det passer tempoet ditt.',
      ],
      list: [
        'Bonus × multiplikator: den vanlige måten. En bonus på 20 med multiplikator 30 betyr innsatser på 600 i alt.',
        '(Innskudd + bonus) × multiplikator: Med et innskudd på 20, en bonus på 20 og multiplikator 10 blir det innsatser på 400 i alt.',
      ],
    },
    {
      heading: 'Dine egne penger først',
      paragraphs: [
        'Når kravet er bonus × multiplikator, spiller du alltid med dine ekte penger først. Dem, og det du har vunnet med dem, kan du ta ut når du vil. Bonusen kommer i spill først når din egen saldo er brukt opp. Vinner du tidlig, kan du altså ta ut gevinsten og la bonusen ligge. I bransjen kalles en slik bonus «non-sticky».',
      ],
    },
    {
      heading: 'Når innskudd og bonus hører sammen',
      paragraphs: [
        'Når kravet er (innskudd + bonus) × multiplikator, spilles begge deler som én pott. En slik bonus kalles «sticky». Tar du ut penger før omsetningen er fullført, mister du bonusen og det du har vunnet med den.',
        'Det skjer ikke ved et uhell. Hvis et uttak vil avslutte en bonus, viser vi deg hva som går tapt, og du kan bekrefte eller la det være.',
      ],
    },
    {
      heading: 'Hvor mye spillene teller',
      paragraphs: ['Ikke alle innsatser teller fullt ut. Disse andelene gjelder hvis ikke tilbudet sier noe annet.'],
      list: [
        'Spilleautomater: 100 %.',
        'Bordspill: 10 %. En innsats på 10 teller som 1.',
        'Live-bord: 10 %.',
        'Odds: 100 %, til minst 1,80 i odds. Spill til lavere odds teller ikke.',
      ],
    },
    {
      heading: 'Den høyeste innsatsen',
      paragraphs: [
        'Mens en bonus er aktiv, er høyeste innsats {maxBonusBet} per runde eller oddsspill. Det gjelder også mens du fortsatt spiller med dine egne penger. Vil du spille for mer, må du omsette bonusen ferdig eller gi den fra deg.',
      ],
    },
    {
      heading: 'Gratisspinn og gratisspill',
      paragraphs: [
        'Gratisspinn er runder på en spilleautomat som er nevnt i tilbudet, med vår innsats i stedet for din. Verdien på spinnet er fast, og sjansene er de samme som med dine egne penger. Det du vinner på dem, blir til bonuspenger og omsettes slik tilbudet sier. En jackpot du vinner på et gratisspinn, er unntaket: Den utbetales i sin helhet, i kontanter.',
        'I et gratisspill på odds er det også vi som betaler innsatsen. Går spillet inn, får du gevinsten uten innsatsen.',
      ],
    },
    {
      heading: 'Cashback',
      paragraphs: [
        'Med cashback får du tilbake en del av netto tap i en periode, altså av innsatsene minus gevinstene. Det finnes et lite minstebeløp; under det utbetales ingenting. Når perioden er over, har du {claimHours} timer på deg til å hente cashbacken på kontoen din. Deretter faller den bort.',
        'Den gjør et tap litt mindre, ikke noe mer. Sats aldri mer på grunn av den.',
      ],
    },
    {
      heading: 'Gi fra deg en bonus, eller la den utløpe',
      paragraphs: [
        'Du kan gi fra deg en bonus når som helst, uten å oppgi noen grunn: Skriv til kundeservice. Det kan ikke gjøres om, så vi ber deg bekrefte. Deretter fjerner vi det som er igjen av den, og er den «sticky», også det du har vunnet med den. Dine egne penger blir stående.',
        'På siden til hvert tilbud står det hvor lenge du har på deg. Når tiden er ute, utløper bonusen, med samme virkning som om du hadde gitt den fra deg. Stenger du deg ute fra spill, avsluttes også åpne bonuser, og uttak som er under behandling, blir utbetalt.',
      ],
    },
    {
      heading: 'Spørsmål, og om denne teksten',
      paragraphs: [
        'Mener du at en bonus er regnet feil, kan du skrive til help@parlour.example, hver dag {supportHours}. Vi svarer på klager innen fem dager, og i vilkår og betingelser står det hvor du kan gå videre.',
        'Disse bonusvilkårene er en eksempeltekst for en oppdiktet operatør, laget til demonstrasjon.',
      ],
    },
  ],
};
