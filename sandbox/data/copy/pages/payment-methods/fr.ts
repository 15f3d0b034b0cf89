import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Modes de paiement',
  sections: [
    {
      heading: 'L’argent qui entre, l’argent qui sort',
      paragraphs: [
        'Cette page explique comment se font les dépôts et les retraits chez Parlour. Le tableau indique les modes de paiement offerts dans votre pays, avec les montants et les délais propres à chacun. Ce que la caisse affiche avant que vous confirmiez est toujours à jour.',
      ],
    },
    {
      heading: 'Faire un dépôt',
      paragraphs: [
        'Ouvrez la caisse, choisissez un mode de paiement et entrez un montant d’au moins {minDeposit}. Vous confirmez auprès de votre banque ou de votre service de paiement, puis vous revenez chez nous. L’argent est aussitôt dans votre compte.',
        'N’utilisez que des cartes et des comptes bancaires à votre nom. Et décidez d’abord de la somme que vous voulez y consacrer : vous pouvez fixer dans votre compte une limite de dépôt par jour, par semaine ou par mois.',
      ],
    },
    {
      heading: 'Faire un retrait',
      paragraphs: [
        'Vous pouvez retirer {minWithdrawal} ou plus. Entrez le montant dans votre compte et confirmez. L’argent repart d’abord par un mode de paiement qui a servi à déposer. C’est une protection pour vous comme pour nous : vos gains ne risquent pas d’aboutir chez quelqu’un d’autre.',
        'Tant qu’un retrait est en attente, vous pouvez l’annuler, jusqu’à {cancelsPerDay} fois par jour, si les règles de votre pays le permettent. Nous ne vous le proposerons jamais.',
      ],
    },
    {
      heading: 'Les délais',
      paragraphs: [
        'Nous examinons chaque retrait dans les {reviewHours} heures. Une fois qu’il est approuvé, le délai dépend du mode de paiement : d’une heure à trois jours ouvrables. Quand une banque intervient, la fin de semaine et les jours fériés peuvent s’y ajouter. Vous pouvez suivre chaque étape dans vos transactions.',
      ],
    },
    {
      heading: 'Frais et plafonds',
      paragraphs: [
        'Nous ne facturons aucuns frais, ni pour les dépôts ni pour les retraits. Votre banque ou votre portefeuille électronique peut facturer les siens, par exemple pour une conversion de devise.',
        'Les retraits sont plafonnés. Les plafonds doublent à partir du niveau de fidélité 4. Les jackpots sont payés en entier et n’en font pas partie.',
      ],
      list: ['{capDay} par jour', '{capWeek} par semaine', '{capMonth} par mois'],
    },
    {
      heading: 'Vos documents',
      paragraphs: [
        'Au plus tard avant votre premier retrait, nous confirmons votre identité et votre adresse. Si nous vous le demandons plus tôt, vous avez 30 jours pour envoyer vos documents. Le plus simple est de tout téléverser juste après l’inscription : rien ne vous retardera par la suite.',
        'Dans certains cas, nous avons aussi besoin d’une preuve qu’un mode de paiement vous appartient ou d’un document qui montre l’origine de votre patrimoine. Nous vous disons alors lesquels conviennent.',
      ],
      list: [
        'Une photo ou un fichier PDF.',
        'Le document en entier, net, avec ses quatre coins.',
        'Rien de masqué, de rogné ni de retouché : nous devons refuser ces photos.',
        'Nous vous écrivons dès que tout est vérifié.',
      ],
    },
    {
      heading: 'Bonus et retraits',
      paragraphs: [
        'Votre compte indique ce que vous pouvez retirer en ce moment. Avec la plupart des bonus, vous jouez d’abord avec votre propre argent, et vous pouvez toujours le retirer. Avec certains, le dépôt et le bonus se misent ensemble; un retrait met alors fin au bonus. Nous vous demandons de confirmer avant que quoi que ce soit ne soit perdu.',
      ],
    },
    {
      heading: 'Quand quelque chose cloche',
      paragraphs: [
        'Si un dépôt ne passe pas, vérifiez d’abord le montant, vos limites et si votre banque permet les paiements de jeu. Réessayez ensuite, ou choisissez un autre mode de paiement.',
        'Si l’argent a quitté votre banque sans arriver chez nous, ne faites pas un deuxième dépôt. Écrivez-nous et joignez, si possible, une confirmation du paiement.',
      ],
      list: [
        'Un retrait est refusé : la somme est de retour dans votre compte, et le message en donne la raison.',
        'Un retrait tarde plus que prévu : voyez s’il manque encore un document.',
        'Votre carte est expirée ou votre compte bancaire est fermé : prévenez-nous avant de faire un retrait.',
      ],
    },
    {
      heading: 'Où se trouve votre argent',
      paragraphs: [
        'L’argent des joueurs est conservé dans des comptes bancaires distincts, séparément du nôtre. Pour toute question sur un paiement, nous sommes là tous les jours {supportHours}, à help@parlour.example. Donnez-nous l’heure et le montant, mais n’envoyez jamais un numéro de carte complet.',
      ],
    },
  ],
};
