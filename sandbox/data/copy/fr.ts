import type { Copy } from '#sandbox/data/copy/copy.ts';

export const fr: Copy = {
  languageName: 'Français',
  home: {
    verticals: { casino: 'Casino', live: 'Casino en direct', sports: 'Sports', promotions: 'Promotions' },
    contentBoxes: [
      {
        title: 'Les limites, c’est vous qui les fixez',
        body: 'Décidez de votre budget avant de commencer. Fixez vous-même vos limites de dépôt et de dépenses, dans votre compte. Toute baisse de limite prend effet sur-le-champ.',
      },
      {
        title: 'Des retraits faciles à suivre',
        body: 'Vous voyez toujours combien vous pouvez retirer et le délai de votre mode de paiement. Nous ne facturons aucuns frais de retrait et ne vous inciterons jamais à annuler.',
      },
      {
        title: 'À votre service tous les jours',
        body: 'Notre service à la clientèle vous répond tous les jours {supportHours}, en mots simples. Un jeu, un paiement, une pause : toutes les questions sont bonnes à poser.',
      },
    ],
    text: {
      heading: 'Un casino en ligne aux conditions claires',
      paragraphs: [
        'Parlour est un casino en ligne pour les gens qui aiment choisir par eux-mêmes. Vous y trouverez des machines à sous dont les règles et le taux de retour sont affichés et des tables animées par de vrais croupiers. Pariez sur six sports, avant le match et en direct. Cherchez par nom, filtrez par studio ou essayez une machine pour le plaisir avant d’y jouer en argent réel.',
        'Chez Parlour, chaque offre dit ce qu’elle coûte, ce qu’elle donne et combien de temps elle dure. L’exigence de mise se trouve à côté du bouton plutôt qu’en dessous, et vous pouvez refuser un bonus sans rien perdre d’autre. Votre solde et le temps passé dans le jeu restent sous vos yeux pendant que vous jouez.',
        'Le jeu est un divertissement, et un divertissement a un prix. Établissez un budget avant de commencer, voyez les gains comme une belle surprise et arrêtez quand le plaisir n’y est plus. Si vous souhaitez ralentir, fixez des limites ou commencez une pause de 24 heures dans votre compte; notre service à la clientèle met en place une autoexclusion pour vous. Nous n’essaierons jamais de vous en dissuader.',
      ],
    },
  },
  banners: {
    welcome: {
      title: 'Bonus de bienvenue jusqu’à {max}',
      description:
        '100 % sur votre premier dépôt dès {min}, plus {spins} tours gratuits. Exigence de mise de {wr}× en {days} jours.',
      button: 'Voir l’offre de bienvenue',
    },
    tonight: {
      title: 'Les tables en direct sont ouvertes',
      description: 'Roulette, blackjack et baccara avec de vrais croupiers, pour des mises modestes ou élevées.',
      button: 'Passer au casino en direct',
    },
    firstDeposit: {
      greeting: 'Bienvenue chez Parlour',
      title: 'Votre bonus de bienvenue : jusqu’à {max}',
      description: '100 % sur votre premier dépôt dès {min}. Exigence de mise de {wr}× en {days} jours.',
      button: 'Lire les conditions',
      authorisedButton: 'Faire un dépôt',
    },
    second: {
      greeting: 'Quel plaisir de vous revoir',
      title: '50 % sur votre deuxième dépôt',
      description: 'Jusqu’à {max} pour un dépôt de {min} ou plus. Exigence de mise de {wr}×.',
      button: 'Voir l’offre',
      authorisedButton: 'Voir votre offre',
    },
    vip: {
      greeting: 'Merci de jouer avec nous',
      title: 'Un cadeau de fidélité pour vous',
      description: 'Un cadeau de {prize} en argent, sans exigence de mise. À réclamer dans les {days} jours.',
      button: 'Voir le cadeau',
    },
    players: {
      greeting: 'Bon retour parmi nous',
      title: 'Continuer à jouer',
      description: 'Vos favoris et vos derniers jeux au même endroit.',
      button: 'Parcourir les jeux',
      authorisedButton: 'Aller à mes jeux',
    },
    both: {
      title: 'De nouveaux jeux chaque semaine',
      description: 'Les dernières sorties de nos studios. La plupart ont une démo.',
      button: 'Voir les nouveaux jeux',
      authorisedButton: 'Jouer aux nouveaux jeux',
    },
    expired: {
      title: 'Dernier appel de l’été',
      description: 'L’au revoir à l’été est terminé. Merci à toutes les personnes qui ont participé.',
      button: 'Voir les offres du moment',
    },
    future: {
      title: 'La nouvelle saison de tournois',
      description: 'Une nouvelle saison de tournois commence bientôt, avec {prize} à partager dès le premier.',
      button: 'Voir les tournois',
    },
  },
  promotionCategories: { casino: 'Casino', live: 'Casino en direct', sports: 'Sports', vip: 'VIP' },
  promotionTags: {
    new: 'Nouveau',
    freeSpins: 'Tours gratuits',
    cashback: 'Remise en argent',
    weekly: 'Chaque semaine',
    deposit: 'Bonus de dépôt',
    tournament: 'Tournoi',
    noWagering: 'Sans exigence de mise',
    jackpots: 'Jackpots',
  },
  promotionActions: {
    deposit: 'Faire un dépôt',
    casino: 'Aller au casino',
    live: 'Aller au casino en direct',
    jackpots: 'Voir les jeux à jackpot',
    offers: 'Voir les offres en cours',
    signIn: 'Se connecter',
    signUp: 'S’inscrire',
  },
  promotions: {
    'welcome-package': {
      slug: 'welcome-package',
      title: 'Bonus de bienvenue',
      teaser: '100 % sur votre premier dépôt jusqu’à {max}, plus {spins} tours gratuits.',
      body: [
        {
          text: 'Faites un premier dépôt de {min} ou plus et nous ajoutons la même somme en bonus, jusqu’à {max}. Vous recevez aussi {spins} tours gratuits sur une machine à sous choisie pour son équilibre entre rythme et surprise.',
        },
        {
          heading: 'D’abord votre propre argent',
          text: 'Vous jouez toujours avec votre argent avant le bonus. Si vous gagnez tôt, vous pouvez retirer vos gains et laisser le bonus où il est. Le bonus n’entre en jeu qu’une fois votre propre solde épuisé.',
        },
        {
          text: 'Le bonus doit être misé {wr} fois avant de se transformer en argent. Les machines à sous comptent en entier; les jeux de table et les tables en direct comptent pour 10 %.',
        },
        {
          text: 'Vous préférez jouer sans bonus? Choisissez « Sans bonus » au moment du dépôt. Rien d’autre ne change.',
        },
      ],
      terms: [
        'Réservé aux nouveaux joueurs qui font leur premier dépôt. Une fois par personne.',
        'Dépôt minimal de {min}. Le bonus équivaut à 100 % du dépôt, jusqu’à {max}.',
        'Le montant du bonus et les gains des {spins} tours gratuits doivent chacun être misés {wr} fois.',
        'La mise maximale pendant que le bonus est actif est de {bet} par partie.',
        'Le bonus et les tours gratuits expirent {days} jours après leur réception.',
        'Les conditions des bonus s’appliquent. Vous devez avoir l’âge légal pour jouer là où vous vivez.',
      ],
    },
    'second-helping': {
      slug: 'second-helping',
      title: 'Bonus sur le deuxième dépôt',
      teaser: '50 % sur votre deuxième dépôt, jusqu’à {max}.',
      body: [
        {
          text: 'À votre deuxième dépôt, nous ajoutons la moitié de la somme en bonus, jusqu’à {max}. L’offre commence à {min} et il n’y a aucun code à retenir : choisissez-la à la caisse.',
        },
        {
          heading: 'Comment ça se joue',
          text: 'Votre propre argent est utilisé en premier et vous pouvez toujours le retirer. Le bonus doit être misé {wr} fois, et vous avez {days} jours pour le faire. Si ce rythme ne vous convient pas, vous pouvez renoncer au bonus en tout temps.',
        },
        {
          text: 'Vous pouvez avoir un seul bonus de casino actif à la fois. Si un autre est encore en cours, celui-ci peut attendre son tour.',
        },
      ],
      terms: [
        'Réservé aux joueurs qui ont fait exactement un dépôt. Une fois par personne.',
        'Dépôt minimal de {min}. Le bonus équivaut à 50 % du dépôt, jusqu’à {max}.',
        'Le bonus doit être misé {wr} fois en {days} jours.',
        'Les machines à sous comptent pour 100 %, les jeux de table et les tables en direct pour 10 %.',
        'La mise maximale pendant que le bonus est actif est de {bet} par partie.',
      ],
    },
    'friday-free-spins': {
      slug: 'friday-free-spins',
      title: 'Les tours gratuits du vendredi',
      teaser: 'Déposez {min} ou plus un vendredi et commencez la fin de semaine avec {spins} tours gratuits.',
      body: [
        {
          text: 'Déposez {min} ou plus un vendredi et nous ajoutons {spins} tours gratuits sur la machine à sous de la semaine.',
        },
        {
          heading: 'Une machine, et une autre chaque vendredi',
          text: 'La machine de la semaine est nommée dans l’offre. Jouez les tours quand vous voulez dans les {days} jours.',
        },
        {
          text: 'Les gains sont versés en bonus de casino et doivent être misés {wr} fois. Vous pouvez participer une fois chaque vendredi, ou pas du tout : l’offre revient la semaine suivante.',
        },
      ],
      terms: [
        'Réservé aux joueurs qui ont fait au moins un dépôt. Une fois par joueur chaque vendredi, heure locale.',
        'Dépôt minimal de {min}.',
        'Les {spins} tours gratuits expirent {days} jours après leur réception.',
        'Les gains des tours gratuits doivent être misés {wr} fois.',
        'La mise maximale pendant que l’exigence de mise est en cours est de {bet} par partie.',
      ],
    },
    'live-cashback': {
      slug: 'live-cashback',
      title: 'Remise de 10 % au casino en direct',
      teaser: 'Récupérez 10 % d’une semaine perdante, jusqu’à {max}. En argent, sans exigence de mise.',
      body: [
        {
          text: 'Certaines semaines, les cartes sont clémentes; d’autres, non. Activez la remise en direct et, si vous terminez la semaine à perte aux tables en direct, 10 % de la différence vous revient, jusqu’à {max}.',
        },
        {
          heading: 'De l’argent, du vrai',
          text: 'La remise est versée en argent réel, sans exigence de mise : jouez-la, gardez-la ou retirez-la.',
        },
        {
          text: 'La semaine va du lundi au dimanche. À partir du lundi matin, vous avez {claimHours} heures pour réclamer votre remise. Si vous avez terminé la semaine en gain, il n’y a rien à réclamer, et rien à payer non plus.',
        },
        {
          text: 'La remise adoucit une perte, elle ne l’efface pas. Ne misez pas davantage à cause d’elle.',
        },
      ],
      terms: [
        'Activez l’offre avant de jouer. Seules les parties jouées par la suite comptent.',
        'La perte nette est le total de vos mises aux tables en direct moins vos gains à ces tables, du lundi au dimanche, heure locale.',
        'La remise équivaut à 10 % de la perte nette, jusqu’à concurrence de {max} par semaine.',
        'Réclamez-la dans les {claimHours} heures suivant la fin de la semaine, sans quoi elle est perdue.',
        'La remise est versée en argent, sans exigence de mise.',
      ],
    },
    'weekend-reload': {
      slug: 'weekend-reload',
      title: 'La recharge de fin de semaine',
      teaser: '50 % sur un dépôt de la fin de semaine, jusqu’à {max}.',
      body: [
        {
          text: 'Le samedi ou le dimanche, un dépôt de {min} ou plus donne droit à un bonus de 50 %, jusqu’à {max}. Choisissez l’offre à la caisse avant de confirmer.',
        },
        {
          heading: 'À noter : une seule cagnotte',
          text: 'Avec ce bonus, votre dépôt et le bonus se jouent ensemble. Les deux doivent être misés {wr} fois, et si vous faites un retrait avant, le bonus et les gains qui en découlent sont supprimés. Nous vous demandons de confirmer avant que quoi que ce soit ne soit perdu.',
        },
        {
          text: 'Si vous préférez garder votre argent disponible en tout temps, les tours gratuits du vendredi vous conviendront peut-être mieux.',
        },
      ],
      terms: [
        'Réservé aux joueurs qui ont fait au moins un dépôt. Une fois par joueur chaque fin de semaine, du samedi 0 h au dimanche 23 h 59, heure locale.',
        'Dépôt minimal de {min}. Le bonus équivaut à 50 % du dépôt, jusqu’à {max}.',
        'Le dépôt et le bonus, ensemble, doivent être misés {wr} fois en {days} jours.',
        'Un retrait avant que l’exigence de mise soit remplie met fin au bonus et supprime les gains qui en découlent.',
        'La mise maximale pendant que le bonus est actif est de {bet} par partie.',
        'Les machines à sous comptent pour 100 %, les jeux de table et les tables en direct pour 10 %.',
      ],
    },
    'jackpot-hour': {
      slug: 'jackpot-hour',
      title: 'L’heure des jackpots',
      teaser: 'Une heure chaque soir, {spins} tours gratuits sur le jeu du soir. Aucun dépôt requis.',
      body: [
        {
          text: 'Chaque soir entre 20 h et 21 h, réclamez {spins} tours gratuits sur le jeu du soir. Aucun dépôt n’est nécessaire.',
        },
        {
          heading: 'À propos des jackpots',
          text: 'Les jackpots sont gros parce qu’ils sont rares. Chaque tour offre la même petite chance, peu importe ce qui a précédé; jouez donc pour le plaisir. Le montant actuel est affiché sur chaque jeu.',
        },
        {
          text: 'Le jeu du soir n’a pas de jackpot. Les gains des tours gratuits doivent être misés {wr} fois.',
        },
      ],
      terms: [
        'Réservé aux joueurs qui ont fait au moins un dépôt. Une fois par joueur chaque jour.',
        'Réclamez les tours entre 20 h et 21 h, heure locale. Ils peuvent être joués pendant {days} jours.',
        'Les gains des {spins} tours gratuits doivent être misés {wr} fois.',
        'La mise maximale pendant que l’exigence de mise est en cours est de {bet} par partie.',
      ],
    },
    'accumulator-boost': {
      slug: 'accumulator-boost',
      title: 'Le combiné bonifié',
      teaser: 'À partir de trois sélections, un combiné gagnant rapporte jusqu’à 50 % de plus, en argent.',
      body: [
        {
          text: 'Réunissez au moins trois sélections sur un même coupon, et un combiné gagnant est payé avec un supplément : 5 % pour trois sélections, puis de plus en plus, jusqu’à 50 % pour dix ou davantage. Le supplément est versé en argent, jusqu’à {max}.',
        },
        {
          heading: 'L’envers de la médaille',
          text: 'Chaque sélection ajoutée augmente le gain possible et diminue la chance de l’obtenir. La cote du coupon monte à chaque étape; à vous de décider où vous arrêter.',
        },
        {
          text: 'Activez l’offre une fois et la bonification s’applique à chaque combiné admissible, avant le match ou en direct.',
        },
      ],
      terms: [
        'Activez l’offre avant de placer le pari.',
        'Au moins trois sélections d’événements différents, chacune à une cote de 1,80 ou plus.',
        'Les sélections annulées ne comptent pas pour la bonification.',
        'La bonification s’applique aux gains nets et ne dépasse pas {max} par pari.',
        'Les paris placés avec un pari gratuit ne sont pas admissibles.',
      ],
    },
    'free-bet-monday': {
      slug: 'free-bet-monday',
      title: 'Le pari gratuit du lundi',
      teaser: 'Déposez {min} ou plus un lundi et recevez un pari gratuit de {prize}.',
      body: [
        {
          text: 'Déposez {min} ou plus et vous recevez un pari gratuit de {prize}, pour le sport de votre choix.',
        },
        {
          heading: 'Un pari gratuit, c’est quoi?',
          text: 'Vous placez le pari avec notre mise plutôt qu’avec la vôtre. S’il est gagnant, les gains vous reviennent en argent; la mise elle-même n’est pas versée. S’il est perdant, il ne vous a rien coûté.',
        },
        {
          text: 'Le pari gratuit vous attend sur votre coupon pendant {days} jours. Utilisez-le sur un seul pari, simple ou combiné, à une cote de 1,80 ou plus.',
        },
      ],
      terms: [
        'Réservé aux joueurs qui ont fait au moins un dépôt. Une fois par joueur chaque lundi, heure locale.',
        'Dépôt minimal de {min}. Choisissez l’offre à la caisse.',
        'Le pari gratuit de {prize} s’utilise une seule fois, à une cote de 1,80 ou plus.',
        'La mise du pari gratuit ne fait pas partie des gains.',
        'Il expire {days} jours après sa réception.',
      ],
    },
    'vip-evening': {
      slug: 'vip-evening',
      title: 'Tournoi VIP en direct',
      teaser: 'Un soir par mois, un tournoi privé en direct avec {prize} à partager. Sur invitation.',
      body: [
        {
          text: 'Le dernier jeudi du mois, nos invités disputent un tournoi privé à des tables en direct réservées, avec {prize} à partager.',
        },
        {
          heading: 'Le déroulement de la soirée',
          text: 'Les tables ouvrent à 20 h. Les points suivent les mises placées aux tables réservées, et la mise par partie est plafonnée à {bet} : personne ne peut donc acheter la soirée. Votre hôte est présent dans le clavardage du début à la fin.',
        },
        {
          text: 'Les invitations dépendent de votre ancienneté parmi nous et de votre façon de jouer, jamais de vos pertes. Elles ne sont pas envoyées aux joueurs qui ont demandé une pause.',
        },
      ],
      terms: [
        'Sur invitation personnelle seulement. L’invitation ne peut être cédée.',
        'Le tournoi se déroule de 20 h à minuit, heure locale.',
        'Les mises aux tables réservées donnent des points. La mise maximale prise en compte est de {bet} par partie.',
        'Les prix, d’une valeur totale de {prize}, sont versés en argent, sans exigence de mise, dans les {days} jours.',
      ],
    },
    'loyalty-gift': {
      slug: 'loyalty-gift',
      title: 'Cadeau de fidélité',
      teaser: '{prize} en argent pour votre fidélité. Sans dépôt, sans exigence de mise, sans piège.',
      body: [
        {
          text: 'De temps à autre, nous aimons dire merci sans rien demander. Voici {prize} en argent pour les joueurs qui sont avec nous depuis un moment.',
        },
        {
          heading: 'Rien à calculer',
          text: 'Aucun dépôt à faire, rien à miser. Le cadeau s’ajoute à votre solde en argent réel.',
        },
        {
          text: 'Vous avez {days} jours pour le réclamer. Ensuite, il expire.',
        },
      ],
      terms: [
        'Réservé aux joueurs dès le niveau Or. Un cadeau par joueur.',
        'Réclamez le cadeau de {prize} dans les {days} jours.',
        'Le cadeau est versé en argent, sans exigence de mise.',
        'Non offert pendant une pause ou une autoexclusion.',
      ],
    },
    'midweek-tournament': {
      slug: 'midweek-tournament',
      title: 'Le tournoi de mi-semaine',
      teaser: 'Deux jours, quelques machines à sous et une cagnotte de {prize} pour les cinquante premiers.',
      body: [
        {
          text: 'Du mercredi matin au jeudi soir, quelques machines à sous partagent un même classement. Les cinquante joueurs de tête se partagent {prize}.',
        },
        {
          heading: 'Le calcul des points',
          text: 'Vous obtenez des points pour ce que vous misez aux jeux de la liste, que la partie soit gagnante ou non. Le classement montre votre rang et les points qui vous séparent du suivant.',
        },
        {
          text: 'Un tournoi peut faire paraître une heure bien courte. Fixez d’abord un budget et laissez vos limites le tenir pour vous.',
        },
        {
          text: 'Les prix sont versés en bonus le vendredi matin et doivent être misés {wr} fois.',
        },
      ],
      terms: [
        'Qui joue participe; aucune inscription n’est requise.',
        'Du mercredi 0 h au jeudi 23 h 59, heure locale. Parties en argent réel aux machines à sous de la liste seulement.',
        'La cagnotte de {prize} est partagée entre les cinquante joueurs ayant le plus de points. En cas d’égalité, le résultat obtenu en premier l’emporte.',
        'Les prix doivent être misés {wr} fois en {days} jours.',
        'La mise maximale pendant que l’exigence de mise est en cours est de {bet} par partie.',
      ],
    },
    'summer-send-off': {
      slug: 'summer-send-off',
      title: 'Bonus d’été',
      teaser: 'Une dernière soirée douce : un bonus de 25 % jusqu’à {max} et {spins} tours gratuits.',
      body: [
        {
          text: 'Pour saluer la fin de l’été, un dépôt de {min} ou plus donnait droit à un bonus de 25 %, jusqu’à {max}, et à {spins} tours gratuits sur une machine à sous avec vue sur la mer.',
        },
        {
          heading: 'Cette offre est terminée',
          text: 'Les bonus obtenus à temps conservent leurs conditions : à miser {wr} fois en {days} jours. Les offres en cours se trouvent à la page des promotions.',
        },
        {
          text: 'Merci d’avoir passé une soirée d’été avec nous.',
        },
      ],
      terms: [
        'Réservé aux joueurs qui ont fait au moins un dépôt. Une fois par joueur pendant la campagne, qui est terminée.',
        'Dépôt minimal de {min}. Le bonus équivaut à 25 % du dépôt, jusqu’à {max}.',
        'Le bonus et les gains des {spins} tours gratuits doivent être misés {wr} fois en {days} jours.',
        'La mise maximale pendant que le bonus est actif est de {bet} par partie.',
      ],
    },
  },
  landings: {
    'welcome-offer': {
      title: 'L’offre de bienvenue de Parlour',
      hero: {
        title: 'Un accueil chaleureux, en toute clarté',
        text: 'Votre premier dépôt doublé jusqu’à {max}, avec {spins} tours gratuits. Dépôt minimal de {min}, exigence de mise de {wr}× en {days} jours.',
        button: 'Ouvrir un compte',
      },
      intro: {
        title: 'Ce que vous recevez, et ce que ça demande',
        paragraphs: [
          'Déposez {min} ou plus et nous ajoutons la même somme en bonus, jusqu’à {max}. Les tours gratuits viennent avec. Vous jouez d’abord avec votre propre argent : un gain rapide vous appartient et peut être retiré.',
          'Pour convertir le bonus en argent, vous le misez {wr} fois en {days} jours, avec des mises d’au plus {bet}. Vous pouvez renoncer au bonus quand vous voulez.',
        ],
      },
      steps: {
        title: 'Trois étapes',
        items: [
          { title: 'Ouvrez votre compte', text: 'Quelques minutes suffisent. Nous demandons ce que la loi exige, rien de plus.' },
          {
            title: 'Fixez un budget',
            text: 'Décidez de la somme que vous voulez dépenser. Vous pouvez fixer une limite de dépôt dans votre compte, avant même le premier dépôt.',
          },
          {
            title: 'Choisissez l’offre',
            text: 'Prenez l’offre de bienvenue à la caisse, ou choisissez « Sans bonus ». Les deux se valent.',
          },
        ],
      },
      faq: {
        title: 'Bon à savoir',
        entries: [
          {
            question: 'Suis-je obligé de prendre le bonus?',
            answer: 'Non. Choisissez « Sans bonus » à la caisse et jouez uniquement avec votre propre argent.',
          },
          {
            question: 'Puis-je faire un retrait avant d’avoir rempli l’exigence de mise?',
            answer: 'Oui. Votre propre argent et ce qu’il vous rapporte peuvent être retirés avant que le bonus entre en jeu.',
          },
          {
            question: 'Quels jeux comptent?',
            answer:
              'Les machines à sous comptent pour 100 % de la mise, les jeux de table et les tables en direct pour 10 %. Quelques jeux sont exclus et l’indiquent.',
          },
          {
            question: 'Et si je manque de temps?',
            answer: 'Après {days} jours, le reste du bonus est retiré. Votre propre argent n’est pas touché.',
          },
        ],
      },
      cta: {
        title: 'On y va?',
        text: 'Faites d’abord un tour, si vous le souhaitez. L’offre vous attend à votre premier dépôt.',
        button: 'Ouvrir un compte',
      },
    },
    'live-casino': {
      title: 'Le casino en direct de Parlour',
      hero: {
        title: 'De vrais croupiers, des tables sans hâte',
        text: 'Roulette, blackjack, baccara et jeux télévisés, diffusés en direct. Trouvez une place à une mise qui vous convient.',
        button: 'Voir les tables',
      },
      intro: {
        title: 'Aux tables en direct',
        paragraphs: [
          'Derrière chaque table en direct, il y a une personne : elle distribue, elle bavarde, elle souhaite bonne nuit. Avant de vous asseoir, vous voyez la mise minimale et la mise maximale, les places libres et les heures d’ouverture.',
          'La roue et les cartes sont réelles, et chaque résultat est enregistré. Les règles sont à une touche, et votre solde et le temps de jeu restent à l’écran.',
        ],
      },
      steps: {
        title: 'Prenez place',
        items: [
          { title: 'Trouvez votre table', text: 'Parcourez par jeu, ou observez d’abord une table sans jouer.' },
          {
            title: 'Vérifiez les mises',
            text: 'Chaque vignette indique la mise minimale et la mise maximale dans votre devise.',
          },
          { title: 'Jouez à votre rythme', text: 'Le temps passé à la table reste affiché à l’écran.' },
        ],
      },
      faq: {
        title: 'Questions et réponses',
        entries: [
          {
            question: 'Puis-je regarder avant de jouer?',
            answer:
              'Oui, certaines tables peuvent être observées une fois que vous êtes connecté. Elles sont indiquées dans le hall.',
          },
          {
            question: 'Et si ma connexion est coupée?',
            answer:
              'Un pari accepté reste valide et le résultat est réglé comme d’habitude. Vous le trouverez dans votre historique.',
          },
          {
            question: 'Les tables en direct comptent-elles pour l’exigence de mise?',
            answer: 'Oui, pour 10 % de la mise, sauf indication contraire dans les conditions de votre bonus.',
          },
          {
            question: 'Les tables sont-elles toujours ouvertes?',
            answer: 'Plusieurs le sont jour et nuit. D’autres ont un horaire, affiché sur la vignette.',
          },
        ],
      },
      cta: {
        title: 'Une place est libre',
        text: 'Venez voir qui distribue ce soir.',
        button: 'Passer au casino en direct',
      },
    },
    sportsbook: {
      title: 'Les paris sportifs chez Parlour',
      hero: {
        title: 'Des paris avant le match et en direct',
        text: 'Des cotes claires avant et pendant le match, dans les ligues que vous suivez, du hockey au cricket.',
        button: 'Aller aux sports',
      },
      intro: {
        title: 'Des paris sportifs qui se lisent bien',
        paragraphs: [
          'Hockey, soccer, tennis, basketball et plus encore, des grandes ligues aux ligues locales. Chaque coupon montre la mise, la cote et ce que vous pourriez recevoir, avant que vous confirmiez.',
          'Si la cote change pendant que vous décidez, nous vous demandons d’abord votre accord. Vos paris en cours et leur historique sont réunis au même endroit, et vos limites s’appliquent ici comme partout ailleurs.',
        ],
      },
      steps: {
        title: 'Comment ça marche',
        items: [
          { title: 'Choisissez votre match', text: 'Parcourez par sport ou cherchez une équipe.' },
          { title: 'Composez le coupon', text: 'Une sélection ou plusieurs. Le gain possible se met à jour au fur et à mesure.' },
          { title: 'Suivez-le en direct', text: 'Pointages et cotes s’actualisent d’eux-mêmes : vous n’avez qu’à regarder.' },
        ],
      },
      faq: {
        title: 'Avant de parier',
        entries: [
          {
            question: 'Que se passe-t-il si un match est annulé?',
            answer:
              'Une sélection est annulée si le match n’est pas joué dans le délai prévu par les règles des paris. La mise est remboursée.',
          },
          {
            question: 'Puis-je parier pendant le match?',
            answer:
              'Oui, sur chaque match marqué « en direct ». Les cotes bougent avec le jeu, et un pari accepté conserve la cote inscrite sur son coupon.',
          },
          {
            question: 'Puis-je modifier un pari déjà placé?',
            answer: 'Non. Un pari accepté reste valide; prenez donc un instant pour relire le coupon avant de confirmer.',
          },
          {
            question: 'Mes limites s’appliquent-elles aux sports?',
            answer: 'Oui. Les limites de dépôt et de dépenses couvrent tout le compte : casino, tables en direct et sports.',
          },
        ],
      },
      cta: {
        title: 'En attendant',
        text: 'Découvrez le combiné bonifié, jusqu’à {max}, et les autres offres sportives.',
        button: 'Aller aux sports',
      },
    },
    'free-spins': {
      title: 'Les tours gratuits chez Parlour',
      hero: {
        title: 'Des tours offerts par la maison',
        text: 'Déposez {min} un vendredi et recevez {spins} tours gratuits. Exigence de mise de {wr}× sur les gains.',
        button: 'Voir l’offre',
      },
      intro: {
        title: 'Un tour gratuit, c’est quoi?',
        paragraphs: [
          'Un tour gratuit est une partie à une machine à sous avec notre mise plutôt que la vôtre. Le jeu et la valeur du tour sont fixés d’avance, et les chances sont les mêmes qu’avec votre propre argent.',
          'Vos gains sont versés en bonus de casino. Misez-le {wr} fois et il devient de l’argent. Les tours que vous n’utilisez pas dans les {days} jours expirent.',
        ],
      },
      steps: {
        title: 'Comment les jouer',
        items: [
          { title: 'Réclamez', text: 'Prenez l’offre et réclamez les tours qui l’accompagnent.' },
          { title: 'Jouez', text: 'Lancez le jeu nommé sur la carte. Les tours gratuits sont utilisés en premier.' },
          { title: 'Suivez', text: 'Les gains restent un bonus de casino jusqu’à ce que vous les ayez misés {wr} fois.' },
        ],
      },
      faq: {
        title: 'On nous demande parfois',
        entries: [
          {
            question: 'Puis-je choisir le jeu?',
            answer: 'Les tours sont liés au jeu nommé dans l’offre. Il change d’une semaine à l’autre.',
          },
          {
            question: 'Dois-je faire un dépôt?',
            answer: 'Pour certaines offres oui, pour d’autres non. La carte l’indique toujours.',
          },
          {
            question: 'Y a-t-il une mise maximale?',
            answer: 'Pendant que vous misez les gains des tours gratuits, la mise maximale est de {bet} par partie.',
          },
          {
            question: 'Puis-je refuser les tours gratuits?',
            answer: 'Bien sûr. Ne les réclamez pas et ils expirent sans aucun effet sur votre compte.',
          },
        ],
      },
      cta: {
        title: 'Il y a un vendredi chaque semaine',
        text: 'Rien ne presse. Voyez quelle machine à sous est la prochaine.',
        button: 'Voir les promotions',
      },
    },
    'fast-payouts': {
      title: 'Les retraits chez Parlour',
      hero: {
        title: 'Votre argent, en route vers vous',
        text: 'Nous examinons les retraits en {reviewHours} heures. Ensuite, le délai dépend du mode de paiement choisi.',
        button: 'Voir les modes de paiement',
      },
      intro: {
        title: 'Comment nous payons',
        paragraphs: [
          'Votre compte indique ce que vous pouvez retirer en ce moment, en un seul chiffre. Si une partie de votre solde est liée à un bonus, nous le disons et expliquons pourquoi. Nous ne facturons aucuns frais de retrait.',
          'Avant le premier retrait, nous devons confirmer votre identité. Nous vous disons quels documents il nous faut et comment les envoyer. Le retrait minimal selon votre mode de paiement est affiché avant que vous confirmiez.',
        ],
      },
      steps: {
        title: 'De votre solde à votre banque',
        items: [
          {
            title: 'Confirmez votre identité',
            text: 'Nous vous disons quels documents il nous faut et comment les envoyer.',
          },
          { title: 'Choisissez un mode', text: 'Autant que possible, l’argent repart par où il est venu.' },
          { title: 'Suivez le paiement', text: 'Votre compte indique si le retrait est en attente, à l’examen ou payé.' },
        ],
      },
      faq: {
        title: 'À propos des retraits',
        entries: [
          {
            question: 'Combien de temps faut-il compter?',
            answer:
              'Une fois approuvés, les virements directs arrivent souvent dans l’heure, les portefeuilles électroniques dans les 24 heures et les cartes en un à trois jours.',
          },
          {
            question: 'Pourquoi demandez-vous des documents?',
            answer:
              'La loi nous demande de connaître nos joueurs. Cela évite aussi que vos gains aboutissent chez quelqu’un d’autre.',
          },
          {
            question: 'Puis-je annuler un retrait?',
            answer: 'Oui, tant qu’il est en attente, mais nous ne vous le proposerons jamais.',
          },
          {
            question: 'Y a-t-il des frais?',
            answer: 'Pas de notre part. Votre banque ou votre portefeuille peut facturer les siens.',
          },
        ],
      },
      cta: {
        title: 'Voyez par vous-même',
        text: 'Tous les modes, montants et délais pour votre pays sont réunis sur une page.',
        button: 'Voir les modes de paiement',
      },
    },
    'safer-play': {
      title: 'Jeu responsable chez Parlour',
      hero: {
        title: 'Pour que le jeu reste un jeu',
        text: 'Limites, pauses et autoexclusion : à quoi elles servent et comment les obtenir.',
        button: 'Voir les outils',
      },
      intro: {
        title: 'Votre soirée, vos règles',
        paragraphs: [
          'La plupart des gens savent avant de commencer ce qu’une soirée devrait coûter. Nos outils vous aident à vous y tenir : limites de dépôt, limites de dépenses et pauses.',
          'Une limite plus basse s’applique sur-le-champ. Une limite plus élevée attend, pour que la décision se prenne à tête reposée. Personne ici n’essaiera de vous faire renoncer à une pause.',
        ],
      },
      steps: {
        title: 'Trois minutes bien investies',
        items: [
          {
            title: 'Fixez une limite',
            text: 'Par jour, par semaine ou par mois, pour les dépôts, les dépenses ou les deux. Vous la fixez vous-même, dans votre compte.',
          },
          {
            title: 'Faites une pause',
            text: 'Commencez une pause de 24 heures dans votre compte. Vous êtes déconnecté aussitôt, et votre argent reste où il est.',
          },
          { title: 'Faites le point sur votre jeu', text: 'Quelques questions franches à vous poser, et où trouver de l’aide.' },
        ],
      },
      faq: {
        title: 'Des réponses franches',
        entries: [
          {
            question: 'Puis-je augmenter une limite tout de suite?',
            answer:
              'Non. Une limite plus élevée prend effet après un délai d’attente d’au moins {limitHours} heures. D’ici là, vous pouvez annuler le changement.',
          },
          {
            question: 'Quelle est la différence entre une pause et l’autoexclusion?',
            answer: 'Une pause dure un jour ou trois. L’autoexclusion commence à six mois et ne peut pas être écourtée.',
          },
          {
            question: 'Qu’advient-il de mon argent?',
            answer: 'Votre argent reste à vous. Les retraits en cours au moment de l’autoexclusion sont versés.',
          },
          {
            question: 'Je m’inquiète pour quelqu’un. Que puis-je faire?',
            answer:
              'Parlez-lui si vous le pouvez, et communiquez avec la ligne d’aide de votre région ou avec notre service à la clientèle. On vous écoutera en toute confidentialité.',
          },
        ],
      },
      cta: {
        title: 'Vous ne savez pas par où commencer?',
        text: 'Commencez par une limite de dépôt. C’est l’outil le plus simple, et il fonctionne.',
        button: 'En savoir plus sur le jeu prudent',
      },
    },
  },
  footer: {
    infoLinks: {
      'privacy-policy': 'Politique de confidentialité',
      terms: 'Conditions générales',
      'bonus-terms': 'Conditions des bonus',
      'betting-rules': 'Règles des paris',
      'casino-rules': 'Règles du casino',
      'age-restrictions': 'Restrictions d’âge',
      'responsible-gambling': 'Jeu responsable',
      'payment-methods': 'Modes de paiement',
    },
    contactLinks: { contact: 'Aide et contact', chat: 'Clavardage' },
    body: [
      'Parlour est réservé aux adultes : vous devez avoir au moins {age} ans, ou davantage là où la loi l’exige. Jouez pour le plaisir, et seulement avec l’argent que vous pouvez vous permettre de perdre. Si le plaisir n’y est plus, prenez une pause ou parlez-en à quelqu’un.',
      'Parlour est exploité en vertu du permis n° {licence} délivré par l’Autorité des jeux du Port. Tous les jeux sont testés par un laboratoire indépendant, et l’argent des joueurs est conservé séparément du nôtre.',
    ],
  },
  marks: {
    licences: {
      harbour: 'Autorité des jeux du Port',
      northlight: 'Conseil des jeux de la Lumière du Nord',
      lakeshore: 'Bureau des jeux de la Rive',
      southernIsles: 'Commission des jeux des Îles du Sud',
    },
    regulators: {
      adultsOnly: 'Réservé aux adultes',
      limits: 'Fixez vos limites',
      selfTest: 'Faites le point sur votre jeu',
      exclusionRegister: 'Registre d’exclusion',
      independentHelp: 'Aide indépendante',
    },
  },
  seo: {
    '/': {
      title: 'Parlour : casino en ligne, tables en direct et sports',
      description:
        'Machines à sous et tables en direct : offres claires, retraits honnêtes et limites qui tiennent. Et des paris sportifs.',
      heading: 'Bienvenue chez Parlour',
    },
    '/promotions': {
      title: 'Promotions et bonus | Parlour',
      description:
        'Les offres en cours au casino, aux tables en direct et aux sports, conditions bien en vue. À prendre ou à laisser.',
      heading: 'Promotions',
    },
    '/promotions/casino': {
      title: 'Promotions du casino | Parlour',
      description: 'Bonus de dépôt, tours gratuits et tournois de machines à sous, avec l’exigence de mise annoncée d’emblée.',
      heading: 'Promotions du casino',
    },
    '/promotions/live': {
      title: 'Promotions du casino en direct | Parlour',
      description: 'Remises en argent et soirées privées aux tables en direct. Voyez ce qui se passe et ce que ça demande.',
      heading: 'Promotions du casino en direct',
    },
    '/promotions/sports': {
      title: 'Promotions sportives | Parlour',
      description: 'Combinés bonifiés et paris gratuits pour les sports que vous suivez, avec des cotes et des règles claires.',
      heading: 'Promotions sportives',
    },
    '/promotions/vip': {
      title: 'Promotions VIP | Parlour',
      description: 'Cadeaux sans exigence de mise et soirées sur invitation pour les joueurs qui nous sont fidèles.',
      heading: 'Promotions VIP',
    },
    '/online-casino': {
      title: 'Casino en ligne : machines à sous et tables | Parlour',
      description:
        'Machines à sous, jackpots et jeux de table de studios que nous aimons. Cherchez par nom ou essayez pour le plaisir.',
      heading: 'Casino',
    },
    '/live-casino-online': {
      title: 'Casino en direct avec de vrais croupiers | Parlour',
      description:
        'Roulette, blackjack, baccara et jeux télévisés en direct. Voyez les mises et les places libres avant de vous asseoir.',
      heading: 'Casino en direct',
    },
    '/sportsbook': {
      title: 'Paris sportifs et cotes en direct | Parlour',
      description:
        'Hockey, soccer, tennis et plus encore : rencontres, scores et cotes du vainqueur, avant le match et en direct.',
      heading: 'Sports',
    },
    '/vip': {
      title: 'VIP chez Parlour',
      description: 'Six niveaux, un hôte personnel et des cadeaux sans exigence de mise. Voyez ce que donne chaque niveau.',
      heading: 'Programme VIP',
    },
    '/payment-methods': {
      title: 'Modes de paiement et retraits | Parlour',
      description: 'Toutes les façons de déposer et de retirer dans votre pays : montants, délais et frais sur une page.',
      heading: 'Modes de paiement',
    },
    '/privacy-policy': {
      title: 'Politique de confidentialité | Parlour',
      description:
        'Ce que nous savons de vous, pourquoi, combien de temps nous le conservons et comment le faire corriger ou supprimer.',
      heading: 'Politique de confidentialité',
    },
    '/terms': {
      title: 'Conditions générales | Parlour',
      description: 'L’entente entre vous et Parlour : votre compte, votre argent, nos obligations et les vôtres.',
      heading: 'Conditions générales',
    },
    '/bonus-terms': {
      title: 'Conditions des bonus | Parlour',
      description:
        'Le fonctionnement des bonus chez Parlour : exigence de mise, contribution des jeux, mise maximale, expiration et renonciation.',
      heading: 'Conditions des bonus',
    },
    '/betting-rules': {
      title: 'Règles des paris | Parlour',
      description: 'Comment les paris sont acceptés et réglés, ce qui annule une sélection et les règles propres à chaque sport.',
      heading: 'Règles des paris',
    },
    '/casino-rules': {
      title: 'Règles du casino | Parlour',
      description:
        'Comment les parties se jouent et se règlent, ce qui arrive si la connexion est coupée et comment les jackpots sont payés.',
      heading: 'Règles du casino',
    },
    '/age-restrictions': {
      title: 'Restrictions d’âge | Parlour',
      description:
        'Parlour est réservé aux adultes. Comment nous vérifions l’âge et comment garder votre compte loin des enfants.',
      heading: 'Restrictions d’âge',
    },
    '/responsible-gambling': {
      title: 'Jeu responsable | Parlour',
      description: 'Limites, pauses et autoexclusion : leur fonctionnement, comment les obtenir et où trouver de l’aide.',
      heading: 'Jeu responsable',
    },
    '/contact': {
      title: 'Aide et contact | Parlour',
      description: 'Des réponses aux questions courantes et une équipe qui répond aux courriels tous les jours {supportHours}.',
      heading: 'Comment pouvons-nous vous aider?',
    },
    '/welcome': {
      title: 'Votre offre de bienvenue | Parlour',
      description: 'Ce que donne l’offre de bienvenue, ce qu’elle demande et comment la refuser. Tout sur une page.',
      heading: 'Un accueil chaleureux',
    },
  },
  site: {
    maintenance: 'Nous travaillons sur le site. Votre argent et vos paris en cours sont en sécurité. Revenez un peu plus tard.',
  },
};
