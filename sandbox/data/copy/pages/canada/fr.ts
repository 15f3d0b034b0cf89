import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Jouer au Canada',
  sections: [
    {
      heading: 'Pour nos joueurs du Canada',
      paragraphs: [
        'Au Canada, les règles du jeu changent d’une province à l’autre, à commencer par l’âge. Cette page réunit ce qui vous concerne si vous vivez au pays : où l’on peut ouvrir un compte, à quel âge, dans quelle devise et dans quelle langue, et à qui parler si le jeu prend trop de place.',
        'Pour tout le reste, les conditions générales, la politique de confidentialité et les règles de chaque type de jeu s’appliquent ici comme ailleurs.',
      ],
    },
    {
      heading: 'L’âge minimal, province par province',
      paragraphs: [
        'Dans la plupart des provinces et des territoires, il faut avoir 19 ans pour jouer. En Alberta, au Manitoba et au Québec, l’âge minimal est de 18 ans. C’est la province où vous vivez qui compte.',
        'Nous vérifions l’âge à l’inscription, et là où la loi l’exige, vous ne pouvez pas jouer avant qu’il soit confirmé. Si une personne trop jeune a joué, nous remboursons ses dépôts, et les gains sont annulés.',
      ],
      list: [
        '18 ans : Alberta, Manitoba et Québec.',
        '19 ans : Terre-Neuve-et-Labrador, Nouvelle-Écosse, Île-du-Prince-Édouard, Nouveau-Brunswick, Saskatchewan et Colombie-Britannique.',
        '19 ans, dans le Nord : Yukon, Territoires du Nord-Ouest et Nunavut.',
      ],
    },
    {
      heading: 'Où l’on peut ouvrir un compte',
      paragraphs: [
        'Le formulaire d’inscription vous demande votre province ou votre territoire et vous propose ceux où Parlour est offert, soit tous ceux de la liste ci-dessus. L’Ontario n’en fait pas partie : il n’est pas possible, pour le moment, d’y ouvrir un compte chez nous. Si vous y déménagez, prévenez-nous avant de jouer de nouveau. L’argent de votre compte reste le vôtre, et notre service à la clientèle vous aidera à le retirer.',
        'Choisissez la province où vous habitez vraiment, et non celle où vous passez l’été. Comme partout ailleurs, vous n’avez droit qu’à un seul compte, à votre nom.',
      ],
    },
    {
      heading: 'La vérification de l’adresse et de la province',
      paragraphs: [
        'Puisque l’âge minimal dépend de la province, nous devons savoir où vous vivez. Nous vous demandons donc une pièce d’identité et une preuve d’adresse, au plus tard avant votre premier retrait, ou dans les 30 jours si nous les demandons plus tôt. Nous vous disons comment les envoyer.',
        'Si vous déménagez, dites-le à notre service à la clientèle. Il se peut que nous vous demandions alors une nouvelle preuve.',
      ],
      list: [
        'Le document montre votre nom et votre adresse complète, avec la province et le code postal.',
        'L’adresse est la même que celle de votre compte.',
        'Le document est une photo ou un fichier PDF.',
        'Rien n’est masqué, rogné ni retouché : nous devons refuser ces photos.',
      ],
    },
    {
      heading: 'En dollars canadiens',
      paragraphs: [
        'Votre compte est tenu en dollars canadiens. Dépôts, mises, gains, limites et retraits s’affichent tous dans cette devise; vous n’avez rien à convertir. Le dépôt minimal est de {minDeposit} et le retrait minimal, de {minWithdrawal}. Nous ne facturons aucuns frais. Les modes de paiement offerts au Canada, avec leurs délais, se trouvent à la page des modes de paiement.',
      ],
    },
    {
      heading: 'En français ou en anglais',
      paragraphs: [
        'Le site est offert en français et en anglais, avec les mêmes jeux, les mêmes offres et les mêmes règles. Vous pouvez passer d’une langue à l’autre quand vous le voulez, à l’aide du menu du pays et de la langue. Vous gardez votre compte, votre solde et vos limites.',
      ],
    },
    {
      heading: 'Garder la maîtrise',
      paragraphs: [
        'Où que vous viviez au Canada, vous disposez des mêmes outils : limites de dépôt et de dépenses, pauses de 24 ou de 72 heures et autoexclusion de six mois ou plus. Vous fixez vos limites et commencez la pause de 24 heures dans votre compte; pour une pause de 72 heures ou une autoexclusion, écrivez à notre service à la clientèle. Une limite plus basse s’applique sur-le-champ. La page sur le jeu responsable explique chaque outil en détail.',
      ],
    },
    {
      heading: 'Si le jeu prend trop de place',
      paragraphs: [
        'Vous n’êtes pas seul, et il n’est jamais trop tôt pour en parler. Partout au pays, il existe de l’aide gratuite et confidentielle, pour vous comme pour vos proches. Vous n’avez pas besoin d’être certain d’avoir un problème.',
      ],
      list: [
        'La ligne d’aide de votre province ou de votre territoire vous écoute et vous oriente.',
        'Votre médecin ou un service de santé près de chez vous peut proposer un traitement.',
        'Les groupes d’entraide réunissent des gens qui ont vécu la même chose, en ligne ou sur place.',
        'Un service-conseil en matière d’endettement vous aide à remettre de l’ordre dans vos finances.',
      ],
    },
    {
      heading: 'Une question?',
      paragraphs: [
        'Notre service à la clientèle est là tous les jours {supportHours}, à help@parlour.example. Il peut vous aider à fixer une limite, commencer une pause avec vous, vous dire quel document convient et vérifier si votre province est bien inscrite à votre compte.',
      ],
    },
  ],
};
