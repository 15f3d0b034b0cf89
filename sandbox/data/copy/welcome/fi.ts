import type { WelcomeCopy } from './welcome-copy.ts';

export const welcome: WelcomeCopy = {
  registration: {
    welcome: {
      title: 'Avaa pelitili',
      hero: {
        title: 'Paikka, jossa on nimesi',
        text: 'Tilin avaa muutamassa minuutissa. Jos haluat, tervetulotarjous tuplaa vähintään {min} ensitalletuksen, enintään {max}.',
      },
      steps: [
        { title: 'Kerro, kuka olet', text: 'Nimi, osoite ja syntymäaika, kuten passissasi.' },
        { title: 'Vahvista yhteystieto', text: 'Lähetämme koodin puhelimeesi tai sähköpostiisi.' },
        { title: 'Katsele ensin rauhassa', text: 'Talleta sitten tai kokeile pelejä ensin huvin vuoksi.' },
      ],
    },
    live: {
      title: 'Tule livepöytiin',
      hero: {
        title: 'Pelinhoitaja odottaa jo',
        text: 'Tilillä pääset istumaan jokaiseen livepöytään, ja tappiollisesta viikosta palautuu käteistä enintään {max}.',
      },
      steps: [
        { title: 'Avaa pelitili', text: 'Siihen menee noin kaksi minuuttia.' },
        { title: 'Talleta sopiva summa', text: 'Heti ja ilman kuluja, alkaen {minDeposit}.' },
        { title: 'Valitse pöytä', text: 'Panokset, vapaat paikat ja aukioloajat näkyvät joka pöydän kohdalla.' },
      ],
    },
    sports: {
      title: 'Tule lyömään vetoa',
      hero: {
        title: 'Parlourin vedonlyönti',
        text: 'Avaa tili jo nyt. Voittavat yhdistelmät maksavat jopa 50 % enemmän, enintään {max}.',
      },
      steps: [
        { title: 'Avaa pelitili', text: 'Yksi tili riittää vedonlyöntiin, kasinolle ja livepöytiin.' },
        { title: 'Valitse lajisi', text: 'Jalkapalloa, jääkiekkoa, tennistä ja paljon muuta, ennen ottelua ja sen aikana.' },
        { title: 'Lyö veto, jota ymmärrät', text: 'Panos, kerroin ja mahdollinen voitto ennen vahvistusta.' },
      ],
    },
    friends: {
      title: 'Ystävän kutsumana',
      hero: {
        title: 'Ystäväsi on pitänyt sinulle paikan',
        text: 'Liity alla olevalla koodilla. Tervetulotarjous on kaikille sama: enintään {max} ja {spins} ilmaiskierrosta.',
      },
      steps: [
        { title: 'Pidä koodi tallessa', text: 'Kun aloitat tästä, se on valmiiksi täytetty.' },
        { title: 'Avaa oma tilisi', text: 'Yksi henkilöä kohden, omilla tiedoillasi. Kukaan muu ei saa käyttää sitä.' },
        { title: 'Sano hei', text: 'Ystäväsi näkee, että tulit, mutta ei sitä, miten pelaat.' },
      ],
    },
  },
  modal: {
    title: 'Hyvää iltaa ja tervetuloa',
    body: 'Katsele rauhassa: useimpia pelejä voi kokeilla huvin vuoksi ilman tiliä. Jos jäät, tarjolla on tervetulotarjous, jonka ehdot mahtuvat yhdelle sivulle.',
    button: 'Katso tervetulotarjous',
  },
  payAndPlay: {
    title: 'Pelaamaan yhdellä askeleella',
    description:
      'Talleta verkkopankistasi, niin tili avautuu itsestään. Ei lomaketta, ei salasanaa, ja kotiutukset palaavat samaa tietä.',
    button: 'Valitse summa',
  },
};
