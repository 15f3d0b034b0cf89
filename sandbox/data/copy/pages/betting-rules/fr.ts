import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Règles des paris',
  sections: [
    {
      heading: 'À quoi servent ces règles',
      paragraphs: [
        'Un pari se place vite et, le plus souvent, on sait à la fin s’il est gagnant. Mais il arrive qu’un match soit reporté, qu’un résultat soit modifié ou qu’une cote ait simplement été fausse. Les règles qui suivent sont là pour ces cas. Elles valent pour tous les paris sportifs de Parlour, avant le match et en direct.',
      ],
    },
    {
      heading: 'Quand un pari est accepté',
      paragraphs: [
        'Votre pari est accepté dès que son numéro s’affiche sur le coupon. Avant cela, il n’existe pas, même si vous avez déjà confirmé. Ensuite, vous ne pouvez plus le modifier. Prenez donc le temps de relire le coupon : la mise, la cote et le gain possible y figurent.',
        'Si vous ne savez pas si un pari a été accepté, par exemple parce que la connexion a été coupée, consultez d’abord l’historique de vos paris avant de le placer de nouveau.',
      ],
    },
    {
      heading: 'Les cotes',
      paragraphs: [
        'Les cotes bougent. Celle qui compte pour vous est la cote en vigueur au moment de l’acceptation, quoi qu’il arrive par la suite. Si elle change pendant que vous réfléchissez, nous vous demandons si la nouvelle vous convient.',
      ],
    },
    {
      heading: 'Les erreurs',
      paragraphs: [
        'Nous nous trompons aussi : une virgule mal placée, deux équipes inversées, un marché resté ouvert trop longtemps. Dans les cas qui suivent, la sélection est annulée et réglée à une cote de 1,00. Pour un pari simple, la mise vous est rendue; un combiné se poursuit avec les autres sélections.',
      ],
      list: [
        'La cote était manifestement erronée.',
        'Le pari a été accepté après le début de l’événement, alors qu’il n’était pas offert en direct.',
      ],
    },
    {
      heading: 'Événements reportés ou annulés',
      paragraphs: [
        'Si un événement est reporté et n’a pas lieu dans les 36 heures suivant l’heure prévue, les sélections qui s’y rapportent sont annulées. S’il a lieu dans ce délai, elles restent valides.',
        'Au tennis, où la pluie décale parfois des journées entières, la règle est différente : les sélections restent valides jusqu’à la fin du tournoi.',
      ],
    },
    {
      heading: 'Le résultat qui compte',
      paragraphs: [
        'Nous réglons les paris selon le résultat que l’organisme officiel publie le jour de l’événement. Un changement ultérieur, après une contestation ou une décision disciplinaire, ne modifie plus votre pari.',
      ],
    },
    {
      heading: 'Les ex æquo',
      paragraphs: [
        'Quand plusieurs participants se partagent une place, la mise est divisée par leur nombre. Une part gagne à la cote pleine, le reste est perdu. S’il y a deux vainqueurs, c’est donc la moitié de votre mise qui gagne.',
      ],
    },
    {
      heading: 'Les combinés',
      paragraphs: [
        'Dans un combiné, les cotes de toutes les sélections se multiplient, et toutes doivent être bonnes. Une sélection annulée compte pour une cote de 1,00, et le reste suit son cours.',
        'Des sélections qui dépendent l’une de l’autre ne peuvent pas être combinées. Vous ne pouvez pas, par exemple, miser sur la victoire d’une équipe et, sur le même coupon, sur sa victoire par deux buts. Le coupon vous le signale avant que vous confirmiez.',
      ],
    },
    {
      heading: 'L’encaissement anticipé',
      paragraphs: [
        'Pour certains paris, nous vous proposons un règlement avant la fin, à un montant qui varie selon le déroulement du match. Cette offre peut être retirée à tout moment ou ne jamais apparaître; ne comptez donc pas dessus. Si vous l’acceptez, le pari est terminé, et la suite du match n’y change plus rien.',
      ],
    },
    {
      heading: 'Bonus, limites et gains maximaux',
      paragraphs: [
        'Pour chaque sport, il existe un montant maximal que nous versons par jour. Il est indiqué sur le coupon. Vos limites de dépôt et de dépenses s’appliquent aux sports comme au reste de votre compte.',
        'Pendant que vous misez un bonus de paris sportifs, les paris à une cote de 1,80 ou plus comptent en entier. La mise maximale est alors de {maxBonusBet}.',
      ],
    },
    {
      heading: 'Si vous n’êtes pas d’accord',
      paragraphs: [
        'Écrivez à notre service à la clientèle à help@parlour.example, en donnant le numéro du pari. Vous aurez une réponse dans les cinq jours. Vous pouvez ensuite vous adresser à notre équipe des plaintes, qui dispose de huit semaines au plus, et en dernier lieu au Bureau des différends du Port, sans frais pour vous.',
        'Un dernier conseil, qui n’est pas une règle : ne pariez pas pour effacer un pari perdu. Le prochain match ne sait rien du précédent.',
      ],
    },
  ],
};
