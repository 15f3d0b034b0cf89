import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Jeu responsable',
  sections: [
    {
      heading: 'Le jeu est un divertissement',
      paragraphs: [
        'Jouer chez Parlour devrait ressembler à une sortie : un choix que vous avez fait, à un prix que vous connaissiez. Ce n’est pas une façon de gagner sa vie, de payer une facture ou d’oublier une mauvaise journée. Les jeux sont conçus pour qu’à la longue la maison garde une part, et aucun système n’y change quoi que ce soit.',
        'Pour la plupart des gens, le jeu reste un passe-temps. Pour certains, non. Cette page explique les outils dont vous disposez, leur fonctionnement et où vous tourner si le jeu n’est plus un plaisir, pour vous ou pour un proche.',
      ],
      list: [
        'Décidez avant de commencer ce que vous pouvez vous permettre de perdre, et arrêtez-vous là.',
        'Ne jouez jamais avec de l’argent emprunté ou destiné à autre chose.',
        'N’essayez pas de regagner ce que vous avez perdu.',
        'Prenez des pauses, et ne jouez pas quand vous êtes fatigué ou bouleversé, ou que vous avez bu.',
        'Gardez du temps pour les autres choses que vous aimez.',
      ],
    },
    {
      heading: 'Fixer des limites',
      paragraphs: [
        'Vous pouvez fixer vous-même une limite de dépôt, une limite de dépenses ou les deux, dans votre compte, à la page des limites de jeu. La limite de dépôt est la somme maximale que vous pouvez verser. La limite de dépenses est la somme maximale que vous pouvez miser, sans compter les mises remboursées sur des paris annulés. Chacune peut être fixée par jour, par semaine et par mois, et chacune couvre tout votre compte : casino, tables en direct et sports.',
        'Une limite plus basse s’applique sur-le-champ. Une limite plus élevée, ou la suppression d’une limite, ne prend effet qu’après un délai d’attente d’au moins {limitHours} heures, et davantage là où les règles locales l’exigent. D’ici là, votre limite actuelle reste en vigueur et vous pouvez annuler le changement. Quand une limite est atteinte, le site vous dit quand elle sera remise à zéro.',
        'Si nous croyons qu’une limite vous aiderait, nous pouvons en fixer une nous-mêmes. Nous vous en avisons alors et vous expliquons pourquoi.',
      ],
    },
    {
      heading: 'Garder l’œil sur le temps',
      paragraphs: [
        'Le temps passe vite quand le jeu est bon. Quand vous jouez en argent réel, le temps passé dans le jeu est affiché à côté. Le panneau de votre compte, dans le jeu, montre aussi ce que vous y avez misé et gagné.',
        'Décidez avant de commencer de l’heure à laquelle vous arrêterez. Le rappel de temps, à régler dans votre compte, vous aidera à vous y tenir. Vos transactions montrent ce que vous avez déposé, misé et gagné les autres jours.',
      ],
    },
    {
      heading: 'Prendre une pause',
      paragraphs: [
        'Si vous souhaitez prendre un peu de recul, commencez une pause de 24 heures dans votre compte. Pour plus longtemps, choisissez-y une pause de 24 ou 72 heures, et dans certains pays jusqu’à 42 jours. Vous êtes déconnecté immédiatement et ne pouvez ni vous connecter, ni déposer, ni jouer avant la fin. Elle ne peut pas être écourtée, pas même par notre service à la clientèle. Ensuite, votre compte se rouvre de lui-même.',
        'Votre argent est en sécurité pendant une pause. Si vous avez besoin d’aide pour un retrait, écrivez-nous.',
      ],
    },
    {
      heading: 'Autoexclusion',
      paragraphs: [
        'Si une courte pause ne suffit pas, vous pouvez vous exclure pendant 6, 12, 24, 36 ou 60 mois, ou pour de bon. Vous le faites vous-même dans votre compte, à la page de vos limites. Si vous ne pouvez pas vous connecter, écrivez à help@parlour.example. Nous vous demandons de confirmer ce choix, pour que cela n’arrive jamais par erreur. L’autoexclusion s’applique alors sur-le-champ et ne peut pas être levée avant la fin.',
        'Quand vous vous excluez, nous versons les retraits en cours, mettons fin aux bonus ouverts et cessons tout envoi publicitaire. Nous vous inscrivons aussi au registre d’exclusion, pour que vous ne puissiez pas ouvrir un deuxième compte chez nous. À la fin de la période, votre compte ne se rouvre pas de lui-même : il faudrait communiquer avec nous, et rien ne presse.',
        'L’autoexclusion fonctionne mieux avec d’autres mesures. Demandez à votre banque si elle peut bloquer les paiements de jeu, installez un logiciel de blocage sur vos appareils et, s’il existe un registre d’exclusion dans votre pays, songez à vous y inscrire.',
      ],
    },
    {
      heading: 'Les signes d’un jeu problématique',
      paragraphs: ['Un problème de jeu s’annonce rarement. Lisez ces questions calmement et répondez-y pour vous-même.'],
      list: [
        'Consacrez-vous au jeu plus de temps ou d’argent que prévu?',
        'Rejouez-vous pour regagner ce que vous avez perdu?',
        'Avez-vous emprunté de l’argent ou vendu quelque chose pour jouer?',
        'Cachez-vous à vos proches à quel point vous jouez?',
        'Jouez-vous pour échapper aux soucis, à la solitude ou à la déprime?',
        'Êtes-vous agité ou irritable quand vous essayez d’arrêter?',
        'Votre travail, vos études, votre sommeil ou vos relations en ont-ils souffert?',
      ],
    },
    {
      heading: 'Si vous avez répondu oui',
      paragraphs: [
        'Un seul oui suffit pour fixer une limite ou prendre une pause. Si vous vous reconnaissez dans plusieurs de ces questions, parlez-en à quelqu’un. Bien des gens sont passés par là, et l’aide donne des résultats.',
        'Il se peut aussi que nous vous écrivions les premiers. Nous restons attentifs à certains signes, comme des dépôts qui changent brusquement ou de très longues sessions, et nous pouvons communiquer avec vous, vous suggérer un outil ou suspendre votre compte. Nous préférons perdre une soirée de jeu plutôt que de voir quelqu’un en souffrir.',
      ],
    },
    {
      heading: 'Protéger les mineurs',
      paragraphs: [
        'Personne de moins de 18 ans ne peut jouer chez Parlour, et là où la loi fixe un âge plus élevé, c’est cet âge qui s’applique. Nous vérifions l’âge de chaque joueur. Si une personne mineure a joué, nous fermons le compte et remboursons les dépôts.',
        'Si vous partagez un appareil avec des enfants, quelques habitudes suffisent pour que votre compte reste le vôtre.',
      ],
      list: [
        'Déconnectez-vous quand vous quittez l’appareil et n’y enregistrez pas votre mot de passe.',
        'Gardez vos cartes et vos pièces d’identité hors de portée.',
        'Utilisez le contrôle parental de votre appareil, de votre navigateur ou de votre réseau.',
        'Parlez du jeu avec les jeunes avant que quelqu’un d’autre le fasse.',
      ],
    },
    {
      heading: 'Où trouver de l’aide',
      paragraphs: [
        'Dans bien des pays, le soutien aux personnes qui ont un problème de jeu est gratuit et confidentiel, et les familles sont aussi les bienvenues. Vous n’avez pas besoin d’être certain d’avoir un problème pour demander.',
        'Notre service à la clientèle est là tous les jours {supportHours}. Il peut vous aider à fixer vos limites, commencer une pause ou une autoexclusion avec vous et vous orienter vers de l’aide près de chez vous. Il ne vous jugera pas et ne vous offrira pas de bonus.',
      ],
      list: [
        'La ligne d’aide de votre région ou de votre pays : des conseils par téléphone ou par clavardage, souvent à toute heure.',
        'Votre médecin ou votre service de santé local : traitement et orientation.',
        'Les groupes d’entraide : rencontrez d’autres personnes qui ont arrêté, en ligne ou sur place.',
        'Les services-conseils en matière d’endettement : un plan pour ce qui est dû.',
      ],
    },
  ],
};
