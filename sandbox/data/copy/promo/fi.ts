import type { PromoCopies } from './promo-copy.ts';

export const promo: PromoCopies = {
  'first-evening': {
    title: 'Ensimmäinen iltasi Parlourissa',
    hero: {
      title: 'Ensimmäinen ilta kaksinkertaisena',
      text: 'Talleta vähintään {min}, niin tuplaamme talletuksen: bonusta enintään {max} ja {spins} ilmaiskierrosta. Ensin pelataan aina omilla rahoillasi.',
    },
    intro: {
      title: 'Tarjous, jonka lukee minuutissa',
      paragraphs: [
        'Lisäämme saman verran kuin talletat, enintään {max}. Jos voitat omilla rahoillasi, voit kotiuttaa voiton ja jättää bonuksen koskematta. Bonus tulee peliin vasta, kun oma saldosi on käytetty.',
        'Bonus muuttuu käteiseksi, kun olet kierrättänyt sen {wr} kertaa {days} päivän kuluessa, enintään {bet} panoksin. Voit luopua bonuksesta milloin tahansa.',
      ],
    },
    steps: {
      title: 'Näin ilta alkaa',
      items: [
        { title: 'Avaa pelitili', text: 'Käytä oikeaa nimeäsi ja osoitettasi. Tarkistamme ne kerran, ja siinä kaikki.' },
        { title: 'Päätä budjetti', text: 'Päätä etukäteen, mitä ilta saa maksaa.' },
        { title: 'Talleta koodilla', text: 'Koodi valitsee bonuksen kassalla. Voit myös valita ”Ei bonusta”.' },
      ],
    },
    faq: {
      title: 'Ennen kuin aloitat',
      entries: [
        { question: 'Onko koodi pakollinen?', answer: 'Ei. Tarjous löytyy myös kassalta; koodi vain säästää etsimiseltä.' },
        {
          question: 'Mitkä pelit lasketaan mukaan?',
          answer: 'Kolikkopelit täysimääräisesti, pöytäpelit ja livepöydät 10 prosentilla panoksesta.',
        },
      ],
    },
    games: 'Hyviä pelejä ensimmäiseen iltaan',
    button: 'Avaa pelitili',
    terms: [
      'Uusille pelaajille ensitalletuksen yhteydessä. Kerran henkilöä kohden.',
      'Vähimmäistalletus {min}; bonus on 100 % siitä, enintään {max}, ja lisäksi {spins} ilmaiskierrosta.',
      'Bonus ja ilmaiskierrosten voitot on kumpikin kierrätettävä {wr} kertaa {days} päivän kuluessa.',
      'Suurin sallittu panos bonuksen ollessa aktiivinen on {bet} kierrosta kohden. Tarjoukseen sovelletaan bonusehtoja.',
    ],
  },
  'spin-friday': {
    title: 'Kierrosperjantai',
    hero: {
      title: 'Perjantailla on oma pelinsä',
      text: 'Talleta perjantaina {min}, niin saat {spins} ilmaiskierrosta, joka viikko eri peliin.',
    },
    intro: {
      title: 'Pieni rituaali viikonlopun alkuun',
      paragraphs: [
        'Joka perjantai valitsemme yhden kolikkopelin ja annamme {spins} kierrosta meidän panoksellamme. Pelaamiseen on {days} päivää, joten valvoa ei tarvitse.',
        'Kierroksista saamasi voitot lisätään kasinobonuksena, ja ne muuttuvat käteiseksi, kun ne on kierrätetty {wr} kertaa.',
      ],
    },
    steps: {
      title: 'Kolme pientä askelta',
      items: [
        { title: 'Talleta perjantaina', text: 'Keskiyöstä keskiyöhön paikallista aikaa. {min} riittää.' },
        { title: 'Lunasta kierrokset', text: 'Ne ovat sinun, kunnes ne vanhenevat.' },
        { title: 'Pelaa, kun sinulle sopii', text: 'Kun avaat viikon pelin, kierrokset käytetään ensin.' },
      ],
    },
    faq: {
      title: 'Torstaisin kysyttyä',
      entries: [
        {
          question: 'Voinko valita toisen pelin?',
          answer: 'Kierrokset kuuluvat viikon peliin. Ensi perjantaina se on jo toinen.',
        },
        { question: 'Entä jos perjantai menee ohi?', answer: 'Ei mitään. Tarjous palaa joka viikko, eikä mitään jää rästiin.' },
      ],
    },
    games: 'Aiempien perjantaiden pelejä',
    button: 'Katso perjantain kierrokset',
    terms: [
      'Kerran pelaajaa kohden joka perjantai, paikallista aikaa, vähintään yhden aiemman talletuksen jälkeen.',
      'Vähimmäistalletus {min}. {spins} ilmaiskierrosta vanhenevat {days} päivässä.',
      'Voitot on kierrätettävä {wr} kertaa, enintään {bet} panoksin.',
    ],
  },
  'live-week': {
    title: 'Viikko livepöydissä',
    hero: {
      title: '10 % takaisin livepöydistä',
      text: 'Jos viikko päättyy tappiolle, 10 % palautuu käteisenä, enintään {max}. Kierrätettävää ei ole.',
    },
    intro: {
      title: 'Mitä palautuu ja milloin',
      paragraphs: [
        'Ota tarjous käyttöön ja pelaa livepöydissä niin kuin ennenkin. Maanantaista sunnuntaihin laskemme panoksesi ja voittosi. Jos olet sunnuntaiyönä tappiolla, kymmenesosa erotuksesta odottaa sinua maanantaina.',
        'Se on oikeaa rahaa: pelaa sillä, säästä se tai kotiuta se. Lunasta palautus {claimHours} tunnin kuluessa, sillä sen jälkeen se raukeaa.',
      ],
    },
    steps: {
      title: 'Näin viikko kulkee',
      items: [
        { title: 'Ota käyttöön', text: 'Ilmoittaudu ennen pelaamista. Vain sen jälkeiset kierrokset lasketaan.' },
        { title: 'Pelaa omaan tahtiisi', text: 'Pöydässä viettämäsi aika näkyy koko ajan ruudulla.' },
        { title: 'Lunasta maanantaina', text: 'Aikaa on {claimHours} tuntia.' },
      ],
    },
    faq: {
      title: 'Kaksi rehellistä kysymystä',
      entries: [
        {
          question: 'Kannattaako panoksia nostaa tämän takia?',
          answer: 'Ei. Palautus pehmentää tappiota, mutta ei koskaan tee siitä voittoa.',
        },
        {
          question: 'Lasketaanko voitto minua vastaan?',
          answer: 'Se vähennetään saman viikon panoksista. Jos jäät voitolle, kumpikaan ei ole velkaa toiselle.',
        },
      ],
    },
    button: 'Katso livepalautus',
    terms: [
      'Ota tarjous ensin käyttöön. Nettotappio on livepöytien panokset miinus voitot maanantaista sunnuntaihin, paikallista aikaa.',
      'Käteispalautus on 10 % nettotappiosta, enintään {max} viikossa.',
      'Lunasta se {claimHours} tunnin kuluessa. Se maksetaan käteisenä ilman kierrätysvaatimusta.',
    ],
  },
  'jackpot-nights': {
    title: 'Jättipotti-illat',
    hero: {
      title: 'Tunti, {spins} kierrosta ja hyvin suuri luku',
      text: 'Joka ilta kahdeksasta yhdeksään voit lunastaa {spins} ilmaiskierrosta illan peliin. Talletusta ei tarvita.',
    },
    intro: {
      title: 'Suuria, koska ne ovat harvinaisia',
      paragraphs: [
        'Jättipotti kasvaa yhden prosentin jokaisesta panoksesta, kunnes joku voittaa sen. Jokaisella kierroksella on sama pieni mahdollisuus, tapahtuipa ennen sitä mitä tahansa, ja jättipotti maksetaan kokonaan, ilman kotiutuskattoa.',
        'Ilmaiskierrokset ovat illan peliin, jossa ei ole jättipottia. Niiden voitot lisätään bonuksena ja kierrätetään {wr} kertaa.',
      ],
    },
    steps: {
      title: 'Kahdeksasta yhdeksään',
      items: [
        { title: 'Piipahda kahdeksalta', text: 'Illan peli vaihtuu joka ilta.' },
        { title: 'Lunasta kierrokset', text: 'Yhdeksään asti, kerran päivässä. Pelaamiseen on {days} päivää.' },
        { title: 'Katso jättipotteja', text: 'Potin suuruus näkyy pelin kuvassa ja elää koko ajan.' },
      ],
    },
    faq: {
      title: 'Jättipoteista',
      entries: [
        {
          question: 'Voiko potti olla ”tulossa”?',
          answer: 'Ei. Mahdollisuus on joka kierroksella sama; pitkä odotus ei muuta mitään.',
        },
        {
          question: 'Miten jättipotti maksetaan?',
          answer: 'Kokonaan ja heti saldollesi. Tarkistamme henkilöllisyytesi ennen kotiutusta, kuten laki vaatii.',
        },
      ],
    },
    games: 'Pelejä, joissa on jättipotti',
    button: 'Katso jättipottitunti',
    terms: [
      'Vähintään yhden talletuksen tehneille, kerran päivässä klo 20–21 paikallista aikaa.',
      '{spins} ilmaiskierrosta vanhenevat {days} päivässä.',
      'Voitot on kierrätettävä {wr} kertaa enintään {bet} panoksin.',
    ],
  },
  'accumulator-club': {
    title: 'Yhdistelmäkerho',
    hero: {
      title: 'Kolme kohdetta tai enemmän, ja jotain ylimääräistä',
      text: 'Voittava yhdistelmäveto maksaa 5–50 % enemmän, käteisenä, enintään {max}.',
    },
    intro: {
      title: 'Miten lisä kasvaa',
      paragraphs: [
        'Kolmesta kohteesta lisä on 5 %, ja jokainen uusi kohde nostaa sitä hieman, kymmenestä alkaen 50 prosenttiin. Lisä maksetaan voiton yhteydessä ja näkyy tapahtumissasi omana rivinään.',
        'Jokainen kohde tekee myös osumisesta vaikeampaa. Lyhyt yhdistelmä, johon uskot, on usein parempi ilta.',
      ],
    },
    steps: {
      title: 'Kupongilla',
      items: [
        { title: 'Ilmoittaudu kerran', text: 'Sen jälkeen jokainen ehdot täyttävä yhdistelmä on mukana.' },
        { title: 'Valitse vähintään kolme', text: 'Eri tapahtumia, kunkin kerroin vähintään 1,80.' },
        { title: 'Seuraa livenä', text: 'Jos kaikki osuvat, lisä maksetaan voiton mukana.' },
      ],
    },
    faq: {
      title: 'Pieni präntti isolla',
      entries: [
        {
          question: 'Entä jos yksi ottelu mitätöidään?',
          answer: 'Se poistuu kupongilta eikä kerrytä lisää. Muut kohteet jatkavat.',
        },
        {
          question: 'Kertyykö lisä, jos lunastan vedon kesken?',
          answer: 'Ei. Lisä kuuluu vedoille, jotka pelataan loppuun asti.',
        },
      ],
    },
    button: 'Katso yhdistelmälisä',
    terms: [
      'Ilmoittaudu ennen vetoa. Vähintään kolme kohdetta eri tapahtumista, kunkin kerroin vähintään 1,80.',
      'Lisä lasketaan nettovoitosta, on enintään {max} vetoa kohden ja maksetaan käteisenä.',
      'Mitätöidyt kohteet, lunastetut vedot ja ilmaisvedot eivät ole mukana.',
    ],
  },
  'midweek-league': {
    title: 'Keskiviikkoliiga',
    hero: {
      title: 'Kaksi päivää, yksi tulostaulu',
      text: 'Keskiviikko ja torstai kuuluvat turnaukselle, jossa viidellekymmenelle parhaalle on jaossa {prize}.',
    },
    intro: {
      title: 'Liiga hiljaisiin iltoihin',
      paragraphs: [
        'Kourallinen kolikkopelejä jakaa kahden päivän ajan saman tulostaulun. Pisteitä saa panoksista, voititpa tai et, ja taulu kertoo sijoituksesi ja sen, mitä nousuun tarvitaan.',
        'Palkinnot maksetaan perjantaiaamuna bonuksina, jotka kierrätetään {wr} kertaa. Päätä budjetti ensin: kaksi päivää on pitkä aika.',
      ],
    },
    steps: {
      title: 'Mukaan näin',
      items: [
        { title: 'Ala pelata', text: 'Ilmoittautumista ei tarvita: kaikki pelaavat ovat mukana.' },
        { title: 'Pelaa turnauksen pelejä', text: 'Kaikki panokset käyvät, omassa valuutassasi.' },
        { title: 'Katso, missä olet', text: 'Taulu päivittyy pelatessa ja sulkeutuu torstaiyönä.' },
      ],
    },
    faq: {
      title: 'Säännöistä',
      entries: [
        { question: 'Mitä tasapisteissä tapahtuu?', answer: 'Korkeammalle sijoittuu se, joka saavutti pisteet ensin.' },
        {
          question: 'Voinko lopettaa kesken?',
          answer: 'Milloin vain. Pisteet säilyvät, samoin sijoitus, kunnes joku menee ohi.',
        },
      ],
    },
    games: 'Viikon turnauspelit',
    button: 'Katso turnaus',
    terms: [
      'Keskiviikosta klo 0.00 torstaihin klo 23.59, paikallista aikaa, oikealla rahalla turnauksen kolikkopeleissä.',
      'Palkintopotin {prize} jakavat viisikymmentä eniten pisteitä kerännyttä.',
      'Palkinnot on kierrätettävä {wr} kertaa {days} päivän kuluessa, enintään {bet} panoksin.',
    ],
  },
};
