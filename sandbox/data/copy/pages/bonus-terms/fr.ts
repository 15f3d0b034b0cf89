import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Conditions des bonus',
  sections: [
    {
      heading: 'Avant de prendre un bonus',
      paragraphs: [
        'Un bonus est une offre, pas une obligation. À chaque dépôt, vous pouvez choisir « Sans bonus » et vous n’y perdez rien. Les présentes conditions s’appliquent à tous les bonus de Parlour. Ce qui est propre à une offre, soit le montant, l’exigence de mise et le délai, figure sur sa page, et vous le voyez avant d’accepter.',
        'Un bonus prolonge une soirée; il n’améliore pas vos chances. Ne vous en servez jamais comme prétexte pour déposer plus que prévu.',
      ],
    },
    {
      heading: 'Un seul bonus actif par secteur',
      paragraphs: [
        'Dans chacun des trois secteurs, soit le casino, le casino en direct et les sports, un seul bonus peut être actif à la fois. Les suivants attendent leur tour, au nombre de trois au plus. Quand l’exigence de mise du bonus actif est remplie, qu’il a expiré ou que vous y avez renoncé, le suivant prend la place.',
        'Chaque offre vaut une fois par personne, sauf indication contraire sur sa page. Et puisque chaque personne n’a droit qu’à un compte, un deuxième compte ne permet pas d’en profiter à nouveau.',
      ],
    },
    {
      heading: 'L’exigence de mise, de deux sortes',
      paragraphs: [
        'Remplir l’exigence de mise, c’est miser une somme autant de fois que l’offre le demande. C’est seulement alors que l’argent du bonus devient de l’argent réel. Le calcul dépend du type de bonus, indiqué sur la page de l’offre.',
      ],
      list: [
        'Votre argent reste libre : il faut miser le bonus, multiplié par le nombre indiqué. Vous jouez d’abord avec votre propre argent, et vous pouvez en tout temps le retirer, avec ce qu’il vous a rapporté.',
        'Une seule cagnotte : il faut miser le dépôt et le bonus réunis, multipliés par le nombre indiqué. Un retrait fait avant la fin entraîne la perte du bonus.',
      ],
    },
    {
      heading: 'La contribution de chaque jeu',
      paragraphs: [
        'Tous les jeux ne contribuent pas également à l’exigence de mise. Seule la part indiquée ci-dessous est retenue sur chaque mise.',
      ],
      list: [
        'Machines à sous : 100 %',
        'Jeux de table : 10 %',
        'Tables en direct : 10 %',
        'Paris sportifs à une cote de 1,80 ou plus : 100 %',
        'Paris sportifs à une cote plus basse : rien',
      ],
    },
    {
      heading: 'La mise maximale',
      paragraphs: [
        'Tant qu’un bonus est actif, la mise maximale est de {maxBonusBet} par partie ou par pari. Si c’est trop peu pour vous, renoncez au bonus : les mises habituelles du jeu s’appliquent de nouveau.',
      ],
    },
    {
      heading: 'Les tours gratuits',
      paragraphs: [
        'Les tours gratuits sont liés au jeu nommé dans l’offre et ont une valeur fixe. Vos gains sont versés en bonus et doivent être misés autant de fois que l’offre le prévoit. Un jackpot fait exception : il est payé en entier, en argent. Les tours que vous n’avez pas joués expirent à la fin du délai.',
      ],
    },
    {
      heading: 'Les remises en argent',
      paragraphs: [
        'Une remise vous rend une partie de votre perte nette, c’est-à-dire vos mises moins vos gains pendant la période indiquée. Les très petits montants ne sont pas versés; l’offre précise à partir de quelle somme vous y avez droit. Réclamez votre remise dans les {claimHours} heures, sans quoi elle est perdue.',
        'Une remise est une petite consolation, pas un filet de sécurité. Il ne vaut jamais la peine de miser davantage pour en obtenir une.',
      ],
    },
    {
      heading: 'Renonciation et expiration',
      paragraphs: [
        'Vous pouvez renoncer à un bonus en tout temps : écrivez à notre service à la clientèle. Nous vous disons d’abord ce qui disparaît et ce qui vous reste.',
        'Chaque bonus a un délai, indiqué sur la page de l’offre. Si l’exigence de mise n’est pas remplie à temps, nous supprimons ce qui reste du bonus. Nous ne touchons pas à votre propre argent.',
      ],
    },
    {
      heading: 'Faire un retrait avec un bonus',
      paragraphs: [
        'Votre compte indique en un seul chiffre ce que vous pouvez retirer. L’argent du bonus n’y entre qu’une fois l’exigence de mise remplie. Si un retrait met fin à un bonus, nous vous en avertissons et vous demandons de confirmer.',
        'Avant le premier retrait, votre identité et votre adresse doivent être confirmées, avec ou sans bonus.',
      ],
    },
    {
      heading: 'Si vous prenez une pause',
      paragraphs: [
        'Pendant une pause ou une autoexclusion, nous ne vous offrons aucun bonus. L’autoexclusion met fin aux bonus ouverts. Aucun bonus ne mérite que vous remettiez une pause à plus tard.',
      ],
    },
    {
      heading: 'Questions, plaintes et nature de ce texte',
      paragraphs: [
        'Si un montant ne vous paraît pas clair, demandez à notre service à la clientèle, tous les jours {supportHours}, à help@parlour.example. La marche à suivre pour porter plainte se trouve dans les conditions générales.',
        'Cette page est un modèle de texte rédigé pour un exploitant fictif, à des fins de démonstration.',
      ],
    },
  ],
};
