import type { LobbyCopy } from './lobby-copy.ts';

export const rooms: LobbyCopy = {
  banners: {
    casinoNew: {
      title: 'Nymalt i kasinoet',
      description: 'Nye spill kommer på veggen hver uke. Prøv ett for moro, og bli om du liker det.',
      button: 'Se hva som er her',
    },
    casinoJackpots: {
      greeting: 'Mellom åtte og ni',
      title: 'Lampene er rettet mot jackpottene',
      description: '{spins} gratisspinn på kveldens spill. {wr}× omsetningskrav på gevinster.',
      button: 'Se jackpottimen',
    },
    liveTables: {
      title: 'Noen deler ut kort akkurat nå',
      description: 'Rulett, blackjack, baccarat og gameshow med ekte dealere. Se først, sett deg når du vil.',
      button: 'Se bordene',
    },
    liveCashback: {
      greeting: 'En mykere landing',
      title: 'En tidel av en tapsuke kommer tilbake',
      description: 'Live-cashback på opptil {max} per uke, i kontanter og uten omsetningskrav.',
      button: 'Les hvordan det virker',
    },
    sportsAccumulator: {
      title: 'Tre utvalg, litt ekstra',
      description: 'Vinnende kombinasjonsspill gir 5 til 50 % mer, opptil {max}, i kontanter.',
      button: 'Se tillegget',
    },
    sportsMonday: {
      title: 'Mandager trenger litt hjelp',
      description: 'Sett inn {min} på en mandag, så er et gratisspill på {prize} ditt i {days} dager.',
      button: 'Se gratisspillet',
    },
    promotionsWelcome: {
      title: 'Ny her? Begynn med vilkårene',
      description: 'Opptil {max} og {spins} gratisspinn på et første innskudd på minst {min}, {wr}× omsetningskrav.',
      button: 'Les velkomsttilbudet',
    },
    promotionsRewards: {
      greeting: 'På husets regning',
      title: 'Ta det som passer, la resten ligge',
      description: 'Hvert tilbud sier hva det gir og hva det krever. Et nei koster deg ingenting.',
      button: 'Les bonusvilkårene',
    },
  },
  tournaments: {
    midweek: { title: 'Midtuketurnering: {prize} til de femti beste', button: 'Se turneringen' },
    tables: { title: 'En kveld ved de reserverte bordene', button: 'Se live-tilbud' },
  },
  games: {
    featured: 'Ukens favoritter',
    welcome: { title: 'Gode spill å begynne med', button: 'Gå til kasinoet' },
    live: { title: 'Bord som er åpne i kveld', button: 'Gå til live-kasinoet' },
    freeSpins: { title: 'Automater med gratisspinn', button: 'Gå til kasinoet' },
  },
};
