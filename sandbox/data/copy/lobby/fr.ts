import type { LobbyCopy } from './lobby-copy.ts';

export const rooms: LobbyCopy = {
  banners: {
    casinoNew: {
      title: 'De nouveaux jeux chaque semaine',
      description: 'Essayez les nouveautés en démo ou voyez nos promotions casino.',
      button: 'Voir les promotions casino',
    },
    casinoJackpots: {
      greeting: 'Tous les soirs, de 20 h à 21 h',
      title: 'Heure du jackpot : {spins} tours gratuits',
      description: '{spins} tours gratuits au jeu du soir. Exigence de mise de {wr}× sur les gains.',
      button: 'Voir l’heure du jackpot',
    },
    liveTables: {
      title: 'Casino en direct avec de vrais croupiers',
      description: 'Roulette, blackjack, baccara et jeux télévisés, diffusés en direct.',
      button: 'Voir les tables',
    },
    liveCashback: {
      greeting: 'Casino en direct',
      title: 'Remise de 10 % chaque semaine',
      description: 'Jusqu’à {max} par semaine, en argent et sans exigence de mise.',
      button: 'Comment ça marche',
    },
    sportsAccumulator: {
      title: 'Combinés : jusqu’à 50 % de plus',
      description: 'Les combinés gagnants de trois sélections ou plus rapportent de 5 % à 50 % de plus, jusqu’à {max}.',
      button: 'Voir la bonification',
    },
    sportsMonday: {
      title: 'Pari gratuit du lundi',
      description: 'Déposez {min} un lundi et un pari gratuit de {prize} est à vous pendant {days} jours.',
      button: 'Voir le pari gratuit',
    },
    promotionsWelcome: {
      title: 'Nouveau ici? Découvrez le bonus de bienvenue',
      description: 'Jusqu’à {max} et {spins} tours gratuits sur un premier dépôt de {min} ou plus, exigence de mise de {wr}×.',
      button: 'Voir l’offre de bienvenue',
    },
    promotionsRewards: {
      greeting: 'Bon à savoir',
      title: 'Comment fonctionnent nos bonus',
      description: 'Mises exigées, délais et renonciation à un bonus, expliqués.',
      button: 'Lire les conditions des bonus',
    },
  },
  tournaments: {
    midweek: { title: 'Tournoi de mi-semaine : {prize} pour les cinquante premiers', button: 'Voir le tournoi' },
    tables: { title: 'Une soirée aux tables réservées', button: 'Voir les offres en direct' },
  },
  games: {
    featured: 'Populaires cette semaine',
    welcome: { title: 'De bons jeux pour commencer', button: 'Aller au casino' },
    live: { title: 'Les tables ouvertes ce soir', button: 'Aller au casino en direct' },
    freeSpins: { title: 'Des machines à tours gratuits', button: 'Aller au casino' },
  },
};
