import type { HelpCopy } from './help-copy.ts';

export const help: HelpCopy = {
  info: {
    about: {
      title: 'À propos de Parlour',
      sections: [
        {
          heading: 'Qui nous sommes',
          paragraphs: [
            'Parlour est né d’un souhait simple : un casino en ligne qui ressemble à un bon salon. Une lumière chaude, quelques jeux bien choisis, des gens qui connaissent votre nom et personne qui vous tire par la manche. C’est encore à cette image que nous mesurons tout ce que nous bâtissons.',
            'Parlour est exploité par Parlour Rooms Limited, 4 Harbour Row, Port Sable, en vertu du permis n° {licence} délivré par l’Autorité des jeux du Port. Casino, tables en direct et paris sportifs partagent un compte, un solde et les mêmes limites.',
          ],
        },
        {
          heading: 'Ce à quoi nous tenons',
          paragraphs: ['Quelques habitudes auxquelles nous ne dérogeons pas, même les soirs les plus occupés.'],
          list: [
            'Chaque offre dit, à côté du bouton, ce qu’elle donne, ce qu’elle demande et combien de temps elle dure.',
            'Ce que vous pouvez retirer tient en un seul chiffre, toujours en vue.',
            'Si vous demandez une limite, une pause ou une autoexclusion, personne ne vous en dissuade.',
            'L’argent des joueurs est gardé à part du nôtre, dans des comptes bancaires distincts.',
          ],
        },
        {
          heading: 'Les gens',
          paragraphs: [
            'Croupiers, ingénieures, rédacteurs et un service à la clientèle qui répond tous les jours {supportHours} : nous sommes environ deux cents en tout. Chacun, quel que soit son travail, apprend dès la première semaine à reconnaître un joueur qui a besoin d’une pause, et quoi lui dire. Les jeux viennent de studios choisis un à un, et nous en refusons plus que nous n’en prenons.',
          ],
        },
      ],
    },
    'game-testing': {
      title: 'Comment nous testons nos jeux',
      sections: [
        {
          heading: 'Le hasard, et rien d’autre',
          paragraphs: [
            'Le résultat de chaque partie vient d’une source aléatoire certifiée, sur le serveur, et il est fixé avant que les rouleaux bougent ou que les cartes se retournent. Rien sur votre appareil, ni l’heure, ni les parties précédentes ne peuvent le changer. Nous non plus.',
          ],
        },
        {
          heading: 'Avant l’ouverture d’un jeu',
          paragraphs: [
            'Un laboratoire indépendant examine chaque jeu avant que nous l’offrions. Il lit le code source, répète des millions de parties et compare ce qui en sort à ce que les règles promettent. Ensuite nous y jouons nous-mêmes, sur petits et grands écrans, jusqu’à le comprendre assez bien pour l’expliquer.',
          ],
          list: [
            'Le taux de retour doit correspondre au chiffre affiché dans les règles.',
            'Chaque symbole, carte et numéro doit sortir aussi souvent que prévu.',
            'Une connexion perdue ne doit jamais changer un résultat.',
            'La mise, le solde et le temps de jeu doivent rester visibles pendant le jeu.',
          ],
        },
        {
          heading: 'Tant qu’il est ouvert',
          paragraphs: [
            'Chaque mois, les résultats de tous les jeux sont comparés à leur conception. Si un chiffre sort de la plage attendue, nous fermons d’abord le jeu et cherchons la raison ensuite. Si une défaillance a touché vos parties, les mises vous sont rendues.',
          ],
        },
        {
          heading: 'Ce que veut dire le taux de retour',
          paragraphs: [
            'Un retour de 96 % signifie que, sur une très longue période et pour l’ensemble des joueurs, 96 $ sur chaque tranche de 100 $ misés sont versés en gains. Il ne dit rien d’une seule soirée : vous pouvez gagner davantage ou perdre tout ce que vous avez misé. Voilà pourquoi un budget compte plus que n’importe quel pourcentage.',
          ],
        },
      ],
    },
    security: {
      title: 'Sécurité',
      sections: [
        {
          heading: 'Votre compte',
          paragraphs: [
            'Votre mot de passe ne nous parvient jamais sous une forme lisible : la connexion prouve que vous le connaissez sans l’envoyer. Après {signInAttempts} tentatives ratées, le compte est verrouillé pendant {lockMinutes} minutes. Après {idleMinutes} minutes sans activité, nous vous déconnectons, en vous prévenant {idleWarning} minutes avant.',
          ],
          list: [
            'Choisissez un mot de passe de {passwordMin} à {passwordMax} caractères que vous n’utilisez nulle part ailleurs.',
            'Ne partagez pas votre compte : il est à vous seul, et personne d’autre ne peut s’en servir.',
            'Déconnectez-vous des appareils que vous partagez.',
          ],
        },
        {
          heading: 'Votre argent',
          paragraphs: [
            'Dépôts et retraits sont inscrits au cent près dans un grand livre qui doit toujours s’équilibrer. Un retrait va d’abord à un mode de paiement que vous avez utilisé pour déposer, si bien que personne ne peut envoyer votre argent ailleurs. Les fonds des joueurs sont séparés des nôtres.',
          ],
        },
        {
          heading: 'Vos documents',
          paragraphs: [
            'Les pièces d’identité voyagent chiffrées, ne sont vues que par les personnes qui les vérifient et sont supprimées dès que la loi n’exige plus que nous les gardions. Nous ne demandons jamais un mot de passe, un NIP ou le numéro complet de votre carte, ni par courriel ni au téléphone.',
          ],
        },
        {
          heading: 'Si quelque chose cloche',
          paragraphs: [
            'Écrivez à help@parlour.example. Si vous croyez que quelqu’un d’autre est entré dans votre compte, dites-le en premier : nous le verrouillons pendant que nous regardons, et votre solde reste où il est.',
          ],
        },
      ],
    },
  },
  contact: {
    title: 'Aide et contact',
    sections: [
      {
        heading: 'Parlez-nous',
        paragraphs: [
          'Écrivez à help@parlour.example en tout temps. Notre service à la clientèle répond tous les jours {supportHours}, toujours en moins d’une journée.',
        ],
      },
      {
        heading: 'Si vous n’êtes pas satisfait',
        paragraphs: [
          'Dites-le d’abord au service à la clientèle. Vous avez une réponse en cinq jours. Si cela ne règle pas l’affaire, notre équipe des plaintes réexamine le dossier et tranche en huit semaines au plus. Ensuite, vous pouvez vous adresser au Bureau des différends du Port, sans frais pour les joueurs.',
        ],
      },
      {
        heading: 'Vos renseignements',
        paragraphs: [
          'Les questions sur ce que nous savons de vous, et les demandes d’accès, de correction ou de suppression, vont à privacy@parlour.example.',
        ],
      },
    ],
    entries: [
      {
        question: 'Je n’arrive pas à me connecter. Que faire?',
        answer:
          'Après {signInAttempts} tentatives ratées, le compte est verrouillé pendant {lockMinutes} minutes. Réinitialisez votre mot de passe depuis la fenêtre de connexion. Une pause ou une autoexclusion doit aller à son terme.',
      },
      {
        question: 'Où est mon retrait?',
        answer:
          'Nous examinons les retraits en {reviewHours} heures. Il faut ensuite d’une heure à trois jours ouvrables, selon le mode de paiement. Votre compte en indique l’état.',
      },
      {
        question: 'Pourquoi demandez-vous des documents?',
        answer:
          'La loi nous demande de connaître nos joueurs. Quand il nous faut un document, nous vous disons lequel et comment l’envoyer. Envoyez la page entière, en couleur et sans retouche.',
      },
      {
        question: 'Comment fixer ou changer une limite?',
        answer:
          'Dans votre compte, à la page des limites de jeu. Vous pouvez limiter vos dépôts, vos dépenses ou les deux, par jour, par semaine et par mois. Une limite plus basse s’applique aussitôt, une plus haute après {limitHours} heures au plus tôt.',
      },
      {
        question: 'Mon bonus a disparu.',
        answer:
          'Il a pu expirer, être rendu ou avoir été joué au complet. Demandez-nous, et nous vous dirons ce qui lui est arrivé, et quand.',
      },
      {
        question: 'Je voudrais fermer mon compte.',
        answer:
          'Écrivez-nous de l’adresse de votre compte et nous le fermons le jour même; ce que vous pouvez retirer vous est versé. Si le jeu est devenu un problème, l’autoexclusion est le choix le plus sûr.',
      },
    ],
  },
  payment: {
    title: 'Modes de paiement',
    intro: [
      'Voici les modes de paiement dans votre pays, avec les montants minimaux et maximaux et les délais. Nous ne facturons aucuns frais, ni pour les dépôts ni pour les retraits; votre banque ou votre portefeuille peut avoir les siens.',
      'Un dépôt est aussitôt dans votre solde. Un retrait retourne à un mode de paiement que vous avez utilisé pour déposer, chaque fois que celui-ci peut recevoir de l’argent. Nous l’examinons en {reviewHours} heures; ensuite, le délai dépend du mode de paiement.',
    ],
    faq: [
      {
        question: 'Quel est le minimum pour un dépôt ou un retrait?',
        answer:
          'Les dépôts commencent à {minDeposit} et les retraits à {minWithdrawal}, pour tous les modes. Les maximums sont dans le tableau.',
      },
      {
        question: 'Y a-t-il un plafond de retrait?',
        answer:
          'Oui : {capDay} par jour, {capWeek} par semaine et {capMonth} par mois. Dès le niveau Platine, ils doublent, et les jackpots sont versés en entier, sans plafond.',
      },
      {
        question: 'Pourquoi ne puis-je pas retirer sur ma carte?',
        answer:
          'Certains modes n’acceptent que les dépôts. Nous payons alors à votre compte bancaire, une fois que nous avons vu qu’il est à votre nom.',
      },
      {
        question: 'Puis-je annuler un retrait?',
        answer:
          'Tant qu’il est en attente, oui, jusqu’à {cancelsPerDay} fois par jour, si les règles de votre pays le permettent. Nous ne vous le proposerons jamais.',
      },
    ],
  },
};
