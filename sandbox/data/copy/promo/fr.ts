import type { PromoCopies } from './promo-copy.ts';

export const promo: PromoCopies = {
  'first-evening': {
    title: 'Votre première soirée chez Parlour',
    hero: {
      title: 'Votre première soirée, en double',
      text: 'Déposez {min} ou plus et nous doublons la somme jusqu’à {max}, avec {spins} tours gratuits. Votre propre argent se joue toujours en premier.',
    },
    intro: {
      title: 'Une offre qui se lit en une minute',
      paragraphs: [
        'Nous ajoutons autant que vous déposez, jusqu’à {max}. Si vous gagnez avec votre propre argent, vous pouvez retirer le gain et laisser le bonus de côté. Il n’entre en jeu qu’une fois votre solde épuisé.',
        'Le bonus devient de l’argent une fois misé {wr} fois en {days} jours, avec des mises d’au plus {bet}. Vous pouvez renoncer au bonus à tout moment.',
      ],
    },
    steps: {
      title: 'Comment la soirée commence',
      items: [
        {
          title: 'Ouvrez un compte',
          text: 'Avec votre vrai nom et votre vraie adresse. Nous les vérifions une fois, et c’est réglé.',
        },
        {
          title: 'Établissez un budget',
          text: 'Décidez à l’avance de ce que la soirée peut coûter.',
        },
        {
          title: 'Déposez avec le code',
          text: 'Le code choisit le bonus à la caisse. Vous pouvez aussi choisir « Sans bonus ».',
        },
      ],
    },
    faq: {
      title: 'Avant de commencer',
      entries: [
        {
          question: 'Le code est-il nécessaire?',
          answer: 'Non. L’offre figure aussi à la caisse; le code vous évite seulement de la chercher.',
        },
        {
          question: 'Quels jeux comptent?',
          answer: 'Les machines à sous comptent en entier, les jeux de table et les tables en direct pour 10 % de la mise.',
        },
      ],
    },
    games: 'De bons jeux pour une première soirée',
    button: 'Ouvrir un compte',
    terms: [
      'Réservé aux nouveaux joueurs qui font leur premier dépôt. Une fois par personne.',
      'Dépôt minimal de {min}; le bonus équivaut à 100 % du dépôt, jusqu’à {max}, avec {spins} tours gratuits.',
      'Le bonus et les gains des tours gratuits doivent chacun être misés {wr} fois en {days} jours.',
      'Mise maximale avec un bonus actif : {bet} par partie. Les conditions des bonus s’appliquent.',
    ],
  },
  'spin-friday': {
    title: 'Le vendredi des tours gratuits',
    hero: {
      title: 'Le vendredi a sa machine à lui',
      text: 'Déposez {min} un vendredi et {spins} tours gratuits sont à vous, à un jeu différent chaque semaine.',
    },
    intro: {
      title: 'Un petit rituel avant la fin de semaine',
      paragraphs: [
        'Chaque vendredi, nous choisissons une machine à sous et vous offrons {spins} tours avec notre mise. Vous avez {days} jours pour les jouer : inutile de veiller tard.',
        'Ce qu’ils rapportent est versé en bonus de casino et devient de l’argent une fois misé {wr} fois.',
      ],
    },
    steps: {
      title: 'Trois petits pas',
      items: [
        { title: 'Déposez un vendredi', text: 'De minuit à minuit, heure locale. {min} suffisent.' },
        { title: 'Réclamez les tours', text: 'Ils sont à vous jusqu’à leur expiration.' },
        { title: 'Jouez quand ça vous va', text: 'Les tours servent en premier à l’ouverture du jeu de la semaine.' },
      ],
    },
    faq: {
      title: 'Souvent demandé le jeudi',
      entries: [
        {
          question: 'Puis-je choisir un autre jeu?',
          answer: 'Les tours vont avec le jeu de la semaine. Vendredi prochain, ce sera un autre.',
        },
        {
          question: 'Et si je manque un vendredi?',
          answer: 'Rien de grave. L’offre revient chaque semaine, et rien ne s’accumule contre vous.',
        },
      ],
    },
    games: 'Les machines des vendredis passés',
    button: 'Voir les tours du vendredi',
    terms: [
      'Une fois par joueur chaque vendredi, heure locale, après au moins un dépôt antérieur.',
      'Dépôt minimal de {min}. Les {spins} tours gratuits expirent après {days} jours.',
      'Les gains doivent être misés {wr} fois, avec des mises d’au plus {bet} par partie.',
    ],
  },
  'live-week': {
    title: 'Une semaine aux tables en direct',
    hero: {
      title: '10 % de remise aux tables en direct',
      text: 'Si la semaine finit contre vous, 10 % vous revient en argent, jusqu’à {max}. Rien à miser.',
    },
    intro: {
      title: 'Ce qui revient, et quand',
      paragraphs: [
        'Activez l’offre et jouez aux tables en direct comme d’habitude. Du lundi au dimanche, nous comptons vos mises et vos gains. Si vous êtes à perte le dimanche soir, un dixième de la différence vous attend le lundi.',
        'C’est de l’argent réel : jouez-le, gardez-le ou retirez-le. Réclamez-le dans les {claimHours} heures, car ensuite il est perdu.',
      ],
    },
    steps: {
      title: 'Le fil de la semaine',
      items: [
        { title: 'Activez l’offre', text: 'Faites-le avant de jouer. Seules les parties suivantes comptent.' },
        {
          title: 'Jouez à votre rythme',
          text: 'Le temps passé à la table reste affiché à l’écran.',
        },
        { title: 'Réclamez le lundi', text: 'Vous avez {claimHours} heures pour le faire.' },
      ],
    },
    faq: {
      title: 'Deux questions franches',
      entries: [
        { question: 'Devrais-je miser davantage?', answer: 'Non. La remise adoucit une perte, elle n’en fait jamais un gain.' },
        {
          question: 'Un gain compte-t-il contre moi?',
          answer: 'Il est déduit des mises de la même semaine. Si vous finissez en gain, personne ne doit rien à personne.',
        },
      ],
    },
    button: 'Voir la remise en direct',
    terms: [
      'Activez d’abord l’offre. La perte nette est le total des mises moins les gains aux tables en direct, du lundi au dimanche, heure locale.',
      'La remise équivaut à 10 % de la perte nette, jusqu’à concurrence de {max} par semaine.',
      'Réclamez-la dans les {claimHours} heures. Elle est versée en argent, sans exigence de mise.',
    ],
  },
  'jackpot-nights': {
    title: 'Les soirs de jackpot',
    hero: {
      title: 'Une heure, {spins} tours et un très grand nombre',
      text: 'Chaque soir entre 20 h et 21 h, réclamez {spins} tours gratuits au jeu du soir. Aucun dépôt requis.',
    },
    intro: {
      title: 'Gros parce que rares',
      paragraphs: [
        'Un jackpot grossit d’un pour cent de chaque mise jusqu’à ce que quelqu’un le décroche. Chaque tour a la même petite chance, peu importe ce qui a précédé, et un jackpot est versé en entier, sans plafond de retrait.',
        'Les tours gratuits sont pour le jeu du soir, qui n’a pas de jackpot. Leurs gains deviennent un bonus à miser {wr} fois.',
      ],
    },
    steps: {
      title: 'De 20 h à 21 h',
      items: [
        { title: 'Passez à 20 h', text: 'Le jeu du soir change chaque soir.' },
        { title: 'Réclamez vos tours', text: 'Jusqu’à 21 h, une fois par jour. Vous avez {days} jours pour les jouer.' },
        { title: 'Voyez les jackpots', text: 'Le montant figure sur la tuile et ne cesse de bouger.' },
      ],
    },
    faq: {
      title: 'À propos des jackpots',
      entries: [
        {
          question: 'Un jackpot peut-il être « dû »?',
          answer: 'Non. La chance est la même à chaque tour; une longue attente n’y change rien.',
        },
        {
          question: 'Comment un jackpot est-il versé?',
          answer:
            'En entier et sur-le-champ, à votre solde. Nous vérifions votre identité avant qu’il ne parte, comme la loi le demande.',
        },
      ],
    },
    games: 'Des jeux à jackpot',
    button: 'Voir l’heure du jackpot',
    terms: [
      'Pour les joueurs ayant fait au moins un dépôt, une fois par jour entre 20 h et 21 h, heure locale.',
      'Les {spins} tours gratuits expirent après {days} jours.',
      'Les gains doivent être misés {wr} fois avec des mises d’au plus {bet}.',
    ],
  },
  'accumulator-club': {
    title: 'Le club des combinés',
    hero: {
      title: 'Trois sélections ou plus, et un petit supplément',
      text: 'Un pari combiné gagnant rapporte de 5 % à 50 % de plus, en argent, jusqu’à {max}.',
    },
    intro: {
      title: 'Comment le supplément grandit',
      paragraphs: [
        'Trois sélections donnent 5 %, et chacune de plus en ajoute un peu, jusqu’à 50 % pour dix ou plus. Le supplément est versé avec les gains et figure sur sa propre ligne dans votre historique.',
        'Chaque sélection rend aussi l’ensemble plus difficile à gagner. Un combiné court auquel vous croyez fait souvent une meilleure soirée.',
      ],
    },
    steps: {
      title: 'Sur le coupon',
      items: [
        { title: 'Activez l’offre une fois', text: 'Ensuite, chaque combiné admissible participe.' },
        { title: 'Choisissez-en trois ou plus', text: 'Des événements différents, chacun à une cote de 1,80 ou plus.' },
        { title: 'Suivez-le en direct', text: 'Si tout passe, le supplément est versé avec le gain.' },
      ],
    },
    faq: {
      title: 'Les petits caractères, en grand',
      entries: [
        {
          question: 'Et si un match est annulé?',
          answer: 'Il quitte le coupon et ne compte plus pour la bonification. Le reste continue.',
        },
        {
          question: 'L’encaissement anticipé donne-t-il droit au supplément?',
          answer: 'Non. Le supplément est pour les combinés qui vont jusqu’au bout.',
        },
      ],
    },
    button: 'Voir la bonification',
    terms: [
      'Activez l’offre avant le pari. Au moins trois sélections d’événements différents, chacune à une cote de 1,80 ou plus.',
      'La bonification s’applique aux gains nets, ne dépasse pas {max} par pari et est versée en argent.',
      'Les sélections annulées, les encaissements anticipés et les paris gratuits ne comptent pas.',
    ],
  },
  'midweek-league': {
    title: 'La ligue de mi-semaine',
    hero: {
      title: 'Deux jours, un classement',
      text: 'Le mercredi et le jeudi sont au tournoi de mi-semaine, avec {prize} pour les cinquante premiers.',
    },
    intro: {
      title: 'Une ligue pour les soirées tranquilles',
      paragraphs: [
        'Quelques machines à sous partagent un classement pendant deux jours. Vous obtenez des points pour ce que vous misez, gain ou pas, et le tableau montre votre rang et ce qu’il faut pour monter.',
        'Les prix sont versés en bonus le vendredi matin et doivent être misés {wr} fois. Fixez d’abord un budget : deux jours, c’est long.',
      ],
    },
    steps: {
      title: 'Pour participer',
      items: [
        { title: 'Jouez, tout simplement', text: 'Aucune inscription: qui joue participe.' },
        { title: 'Jouez aux machines de la liste', text: 'Toute mise compte, dans votre devise.' },
        { title: 'Voyez où vous en êtes', text: 'Le tableau suit vos parties et ferme le jeudi à minuit.' },
      ],
    },
    faq: {
      title: 'À propos des règles',
      entries: [
        {
          question: 'Que se passe-t-il en cas d’égalité?',
          answer: 'Le joueur qui a atteint les points en premier est placé devant.',
        },
        {
          question: 'Puis-je arrêter en chemin?',
          answer: 'Quand vous voulez. Vos points restent, votre rang aussi, jusqu’à ce que quelqu’un vous dépasse.',
        },
      ],
    },
    games: 'Les machines du tournoi de la semaine',
    button: 'Voir le tournoi',
    terms: [
      'Du mercredi 0 h au jeudi 23 h 59, heure locale, parties en argent réel aux machines de la liste.',
      'La cagnotte de {prize} est partagée entre les cinquante joueurs ayant le plus de points.',
      'Les prix doivent être misés {wr} fois en {days} jours, avec des mises d’au plus {bet}.',
    ],
  },
};
