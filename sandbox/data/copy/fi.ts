import type { Copy } from '#sandbox/data/copy/copy.ts';

export const fi: Copy = {
  languageName: 'Suomi',
  home: {
    verticals: { casino: 'Kasino', live: 'Livekasino', sports: 'Vedonlyönti', promotions: 'Tarjoukset' },
    contentBoxes: [
      {
        title: 'Sinä asetat rajat',
        body: 'Päätä jo ennen pelaamista, paljonko haluat käyttää. Asetat talletus- ja kulutusrajat itse tililläsi. Tiukempi raja tulee voimaan heti.',
      },
      {
        title: 'Kotiutukset, joita voit seurata',
        body: 'Näet aina, paljonko voit kotiuttaa ja kauanko maksutapasi vie. Emme peri kotiutuksista kuluja emmekä koskaan houkuttele perumaan niitä.',
      },
      {
        title: 'Asiakaspalvelu joka päivä',
        body: 'Asiakaspalvelumme vastaa joka päivä {supportHours} ja puhuu selvää kieltä. Kysy pelistä, maksusta tai pelitauosta: kaikki kysymykset ovat hyviä.',
      },
    ],
    text: {
      heading: 'Nettikasino, jonka ehdot ovat selvät',
      paragraphs: [
        'Parlour on nettikasino niille, jotka haluavat valita itse. Täällä kolikkopelien säännöt ja palautusprosentit ovat näkyvillä, ja livepöydissä jakavat oikeat pelinhoitajat. Vedonlyönnissä on kuusi lajia, ennen ottelua ja sen aikana. Hae pelejä nimellä, rajaa pelinvalmistajan mukaan tai kokeile kolikkopeliä huvin vuoksi, ennen kuin pelaat oikealla rahalla.',
        'Jokaisesta Parlourin tarjouksesta näkee, mitä se maksaa, mitä siitä saa ja kauanko se on voimassa. Kierrätysvaatimus lukee painikkeen vieressä eikä piilossa sen alla, ja bonuksesta voi kieltäytyä menettämättä mitään muuta. Saldo ja pelissä kulunut aika pysyvät näkyvissä, kun pelaat.',
        'Rahapelaaminen on viihdettä, ja viihteellä on hintansa. Päätä budjetti ennen kuin aloitat, pidä voittoja mukavana yllätyksenä ja lopeta, kun pelaaminen ei enää huvita. Jos haluat hidastaa tahtia, voit asettaa rajoja tai aloittaa 24 tunnin tauon tililläsi, ja asiakaspalvelumme asettaa sinulle pelikiellon. Emme koskaan yritä puhua sinua siitä ympäri.',
      ],
    },
  },
  banners: {
    welcome: {
      title: 'Tervetuliaisbonus jopa {max}',
      description:
        '100 % ensitalletukseen alkaen {min} ja {spins} ilmaiskierrosta. Kierrätysvaatimus {wr}×, aikaa {days} päivää.',
      button: 'Katso tervetuliaistarjous',
    },
    tonight: {
      title: 'Livepöydät ovat auki',
      description: 'Rulettia, blackjackia ja baccaratia oikeiden pelinhoitajien kanssa, pienistä panoksista suuriin.',
      button: 'Siirry livekasinolle',
    },
    firstDeposit: {
      greeting: 'Tervetuloa Parlouriin',
      title: 'Tervetuliaisbonuksesi: jopa {max}',
      description: '100 % ensitalletukseen alkaen {min}. Kierrätysvaatimus {wr}×, aikaa {days} päivää.',
      button: 'Lue ehdot',
      authorisedButton: 'Tee talletus',
    },
    second: {
      greeting: 'Mukava nähdä taas',
      title: '50 % toiseen talletukseen',
      description: 'Jopa {max} vähintään {min} talletukseen. Kierrätysvaatimus {wr}×.',
      button: 'Katso tarjous',
      authorisedButton: 'Katso tarjouksesi',
    },
    vip: {
      greeting: 'Kiitos, että pelaat kanssamme',
      title: 'Kanta-asiakaslahja sinulle',
      description: 'Lahjaksi {prize} käteistä ilman kierrätysvaatimusta. Lunasta se {days} päivän kuluessa.',
      button: 'Katso lahja',
    },
    players: {
      greeting: 'Tervetuloa takaisin',
      title: 'Jatka pelaamista',
      description: 'Suosikkisi ja viimeksi pelaamasi pelit yhdessä paikassa.',
      button: 'Selaa pelejä',
      authorisedButton: 'Omiin peleihin',
    },
    both: {
      title: 'Uusia pelejä joka viikko',
      description: 'Studioiden uusimmat julkaisut. Useimmista on demo.',
      button: 'Katso uudet pelit',
      authorisedButton: 'Pelaa uusia pelejä',
    },
    expired: {
      title: 'Kesän viimeiset hetket',
      description: 'Kesän päätöstarjous on päättynyt. Kiitos kaikille mukana olleille.',
      button: 'Katso voimassa olevat',
    },
    future: {
      title: 'Uusi turnauskausi',
      description: 'Uusi turnauskausi on alkamassa. Ensimmäisessä turnauksessa on jaossa {prize}.',
      button: 'Katso turnaukset',
    },
  },
  promotionCategories: { casino: 'Kasino', live: 'Livekasino', sports: 'Vedonlyönti', vip: 'VIP' },
  promotionTags: {
    new: 'Uutta',
    freeSpins: 'Ilmaiskierrokset',
    cashback: 'Käteispalautus',
    weekly: 'Joka viikko',
    deposit: 'Talletusbonus',
    tournament: 'Turnaus',
    noWagering: 'Ei kierrätystä',
    jackpots: 'Jättipotit',
  },
  promotionActions: {
    deposit: 'Tee talletus',
    casino: 'Siirry kasinolle',
    live: 'Siirry livekasinolle',
    jackpots: 'Katso jättipottipelit',
    offers: 'Katso tarjoukset',
    signIn: 'Kirjaudu sisään',
    signUp: 'Avaa tili',
  },
  promotions: {
    'welcome-package': {
      slug: 'welcome-package',
      title: 'Tervetuliaisbonus',
      teaser: '100 % ensitalletukseen, jopa {max}, ja {spins} ilmaiskierrosta.',
      body: [
        {
          text: 'Kun ensitalletuksesi on vähintään {min}, lisäämme saman summan bonuksena, enintään {max}. Lisäksi saat {spins} ilmaiskierrosta kolikkopeliin, jonka valitsimme siksi, että siinä on sopivasti tahtia ja yllätyksiä.',
        },
        {
          heading: 'Ensin omat rahasi',
          text: 'Pelaat aina ensin omilla rahoillasi ja vasta sitten bonuksella. Jos voitat heti alussa, voit kotiuttaa voittosi ja jättää bonuksen silleen. Bonus tulee peliin vasta, kun oma saldosi on käytetty.',
        },
        {
          text: 'Bonus on kierrätettävä {wr} kertaa, ennen kuin se muuttuu käteiseksi. Kolikkopelit kerryttävät kierrätystä täysimääräisesti, pöytäpelit ja livepöydät 10 prosentin osuudella.',
        },
        {
          text: 'Pelaatko mieluummin ilman bonusta? Valitse talletuksen yhteydessä ”Ei bonusta”. Mikään muu ei muutu.',
        },
      ],
      terms: [
        'Uusille pelaajille ensitalletuksen yhteydessä. Kerran henkilöä kohden.',
        'Vähimmäistalletus {min}. Bonus on 100 % talletuksesta, enintään {max}.',
        'Bonussumma ja {spins} ilmaiskierroksesta saadut voitot on kumpikin kierrätettävä {wr} kertaa.',
        'Suurin sallittu panos bonuksen ollessa aktiivinen on {bet} kierrosta kohden.',
        'Bonus ja ilmaiskierrokset vanhenevat {days} päivän kuluttua niiden saamisesta.',
        'Tarjoukseen sovelletaan bonusehtoja. Sinun on oltava asuinpaikkasi lain mukaan täysi-ikäinen pelaamaan rahapelejä.',
      ],
    },
    'second-helping': {
      slug: 'second-helping',
      title: 'Toisen talletuksen bonus',
      teaser: '50 % toiseen talletukseen, jopa {max}.',
      body: [
        {
          text: 'Kun teet toisen talletuksesi, lisäämme siitä puolet bonuksena, enintään {max}. Vähimmäistalletus on {min}, eikä koodeja tarvitse muistaa: valitse tarjous kassalla.',
        },
        {
          heading: 'Näin sillä pelataan',
          text: 'Omat rahasi käytetään ensin, ja voit kotiuttaa ne milloin vain. Bonus on kierrätettävä {wr} kertaa, ja aikaa on {days} päivää. Jos tahti ei sovi sinulle, voit luopua bonuksesta milloin tahansa.',
        },
        {
          text: 'Sinulla voi olla yksi aktiivinen kasinobonus kerrallaan. Jos edellinen on vielä kesken, tämä voi odottaa jonossa, kunnes olet valmis.',
        },
      ],
      terms: [
        'Pelaajille, jotka ovat tehneet täsmälleen yhden talletuksen. Kerran henkilöä kohden.',
        'Vähimmäistalletus {min}. Bonus on 50 % talletuksesta, enintään {max}.',
        'Bonus on kierrätettävä {wr} kertaa {days} päivän kuluessa.',
        'Kolikkopelit kerryttävät kierrätystä 100-prosenttisesti, pöytäpelit ja livepöydät 10-prosenttisesti.',
        'Suurin sallittu panos bonuksen ollessa aktiivinen on {bet} kierrosta kohden.',
      ],
    },
    'friday-free-spins': {
      slug: 'friday-free-spins',
      title: 'Perjantain ilmaiskierrokset',
      teaser: 'Talleta perjantaina vähintään {min}, niin aloitat viikonlopun {spins} ilmaiskierroksella.',
      body: [
        {
          text: 'Kun talletat perjantain aikana vähintään {min}, lisäämme tilillesi {spins} ilmaiskierrosta viikon kolikkopeliin.',
        },
        {
          heading: 'Joka perjantai eri peli',
          text: 'Viikon kolikkopeli mainitaan tarjouksessa. Pelaa kierrokset {days} päivän kuluessa, milloin sinulle sopii.',
        },
        {
          text: 'Voitot maksetaan kasinobonuksena, ja ne on kierrätettävä {wr} kertaa. Voit osallistua kerran joka perjantai tai olla osallistumatta: tarjous palaa ensi viikolla.',
        },
      ],
      terms: [
        'Pelaajille, jotka ovat tehneet vähintään yhden talletuksen. Kerran pelaajaa kohden joka perjantai, paikallista aikaa.',
        'Vähimmäistalletus {min}.',
        'Ilmaiskierrokset ({spins} kpl) vanhenevat {days} päivän kuluttua niiden saamisesta.',
        'Ilmaiskierroksista saadut voitot on kierrätettävä {wr} kertaa.',
        'Suurin sallittu panos kierrätyksen aikana on {bet} kierrosta kohden.',
      ],
    },
    'live-cashback': {
      slug: 'live-cashback',
      title: '10 %:n livekasinopalautus',
      teaser: 'Saat tappiollisesta viikosta takaisin 10 %, enintään {max}. Käteisenä, ilman kierrätystä.',
      body: [
        {
          text: 'Joinakin viikkoina kortit suosivat, joinakin eivät. Ota livekasinon käteispalautus käyttöön: jos jäät viikon aikana livepöydissä tappiolle, saat tappiosta takaisin 10 %, enintään {max}.',
        },
        {
          heading: 'Käteinen tarkoittaa käteistä',
          text: 'Palautus maksetaan oikeana rahana. Kierrätysvaatimusta ei ole: pelaa sillä, säästä se tai kotiuta se.',
        },
        {
          text: 'Viikko kestää maanantaista sunnuntaihin. Maanantaiaamusta alkaen sinulla on {claimHours} tuntia aikaa lunastaa palautus. Jos jäit viikosta voitolle, lunastettavaa ei ole, eikä maksettavaakaan.',
        },
        {
          text: 'Käteispalautus pehmentää tappiota, mutta ei kumoa sitä. Älä pelaa sen vuoksi isommilla panoksilla.',
        },
      ],
      terms: [
        'Ilmoittaudu ennen pelaamista. Vain sen jälkeen pelatut kierrokset lasketaan mukaan.',
        'Nettotappio on livepöydissä maanantaista sunnuntaihin (paikallista aikaa) asetettujen panosten summa vähennettynä samojen pöytien voitoilla.',
        'Käteispalautus on 10 % nettotappiosta, enintään {max} viikossa.',
        'Lunasta palautus {claimHours} tunnin kuluessa viikon päättymisestä. Sen jälkeen se raukeaa.',
        'Palautus maksetaan käteisenä ilman kierrätysvaatimusta.',
      ],
    },
    'weekend-reload': {
      slug: 'weekend-reload',
      title: 'Viikonlopun talletusbonus',
      teaser: '50 % yhteen viikonlopun talletukseen, jopa {max}.',
      body: [
        {
          text: 'Kun talletat lauantaina tai sunnuntaina vähintään {min}, saat yhdestä talletuksesta 50 % bonusta, enintään {max}. Valitse tarjous kassalla ennen kuin vahvistat talletuksen.',
        },
        {
          heading: 'Huomaathan: yksi yhteinen potti',
          text: 'Tässä tarjouksessa talletus ja bonus ovat pelissä yhdessä. Molemmat on kierrätettävä {wr} kertaa. Jos kotiutat ennen sitä, bonus ja sillä saadut voitot poistetaan. Pyydämme aina vahvistuksen, ennen kuin menetät mitään.',
        },
        {
          text: 'Jos haluat pitää omat rahasi aina vapaina, perjantain ilmaiskierrokset voivat sopia sinulle paremmin.',
        },
      ],
      terms: [
        'Pelaajille, jotka ovat tehneet vähintään yhden talletuksen. Kerran pelaajaa kohden joka viikonloppu, lauantaista klo 0.00 sunnuntaihin klo 23.59, paikallista aikaa.',
        'Vähimmäistalletus {min}. Bonus on 50 % talletuksesta, enintään {max}.',
        'Talletus ja bonus on yhdessä kierrätettävä {wr} kertaa {days} päivän kuluessa.',
        'Ennen kierrätyksen täyttymistä tehty kotiutus päättää bonuksen ja poistaa sillä saadut voitot.',
        'Suurin sallittu panos bonuksen ollessa aktiivinen on {bet} kierrosta kohden.',
        'Kolikkopelit kerryttävät kierrätystä 100-prosenttisesti, pöytäpelit ja livepöydät 10-prosenttisesti.',
      ],
    },
    'jackpot-hour': {
      slug: 'jackpot-hour',
      title: 'Jättipottitunti',
      teaser: 'Tunti joka ilta, {spins} ilmaiskierrosta illan peliin. Talletusta ei tarvita.',
      body: [
        {
          text: 'Lunasta joka ilta kahdeksan ja yhdeksän välillä {spins} ilmaiskierrosta illan peliin. Talletusta et tarvitse.',
        },
        {
          heading: 'Tietoa jättipoteista',
          text: 'Jättipotit ovat suuria, koska ne osuvat harvoin. Jokaisella kierroksella on sama pieni mahdollisuus riippumatta siitä, mitä sitä ennen on tapahtunut, joten pelaa pelaamisen ilosta. Potin suuruus näkyy kunkin pelin kohdalla.',
        },
        {
          text: 'Illan pelissä itsessään ei ole jättipottia. Ilmaiskierrosten voitot on kierrätettävä {wr} kertaa.',
        },
      ],
      terms: [
        'Pelaajille, jotka ovat tehneet vähintään yhden talletuksen. Kerran päivässä pelaajaa kohden.',
        'Lunasta kierrokset klo 20.00–21.00, paikallista aikaa. Ne on pelattava {days} päivän kuluessa.',
        'Voitot {spins} ilmaiskierroksesta on kierrätettävä {wr} kertaa.',
        'Suurin sallittu panos kierrätyksen aikana on {bet} kierrosta kohden.',
      ],
    },
    'accumulator-boost': {
      slug: 'accumulator-boost',
      title: 'Lisävoittoa yhdistelmävedoista',
      teaser: 'Vähintään kolme kohdetta, ja voittava yhdistelmäveto maksaa jopa 50 % enemmän, käteisenä.',
      body: [
        {
          text: 'Kun kupongissasi on vähintään kolme kohdetta, voittavasta yhdistelmävedosta maksetaan lisää: kolmesta kohteesta 5 %, siitä portaittain ylöspäin ja vähintään kymmenestä kohteesta 50 %. Lisävoitto maksetaan käteisenä, enintään {max}.',
        },
        {
          heading: 'Kolikon kääntöpuoli',
          text: 'Jokainen lisätty kohde kasvattaa mahdollista voittoa ja pienentää sen todennäköisyyttä. Kupongin kokonaiskerroin nousee joka askeleella, joten päätä itse, mihin lopetat.',
        },
        {
          text: 'Ilmoittaudu mukaan kerran, niin lisävoitto koskee kaikkia ehdot täyttäviä yhdistelmävetojasi, ennen ottelua ja sen aikana.',
        },
      ],
      terms: [
        'Ilmoittaudu mukaan ennen vedon asettamista.',
        'Vähintään kolme kohdetta eri tapahtumista, kunkin kerroin vähintään 1,80.',
        'Mitätöityjä kohteita ei lasketa mukaan lisävoittoon.',
        'Lisävoitto lasketaan nettovoitosta ja on enintään {max} vetoa kohden.',
        'Ilmaisvedolla pelatut vedot eivät ole mukana.',
      ],
    },
    'free-bet-monday': {
      slug: 'free-bet-monday',
      title: 'Maanantain ilmaisveto',
      teaser: 'Talleta maanantaina vähintään {min}, niin saat ilmaisvedon, jonka arvo on {prize}.',
      body: [
        {
          text: 'Kun talletat vähintään {min}, saat ilmaisvedon haluamaasi lajiin. Vedon arvo on {prize}.',
        },
        {
          heading: 'Mikä ilmaisveto on',
          text: 'Asetat vedon meidän panoksellamme etkä omallasi. Jos veto osuu, voitto on sinun, käteisenä. Itse panosta ei makseta. Jos veto ei osu, se ei maksanut sinulle mitään.',
        },
        {
          text: 'Ilmaisveto odottaa kupongissasi {days} päivää. Käytä se yhteen vetoon, yksittäiseen tai yhdistelmään, kun kerroin on vähintään 1,80.',
        },
      ],
      terms: [
        'Pelaajille, jotka ovat tehneet vähintään yhden talletuksen. Kerran pelaajaa kohden joka maanantai, paikallista aikaa.',
        'Vähimmäistalletus {min}. Valitse tarjous kassalla.',
        'Ilmaisveto (arvo {prize}) on kertakäyttöinen, ja kertoimen on oltava vähintään 1,80.',
        'Ilmaisvedon panos ei sisälly voittoon.',
        'Ilmaisveto vanhenee {days} päivän kuluttua sen saamisesta.',
      ],
    },
    'vip-evening': {
      slug: 'vip-evening',
      title: 'VIP-liveturnaus',
      teaser: 'Kerran kuussa yksityinen liveturnaus, jossa on jaossa {prize}. Vain kutsutuille.',
      body: [
        {
          text: 'Kuukauden viimeisenä torstaina kutsutut pelaajat pelaavat varatuissa livepöydissä yksityisen turnauksen, jossa on jaossa {prize}.',
        },
        {
          heading: 'Illan kulku',
          text: 'Pöydät avataan kahdeksalta. Pisteitä saa varatuissa pöydissä asetetuista panoksista, ja suurin kierroskohtainen panos on {bet}, joten iltaa ei voi ostaa itselleen. Isäntäsi on chatissa koko illan.',
        },
        {
          text: 'Kutsut perustuvat siihen, kauanko olet ollut meillä ja miten pidät pelata, eivät koskaan siihen, paljonko olet hävinnyt. Niitä ei lähetetä pelaajille, jotka ovat pyytäneet taukoa.',
        },
      ],
      terms: [
        'Vain henkilökohtaisella kutsulla. Kutsua ei voi siirtää toiselle.',
        'Turnaus alkaa klo 20.00 ja päättyy keskiyöllä, paikallista aikaa.',
        'Pisteitä saa varatuissa pöydissä asetetuista panoksista. Suurin pisteisiin laskettava panos on {bet} kierrosta kohden.',
        'Palkinnot, yhteensä {prize}, maksetaan käteisenä ilman kierrätysvaatimusta {days} päivän kuluessa.',
      ],
    },
    'loyalty-gift': {
      slug: 'loyalty-gift',
      title: 'Kanta-asiakaslahja',
      teaser: '{prize} käteistä kiitokseksi siitä, että olet meillä. Ei talletusta, ei kierrätystä, ei koukkuja.',
      body: [
        {
          text: 'Silloin tällöin haluamme kiittää pyytämättä mitään vastineeksi. Pitkään meillä pelanneille lahja on {prize} käteistä.',
        },
        {
          heading: 'Ei mitään laskettavaa',
          text: 'Talletusta ei tarvita eikä mitään tarvitse kierrättää. Lahja lisätään saldoosi oikeana rahana.',
        },
        {
          text: 'Sinulla on {days} päivää aikaa lunastaa se. Sen jälkeen se vanhenee.',
        },
      ],
      terms: [
        'Pelaajille Kultatasosta alkaen. Yksi lahja pelaajaa kohden.',
        'Lunasta lahja ({prize}) {days} päivän kuluessa.',
        'Lahja maksetaan käteisenä ilman kierrätysvaatimusta.',
        'Ei saatavilla tauon, aikalisän tai pelikiellon aikana.',
      ],
    },
    'midweek-tournament': {
      slug: 'midweek-tournament',
      title: 'Arkiviikon turnaus',
      teaser: 'Kaksi päivää, kourallinen kolikkopelejä ja viidellekymmenelle parhaalle jaossa {prize}.',
      body: [
        {
          text: 'Keskiviikkoaamusta torstai-iltaan kourallisella kolikkopelejä on yhteinen tulostaulu. Viidenkymmenen kärki jakaa palkintopotin, joka on {prize}.',
        },
        {
          heading: 'Näin pisteet lasketaan',
          text: 'Pisteitä kertyy turnauspeleihin asettamistasi panoksista, voitti kierros tai ei. Tulostaulusta näet sijoituksesi ja pistemäärän, joka tarvitaan seuraavaan sijaan.',
        },
        {
          text: 'Turnauksessa tunti voi tuntua lyhyeltä. Päätä budjetti etukäteen ja anna rajojen pitää siitä huolta.',
        },
        {
          text: 'Palkinnot maksetaan bonuksina perjantaiaamuna, ja ne on kierrätettävä {wr} kertaa.',
        },
      ],
      terms: [
        'Kaikki turnauspelejä pelaavat ovat mukana; ilmoittautumista ei tarvita.',
        'Keskiviikosta klo 0.00 torstaihin klo 23.59, paikallista aikaa. Vain oikealla rahalla pelatut kierrokset turnauksen kolikkopeleissä.',
        'Palkintopotti on {prize}, ja sen jakavat viisikymmentä eniten pisteitä kerännyttä pelaajaa. Tasatilanteessa voittaa se, joka saavutti tuloksen aiemmin.',
        'Palkinnot on kierrätettävä {wr} kertaa {days} päivän kuluessa.',
        'Suurin sallittu panos kierrätyksen aikana on {bet} kierrosta kohden.',
      ],
    },
    'summer-send-off': {
      slug: 'summer-send-off',
      title: 'Kesäbonus',
      teaser: 'Vielä yksi lämmin ilta: 25 % bonusta, enintään {max}, ja {spins} ilmaiskierrosta.',
      body: [
        {
          text: 'Kesän päätteeksi yhdestä talletuksesta, vähintään {min}, sai 25 % bonusta, enintään {max}, ja {spins} ilmaiskierrosta kolikkopeliin, josta näkyi merelle.',
        },
        {
          heading: 'Tarjous on päättynyt',
          text: 'Ajoissa otettujen bonusten ehdot pysyvät voimassa: kierrätysvaatimus {wr}× {days} päivän kuluessa. Voimassa olevat tarjoukset löydät tarjoussivulta.',
        },
        {
          text: 'Kiitos, että vietit kesäillan kanssamme.',
        },
      ],
      terms: [
        'Pelaajille, jotka ovat tehneet vähintään yhden talletuksen. Kerran pelaajaa kohden kampanjan aikana. Kampanja on päättynyt.',
        'Vähimmäistalletus {min}. Bonus on 25 % talletuksesta, enintään {max}.',
        'Bonus ja {spins} ilmaiskierroksesta saadut voitot on kierrätettävä {wr} kertaa {days} päivän kuluessa.',
        'Suurin sallittu panos bonuksen ollessa aktiivinen on {bet} kierrosta kohden.',
      ],
    },
  },
  landings: {
    'welcome-offer': {
      title: 'Parlourin tervetulotarjous',
      hero: {
        title: 'Lämpimästi tervetuloa, selvin sanoin',
        text: 'Tuplaamme ensitalletuksesi, bonusta enintään {max}, ja lisäämme {spins} ilmaiskierrosta. Vähimmäistalletus {min}, kierrätysvaatimus {wr}×, aikaa {days} päivää.',
        button: 'Avaa pelitili',
      },
      intro: {
        title: 'Mitä saat ja mitä se edellyttää',
        paragraphs: [
          'Kun talletat vähintään {min}, lisäämme saman summan bonuksena, enintään {max}. Ilmaiskierrokset tulevat kaupan päälle. Pelaat ensin omilla rahoillasi, joten heti alussa saadun voiton voit kotiuttaa.',
          'Bonus muuttuu käteiseksi, kun kierrätät sen {wr} kertaa {days} päivän kuluessa, panos enintään {bet}. Bonuksesta voit luopua milloin vain.',
        ],
      },
      steps: {
        title: 'Kolme askelta',
        items: [
          { title: 'Avaa pelitili', text: 'Siihen menee muutama minuutti. Kysymme vain sen, mitä laki edellyttää.' },
          {
            title: 'Päätä budjetti',
            text: 'Päätä, paljonko haluat käyttää. Voit asettaa talletusrajan tililläsi jo ennen ensimmäistä talletusta.',
          },
          { title: 'Valitse tarjous', text: 'Valitse kassalla tervetulotarjous tai ”Ei bonusta”. Molemmat käyvät.' },
        ],
      },
      faq: {
        title: 'Hyvä tietää',
        entries: [
          {
            question: 'Onko bonus pakko ottaa?',
            answer: 'Ei. Valitse kassalla ”Ei bonusta” ja pelaa pelkästään omilla rahoillasi.',
          },
          {
            question: 'Voinko kotiuttaa, jos kierrätys on kesken?',
            answer: 'Voit. Omat rahasi ja niillä saamasi voitot voi kotiuttaa, ennen kuin bonus tulee peliin.',
          },
          {
            question: 'Mitkä pelit kerryttävät kierrätystä?',
            answer:
              'Kolikkopeleissä panoksesta lasketaan 100 %, pöytäpeleissä ja livepöydissä 10 %. Muutama peli ei ole mukana, ja se kerrotaan pelin kohdalla.',
          },
          {
            question: 'Entä jos aika loppuu kesken?',
            answer: 'Jäljellä oleva bonus poistetaan {days} päivän jälkeen. Omiin rahoihisi ei kosketa.',
          },
        ],
      },
      cta: {
        title: 'Lähdetäänkö?',
        text: 'Katsele rauhassa ympärillesi, jos haluat. Tarjous odottaa ensitalletukseesi asti.',
        button: 'Avaa pelitili',
      },
    },
    'live-casino': {
      title: 'Parlourin livekasino',
      hero: {
        title: 'Oikeat pelinhoitajat, kiireettömät pöydät',
        text: 'Rulettia, blackjackia, baccaratia ja peliohjelmia suorana lähetyksenä. Löydä paikka itsellesi sopivilla panoksilla.',
        button: 'Katso pöydät',
      },
      intro: {
        title: 'Livepöydissä',
        paragraphs: [
          'Jokaisen livepöydän takana on ihminen, joka jakaa, juttelee ja toivottaa hyvää yötä. Näet pienimmän ja suurimman panoksen, vapaat paikat ja aukioloajat jo ennen kuin istut pöytään.',
          'Pyörä ja kortit ovat oikeita, ja jokainen tulos tallennetaan. Säännöt ovat yhden napautuksen päässä, ja saldo ja pelattu aika pysyvät näytöllä.',
        ],
      },
      steps: {
        title: 'Istu pöytään',
        items: [
          { title: 'Etsi pöytäsi', text: 'Selaa peleittäin tai katsele pöytää ensin pelaamatta.' },
          { title: 'Tarkista panokset', text: 'Jokaisen pöydän kuvassa näkyy pienin ja suurin panos omassa valuutassasi.' },
          { title: 'Pelaa omaan tahtiisi', text: 'Pöydässä viettämäsi aika näkyy koko ajan ruudulla.' },
        ],
      },
      faq: {
        title: 'Kysymyksiä ja vastauksia',
        entries: [
          {
            question: 'Voinko katsella ennen kuin pelaan?',
            answer: 'Voit. Osaa pöydistä voi katsella, kun olet kirjautunut sisään. Ne on merkitty aulaan.',
          },
          {
            question: 'Mitä tapahtuu, jos yhteys katkeaa?',
            answer:
              'Hyväksytty panos pysyy voimassa, ja kierros ratkaistaan tavalliseen tapaan. Tuloksen näet pelihistoriastasi.',
          },
          {
            question: 'Kerryttävätkö livepöydät kierrätystä?',
            answer: 'Kyllä, panoksesta lasketaan 10 %, ellei bonuksesi ehdoissa sanota muuta.',
          },
          {
            question: 'Ovatko pöydät aina auki?',
            answer: 'Monet ovat auki yötä päivää. Muiden aukioloajat näkyvät pöydän kuvassa.',
          },
        ],
      },
      cta: {
        title: 'Paikka on vapaana',
        text: 'Katso, kuka jakaa tänä iltana.',
        button: 'Siirry livekasinolle',
      },
    },
    sportsbook: {
      title: 'Parlourin vedonlyönti',
      hero: {
        title: 'Vedonlyöntiä ennen ottelua ja livenä',
        text: 'Selkeät kertoimet ennen ottelua ja sen aikana, sarjoihin joita seuraat, jalkapallosta krikettiin.',
        button: 'Siirry vedonlyöntiin',
      },
      intro: {
        title: 'Vedonlyöntiä, josta saa selvää',
        paragraphs: [
          'Jalkapalloa, jääkiekkoa, tennistä, koripalloa ja paljon muuta, suurista sarjoista paikallisiin. Jokaisessa kupongissa näkyvät panos, kerroin ja mahdollinen voitto ennen kuin vahvistat vedon.',
          'Jos kerroin muuttuu miettiessäsi, kysymme ensin sinulta. Avoimet vedot ja vetohistoria ovat yhdessä paikassa, ja rajasi ovat voimassa täällä niin kuin muuallakin.',
        ],
      },
      steps: {
        title: 'Näin se toimii',
        items: [
          { title: 'Valitse ottelu', text: 'Selaa lajeittain tai hae joukkuetta.' },
          { title: 'Kokoa kuponki', text: 'Yksi kohde tai useampia. Mahdollinen voitto päivittyy samalla.' },
          { title: 'Seuraa livenä', text: 'Tulokset ja kertoimet päivittyvät itsestään, joten voit vain katsella.' },
        ],
      },
      faq: {
        title: 'Ennen kuin lyöt vetoa',
        entries: [
          {
            question: 'Mitä tapahtuu, jos ottelu perutaan?',
            answer: 'Kohde mitätöidään, jos ottelua ei pelata vedonlyöntisäännöissä annetussa ajassa. Panos palautetaan.',
          },
          {
            question: 'Voinko lyödä vetoa ottelun aikana?',
            answer:
              'Voit, kaikkiin live-merkittyihin otteluihin. Kertoimet elävät pelin mukana, ja hyväksytyn vedon kerroin pysyy sellaisena kuin se kupongissa oli.',
          },
          {
            question: 'Voinko muuttaa jo asetettua vetoa?',
            answer: 'Et. Hyväksytty veto on sitova, joten katso kuponki rauhassa läpi ennen kuin vahvistat sen.',
          },
          {
            question: 'Koskevatko rajani myös vedonlyöntiä?',
            answer: 'Kyllä. Talletus- ja kulutusrajat koskevat koko pelitiliä: kasinoa, livepöytiä ja vedonlyöntiä.',
          },
        ],
      },
      cta: {
        title: 'Odotellessa',
        text: 'Lue yhdistelmävetojen lisävoitosta, enintään {max}, ja muista urheilun tarjouksista.',
        button: 'Siirry vedonlyöntiin',
      },
    },
    'free-spins': {
      title: 'Parlourin ilmaiskierrokset',
      hero: {
        title: 'Kierrokset talon piikkiin',
        text: 'Kun talletat perjantaina {min}, saat {spins} ilmaiskierrosta. Voitot kierrätetään {wr} kertaa.',
        button: 'Katso tarjous',
      },
      intro: {
        title: 'Mitä ilmaiskierrokset ovat',
        paragraphs: [
          'Ilmaiskierros on kolikkopelin kierros, jonka panoksen maksamme me. Peli ja kierroksen arvo on määrätty ennalta, ja voittomahdollisuudet ovat samat kuin omalla rahalla pelatessa.',
          'Voitot saat kasinobonuksena. Kun kierrätät ne {wr} kertaa, ne muuttuvat käteiseksi. Kierrokset, joita et käytä {days} päivän kuluessa, vanhenevat.',
        ],
      },
      steps: {
        title: 'Näin pelaat ne',
        items: [
          { title: 'Lunasta', text: 'Ota tarjous käyttöön ja lunasta siihen kuuluvat kierrokset.' },
          { title: 'Pelaa', text: 'Käynnistä kortissa mainittu peli. Ilmaiskierrokset käytetään ensin.' },
          { title: 'Seuraa', text: 'Voitot ovat kasinobonusta, kunnes olet kierrättänyt ne {wr} kertaa.' },
        ],
      },
      faq: {
        title: 'Silloin tällöin kysyttyä',
        entries: [
          {
            question: 'Voinko valita pelin?',
            answer: 'Kierrokset kuuluvat tarjouksessa mainittuun peliin. Peli vaihtuu viikoittain.',
          },
          {
            question: 'Pitääkö minun tallettaa?',
            answer: 'Joihinkin tarjouksiin kyllä, toisiin ei. Se lukee aina kortissa.',
          },
          {
            question: 'Onko panoksella yläraja?',
            answer: 'Kun kierrätät ilmaiskierroksista saatuja voittoja, suurin panos on {bet} kierrosta kohden.',
          },
          {
            question: 'Voinko kieltäytyä ilmaiskierroksista?',
            answer: 'Totta kai. Jätä ne lunastamatta, niin ne vanhenevat ilman, että se vaikuttaa tiliisi.',
          },
        ],
      },
      cta: {
        title: 'Perjantai tulee joka viikko',
        text: 'Ei ole mitään kiirettä. Katso, mikä peli on vuorossa seuraavaksi.',
        button: 'Katso tarjoukset',
      },
    },
    'fast-payouts': {
      title: 'Kotiutukset Parlourissa',
      hero: {
        title: 'Rahasi matkalla sinulle',
        text: 'Käsittelemme kotiutukset {reviewHours} tunnin kuluessa. Sen jälkeen aika riippuu maksutavasta.',
        button: 'Katso maksutavat',
      },
      intro: {
        title: 'Näin maksamme',
        paragraphs: [
          'Tililtäsi näet yhtenä lukuna, paljonko voit juuri nyt kotiuttaa. Jos osa saldostasi on sidottu bonukseen, sanomme sen ja kerromme miksi. Emme peri kotiutuksista kuluja.',
          'Ennen ensimmäistä kotiutusta meidän on vahvistettava henkilöllisyytesi. Kerromme, mitä asiakirjoja tarvitsemme ja miten ne lähetetään. Maksutapasi pienin kotiutussumma näkyy ennen vahvistusta.',
        ],
      },
      steps: {
        title: 'Saldosta pankkitilille',
        items: [
          {
            title: 'Vahvista henkilöllisyytesi',
            text: 'Kerromme, mitä asiakirjoja tarvitsemme ja miten ne lähetetään.',
          },
          { title: 'Valitse maksutapa', text: 'Rahat palautetaan mahdollisuuksien mukaan samaa reittiä kuin ne tulivat.' },
          { title: 'Seuraa maksua', text: 'Näet tililtäsi, onko kotiutus odottamassa, tarkistettavana vai maksettu.' },
        ],
      },
      faq: {
        title: 'Kotiutuksista kysyttyä',
        entries: [
          {
            question: 'Kauanko kotiutus kestää?',
            answer:
              'Hyväksynnän jälkeen suorat pankkimaksut ovat usein perillä tunnin sisällä, e-lompakot 24 tunnissa ja kortit yhdestä kolmeen päivässä.',
          },
          {
            question: 'Miksi tarvitsette asiakirjoja?',
            answer: 'Laki edellyttää, että tunnemme pelaajamme. Samalla varmistamme, etteivät voittosi päädy kenellekään muulle.',
          },
          {
            question: 'Voinko perua kotiutuksen?',
            answer: 'Voit, kun se odottaa käsittelyä, mutta emme koskaan ehdota sitä.',
          },
          {
            question: 'Onko kotiutuksissa kuluja?',
            answer: 'Meidän puoleltamme ei. Pankkisi tai e-lompakkosi voi periä omat kulunsa.',
          },
        ],
      },
      cta: {
        title: 'Katso itse',
        text: 'Kaikki maasi maksutavat, summat ja käsittelyajat ovat yhdellä sivulla.',
        button: 'Katso maksutavat',
      },
    },
    'safer-play': {
      title: 'Vastuullinen pelaaminen Parlourissa',
      hero: {
        title: 'Peli pysyy pelinä',
        text: 'Rajat, tauot ja pelikielto: mitä ne tekevät ja miten ne saa käyttöön.',
        button: 'Katso työkalut',
      },
      intro: {
        title: 'Sinun iltasi, sinun sääntösi',
        paragraphs: [
          'Useimmat tietävät jo ennen aloittamista, mitä ilta saa maksaa. Työkalumme auttavat pitämään siitä kiinni: talletusrajat, kulutusrajat ja tauot.',
          'Tiukempi raja tulee voimaan heti. Väljempi odottaa, jotta päätös syntyy viileällä päällä. Kukaan täällä ei yritä saada sinua muuttamaan mieltäsi tauosta.',
        ],
      },
      steps: {
        title: 'Kolme hyvin käytettyä minuuttia',
        items: [
          {
            title: 'Aseta raja',
            text: 'Päiväksi, viikoksi tai kuukaudeksi, talletuksille, kulutukselle tai molemmille. Asetat sen itse tililläsi.',
          },
          {
            title: 'Pidä tauko',
            text: 'Aloita tililläsi 24 tunnin tauko. Sinut kirjataan ulos heti, ja rahasi pysyvät tallessa.',
          },
          { title: 'Arvioi pelaamistasi', text: 'Muutama rehellinen kysymys itsellesi, ja tieto siitä, mistä saa apua.' },
        ],
      },
      faq: {
        title: 'Suoria vastauksia',
        entries: [
          {
            question: 'Voinko nostaa rajaa heti?',
            answer:
              'Et. Korkeampi raja tulee voimaan vähintään {limitHours} tunnin odotusajan jälkeen. Siihen asti voit perua muutoksen.',
          },
          {
            question: 'Mitä eroa on aikalisällä ja pelikiellolla?',
            answer: 'Aikalisä kestää yhden tai kolme päivää. Pelikielto on vähintään kuusi kuukautta, eikä sitä voi lyhentää.',
          },
          {
            question: 'Mitä rahoilleni tapahtuu?',
            answer: 'Rahasi pysyvät sinun. Kotiutukset, jotka ovat käsittelyssä pelikiellon alkaessa, maksetaan sinulle.',
          },
          {
            question: 'Olen huolissani läheisestäni. Mitä voin tehdä?',
            answer:
              'Puhu hänen kanssaan, jos voit, ja ota yhteyttä maasi auttavaan puhelimeen tai asiakaspalveluumme. Molemmissa kuunnellaan luottamuksellisesti.',
          },
        ],
      },
      cta: {
        title: 'Etkö tiedä, mistä aloittaa?',
        text: 'Aloita talletusrajasta. Se on työkaluista yksinkertaisin, ja se toimii.',
        button: 'Vastuullinen pelaaminen',
      },
    },
  },
  footer: {
    infoLinks: {
      'privacy-policy': 'Tietosuojakäytäntö',
      terms: 'Käyttöehdot',
      'bonus-terms': 'Bonusehdot',
      'betting-rules': 'Vedonlyöntisäännöt',
      'casino-rules': 'Kasinon säännöt',
      'age-restrictions': 'Ikärajat',
      'responsible-gambling': 'Vastuullinen pelaaminen',
      'payment-methods': 'Maksutavat',
    },
    contactLinks: { contact: 'Ohjeet ja yhteystiedot', chat: 'Chat' },
    body: [
      'Parlour on vain aikuisille: sinun on oltava vähintään {age}-vuotias tai vanhempi, jos laki niin edellyttää. Pelaa huviksesi ja vain rahalla, jonka sinulla on varaa hävitä. Jos pelaaminen ei enää ole hauskaa, pidä tauko tai puhu jonkun kanssa.',
      'Parlourin toimilupa nro {licence} on Sataman rahapeliviranomaisen myöntämä. Kaikki pelit on testattu riippumattomassa laboratoriossa, ja pelaajien rahat pidetään erillään omistamme.',
    ],
  },
  marks: {
    licences: {
      harbour: 'Sataman rahapeliviranomainen',
      northlight: 'Pohjanvalon rahapelilautakunta',
      lakeshore: 'Järvenrannan rahapelivirasto',
      southernIsles: 'Eteläsaarten rahapelikomissio',
    },
    regulators: {
      adultsOnly: 'Vain aikuisille',
      limits: 'Aseta rajasi',
      selfTest: 'Arvioi pelaamistasi',
      exclusionRegister: 'Pelikieltorekisteri',
      independentHelp: 'Riippumatonta apua',
    },
  },
  seo: {
    '/': {
      title: 'Parlour: nettikasino, livepöydät ja vedonlyönti',
      description:
        'Kolikkopelit ja livepöydät, selkeät tarjoukset, rehelliset kotiutukset ja rajat, jotka pitävät. Myös vedonlyönti.',
      heading: 'Tervetuloa Parlouriin',
    },
    '/promotions': {
      title: 'Tarjoukset ja bonukset | Parlour',
      description: 'Kasinon, livepöytien ja vedonlyönnin tarjoukset, ehdot selvästi näkyvillä. Ota tai jätä.',
      heading: 'Tarjoukset',
    },
    '/promotions/casino': {
      title: 'Kasinotarjoukset | Parlour',
      description: 'Talletusbonuksia, ilmaiskierroksia ja kolikkopeliturnauksia. Kierrätysvaatimus kerrotaan heti alussa.',
      heading: 'Kasinotarjoukset',
    },
    '/promotions/live': {
      title: 'Livekasinon tarjoukset | Parlour',
      description: 'Käteispalautusta ja yksityisiä iltoja livepöydissä. Katso, mitä on tarjolla ja mitä se edellyttää.',
      heading: 'Livekasinon tarjoukset',
    },
    '/promotions/sports': {
      title: 'Vedonlyöntitarjoukset | Parlour',
      description: 'Lisävoittoa yhdistelmävedoista ja ilmaisvetoja lajeihin, joita seuraat. Selkeät kertoimet, selkeät säännöt.',
      heading: 'Vedonlyöntitarjoukset',
    },
    '/promotions/vip': {
      title: 'VIP-tarjoukset | Parlour',
      description: 'Lahjoja ilman kierrätysvaatimusta ja iltoja kutsuvieraille, jotka ovat olleet meillä jo jonkin aikaa.',
      heading: 'VIP-tarjoukset',
    },
    '/online-casino': {
      title: 'Nettikasino: kolikkopelit ja pöytäpelit | Parlour',
      description:
        'Kolikkopelit, jättipotit ja pöytäpelit valmistajilta, joista pidämme. Hae nimellä tai kokeile ensin ilmaiseksi.',
      heading: 'Kasino',
    },
    '/live-casino-online': {
      title: 'Livekasino ja oikeat pelinhoitajat | Parlour',
      description:
        'Rulettia, blackjackia, baccaratia ja peliohjelmia suorana. Näet panokset ja vapaat paikat ennen kuin istut pöytään.',
      heading: 'Livekasino',
    },
    '/sportsbook': {
      title: 'Vedonlyönti ja live-kertoimet | Parlour',
      description:
        'Jalkapallo, jääkiekko, tennis ja muut lajit: ottelut, tilanteet ja voittajakertoimet ennen ottelua ja livenä.',
      heading: 'Vedonlyönti',
    },
    '/vip': {
      title: 'VIP Parlourissa',
      description: 'Kuusi tasoa, oma isäntä ja lahjoja ilman kierrätystä. Lue, mitä kullakin tasolla saa ja miten se toimii.',
      heading: 'VIP-ohjelma',
    },
    '/payment-methods': {
      title: 'Maksutavat ja kotiutukset | Parlour',
      description: 'Kaikki maasi talletus- ja kotiutustavat, summat, käsittelyajat ja kulut yhdellä sivulla.',
      heading: 'Maksutavat',
    },
    '/privacy-policy': {
      title: 'Tietosuojakäytäntö | Parlour',
      description:
        'Mitä tiedämme sinusta, miksi tarvitsemme tietoja, kauanko säilytämme niitä ja miten ne oikaistaan tai poistetaan.',
      heading: 'Tietosuojakäytäntö',
    },
    '/terms': {
      title: 'Käyttöehdot | Parlour',
      description: 'Sinun ja Parlourin välinen sopimus: pelitilisi, rahasi sekä meidän ja sinun velvollisuutesi.',
      heading: 'Käyttöehdot',
    },
    '/bonus-terms': {
      title: 'Bonusehdot | Parlour',
      description:
        'Miten bonukset toimivat: kierrätys, pelien osuudet, suurimmat panokset, vanheneminen ja bonuksesta luopuminen.',
      heading: 'Bonusehdot',
    },
    '/betting-rules': {
      title: 'Vedonlyöntisäännöt | Parlour',
      description: 'Miten vedot hyväksytään ja ratkaistaan, milloin kohde mitätöidään ja mitkä säännöt koskevat kutakin lajia.',
      heading: 'Vedonlyöntisäännöt',
    },
    '/casino-rules': {
      title: 'Kasinon säännöt | Parlour',
      description: 'Miten kierrokset pelataan ja ratkaistaan, mitä tapahtuu yhteyden katketessa ja miten jättipotit maksetaan.',
      heading: 'Kasinon säännöt',
    },
    '/age-restrictions': {
      title: 'Ikärajat | Parlour',
      description: 'Parlour on vain aikuisille. Näin tarkistamme iän, ja näin pidät tilisi poissa lasten ulottuvilta.',
      heading: 'Ikärajat',
    },
    '/responsible-gambling': {
      title: 'Vastuullinen pelaaminen | Parlour',
      description: 'Rajat, tauot ja pelikielto: miten ne toimivat, miten ne saa käyttöön ja mistä saa apua.',
      heading: 'Vastuullinen pelaaminen',
    },
    '/contact': {
      title: 'Ohjeet ja yhteystiedot | Parlour',
      description: 'Vastauksia yleisiin kysymyksiin ja asiakaspalvelu, joka vastaa sähköpostiin joka päivä {supportHours}.',
      heading: 'Miten voimme auttaa?',
    },
    '/welcome': {
      title: 'Tervetulotarjouksesi | Parlour',
      description: 'Mitä tervetulotarjouksesta saa, mitä se edellyttää ja miten siitä voi kieltäytyä. Kaikki yhdellä sivulla.',
      heading: 'Lämpimästi tervetuloa',
    },
  },
  site: {
    maintenance: 'Sivustolla on huoltotauko. Rahasi ja avoimet vetosi ovat turvassa. Tule takaisin hieman myöhemmin.',
  },
};
