import type { PromoCopies } from './promo-copy.ts';

export const promo: PromoCopies = {
  'first-evening': {
    title: 'Din første kveld hos Parlour',
    hero: {
      title: 'Den første kvelden, ganger to',
      text: 'Sett inn minst {min}, så dobler vi innskuddet med opptil {max} i bonus og {spins} gratisspinn. Dine egne penger spilles alltid først.',
    },
    intro: {
      title: 'Et tilbud du leser på et minutt',
      paragraphs: [
        'Vi legger til like mye som du setter inn, opptil {max}. Vinner du med dine egne penger, kan du ta ut gevinsten og la bonusen ligge urørt. Først når din egen saldo er brukt opp, kommer bonusen i spill.',
        'Bonusen blir til kontanter når den er omsatt {wr} ganger innen {days} dager, med innsatser på opptil {bet}. Du kan gi fra deg bonusen når som helst.',
      ],
    },
    steps: {
      title: 'Slik begynner kvelden',
      items: [
        {
          title: 'Åpne konto',
          text: 'Bruk ditt virkelige navn og din virkelige adresse. Vi kontrollerer dem én gang, og så er det gjort.',
        },
        {
          title: 'Sett et budsjett',
          text: 'Bestem hva kvelden får koste før den begynner.',
        },
        { title: 'Sett inn med koden', text: 'Koden velger bonusen i kassen. Du kan også velge «Ingen bonus».' },
      ],
    },
    faq: {
      title: 'Før du begynner',
      entries: [
        { question: 'Må jeg bruke koden?', answer: 'Nei. Tilbudet står også i kassen; koden sparer deg bare for å lete.' },
        {
          question: 'Hvilke spill teller?',
          answer: 'Spilleautomater teller fullt ut, bordspill og live-bord med 10 % av innsatsen.',
        },
      ],
    },
    games: 'Gode spill til en første kveld',
    button: 'Åpne konto',
    terms: [
      'For nye spillere som gjør sitt første innskudd. Én gang per person.',
      'Minste innskudd {min}; bonusen er 100 % av det, opptil {max}, med {spins} gratisspinn.',
      'Bonusen og gevinster fra gratisspinn må hver for seg omsettes {wr} ganger innen {days} dager.',
      'Høyeste innsats med aktiv bonus: {bet} per runde. Bonusvilkårene gjelder.',
    ],
  },
  'spin-friday': {
    title: 'Spinnfredag',
    hero: {
      title: 'Fredagen har sin egen automat',
      text: 'Sett inn {min} på en fredag, så er {spins} gratisspinn dine, på et nytt spill hver uke.',
    },
    intro: {
      title: 'Et lite ritual før helgen',
      paragraphs: [
        'Hver fredag velger vi en automat og gir deg {spins} spinn med vår innsats. Du har {days} dager på deg, så ingen trenger å sitte oppe lenge.',
        'Det de gir av gevinst, kommer som kasinobonus og blir kontanter når det er omsatt {wr} ganger.',
      ],
    },
    steps: {
      title: 'Tre små steg',
      items: [
        { title: 'Sett inn på en fredag', text: 'Fra midnatt til midnatt, lokal tid. {min} er nok.' },
        { title: 'Hent spinnene', text: 'De er dine til de utløper.' },
        { title: 'Spill når det passer', text: 'Spinnene brukes først når du åpner ukens spill.' },
      ],
    },
    faq: {
      title: 'Ofte spurt på torsdager',
      entries: [
        { question: 'Kan jeg velge et annet spill?', answer: 'Spinnene hører til ukens spill. Neste fredag kommer det et nytt.' },
        {
          question: 'Hva om jeg går glipp av en fredag?',
          answer: 'Ingenting skjer. Tilbudet er tilbake hver uke, og ingenting hoper seg opp.',
        },
      ],
    },
    games: 'Automater fra tidligere fredager',
    button: 'Se fredagens gratisspinn',
    terms: [
      'Én gang per spiller hver fredag, lokal tid, etter minst ett tidligere innskudd.',
      'Minste innskudd {min}. De {spins} gratisspinnene utløper etter {days} dager.',
      'Gevinster må omsettes {wr} ganger, med innsatser på opptil {bet} per runde.',
    ],
  },
  'live-week': {
    title: 'En uke ved live-bordene',
    hero: {
      title: '10 % tilbake fra live-bordene',
      text: 'Ender uken imot deg, får du 10 % tilbake i kontanter, opptil {max}. Ingenting å omsette.',
    },
    intro: {
      title: 'Hva du får tilbake, og når',
      paragraphs: [
        'Slå på tilbudet og spill ved live-bordene som du pleier. Fra mandag til søndag teller vi innsatsene og gevinstene dine. Ligger du bak søndag kveld, venter en tidel av forskjellen på deg på mandag.',
        'Det er ekte penger: Spill for dem, behold dem eller ta dem ut. Hent dem innen {claimHours} timer, for deretter faller de bort.',
      ],
    },
    steps: {
      title: 'Slik går uken',
      items: [
        { title: 'Slå det på', text: 'Meld deg på før du spiller. Bare runder etter det teller.' },
        { title: 'Spill i ditt tempo', text: 'Tiden du har brukt ved bordet, vises hele tiden på skjermen.' },
        { title: 'Hent på mandag', text: 'Du har {claimHours} timer på deg.' },
      ],
    },
    faq: {
      title: 'To ærlige spørsmål',
      entries: [
        {
          question: 'Bør jeg satse mer på grunn av dette?',
          answer: 'Nei. Cashback demper et tap, men gjør det aldri til en gevinst.',
        },
        {
          question: 'Teller en gevinst imot meg?',
          answer: 'Den trekkes fra innsatsene i samme uke. Ender du i pluss, skylder ingen noen noe.',
        },
      ],
    },
    button: 'Se live-cashback',
    terms: [
      'Slå først på tilbudet. Netto tap er innsatser minus gevinster ved live-bord, mandag til søndag, lokal tid.',
      'Cashbacken er 10 % av netto tap, høyst {max} per uke.',
      'Hent den innen {claimHours} timer. Den utbetales i kontanter uten omsetningskrav.',
    ],
  },
  'jackpot-nights': {
    title: 'Jackpotkvelder',
    hero: {
      title: 'Én time, {spins} spinn og et svært stort tall',
      text: 'Hver kveld mellom åtte og ni kan du hente {spins} gratisspinn på kveldens spill. Du trenger ikke sette inn noe.',
    },
    intro: {
      title: 'Store fordi de er sjeldne',
      paragraphs: [
        'En jackpot vokser med én prosent av hver innsats til noen vinner den. Hvert spinn har den samme lille sjansen, uansett hva som har skjedd før, og en jackpot utbetales i sin helhet, uten uttaksgrense.',
        'Gratisspinnene gjelder kveldens spill, som ikke har jackpot. Gevinstene blir bonus og omsettes {wr} ganger.',
      ],
    },
    steps: {
      title: 'Fra åtte til ni',
      items: [
        { title: 'Stikk innom klokka åtte', text: 'Kveldens spill skifter hver kveld.' },
        { title: 'Hent spinnene', text: 'Fram til ni, én gang om dagen. Du kan spille dem i {days} dager.' },
        { title: 'Se på jackpotene', text: 'Beløpet står på spillet og beveger seg hele tiden.' },
      ],
    },
    faq: {
      title: 'Om jackpotter',
      entries: [
        {
          question: 'Kan en jackpot være «på tide»?',
          answer: 'Nei. Sjansen er den samme på hvert spinn; lang ventetid endrer ingenting.',
        },
        {
          question: 'Hvordan utbetales en jackpot?',
          answer:
            'I sin helhet og med én gang, til saldoen din. Vi kontrollerer identiteten din før pengene tas ut, slik loven krever.',
        },
      ],
    },
    games: 'Spill med jackpot',
    button: 'Se jackpottimen',
    terms: [
      'For spillere med minst ett innskudd, én gang om dagen mellom 20.00 og 21.00, lokal tid.',
      'De {spins} gratisspinnene utløper etter {days} dager.',
      'Gevinster må omsettes {wr} ganger med innsatser på opptil {bet}.',
    ],
  },
  'accumulator-club': {
    title: 'Kombinasjonsklubben',
    hero: {
      title: 'Tre utfall eller flere, og noe ekstra',
      text: 'Et vinnende kombinasjonsspill gir 5 til 50 % mer, i kontanter, opptil {max}.',
    },
    intro: {
      title: 'Slik vokser tillegget',
      paragraphs: [
        'Tre utfall gir 5 %, og hvert nytt legger litt til, opp til 50 % for ti eller flere. Tillegget utbetales sammen med gevinsten og står på en egen linje i historikken din.',
        'Hvert utfall gjør det også vanskeligere å få alt inn. Et kort kombinasjonsspill du tror på, er ofte den bedre kvelden.',
      ],
    },
    steps: {
      title: 'På kupongen',
      items: [
        { title: 'Meld deg på én gang', text: 'Deretter er alle kombinasjonsspill som oppfyller vilkårene, med.' },
        { title: 'Velg minst tre', text: 'Ulike hendelser, hver til minst 1,80 i odds.' },
        { title: 'Følg med live', text: 'Går alle inn, utbetales tillegget sammen med gevinsten.' },
      ],
    },
    faq: {
      title: 'Det med liten skrift, i stor',
      entries: [
        {
          question: 'Hva om én kamp annulleres?',
          answer: 'Den forsvinner fra kupongen og teller ikke lenger i tillegget. Resten spiller videre.',
        },
        { question: 'Gir cashout tillegg?', answer: 'Nei. Tillegget er for kombinasjonsspill som går helt ut.' },
      ],
    },
    button: 'Se kombinasjonstillegget',
    terms: [
      'Meld deg på før spillet. Minst tre utfall fra ulike hendelser, hvert til minst 1,80 i odds.',
      'Tillegget beregnes av nettogevinsten, er høyst {max} per spill og utbetales i kontanter.',
      'Annullerte utfall, cashout og gratisspill teller ikke med.',
    ],
  },
  'midweek-league': {
    title: 'Midtukeligaen',
    hero: {
      title: 'To dager, én ledertavle',
      text: 'Onsdag og torsdag tilhører midtuketurneringen, med {prize} til de femti beste.',
    },
    intro: {
      title: 'En liga for rolige kvelder',
      paragraphs: [
        'En håndfull automater deler ledertavle i to dager. Du får poeng for det du satser, enten du vinner eller taper, og tavlen viser plassen din og hva som skal til for å klatre.',
        'Premiene kommer fredag morgen som bonus og omsettes {wr} ganger. Bestem et budsjett først: To dager er lenge.',
      ],
    },
    steps: {
      title: 'Slik blir du med',
      items: [
        { title: 'Bare spill', text: 'Ingen påmelding: Alle som spiller, er med.' },
        { title: 'Spill turneringens automater', text: 'Alle innsatser teller, i din egen valuta.' },
        { title: 'Se hvor du ligger', text: 'Tavlen oppdateres mens du spiller, og stenger torsdag kveld.' },
      ],
    },
    faq: {
      title: 'Om reglene',
      entries: [
        { question: 'Hva skjer ved poenglikhet?', answer: 'Den som nådde poengsummen først, plasseres høyest.' },
        { question: 'Kan jeg stoppe midtveis?', answer: 'Når du vil. Poengene består, og plassen også, til noen går forbi.' },
      ],
    },
    games: 'Ukens turneringsautomater',
    button: 'Se turneringen',
    terms: [
      'Onsdag kl. 00.00 til torsdag kl. 23.59, lokal tid, ekte penger på turneringens automater.',
      'Premiepotten på {prize} deles mellom de femti spillerne med flest poeng.',
      'Premier må omsettes {wr} ganger innen {days} dager, med innsatser på opptil {bet}.',
    ],
  },
};
