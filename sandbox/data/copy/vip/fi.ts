import type { VipCopy } from './vip-copy.ts';

export const vip: VipCopy = {
  title: 'VIP Parlourissa',
  hero: {
    title: 'VIP-ohjelma',
    text: 'Kuusi tasoa, ja jokaisella hieman enemmän aikaamme. Ylöspäin pääsee viihtymällä meillä, ei häviämällä enemmän, ja ohjelmasta voi jättäytyä pois milloin tahansa.',
    button: 'Kysy VIP-tasoista',
  },
  levels: [
    {
      name: 'Pronssi',
      requirement: 'Ensitalletuksesta alkaen.',
      benefits: [
        'Asiakaspalvelu joka päivä {supportHours}',
        'Viikoittaiset tarjoukset, ehdot aina näkyvillä',
        'Rajat ja tauot aina, kun pyydät niitä',
      ],
    },
    {
      name: 'Hopea',
      requirement: 'Kolmen kuukauden jälkeen.',
      benefits: [
        'Kaikki pronssitason edut',
        'Syntymäpäivälahja ilman kierrätystä',
        'Ylimääräinen erä ilmaiskierroksia kerran kuussa',
      ],
    },
    {
      name: 'Kulta',
      requirement: 'Puolen vuoden jälkeen, kun asiakirjasi on tarkistettu.',
      benefits: [
        'Kaikki hopeatason edut',
        'Kotiutuksesi käsitellään ensimmäisinä',
        'Suurempi osuus viikoittaisesta käteispalautuksesta',
      ],
    },
    {
      name: 'Platina',
      requirement: 'Vuoden jälkeen, kutsustamme.',
      benefits: [
        'Kaikki kultatason edut',
        'Kotiutusrajat kaksinkertaiset tavalliseen {capDay} päivärajaan nähden',
        'Oma yhteyshenkilö, joka tuntee nimesi ja rajasi',
      ],
    },
    {
      name: 'Timantti',
      requirement: 'Kahden vuoden jälkeen, kutsustamme.',
      benefits: [
        'Kaikki platinatason edut',
        'Varattuja livepöytiä sovittuina aikoina',
        'Paikka kuukausittaisessa VIP-liveturnauksessa',
      ],
    },
    {
      name: 'Musta',
      requirement: 'Vain henkilökohtaisella kutsulla.',
      benefits: [
        'Kaikki timanttitason edut',
        'Sinulle tehtyjä tarjouksia, aina ilman kierrätystä',
        'Suora yhteys omaan yhteyshenkilöön mihin aikaan tahansa',
      ],
    },
  ],
  faq: {
    title: 'Näin tasot toimivat',
    entries: [
      {
        question: 'Pitääkö minun pelata tietty määrä?',
        answer:
          'Ei. Taso riippuu siitä, kuinka kauan olet ollut asiakkaamme ja onko tilisi kunnossa. Häviämällä enemmän ei nouse mihinkään.',
      },
      {
        question: 'Voinko pudota tasolta?',
        answer: 'Vain jos et käy luonamme kahteentoista kuukauteen ja tili katsotaan käyttämättömäksi. Tauosta ei rangaista.',
      },
      {
        question: 'Mitä tapahtuu, jos asetan rajoja?',
        answer:
          'Tasosi säilyy. Yhteyshenkilöt näkevät rajasi ja noudattavat niitä: he eivät koskaan ehdota rajan nostamista eivätkä lähetä tarjouksia tauon aikana.',
      },
      {
        question: 'Miten jättäydyn pois ohjelmasta?',
        answer:
          'Kerro yhteyshenkilöllesi tai asiakaspalvelulle. Poistamme sinut listalta saman päivän aikana, ja tilisi säilyy ennallaan.',
      },
    ],
  },
  cta: {
    title: 'Hyvä tietää',
    text: 'Taso on kiitos, ei tavoite. Jos huomaat pelaavasi päästäksesi seuraavalle tasolle, juttele kanssamme tai aseta raja.',
    button: 'Vastuullinen pelaaminen',
  },
};
