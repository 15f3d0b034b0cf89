import type { CrmTexts } from './texts.ts';

export const fr: CrmTexts = {
  links: {
    account: 'Votre compte',
    documents: 'Vos documents',
    limits: 'Vos limites',
    transactions: 'Transactions',
    withdraw: 'Retirer',
    rewards: 'Vos récompenses',
    promotions: 'Promotions',
  },
  messages: {
    welcome: {
      title: 'Bienvenue chez Parlour, {name}',
      text: 'Votre compte est ouvert. Vous pouvez déposer, jouer et retirer quand vous le souhaitez. Avant de commencer, décidez combien vous voulez dépenser : vos limites se trouvent dans votre compte.',
    },
    depositLimitPending: {
      title: 'Un changement de votre limite de dépôt est en attente',
      text: 'Le changement que vous avez demandé prend effet le {time}. D’ici là, la limite actuelle reste en vigueur. Vous pouvez annuler le changement dans vos limites.',
    },
    depositLimitDue: {
      title: 'Votre limite de dépôt a changé',
      text: 'Le changement que vous avez demandé est maintenant en vigueur. Vous pouvez abaisser votre limite en tout temps ; une limite plus basse s’applique aussitôt.',
    },
    documentRequested: {
      title: 'Nous avons besoin de documents',
      text: 'Veuillez nous envoyer une preuve d’identité et une preuve d’adresse. La loi nous oblige à les vérifier. Votre compte indique ce qu’il faut et comment l’envoyer.',
    },
    documentAccepted: {
      title: 'Votre document a été accepté',
      text: 'Merci. Le document que vous nous avez envoyé a été vérifié et accepté.',
    },
    documentRejected: {
      title: 'Votre document n’a pas pu être accepté',
      text: 'Nous n’avons pas pu accepter le document que vous nous avez envoyé. Veuillez l’envoyer de nouveau : complet, net et valide.',
    },
    answersAccepted: {
      title: 'Vos réponses ont été acceptées',
      text: 'Merci. Nous avons vérifié vos réponses sur votre profession et vos revenus. Vous n’avez plus rien à faire.',
    },
    answersReturned: {
      title: 'Nous avons une question sur vos réponses',
      text: 'Nous n’avons pas encore pu accepter vos réponses sur votre profession et vos revenus. Veuillez répondre de nouveau aux questions dans votre compte.',
    },
    identityReview: {
      title: 'Nous vérifions vos renseignements',
      text: 'Avant que vous puissiez déposer et jouer, notre équipe doit vérifier votre nom et votre date de naissance. Vous n’avez rien à faire. Les retraits restent ouverts comme toujours, et nous vous écrirons ici dès que ce sera fait.',
    },
    identityConfirmed: {
      title: 'Vos renseignements sont confirmés',
      text: 'Merci de votre patience. Vous pouvez maintenant déposer et jouer.',
    },
    paymentReturned: {
      title: 'Votre paiement vous est retourné',
      text: 'Nous n’avons pas pu accepter votre paiement de {amount}. L’argent retourne au compte d’où il vient. La page de dépôt indique pourquoi un dépôt n’est pas possible.',
    },
    withdrawalPaid: {
      title: 'Votre retrait est en route',
      text: 'Votre retrait de {amount} a été approuvé et versé. Le délai de réception dépend de votre banque.',
    },
    bonusGranted: {
      title: 'Vous avez reçu un bonus',
      text: 'Un bonus a été ajouté à votre compte. Ses conditions et votre progression se trouvent dans vos récompenses.',
    },
    tournamentPrize: {
      title: 'Vous avez gagné un prix de tournoi',
      text: 'Félicitations : vous avez terminé le tournoi à la place {rank}. Le prix et ses conditions se trouvent dans vos récompenses.',
    },
    securityTip: {
      title: 'Gardez votre compte en sécurité',
      text: 'Utilisez un mot de passe que vous n’avez nulle part ailleurs et vérifiez de temps en temps où vous êtes connecté. Personne chez Parlour ne vous demandera votre mot de passe.',
    },
    limitsTip: {
      title: 'Fixez une limite avant de jouer',
      text: 'Une limite de dépôt vous aide à ne pas dépenser plus que prévu. Une limite plus basse s’applique aussitôt, une limite plus haute seulement après un délai.',
    },
    breakTip: {
      title: 'Le moment d’une pause ?',
      text: 'Vous pouvez faire une pause de 24 heures ou choisir une autoexclusion plus longue. Pendant une pause, personne ne peut jouer avec votre compte.',
    },
    withdrawalTip: {
      title: 'Comment fonctionnent les retraits',
      text: 'Demandez un retrait dans votre compte et choisissez où va l’argent. Vous pouvez l’annuler jusqu’à son approbation.',
    },
    historyTip: {
      title: 'Votre historique en un coup d’œil',
      text: 'Chaque dépôt, mise, gain et retrait figure dans vos transactions. Vous pouvez filtrer la liste et l’enregistrer dans un fichier.',
    },
    timeTip: {
      title: 'Gardez un œil sur le temps',
      text: 'Votre compte peut vous rappeler depuis combien de temps vous jouez. Choisissez l’intervalle qui vous convient à côté de vos limites.',
    },
    supportTip: {
      title: 'Des questions ? Nous sommes là',
      text: 'Notre service à la clientèle vous aide pour votre compte, vos paiements et vos jeux. Tous les moyens de nous joindre se trouvent sous Contact.',
    },
    offerOfWeek: {
      title: 'Les offres de la semaine',
      text: 'De nouvelles offres vous attendent. Ce qu’elles donnent et ce qu’elles demandent est indiqué pour chacune.',
    },
  },
};
