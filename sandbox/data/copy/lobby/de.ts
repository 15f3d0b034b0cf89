import type { LobbyCopy } from './lobby-copy.ts';

export const rooms: LobbyCopy = {
  banners: {
    casinoNew: {
      title: 'Frische Farbe im Casino',
      description: 'Jede Woche kommen neue Spiele an die Wand. Probieren Sie eines zum Spaß, und bleiben Sie, wenn es gefällt.',
      button: 'Das Angebot ansehen',
    },
    casinoJackpots: {
      greeting: 'Zwischen acht und neun',
      title: 'Die Lampen stehen auf Jackpot',
      description: '{spins} Freispiele am Spiel des Abends. Gewinne sind {wr}× umzusetzen.',
      button: 'Zur Jackpot-Stunde',
    },
    liveTables: {
      title: 'Gerade wird gegeben',
      description: 'Roulette, Blackjack, Baccarat und Spielshows mit echten Dealern. Erst zusehen, dann Platz nehmen.',
      button: 'Zu den Tischen',
    },
    liveCashback: {
      greeting: 'Weicher landen',
      title: 'Ein Zehntel einer Verlustwoche kommt zurück',
      description: 'Live-Cashback bis {max} pro Woche, als Echtgeld und ohne Umsatzbedingungen.',
      button: 'So funktioniert es',
    },
    sportsAccumulator: {
      title: 'Drei Tipps und etwas extra',
      description: 'Gewonnene Kombiwetten bringen 5 bis 50 % mehr, bis zu {max}, als Echtgeld.',
      button: 'Zum Boost',
    },
    sportsMonday: {
      title: 'Der Montag braucht ein wenig Hilfe',
      description: 'Zahlen Sie am Montag {min} ein, und eine Gratiswette über {prize} gehört Ihnen, {days} Tage lang.',
      button: 'Zur Gratiswette',
    },
    promotionsWelcome: {
      title: 'Neu hier? Beginnen Sie mit den Bedingungen',
      description: 'Bis zu {max} und {spins} Freispiele auf die erste Einzahlung ab {min}, {wr}× umzusetzen.',
      button: 'Willkommensangebot lesen',
    },
    promotionsRewards: {
      greeting: 'Aufs Haus',
      title: 'Nehmen Sie, was passt, und lassen Sie den Rest',
      description: 'Jedes Angebot sagt, was es gibt und was es verlangt. Ein Nein kostet Sie nichts.',
      button: 'Bonusbedingungen lesen',
    },
  },
  tournaments: {
    midweek: { title: 'Turnier der Wochenmitte: {prize} für die besten fünfzig', button: 'Zum Turnier' },
    tables: { title: 'Ein Abend an den reservierten Tischen', button: 'Zu den Live-Angeboten' },
  },
  games: {
    featured: 'Diese Woche gern gespielt',
    welcome: { title: 'Gute Spiele für den Anfang', button: 'Zum Casino' },
    live: { title: 'Tische, die heute geöffnet sind', button: 'Zum Live-Casino' },
    freeSpins: { title: 'Automaten mit Freispielen', button: 'Zum Casino' },
  },
};
