import type { TermsCopy } from './terms-copy.ts';

export const terms: TermsCopy = {
  summaries: {
    '1.0': ['La première édition de nos conditions : compte, argent, jeu et plaintes.'],
    '2.9': [
      'Un retrait va maintenant d’abord à un mode de paiement ayant servi à déposer.',
      'Les paris ont leur propre section : acceptation, erreurs manifestes et événements reportés.',
    ],
    '2.10': [
      'Les plafonds de retrait par jour, par semaine et par mois sont inscrits dans les conditions.',
      'Un compte devient inactif après douze mois sans visite.',
      'Bonus : au plus trois offres peuvent attendre dans la file d’un même secteur.',
    ],
  },
  first: [
    {
      heading: 'Votre compte',
      paragraphs: [
        'Un compte par personne, ouvert avec des renseignements exacts par quelqu’un qui a l’âge requis. Personne d’autre ne peut s’en servir. Nous pouvons demander des documents montrant qui vous êtes et où vous habitez.',
      ],
    },
    {
      heading: 'Votre argent',
      paragraphs: [
        'L’argent que vous déposez est gardé à part du nôtre et peut être retiré à tout moment, sauf s’il est lié à un bonus que vous avez accepté. Dépôts et retraits sont sans frais.',
      ],
    },
    {
      heading: 'Le jeu',
      paragraphs: [
        'Les résultats viennent d’une source aléatoire certifiée. Si un jeu ou une connexion fait défaut, la partie est réglée telle que le serveur l’a enregistrée; une défaillance annule la partie et les mises sont rendues.',
      ],
    },
    {
      heading: 'Plaintes',
      paragraphs: [
        'Écrivez à help@parlour.example. Notre service à la clientèle répond en cinq jours et notre équipe des plaintes tranche en huit semaines au plus. Le Bureau des différends du Port peut ensuite être saisi, sans frais.',
      ],
    },
  ],
  added: [
    {
      heading: 'Retraits',
      paragraphs: [
        'Un retrait est versé à un mode de paiement avec lequel vous avez déposé, dans la mesure où celui-ci peut recevoir de l’argent. Il est examiné en {reviewHours} heures, et vous pouvez l’annuler tant qu’il est en attente.',
      ],
    },
    {
      heading: 'Paris',
      paragraphs: [
        'Un pari est accepté lorsque son numéro s’affiche, à la cote de cet instant. Les erreurs manifestes de cote sont annulées, et les événements reportés le sont après 36 heures.',
      ],
    },
  ],
};
