import type { Copy } from '#sandbox/data/copy/copy.ts';

export const no: Copy = {
  languageName: 'Norsk',
  home: {
    verticals: { casino: 'Casino', live: 'Live casino', sports: 'Odds', promotions: 'Kampanjer' },
    contentBoxes: [
      {
        title: 'Du setter grensene',
        body: 'Bestem hva du vil bruke før du begynner. Innskudds- og forbruksgrenser setter du selv på kontoen din. En lavere grense gjelder med en gang.',
      },
      {
        title: 'Uttak du kan følge',
        body: 'Du ser alltid hva du kan ta ut, og hvor lang tid betalingsmåten din bruker. Vi tar ingen gebyrer for uttak, og vi lokker deg aldri til å avbryte dem.',
      },
      {
        title: 'Kundeservice hver dag',
        body: 'Kundeservice svarer hver dag {supportHours}, på klart språk. Spør om et spill, en betaling eller en pause: Alle spørsmål er gode spørsmål.',
      },
    ],
    text: {
      heading: 'Et nettcasino med klare vilkår',
      paragraphs: [
        'Parlour er et nettcasino for deg som liker å velge selv. Her finner du spilleautomater med regler og tilbakebetalingsprosent godt synlig og bord med ekte dealere. Spill på seks idretter, før kampen og live. Søk på navn, filtrer på spillutvikler, eller prøv en automat for moro skyld før du spiller om penger.',
        'Hvert tilbud hos Parlour forteller hva det koster, hva det gir og hvor lenge det varer. Omsetningskravet står ved siden av knappen, ikke gjemt under den, og du kan takke nei til en bonus uten å gå glipp av noe annet. Saldoen og tiden du har brukt i spillet, er synlige mens du spiller.',
        'Pengespill er underholdning, og underholdning har en pris. Sett et budsjett før du begynner, ta gevinster som en hyggelig overraskelse, og stopp når det ikke lenger er gøy. Vil du ned i tempo, kan du sette grenser eller starte en pause på 24 timer på kontoen din, og kundeservice ordner selvutestengelse for deg. Vi kommer aldri til å prøve å snakke deg fra det.',
      ],
    },
  },
  banners: {
    welcome: {
      title: 'Velkomstbonus på opptil {max}',
      description: '100 % på første innskudd fra {min}, pluss {spins} gratisspinn. {wr}× omsetningskrav innen {days} dager.',
      button: 'Se velkomsttilbudet',
    },
    tonight: {
      title: 'Live-bordene er åpne',
      description: 'Rulett, blackjack og baccarat med ekte dealere og innsatser fra beskjedne til høye.',
      button: 'Gå til live casino',
    },
    firstDeposit: {
      greeting: 'Velkommen til Parlour',
      title: 'Din velkomstbonus: opptil {max}',
      description: '100 % på første innskudd fra {min}. {wr}× omsetningskrav innen {days} dager.',
      button: 'Les vilkårene',
      authorisedButton: 'Gjør et innskudd',
    },
    second: {
      greeting: 'Hyggelig å se deg igjen',
      title: '50 % på ditt andre innskudd',
      description: 'Opptil {max} på et innskudd fra {min}. {wr}× omsetningskrav.',
      button: 'Se tilbudet',
      authorisedButton: 'Se tilbudet ditt',
    },
    vip: {
      greeting: 'Takk for at du spiller hos oss',
      title: 'En lojalitetsgave til deg',
      description: 'En gave på {prize} i kontanter, uten omsetningskrav. Hent den innen {days} dager.',
      button: 'Se gaven',
    },
    players: {
      greeting: 'Velkommen tilbake',
      title: 'Fortsett å spille',
      description: 'Favorittene dine og de siste spillene på ett sted.',
      button: 'Se spillene',
      authorisedButton: 'Til mine spill',
    },
    both: {
      title: 'Nye spill hver uke',
      description: 'De nyeste spillene fra studioene våre. De fleste har demo.',
      button: 'Se de nye spillene',
      authorisedButton: 'Spill de nye spillene',
    },
    expired: {
      title: 'Siste runde for sommeren',
      description: 'Sommeravslutningen er over. Takk til alle som var med.',
      button: 'Se hva som skjer nå',
    },
    future: {
      title: 'Den nye turneringssesongen',
      description: 'En ny sesong med turneringer står for døren, med {prize} i potten i den første.',
      button: 'Se turneringene',
    },
  },
  promotionCategories: { casino: 'Casino', live: 'Live casino', sports: 'Odds', vip: 'VIP' },
  promotionTags: {
    new: 'Nyhet',
    freeSpins: 'Gratisspinn',
    cashback: 'Cashback',
    weekly: 'Hver uke',
    deposit: 'Innskuddsbonus',
    tournament: 'Turnering',
    noWagering: 'Uten omsetningskrav',
    jackpots: 'Jackpoter',
  },
  promotionActions: {
    deposit: 'Sett inn penger',
    casino: 'Gå til casinoet',
    live: 'Gå til live casino',
    jackpots: 'Se jackpotspillene',
    offers: 'Se aktuelle tilbud',
    signIn: 'Logg inn',
    signUp: 'Åpne konto',
  },
  promotions: {
    'welcome-package': {
      slug: 'welcome-package',
      title: 'Velkomstbonus',
      teaser: '100 % på første innskudd opptil {max}, pluss {spins} gratisspinn.',
      body: [
        {
          text: 'Gjør ditt første innskudd på minst {min}, så legger vi til samme beløp som bonus, opptil {max}. Du får også {spins} gratisspinn på en spilleautomat vi har valgt for balansen mellom tempo og overraskelser.',
        },
        {
          heading: 'Dine egne penger først',
          text: 'Du spiller alltid med dine egne penger før bonusen. Vinner du tidlig, kan du ta ut gevinsten og la bonusen ligge. Bonusen kommer i spill først når din egen saldo er brukt opp.',
        },
        {
          text: 'Bonusen må omsettes {wr} ganger før den blir til kontanter. Spilleautomater teller fullt ut, mens bordspill og live-bord teller 10 %.',
        },
        {
          text: 'Vil du heller spille uten bonus? Velg «Ingen bonus» når du gjør innskuddet. Alt annet er som før.',
        },
      ],
      terms: [
        'For nye spillere som gjør sitt første innskudd. Én gang per person.',
        'Minste innskudd {min}. Bonusen er 100 % av innskuddet, opptil {max}.',
        'Bonusbeløpet og gevinster fra de {spins} gratisspinnene må hver for seg omsettes {wr} ganger.',
        'Høyeste innsats mens bonusen er aktiv, er {bet} per runde.',
        'Bonusen og gratisspinnene utløper {days} dager etter at du har fått dem.',
        'Bonusvilkårene gjelder. Du må ha nådd lovlig spillealder der du bor.',
      ],
    },
    'second-helping': {
      slug: 'second-helping',
      title: 'Bonus på andre innskudd',
      teaser: '50 % på ditt andre innskudd, opptil {max}.',
      body: [
        {
          text: 'Når du gjør ditt andre innskudd, legger vi til halvparten som bonus, opptil {max}. Det begynner på {min}, og du trenger ingen kode: Velg tilbudet i kassen.',
        },
        {
          heading: 'Slik spilles det',
          text: 'Dine egne penger brukes først, og dem kan du ta ut når du vil. Bonusen må omsettes {wr} ganger, og du har {days} dager på deg. Passer ikke tempoet deg, kan du gi fra deg bonusen når som helst.',
        },
        {
          text: 'Du kan ha én aktiv casinobonus om gangen. Har du allerede en gående, kan denne vente i køen til du er ferdig.',
        },
      ],
      terms: [
        'For spillere som har gjort nøyaktig ett innskudd. Én gang per person.',
        'Minste innskudd {min}. Bonusen er 50 % av innskuddet, opptil {max}.',
        'Bonusen må omsettes {wr} ganger innen {days} dager.',
        'Spilleautomater teller 100 %, bordspill og live-bord 10 %.',
        'Høyeste innsats mens bonusen er aktiv, er {bet} per runde.',
      ],
    },
    'friday-free-spins': {
      slug: 'friday-free-spins',
      title: 'Gratisspinn på fredag',
      teaser: 'Sett inn minst {min} på en fredag, og start helgen med {spins} gratisspinn.',
      body: [
        {
          text: 'Sett inn minst {min} på en fredag, så legger vi til {spins} gratisspinn på ukens spilleautomat.',
        },
        {
          heading: 'Ny automat hver fredag',
          text: 'Ukens automat står i tilbudet. Spill spinnene når du vil innen {days} dager.',
        },
        {
          text: 'Gevinstene kommer som casinobonus og må omsettes {wr} ganger. Du kan være med én gang hver fredag, eller la være: Tilbudet er tilbake neste uke.',
        },
      ],
      terms: [
        'For spillere med minst ett innskudd. Én gang per spiller hver fredag, lokal tid.',
        'Minste innskudd {min}.',
        'De {spins} gratisspinnene utløper {days} dager etter at du har fått dem.',
        'Gevinster fra gratisspinn må omsettes {wr} ganger.',
        'Høyeste innsats under omsetningen er {bet} per runde.',
      ],
    },
    'live-cashback': {
      slug: 'live-cashback',
      title: '10 % cashback i live casino',
      teaser: 'Få tilbake 10 % av en uke med tap, opptil {max}. I kontanter, uten omsetningskrav.',
      body: [
        {
          text: 'Noen uker er kortene på din side, andre ikke. Slå på live-cashback, og ender uken i minus ved live-bordene, får du tilbake 10 % av tapet, opptil {max}.',
        },
        {
          heading: 'Kontanter er kontanter',
          text: 'Cashbacken utbetales som ekte penger. Det er ingen omsetningskrav: Spill for dem, behold dem eller ta dem ut.',
        },
        {
          text: 'Uken går fra mandag til søndag. Fra mandag morgen har du {claimHours} timer på deg til å hente cashbacken. Gikk uken i pluss, er det ingenting å hente, og ingenting å betale heller.',
        },
        {
          text: 'Cashback demper et tap, men gjør det ikke ugjort. Ikke sats mer på grunn av den.',
        },
      ],
      terms: [
        'Meld deg på før du spiller. Bare runder du spiller etter det, teller.',
        'Netto tap er summen av innsatsene dine ved live-bord minus gevinstene dine der, fra mandag til søndag, lokal tid.',
        'Cashbacken er 10 % av netto tap, høyst {max} per uke.',
        'Hent den innen {claimHours} timer etter at uken er slutt. Deretter faller den bort.',
        'Cashbacken utbetales i kontanter uten omsetningskrav.',
      ],
    },
    'weekend-reload': {
      slug: 'weekend-reload',
      title: 'Helgebonus',
      teaser: '50 % på ett helgeinnskudd, opptil {max}.',
      body: [
        {
          text: 'På lørdag eller søndag gir ett innskudd på minst {min} deg 50 % bonus, opptil {max}. Velg tilbudet i kassen før du bekrefter.',
        },
        {
          heading: 'Merk: én felles pott',
          text: 'Med denne bonusen spilles innskuddet og bonusen sammen. Begge må omsettes {wr} ganger, og tar du ut penger før det, fjernes bonusen og det du har vunnet med den. Vi ber deg alltid bekrefte før noe går tapt.',
        },
        {
          text: 'Vil du heller ha dine egne penger fri til enhver tid, passer kanskje fredagens gratisspinn bedre.',
        },
      ],
      terms: [
        'For spillere med minst ett innskudd. Én gang per spiller hver helg, fra lørdag kl. 00.00 til søndag kl. 23.59, lokal tid.',
        'Minste innskudd {min}. Bonusen er 50 % av innskuddet, opptil {max}.',
        'Innskudd og bonus må til sammen omsettes {wr} ganger innen {days} dager.',
        'Et uttak før omsetningen er fullført, avslutter bonusen og fjerner gevinster fra den.',
        'Høyeste innsats mens bonusen er aktiv, er {bet} per runde.',
        'Spilleautomater teller 100 %, bordspill og live-bord 10 %.',
      ],
    },
    'jackpot-hour': {
      slug: 'jackpot-hour',
      title: 'Jackpottimen',
      teaser: 'Én time hver kveld, {spins} gratisspinn på kveldens spill. Ikke noe innskudd.',
      body: [
        {
          text: 'Hver kveld mellom åtte og ni kan du hente {spins} gratisspinn på kveldens spill. Du trenger ikke å gjøre noe innskudd.',
        },
        {
          heading: 'Om jackpotene',
          text: 'Jackpoter er store fordi de er sjeldne. Hvert spinn har den samme lille sjansen, uansett hva som kom før, så spill fordi det er gøy. Gjeldende beløp vises på hvert spill.',
        },
        {
          text: 'Kveldens spill har selv ingen jackpot. Det gratisspinnene vinner, må omsettes {wr} ganger.',
        },
      ],
      terms: [
        'For spillere som har gjort minst ett innskudd. Én gang per spiller hver dag.',
        'Hent spinnene mellom kl. 20.00 og 21.00, lokal tid. De kan spilles i {days} dager.',
        'Gevinster fra de {spins} gratisspinnene må omsettes {wr} ganger.',
        'Høyeste innsats under omsetningen er {bet} per runde.',
      ],
    },
    'accumulator-boost': {
      slug: 'accumulator-boost',
      title: 'Ekstra på kombinasjonsspill',
      teaser: 'Med minst tre utfall gir et vinnende kombinasjonsspill opptil 50 % ekstra, i kontanter.',
      body: [
        {
          text: 'Ha minst tre utfall på kupongen, så får du litt ekstra når kombinasjonsspillet går inn: 5 % for tre utfall, stigende trinn for trinn til 50 % for ti eller flere. Tillegget utbetales i kontanter, opptil {max}.',
        },
        {
          heading: 'Den andre siden av medaljen',
          text: 'Hvert utfall du legger til, øker den mulige gevinsten og senker sjansen for å vinne den. Oddsen på kupongen vokser for hvert steg, så bestem selv hvor du vil stoppe.',
        },
        {
          text: 'Meld deg på én gang, så gjelder tillegget for alle kombinasjonsspill som oppfyller vilkårene, både før kampen og live.',
        },
      ],
      terms: [
        'Meld deg på før du leverer spillet.',
        'Minst tre utfall fra ulike hendelser, hvert til minst 1,80 i odds.',
        'Annullerte utfall teller ikke med i tillegget.',
        'Tillegget beregnes av nettogevinsten og er høyst {max} per spill.',
        'Spill levert med gratisspill er ikke med.',
      ],
    },
    'free-bet-monday': {
      slug: 'free-bet-monday',
      title: 'Gratisspill på mandag',
      teaser: 'Sett inn minst {min} på en mandag, og få et gratisspill på {prize}.',
      body: [
        {
          text: 'Sett inn minst {min}, så får du et gratisspill på {prize} på den sporten du vil.',
        },
        {
          heading: 'Hva et gratisspill er',
          text: 'Du spiller på odds med vår innsats i stedet for din. Går spillet inn, er gevinsten din, i kontanter. Selve innsatsen utbetales ikke. Taper det, har det ikke kostet deg noe.',
        },
        {
          text: 'Gratisspillet venter på kupongen din i {days} dager. Bruk det på ett spill, singel eller kombinasjon, til minst 1,80 i odds.',
        },
      ],
      terms: [
        'For spillere med minst ett innskudd. Én gang per spiller hver mandag, lokal tid.',
        'Minste innskudd {min}. Velg tilbudet i kassen.',
        'Gratisspillet på {prize} kan brukes én gang, til minst 1,80 i odds.',
        'Innsatsen i gratisspillet er ikke en del av gevinsten.',
        'Det utløper {days} dager etter at du har fått det.',
      ],
    },
    'vip-evening': {
      slug: 'vip-evening',
      title: 'VIP-turnering i live casino',
      teaser: 'Én kveld i måneden, en privat live-turnering med {prize} i potten. Kun for inviterte.',
      body: [
        {
          text: 'Den siste torsdagen i måneden spiller inviterte spillere en privat turnering ved reserverte live-bord, med {prize} til fordeling.',
        },
        {
          heading: 'Slik går kvelden',
          text: 'Bordene åpner klokken åtte. Du får poeng for innsatsene dine ved de reserverte bordene, og innsatsen per runde er begrenset til {bet}, så ingen kan kjøpe seg kvelden. Verten din er i chatten hele veien.',
        },
        {
          text: 'Invitasjonene bygger på hvor lenge du har vært hos oss og hvordan du liker å spille, aldri på hvor mye du har tapt. De sendes ikke til spillere som har bedt om en pause.',
        },
      ],
      terms: [
        'Kun etter personlig invitasjon. En invitasjon kan ikke gis videre.',
        'Turneringen varer fra kl. 20.00 til midnatt, lokal tid.',
        'Poeng gis for innsatser ved de reserverte bordene. Høyeste tellende innsats er {bet} per runde.',
        'Premiene, totalt {prize}, utbetales i kontanter uten omsetningskrav innen {days} dager.',
      ],
    },
    'loyalty-gift': {
      slug: 'loyalty-gift',
      title: 'Lojalitetsgave',
      teaser: '{prize} i kontanter fordi du er hos oss. Ikke noe innskudd, ingen omsetning, ingen baktanker.',
      body: [
        {
          text: 'Av og til vil vi gjerne si takk uten å be om noe. Her er {prize} i kontanter til spillere som har vært hos oss en stund.',
        },
        {
          heading: 'Ingenting å regne på',
          text: 'Du trenger ikke å sette inn noe, og du trenger ikke å omsette noe. Gaven legges til saldoen som ekte penger.',
        },
        {
          text: 'Du har {days} dager på deg til å hente den. Deretter utløper den.',
        },
      ],
      terms: [
        'For spillere fra nivået Gull. Én gave per spiller.',
        'Hent gaven på {prize} innen {days} dager.',
        'Gaven utbetales i kontanter uten omsetningskrav.',
        'Ikke tilgjengelig under pause, time-out eller selvutestengelse.',
      ],
    },
    'midweek-tournament': {
      slug: 'midweek-tournament',
      title: 'Midtukesturneringen',
      teaser: 'To dager, en håndfull spilleautomater og en premiepott på {prize} til de femti beste.',
      body: [
        {
          text: 'Fra onsdag morgen til torsdag kveld deler en håndfull spilleautomater én resultatliste. De femti på toppen deler {prize}.',
        },
        {
          heading: 'Slik telles poengene',
          text: 'Du får poeng for det du satser på spillene i turneringen, enten runden vinner eller ikke. Resultatlisten viser plasseringen din og hvor mange poeng det er opp til neste plass.',
        },
        {
          text: 'I en turnering kan en time føles kort. Bestem deg for et budsjett først, og la grensene dine holde på det for deg.',
        },
        {
          text: 'Premiene utbetales som bonus fredag morgen og må omsettes {wr} ganger.',
        },
      ],
      terms: [
        'Alle som spiller, er med; du trenger ikke å melde deg på.',
        'Fra onsdag kl. 00.00 til torsdag kl. 23.59, lokal tid. Kun runder med ekte penger på turneringens spilleautomater.',
        'Premiepotten er {prize} og deles mellom de femti spillerne med flest poeng. Ved poenglikhet vinner den som nådde poengsummen først.',
        'Premier må omsettes {wr} ganger innen {days} dager.',
        'Høyeste innsats under omsetningen er {bet} per runde.',
      ],
    },
    'summer-send-off': {
      slug: 'summer-send-off',
      title: 'Sommerbonus',
      teaser: 'En siste varm kveld: 25 % bonus opptil {max} og {spins} gratisspinn.',
      body: [
        {
          text: 'For å ta farvel med sommeren ga ett innskudd på minst {min} en bonus på 25 %, opptil {max}, og {spins} gratisspinn på en spilleautomat med havutsikt.',
        },
        {
          heading: 'Dette tilbudet er over',
          text: 'Bonuser som ble tatt i tide, beholder vilkårene sine: {wr}× omsetningskrav innen {days} dager. De aktuelle tilbudene finner du på kampanjesiden.',
        },
        {
          text: 'Takk for at du tilbrakte en sommerkveld hos oss.',
        },
      ],
      terms: [
        'For spillere med minst ett innskudd. Én gang per spiller i løpet av kampanjen, som nå er over.',
        'Minste innskudd {min}. Bonusen er 25 % av innskuddet, opptil {max}.',
        'Bonusen og gevinster fra de {spins} gratisspinnene må omsettes {wr} ganger innen {days} dager.',
        'Høyeste innsats mens bonusen er aktiv, er {bet} per runde.',
      ],
    },
  },
  landings: {
    'welcome-offer': {
      title: 'Velkomsttilbudet hos Parlour',
      hero: {
        title: 'En varm velkomst, rett fram',
        text: '100 % bonus på ditt første innskudd, opptil {max}, og {spins} gratisspinn. Minste innskudd {min}, {wr}× omsetningskrav innen {days} dager.',
        button: 'Åpne konto',
      },
      intro: {
        title: 'Hva du får, og hva som kreves',
        paragraphs: [
          'Sett inn minst {min}, så legger vi til samme beløp som bonus, opptil {max}. Gratisspinnene følger med. Du spiller med dine egne penger først, så en tidlig gevinst kan du ta ut.',
          'For å gjøre bonusen om til kontanter omsetter du den {wr} ganger innen {days} dager, med innsatser på opptil {bet}. Du kan gi fra deg bonusen når du vil.',
        ],
      },
      steps: {
        title: 'Tre steg',
        items: [
          { title: 'Åpne konto', text: 'Det tar noen få minutter. Vi spør om det loven krever, og ikke mer.' },
          {
            title: 'Sett et budsjett',
            text: 'Bestem hva du vil bruke. Innskuddsgrensen setter du på kontoen din, også før det første innskuddet.',
          },
          { title: 'Velg tilbudet', text: 'Velg velkomsttilbudet i kassen, eller «Ingen bonus». Begge deler er helt greit.' },
        ],
      },
      faq: {
        title: 'Greit å vite',
        entries: [
          {
            question: 'Må jeg ta imot bonusen?',
            answer: 'Nei. Velg «Ingen bonus» i kassen, og spill bare med dine egne penger.',
          },
          {
            question: 'Kan jeg ta ut penger før jeg er ferdig med omsetningen?',
            answer: 'Ja. Dine egne penger og det du vinner med dem, kan du ta ut før bonusen kommer i spill.',
          },
          {
            question: 'Hvilke spill teller?',
            answer:
              'På spilleautomater teller 100 % av innsatsen, på bordspill og live-bord 10 %. Noen få spill er unntatt, og det står på dem.',
          },
          {
            question: 'Hva om tiden løper ut?',
            answer: 'Etter {days} dager fjernes resten av bonusen. Dine egne penger blir ikke rørt.',
          },
        ],
      },
      cta: {
        title: 'Skal vi?',
        text: 'Se deg gjerne omkring først. Tilbudet er der når du gjør ditt første innskudd.',
        button: 'Åpne konto',
      },
    },
    'live-casino': {
      title: 'Live casino hos Parlour',
      hero: {
        title: 'Ekte dealere, bord uten stress',
        text: 'Rulett, blackjack, baccarat og gameshow, sendt direkte. Finn en plass med innsatser som passer deg.',
        button: 'Se bordene',
      },
      intro: {
        title: 'Ved live-bordene',
        paragraphs: [
          'Bak hvert live-bord er det et menneske: en som deler ut, prater og sier god natt. Du ser laveste og høyeste innsats før du setter deg, sammen med ledige plasser og åpningstider.',
          'Hjulet og kortene er ekte, og hvert resultat blir registrert. Reglene er ett trykk unna, og saldoen og spilletiden er alltid på skjermen.',
        ],
      },
      steps: {
        title: 'Sett deg',
        items: [
          { title: 'Finn bordet ditt', text: 'Bla etter spill, eller se på et bord først uten å spille.' },
          { title: 'Sjekk innsatsene', text: 'Hvert bord viser laveste og høyeste innsats i din valuta.' },
          { title: 'Spill i ditt tempo', text: 'Tiden du har brukt ved bordet, vises hele tiden på skjermen.' },
        ],
      },
      faq: {
        title: 'Spørsmål og svar',
        entries: [
          {
            question: 'Kan jeg se på før jeg spiller?',
            answer: 'Ja, noen bord kan du se på når du er logget inn. De er merket i lobbyen.',
          },
          {
            question: 'Hva om forbindelsen brytes?',
            answer: 'En innsats som er godtatt, står ved lag, og runden avgjøres som vanlig. Du finner resultatet i historikken.',
          },
          {
            question: 'Teller live-bord mot omsetningskravet?',
            answer: 'Ja, med 10 % av innsatsen, med mindre vilkårene for bonusen din sier noe annet.',
          },
          {
            question: 'Er bordene alltid åpne?',
            answer: 'Mange er åpne døgnet rundt. Andre har åpningstider, og dem ser du ved bordet.',
          },
        ],
      },
      cta: {
        title: 'En plass er ledig',
        text: 'Se hvem som deler ut kortene i kveld.',
        button: 'Gå til live casino',
      },
    },
    sportsbook: {
      title: 'Odds hos Parlour',
      hero: {
        title: 'Odds før kampen og live',
        text: 'Tydelige odds før kampen og mens det spilles, på ligaene du følger, fra fotball til cricket.',
        button: 'Gå til odds',
      },
      intro: {
        title: 'Odds det går an å lese',
        paragraphs: [
          'Fotball, ishockey, tennis, basketball og mer, fra de store ligaene til de lokale. Hver kupong viser innsatsen, oddsen og hva du kan få igjen, før du bekrefter.',
          'Endrer oddsen seg mens du bestemmer deg, spør vi først. Åpne spill og historikken er samlet på ett sted, og grensene dine gjelder her som alle andre steder.',
        ],
      },
      steps: {
        title: 'Slik fungerer det',
        items: [
          { title: 'Velg kampen', text: 'Bla etter sport, eller søk etter et lag.' },
          { title: 'Sett opp kupongen', text: 'Ett utfall eller flere. Mulig gevinst oppdateres underveis.' },
          { title: 'Følg den live', text: 'Resultater og odds oppdateres av seg selv, så du kan bare se på.' },
        ],
      },
      faq: {
        title: 'Før du spiller',
        entries: [
          {
            question: 'Hva skjer hvis en kamp blir avlyst?',
            answer: 'Utfallet annulleres hvis kampen ikke spilles innen tiden som står i oddsreglene. Innsatsen betales tilbake.',
          },
          {
            question: 'Kan jeg spille underveis i kampen?',
            answer:
              'Ja, på alle kamper merket live. Oddsen følger spillets gang, og et spill som er godtatt, beholder oddsen på kupongen.',
          },
          {
            question: 'Kan jeg endre et spill jeg har levert?',
            answer: 'Nei. Et spill som er godtatt, står fast, så se nøye over kupongen før du bekrefter.',
          },
          {
            question: 'Gjelder grensene mine for odds?',
            answer: 'Ja. Innskudds- og forbruksgrenser gjelder hele kontoen: casino, live-bord og odds.',
          },
        ],
      },
      cta: {
        title: 'Mens du venter',
        text: 'Les om ekstra på kombinasjonsspill, opptil {max}, og de andre oddskampanjene.',
        button: 'Gå til odds',
      },
    },
    'free-spins': {
      title: 'Gratisspinn hos Parlour',
      hero: {
        title: 'Spinn på husets regning',
        text: 'Sett inn {min} på en fredag, og få {spins} gratisspinn. {wr}× omsetningskrav på gevinster.',
        button: 'Se tilbudet',
      },
      intro: {
        title: 'Hva gratisspinn er',
        paragraphs: [
          'Et gratisspinn er en runde på en spilleautomat med vår innsats i stedet for din. Spillet og verdien på spinnet er fast, og sjansene er de samme som med dine egne penger.',
          'Det du vinner, kommer som casinobonus. Omsett den {wr} ganger, så blir den til kontanter. Spinn du ikke bruker innen {days} dager, utløper.',
        ],
      },
      steps: {
        title: 'Slik spiller du dem',
        items: [
          { title: 'Hent', text: 'Ta imot tilbudet, og hent spinnene som følger med.' },
          { title: 'Spill', text: 'Start spillet som står på kortet. Gratisspinnene brukes først.' },
          { title: 'Følg med', text: 'Gevinstene er casinobonus til du har omsatt dem {wr} ganger.' },
        ],
      },
      faq: {
        title: 'Spørsmål vi får iblant',
        entries: [
          {
            question: 'Kan jeg velge spill?',
            answer: 'Spinnene hører til spillet som er nevnt i tilbudet. Det skifter fra uke til uke.',
          },
          {
            question: 'Må jeg gjøre et innskudd?',
            answer: 'For noen tilbud ja, for andre nei. Det står alltid på kortet.',
          },
          {
            question: 'Finnes det en høyeste innsats?',
            answer: 'Mens du omsetter gevinster fra gratisspinn, er høyeste innsats {bet} per runde.',
          },
          {
            question: 'Kan jeg takke nei til gratisspinn?',
            answer: 'Selvsagt. La være å hente dem, så utløper de uten at det påvirker kontoen din.',
          },
        ],
      },
      cta: {
        title: 'Det blir fredag hver uke',
        text: 'Det er ingen grunn til å skynde seg. Se hvilken automat som står for tur.',
        button: 'Se kampanjer',
      },
    },
    'fast-payouts': {
      title: 'Utbetalinger hos Parlour',
      hero: {
        title: 'Pengene dine, på vei til deg',
        text: 'Vi behandler uttak innen {reviewHours} timer. Deretter avhenger tiden av betalingsmåten.',
        button: 'Se betalingsmåter',
      },
      intro: {
        title: 'Slik betaler vi ut',
        paragraphs: [
          'Kontoen din viser hva du kan ta ut akkurat nå, i ett tall. Er en del av saldoen bundet til en bonus, sier vi fra og forklarer hvorfor. Vi tar ikke gebyr for uttak.',
          'Før det første uttaket må vi bekrefte hvem du er. Vi sier fra hvilke dokumenter vi trenger, og hvordan du sender dem. Minste uttak for din betalingsmåte vises før du bekrefter.',
        ],
      },
      steps: {
        title: 'Fra saldo til bank',
        items: [
          { title: 'Bekreft hvem du er', text: 'Vi sier fra hvilke dokumenter vi trenger, og hvordan du sender dem.' },
          { title: 'Velg betalingsmåte', text: 'Så langt det er mulig, går pengene tilbake samme vei som de kom.' },
          { title: 'Følg betalingen', text: 'På kontoen ser du om uttaket venter, er til kontroll eller er utbetalt.' },
        ],
      },
      faq: {
        title: 'Om uttak',
        entries: [
          {
            question: 'Hvor lang tid tar det?',
            answer:
              'Etter godkjenning er direkte bankoverføringer ofte framme innen en time, e-lommebøker innen 24 timer og kort på én til tre dager.',
          },
          {
            question: 'Hvorfor trenger dere dokumenter?',
            answer: 'Loven krever at vi kjenner spillerne våre. Det hindrer også at gevinstene dine havner hos noen andre.',
          },
          {
            question: 'Kan jeg avbryte et uttak?',
            answer: 'Det kan du så lenge det venter på behandling, men vi kommer aldri til å foreslå det.',
          },
          {
            question: 'Er det gebyrer?',
            answer: 'Ikke fra oss. Banken eller e-lommeboken din kan ta egne gebyrer.',
          },
        ],
      },
      cta: {
        title: 'Se selv',
        text: 'Alle betalingsmåter, beløp og behandlingstider for landet ditt står på én side.',
        button: 'Se betalingsmåter',
      },
    },
    'safer-play': {
      title: 'Ansvarlig spill hos Parlour',
      hero: {
        title: 'Spill som forblir spill',
        text: 'Grenser, pauser og selvutestengelse: hva de gjør, og hvordan du får dem.',
        button: 'Se verktøyene',
      },
      intro: {
        title: 'Din kveld, dine regler',
        paragraphs: [
          'De fleste vet før de begynner hva en kveld bør koste. Verktøyene våre hjelper deg å holde deg til det: innskuddsgrenser, forbruksgrenser og pauser.',
          'En lavere grense gjelder med en gang. En høyere må vente, slik at valget tas med kaldt hode. Ingen her vil prøve å få deg på andre tanker om en pause.',
        ],
      },
      steps: {
        title: 'Tre vel anvendte minutter',
        items: [
          {
            title: 'Sett en grense',
            text: 'Per dag, uke eller måned, for innskudd, for forbruk eller for begge deler. Du setter den selv på kontoen din.',
          },
          {
            title: 'Ta en pause',
            text: 'Start en pause på 24 timer på kontoen din. Du logges ut med en gang, og pengene dine blir der de er.',
          },
          { title: 'Sjekk spillingen din', text: 'Noen ærlige spørsmål til deg selv, og hvor du finner hjelp.' },
        ],
      },
      faq: {
        title: 'Klare svar',
        entries: [
          {
            question: 'Kan jeg heve en grense med en gang?',
            answer:
              'Nei. En høyere grense gjelder først etter en ventetid på minst {limitHours} timer. Fram til da kan du angre endringen.',
          },
          {
            question: 'Hva er forskjellen på time-out og selvutestengelse?',
            answer:
              'En time-out varer en dag eller tre. Selvutestengelse gjelder i minst seks måneder, og den kan ikke forkortes.',
          },
          {
            question: 'Hva skjer med pengene mine?',
            answer: 'Pengene dine er fortsatt dine. Uttak som er under behandling når du stenger deg ute, blir utbetalt.',
          },
          {
            question: 'Jeg er bekymret for en annen. Hva kan jeg gjøre?',
            answer:
              'Snakk med vedkommende hvis du kan, og kontakt hjelpelinjen i landet ditt eller kundeservice hos oss. Begge lytter i fortrolighet.',
          },
        ],
      },
      cta: {
        title: 'Usikker på hvor du skal begynne?',
        text: 'Begynn med en innskuddsgrense. Det er det enkleste verktøyet, og det virker.',
        button: 'Les om ansvarlig spill',
      },
    },
  },
  footer: {
    infoLinks: {
      'privacy-policy': 'Personvern',
      terms: 'Vilkår og betingelser',
      'bonus-terms': 'Bonusvilkår',
      'betting-rules': 'Oddsregler',
      'casino-rules': 'Casinoregler',
      'age-restrictions': 'Aldersgrenser',
      'responsible-gambling': 'Ansvarlig spill',
      'payment-methods': 'Betalingsmåter',
    },
    contactLinks: { contact: 'Hjelp og kontakt', chat: 'Chat' },
    body: [
      'Parlour er bare for voksne: Du må være minst {age} år, eller eldre der loven krever det. Spill for moro skyld, og bare med penger du har råd til å tape. Er spillingen ikke lenger gøy, ta en pause eller snakk med noen.',
      'Parlour er lisensiert av Havnens spillmyndighet med lisensnr. {licence}. Alle spill er testet av et uavhengig laboratorium, og spillernes penger holdes atskilt fra våre egne.',
    ],
  },
  marks: {
    licences: {
      harbour: 'Havnens spillmyndighet',
      northlight: 'Nordlysets spillråd',
      lakeshore: 'Innsjøbreddens spillkontor',
      southernIsles: 'Sørøyenes spillkommisjon',
    },
    regulators: {
      adultsOnly: 'Kun for voksne',
      limits: 'Sett dine grenser',
      selfTest: 'Sjekk spillingen din',
      exclusionRegister: 'Utestengelsesregister',
      independentHelp: 'Uavhengig hjelp',
    },
  },
  seo: {
    '/': {
      title: 'Parlour: nettcasino, live-bord og odds',
      description: 'Spilleautomater og live-bord med klare tilbud, ærlige utbetalinger og grenser som holder. Odds også.',
      heading: 'Velkommen til Parlour',
    },
    '/promotions': {
      title: 'Kampanjer og bonuser | Parlour',
      description: 'Aktuelle tilbud for casino, live-bord og odds, alle med vilkårene godt synlig. Ta dem eller la dem ligge.',
      heading: 'Kampanjer',
    },
    '/promotions/casino': {
      title: 'Casinokampanjer | Parlour',
      description: 'Innskuddsbonuser, gratisspinn og turneringer på spilleautomater, med omsetningskravet oppgitt fra start.',
      heading: 'Casinokampanjer',
    },
    '/promotions/live': {
      title: 'Kampanjer i live casino | Parlour',
      description: 'Cashback og private kvelder ved live-bordene. Se hva som skjer, og hva som kreves.',
      heading: 'Kampanjer i live casino',
    },
    '/promotions/sports': {
      title: 'Oddskampanjer | Parlour',
      description: 'Ekstra på kombinasjonsspill og gratisspill på sportene du følger, med tydelige odds og tydelige regler.',
      heading: 'Oddskampanjer',
    },
    '/promotions/vip': {
      title: 'VIP-kampanjer | Parlour',
      description: 'Gaver uten omsetningskrav og kvelder for inviterte, til spillere som har vært hos oss en stund.',
      heading: 'VIP-kampanjer',
    },
    '/online-casino': {
      title: 'Nettcasino: spilleautomater og bordspill | Parlour',
      description:
        'Spilleautomater, jackpoter og bordspill fra utviklere vi liker. Søk på navn, eller prøv mange av dem gratis først.',
      heading: 'Casino',
    },
    '/live-casino-online': {
      title: 'Live casino med ekte dealere | Parlour',
      description: 'Rulett, blackjack, baccarat og gameshow, sendt direkte. Se innsatser og ledige plasser før du setter deg.',
      heading: 'Live casino',
    },
    '/sportsbook': {
      title: 'Sportsspill og live-odds | Parlour',
      description: 'Fotball, ishockey, tennis og mer: kamper, stillinger og vinnerodds, før kampen og live.',
      heading: 'Odds',
    },
    '/vip': {
      title: 'VIP hos Parlour',
      description:
        'Seks nivåer, en personlig vert og gaver uten omsetningskrav. Les hva hvert nivå gir deg, og hvordan det fungerer.',
      heading: 'VIP-program',
    },
    '/payment-methods': {
      title: 'Betalingsmåter og utbetalinger | Parlour',
      description: 'Alle måter å sette inn og ta ut penger på i landet ditt, med beløp, tider og gebyrer på én side.',
      heading: 'Betalingsmåter',
    },
    '/privacy-policy': {
      title: 'Personvern | Parlour',
      description:
        'Hva vi vet om deg, hvorfor vi trenger det, hvor lenge vi lagrer det, og hvordan du får det rettet eller slettet.',
      heading: 'Personvern',
    },
    '/terms': {
      title: 'Vilkår og betingelser | Parlour',
      description: 'Avtalen mellom deg og Parlour: kontoen din, pengene dine, våre plikter og dine.',
      heading: 'Vilkår og betingelser',
    },
    '/bonus-terms': {
      title: 'Bonusvilkår | Parlour',
      description:
        'Slik virker bonusene: omsetning, hvor mye spillene teller, høyeste innsats, utløp og hvordan du gir fra deg en bonus.',
      heading: 'Bonusvilkår',
    },
    '/betting-rules': {
      title: 'Oddsregler | Parlour',
      description: 'Hvordan spill godtas og avgjøres, når et utfall annulleres, og hvilke regler som gjelder for hver sport.',
      heading: 'Oddsregler',
    },
    '/casino-rules': {
      title: 'Casinoregler | Parlour',
      description: 'Hvordan runder spilles og avgjøres, hva som skjer hvis forbindelsen brytes, og hvordan jackpoter utbetales.',
      heading: 'Casinoregler',
    },
    '/age-restrictions': {
      title: 'Aldersgrenser | Parlour',
      description: 'Parlour er bare for voksne. Slik kontrollerer vi alderen, og slik holder du kontoen din unna barn.',
      heading: 'Aldersgrenser',
    },
    '/responsible-gambling': {
      title: 'Ansvarlig spill | Parlour',
      description: 'Grenser, pauser og selvutestengelse: hvordan de virker, hvordan du får dem, og hvor du finner hjelp.',
      heading: 'Ansvarlig spill',
    },
    '/contact': {
      title: 'Hjelp og kontakt | Parlour',
      description: 'Svar på vanlige spørsmål, og en kundeservice som svarer på e-post hver dag {supportHours}.',
      heading: 'Hva kan vi hjelpe med?',
    },
    '/welcome': {
      title: 'Velkomsttilbudet ditt | Parlour',
      description: 'Hva velkomsttilbudet gir, hva det krever, og hvordan du takker nei. Alt på én side.',
      heading: 'En varm velkomst',
    },
  },
  site: {
    maintenance: 'Vi jobber med nettstedet. Pengene dine og de åpne spillene dine er trygge. Kom gjerne tilbake litt senere.',
  },
};
