import type { LobbyCopy } from './lobby-copy.ts';

export const rooms: LobbyCopy = {
  banners: {
    casinoNew: {
      title: 'Kasinolla tuoksuu tuore maali',
      description: 'Seinälle ripustetaan uusia pelejä joka viikko. Kokeile huvin vuoksi ja jää, jos tykkäät.',
      button: 'Katso tarjonta',
    },
    casinoJackpots: {
      greeting: 'Kahdeksasta yhdeksään',
      title: 'Valot on suunnattu jättipotteihin',
      description: '{spins} ilmaiskierrosta illan peliin. Voitot kierrätetään {wr} kertaa.',
      button: 'Katso jättipottitunti',
    },
    liveTables: {
      title: 'Joku jakaa kortteja juuri nyt',
      description: 'Rulettia, blackjackia, baccaratia ja peliohjelmia oikeiden pelinhoitajien kanssa. Katso ensin, istu sitten.',
      button: 'Katso pöydät',
    },
    liveCashback: {
      greeting: 'Pehmeämpi lasku',
      title: 'Kymmenesosa tappioviikosta palautuu',
      description: 'Livepalautusta enintään {max} viikossa, käteisenä ja ilman kierrätystä.',
      button: 'Lue, miten se toimii',
    },
    sportsAccumulator: {
      title: 'Kolme kohdetta ja vähän ylimääräistä',
      description: 'Voittavat yhdistelmävedot maksavat 5–50 % enemmän, enintään {max}, käteisenä.',
      button: 'Katso lisävoitto',
    },
    sportsMonday: {
      title: 'Maanantai kaipaa vähän apua',
      description: 'Talleta maanantaina {min}, niin saat {days} päiväksi ilmaisvedon, arvo {prize}.',
      button: 'Katso ilmaisveto',
    },
    promotionsWelcome: {
      title: 'Uusi täällä? Aloita ehdoista',
      description: 'Enintään {max} ja {spins} ilmaiskierrosta vähintään {min} ensitalletuksesta, kierrätysvaatimus {wr}×.',
      button: 'Lue tervetulotarjous',
    },
    promotionsRewards: {
      greeting: 'Talo tarjoaa',
      title: 'Ota mikä sopii, jätä loput',
      description: 'Jokainen tarjous kertoo, mitä se antaa ja mitä se vaatii. Kieltäytyminen ei maksa mitään.',
      button: 'Lue bonusehdot',
    },
  },
  tournaments: {
    midweek: { title: 'Keskiviikkoturnaus: {prize} viidellekymmenelle parhaalle', button: 'Katso turnaus' },
    tables: { title: 'Ilta varatuissa pöydissä', button: 'Katso livetarjoukset' },
  },
  games: {
    featured: 'Viikon pidetyimmät',
    welcome: { title: 'Hyviä pelejä alkuun', button: 'Siirry kasinolle' },
    live: { title: 'Pöydät, jotka ovat auki tänään', button: 'Siirry livekasinolle' },
    freeSpins: { title: 'Pelejä, joihin saa ilmaiskierroksia', button: 'Siirry kasinolle' },
  },
};
