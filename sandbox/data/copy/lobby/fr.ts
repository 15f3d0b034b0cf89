import type { LobbyCopy } from './lobby-copy.ts';

export const rooms: LobbyCopy = {
  banners: {
    casinoNew: {
      title: 'Peinture fraîche au casino',
      description: 'De nouveaux jeux s’accrochent au mur chaque semaine. Essayez-en un pour le plaisir, restez s’il vous plaît.',
      button: 'Voir ce qu’il y a',
    },
    casinoJackpots: {
      greeting: 'Entre 20 h et 21 h',
      title: 'Les lampes éclairent les gros lots',
      description: '{spins} tours gratuits au jeu du soir. Exigence de mise de {wr}× sur les gains.',
      button: 'Voir l’heure du gros lot',
    },
    liveTables: {
      title: 'Quelqu’un distribue en ce moment',
      description:
        'Roulette, blackjack, baccara et jeux télévisés avec de vrais croupiers. Regardez d’abord, prenez place ensuite.',
      button: 'Voir les tables',
    },
    liveCashback: {
      greeting: 'Un atterrissage plus doux',
      title: 'Un dixième d’une semaine perdante vous revient',
      description: 'Une remise en direct d’au plus {max} par semaine, en argent et sans exigence de mise.',
      button: 'Lire comment ça marche',
    },
    sportsAccumulator: {
      title: 'Trois sélections, un petit supplément',
      description: 'Les combinés gagnants rapportent de 5 % à 50 % de plus, jusqu’à {max}, en argent.',
      button: 'Voir la bonification',
    },
    sportsMonday: {
      title: 'Le lundi a besoin d’un coup de pouce',
      description: 'Déposez {min} un lundi et un pari gratuit de {prize} est à vous pendant {days} jours.',
      button: 'Voir le pari gratuit',
    },
    promotionsWelcome: {
      title: 'Nouveau ici? Commencez par les conditions',
      description: 'Jusqu’à {max} et {spins} tours gratuits sur un premier dépôt de {min} ou plus, exigence de mise de {wr}×.',
      button: 'Lire l’offre de bienvenue',
    },
    promotionsRewards: {
      greeting: 'C’est la maison qui offre',
      title: 'Prenez ce qui vous va, laissez le reste',
      description: 'Chaque offre dit ce qu’elle donne et ce qu’elle demande. Dire non ne coûte rien.',
      button: 'Lire les conditions des bonus',
    },
  },
  tournaments: {
    midweek: { title: 'Tournoi de mi-semaine : {prize} pour les cinquante premiers', button: 'Voir le tournoi' },
    tables: { title: 'Une soirée aux tables réservées', button: 'Voir les offres en direct' },
  },
  games: {
    featured: 'Les préférés de la semaine',
    welcome: { title: 'De bons jeux pour commencer', button: 'Aller au casino' },
    live: { title: 'Les tables ouvertes ce soir', button: 'Aller au casino en direct' },
    freeSpins: { title: 'Des machines à tours gratuits', button: 'Aller au casino' },
  },
};
