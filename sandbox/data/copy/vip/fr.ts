import type { VipCopy } from './vip-copy.ts';

export const vip: VipCopy = {
  title: 'VIP chez Parlour',
  hero: {
    title: 'Programme VIP',
    text: 'Six niveaux, chacun avec un peu plus de notre temps. On y monte en restant avec nous, pas en perdant davantage, et vous pouvez quitter le programme quand bon vous semble.',
    button: 'S’informer sur le VIP',
  },
  levels: [
    {
      name: 'Bronze',
      requirement: 'Dès votre premier dépôt.',
      benefits: [
        'Un service à la clientèle tous les jours {supportHours}',
        'Des offres hebdomadaires aux conditions bien visibles',
        'Des limites et des pauses dès que vous les demandez',
      ],
    },
    {
      name: 'Argent',
      requirement: 'Après trois mois avec nous.',
      benefits: [
        'Tout ce qu’offre Bronze',
        'Un cadeau d’anniversaire sans exigence de mise',
        'Une série de tours gratuits de plus chaque mois',
      ],
    },
    {
      name: 'Or',
      requirement: 'Après six mois, une fois vos documents vérifiés.',
      benefits: [
        'Tout ce qu’offre Argent',
        'Vos retraits examinés en premier',
        'Une plus grande part dans la remise hebdomadaire',
      ],
    },
    {
      name: 'Platine',
      requirement: 'Après un an, sur notre invitation.',
      benefits: [
        'Tout ce qu’offre Or',
        'Des plafonds de retrait deux fois plus élevés que les {capDay} habituels par jour',
        'Un hôte attitré qui connaît votre nom et vos limites',
      ],
    },
    {
      name: 'Diamant',
      requirement: 'Après deux ans, sur notre invitation.',
      benefits: [
        'Tout ce qu’offre Platine',
        'Des tables en direct réservées à heures fixes',
        'Une place au tournoi VIP en direct du mois',
      ],
    },
    {
      name: 'Noir',
      requirement: 'Sur invitation personnelle.',
      benefits: [
        'Tout ce qu’offre Diamant',
        'Des offres conçues pour vous, toujours sans exigence de mise',
        'Une ligne directe avec votre hôte, à toute heure',
      ],
    },
  ],
  faq: {
    title: 'Le fonctionnement des niveaux',
    entries: [
      {
        question: 'Dois-je jouer un certain montant?',
        answer:
          'Non. Le niveau dépend du temps que vous avez passé avec nous et du bon état de votre compte. Perdre davantage ne fait jamais monter.',
      },
      {
        question: 'Puis-je perdre un niveau?',
        answer:
          'Seulement après douze mois sans visite, lorsque le compte devient inactif. Prendre une pause ne vous coûte rien.',
      },
      {
        question: 'Que se passe-t-il si je fixe des limites?',
        answer:
          'Votre niveau reste. Nos hôtes voient vos limites et s’y tiennent : ils ne proposent jamais d’en hausser une et n’envoient aucune offre pendant une pause.',
      },
      {
        question: 'Comment quitter le programme?',
        answer:
          'Dites-le à votre hôte ou au service à la clientèle. Nous vous retirons de la liste le jour même, et votre compte reste tel quel.',
      },
    ],
  },
  cta: {
    title: 'Bon à savoir',
    text: 'Un niveau est un merci, pas un objectif. Si vous remarquez que vous jouez pour atteindre le suivant, parlez-nous ou demandez une limite.',
    button: 'Lire sur le jeu responsable',
  },
};
