import type { LobbyCopy } from './lobby-copy.ts';

export const rooms: LobbyCopy = {
  banners: {
    casinoNew: {
      title: 'Nye spill hver uke',
      description: 'Prøv nyhetene som demo, eller se casinokampanjene våre.',
      button: 'Se casinokampanjer',
    },
    casinoJackpots: {
      greeting: 'Hver kveld kl. 20–21',
      title: 'Jackpottime: {spins} gratisspinn',
      description: '{spins} gratisspinn på kveldens spill. {wr}× omsetningskrav på gevinster.',
      button: 'Se jackpottimen',
    },
    liveTables: {
      title: 'Live casino med ekte dealere',
      description: 'Rulett, blackjack, baccarat og gameshow, direktesendt.',
      button: 'Se bordene',
    },
    liveCashback: {
      greeting: 'Live casino',
      title: '10 % ukentlig live-cashback',
      description: 'Opptil {max} i uken, i kontanter uten omsetningskrav.',
      button: 'Slik fungerer det',
    },
    sportsAccumulator: {
      title: 'Kombinasjonsboost: opptil 50 % ekstra',
      description: 'Vinnende kombinasjoner med minst tre utfall gir 5 til 50 % ekstra, opptil {max}.',
      button: 'Se tillegget',
    },
    sportsMonday: {
      title: 'Gratisspill på mandag',
      description: 'Sett inn {min} på en mandag, så er et gratisspill på {prize} ditt i {days} dager.',
      button: 'Se gratisspillet',
    },
    promotionsWelcome: {
      title: 'Ny her? Se velkomstbonusen',
      description: 'Opptil {max} og {spins} gratisspinn på et første innskudd på minst {min}, {wr}× omsetningskrav.',
      button: 'Se velkomsttilbudet',
    },
    promotionsRewards: {
      greeting: 'Greit å vite',
      title: 'Slik fungerer bonusene våre',
      description: 'Omsetningskrav, frister og hvordan du gir avkall på en bonus.',
      button: 'Les bonusvilkårene',
    },
  },
  tournaments: {
    midweek: { title: 'Midtuketurnering: {prize} til de femti beste', button: 'Se turneringen' },
    tables: { title: 'En kveld ved de reserverte bordene', button: 'Se live-tilbud' },
  },
  games: {
    featured: 'Populært denne uken',
    welcome: { title: 'Gode spill å begynne med', button: 'Gå til kasinoet' },
    live: { title: 'Bord som er åpne i kveld', button: 'Gå til live-kasinoet' },
    freeSpins: { title: 'Automater med gratisspinn', button: 'Gå til kasinoet' },
  },
};
