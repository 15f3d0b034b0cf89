import type { LobbyCopy } from './lobby-copy.ts';

export const rooms: LobbyCopy = {
  banners: {
    casinoNew: {
      title: 'Uusia pelejä joka viikko',
      description: 'Kokeile uusimpia pelejä demona tai katso kasinon tarjoukset.',
      button: 'Katso kasinotarjoukset',
    },
    casinoJackpots: {
      greeting: 'Joka ilta klo 20–21',
      title: 'Jättipottitunti: {spins} ilmaiskierrosta',
      description: '{spins} ilmaiskierrosta illan peliin. Voitot kierrätetään {wr} kertaa.',
      button: 'Katso jättipottitunti',
    },
    liveTables: {
      title: 'Livekasino oikeilla pelinhoitajilla',
      description: 'Rulettia, blackjackia, baccaratia ja peliohjelmia suorana.',
      button: 'Katso pöydät',
    },
    liveCashback: {
      greeting: 'Livekasino',
      title: '10 % livepalautusta viikossa',
      description: 'Jopa {max} viikossa, käteisenä ilman kierrätystä.',
      button: 'Näin se toimii',
    },
    sportsAccumulator: {
      title: 'Yhdistelmävedon lisävoitto jopa 50 %',
      description: 'Vähintään kolmen kohteen voittava yhdistelmä maksaa 5–50 % lisää, jopa {max}.',
      button: 'Katso lisävoitto',
    },
    sportsMonday: {
      title: 'Maanantain ilmaisveto',
      description: 'Talleta maanantaina {min}, niin saat {days} päiväksi ilmaisvedon, arvo {prize}.',
      button: 'Katso ilmaisveto',
    },
    promotionsWelcome: {
      title: 'Uusi asiakas? Ota tervetuliaisbonus',
      description: 'Enintään {max} ja {spins} ilmaiskierrosta vähintään {min} ensitalletuksesta, kierrätysvaatimus {wr}×.',
      button: 'Katso tervetuliaistarjous',
    },
    promotionsRewards: {
      greeting: 'Hyvä tietää',
      title: 'Näin bonuksemme toimivat',
      description: 'Kierrätys, aikarajat ja bonuksesta luopuminen selitettynä.',
      button: 'Lue bonusehdot',
    },
  },
  tournaments: {
    midweek: { title: 'Keskiviikkoturnaus: {prize} viidellekymmenelle parhaalle', button: 'Katso turnaus' },
    tables: { title: 'Ilta varatuissa pöydissä', button: 'Katso livetarjoukset' },
  },
  games: {
    featured: 'Viikon suosituimmat',
    welcome: { title: 'Hyviä pelejä alkuun', button: 'Siirry kasinolle' },
    live: { title: 'Pöydät, jotka ovat auki tänään', button: 'Siirry livekasinolle' },
    freeSpins: { title: 'Pelejä, joihin saa ilmaiskierroksia', button: 'Siirry kasinolle' },
  },
};
