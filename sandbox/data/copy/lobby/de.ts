import type { LobbyCopy } from './lobby-copy.ts';

export const rooms: LobbyCopy = {
  banners: {
    casinoNew: {
      title: 'Jede Woche neue Spiele',
      description: 'Testen Sie die neuesten Spiele als Demo, oder sehen Sie sich unsere Casino-Aktionen an.',
      button: 'Zu den Casino-Aktionen',
    },
    casinoJackpots: {
      greeting: 'Jeden Abend von 20 bis 21 Uhr',
      title: 'Jackpot-Stunde: {spins} Freispiele',
      description: '{spins} Freispiele am Spiel des Abends. Gewinne sind {wr}× umzusetzen.',
      button: 'Zur Jackpot-Stunde',
    },
    liveTables: {
      title: 'Live-Casino mit echten Dealern',
      description: 'Roulette, Blackjack, Baccarat und Spielshows, live übertragen.',
      button: 'Zu den Tischen',
    },
    liveCashback: {
      greeting: 'Live-Casino',
      title: '10 % Live-Cashback pro Woche',
      description: 'Bis zu {max} pro Woche, als Echtgeld ohne Umsatzbedingungen.',
      button: 'So funktioniert es',
    },
    sportsAccumulator: {
      title: 'Kombi-Boost: bis zu 50 % extra',
      description: 'Gewonnene Kombiwetten ab drei Tipps bringen 5 bis 50 % extra, bis {max}.',
      button: 'Zum Boost',
    },
    sportsMonday: {
      title: 'Gratiswette am Montag',
      description: 'Zahlen Sie am Montag {min} ein, und eine Gratiswette über {prize} gehört Ihnen, {days} Tage lang.',
      button: 'Zur Gratiswette',
    },
    promotionsWelcome: {
      title: 'Neu hier? Holen Sie sich den Willkommensbonus',
      description: 'Bis zu {max} und {spins} Freispiele auf die erste Einzahlung ab {min}, {wr}× umzusetzen.',
      button: 'Zum Willkommensangebot',
    },
    promotionsRewards: {
      greeting: 'Gut zu wissen',
      title: 'So funktionieren unsere Boni',
      description: 'Umsatz, Fristen und wie Sie auf einen Bonus verzichten, einfach erklärt.',
      button: 'Bonusbedingungen lesen',
    },
  },
  tournaments: {
    midweek: { title: 'Turnier der Wochenmitte: {prize} für die besten fünfzig', button: 'Zum Turnier' },
    tables: { title: 'Ein Abend an den reservierten Tischen', button: 'Zu den Live-Angeboten' },
  },
  games: {
    featured: 'Diese Woche beliebt',
    welcome: { title: 'Gute Spiele für den Anfang', button: 'Zum Casino' },
    live: { title: 'Tische, die heute geöffnet sind', button: 'Zum Live-Casino' },
    freeSpins: { title: 'Automaten mit Freispielen', button: 'Zum Casino' },
  },
};
