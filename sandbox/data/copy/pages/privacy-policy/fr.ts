import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Politique de confidentialité',
  sections: [
    {
      heading: 'L’essentiel',
      paragraphs: [
        'Jouer pour de l’argent, c’est nous confier plus qu’un nom. Cette page vous dit quels renseignements nous traitons à votre sujet, à quoi ils servent, combien de temps nous les gardons et ce que vous pouvez exiger de nous. Nous avons tâché de l’écrire pour qu’elle se lise jusqu’au bout.',
        'Le responsable de vos renseignements est Parlour Rooms Limited, 4 Harbour Row, Port Sable, titulaire du permis n° {licence} de l’Autorité des jeux du Port. Pour toute question sur la protection des données, écrivez à privacy@parlour.example.',
      ],
    },
    {
      heading: 'Les renseignements que nous traitons',
      paragraphs: [
        'Vous nous en donnez une partie, le jeu en produit une autre, et quelques-uns proviennent de l’appareil que vous utilisez.',
      ],
      list: [
        'Ce que vous nous donnez : nom, adresse, date de naissance, adresse courriel et numéro de téléphone.',
        'Ce que le jeu produit : mises, gains, sessions et limites que vous avez fixées.',
        'Les données techniques : l’adresse Internet d’où vous nous visitez et quelques caractéristiques de votre appareil.',
        'Les documents : pièces d’identité, preuves d’adresse et, si nous les demandons, preuves de paiement ou d’origine de votre patrimoine.',
      ],
    },
    {
      heading: 'À quoi ils servent',
      paragraphs: ['Nous ne traitons aucun renseignement sans raison. Ces raisons sont au nombre de quatre.'],
      list: [
        'Notre contrat avec vous : sans ces renseignements, impossible de tenir un compte, de régler un pari ou de verser un retrait.',
        'La loi : nous devons lutter contre le blanchiment d’argent, vérifier l’âge des joueurs et protéger les personnes à qui le jeu fait du tort.',
        'Notre intérêt légitime : nous veillons à la sécurité du site et cherchons à prévenir la fraude.',
        'Votre consentement : lui seul nous permet de vous envoyer de la publicité et d’utiliser des témoins qui ne sont pas indispensables.',
      ],
    },
    {
      heading: 'La publicité, seulement si vous la voulez',
      paragraphs: [
        'Vous ne recevez nos offres et nos nouvelles que si vous avez dit oui. Vous pouvez changer d’avis en tout temps en nous écrivant, sans donner de raison et sans que rien d’autre change. Les messages qui font partie du contrat, au sujet d’un retrait par exemple, continuent de vous parvenir.',
        'Si vous vous êtes autoexclu, nous ne vous envoyons aucune publicité, même si vous y aviez consenti auparavant.',
      ],
    },
    {
      heading: 'Les témoins',
      paragraphs: [
        'Certains témoins (cookies) sont indispensables : ils gardent votre session ouverte et le site sûr. Ceux-là sont toujours actifs. Les autres attendent votre accord, que vous donnez séparément pour chaque usage : les témoins de performance et de fonctionnalité, et ceux qui servent à la publicité.',
        'Vous pouvez revoir vos choix aussi souvent que vous le voulez, au bas de chaque page.',
      ],
    },
    {
      heading: 'Combien de temps nous les gardons',
      paragraphs: [
        'Tant que vous avez un compte, nous avons besoin des renseignements qui s’y rattachent. Ensuite, la loi nous oblige à en conserver certains un moment. Une fois ce délai passé, nous les supprimons.',
      ],
      list: [
        'Les renseignements liés au compte : tant qu’il existe, puis cinq ans, en raison des lois contre le blanchiment d’argent.',
        'Les pièces comptables : dix ans.',
        'Les données publicitaires : jusqu’au retrait de votre consentement.',
        'Les pièces d’identité et autres documents téléversés : jusqu’à la fin du délai légal.',
      ],
    },
    {
      heading: 'À qui nous les transmettons',
      paragraphs: [
        'Nous ne vendons vos renseignements à personne. Nous ne les transmettons qu’à ceux dont nous ne pouvons nous passer, et seulement dans la mesure où leur tâche l’exige.',
      ],
      list: [
        'Les fournisseurs de services de paiement, qui acheminent les dépôts et les retraits.',
        'Les services de vérification, qui confirment pour nous l’identité et l’adresse.',
        'Les studios de jeux, pour qu’une partie puisse être jouée et réglée. Ils ne connaissent pas votre nom.',
        'Les autorités de surveillance.',
      ],
    },
    {
      heading: 'Comment votre compte est protégé',
      paragraphs: [
        'Votre mot de passe compte de {passwordMin} à {passwordMax} caractères. Après {signInAttempts} tentatives de connexion échouées, le compte est verrouillé pendant {lockMinutes} minutes. Et si vous ne faites rien pendant {idleMinutes} minutes, nous vous déconnectons, après vous en avoir averti {idleWarning} minutes à l’avance.',
        'Le reste est entre vos mains : choisissez un mot de passe qui ne sert nulle part ailleurs et déconnectez-vous si d’autres personnes ont accès à votre appareil.',
      ],
    },
    {
      heading: 'Vos droits',
      paragraphs: [
        'Ces renseignements sont les vôtres. Pour exercer l’un des droits ci-dessous, écrivez à privacy@parlour.example. S’il se peut que quelqu’un d’autre écrive à votre place, nous nous assurons d’abord que c’est bien vous.',
      ],
      list: [
        'Accès : vous apprenez ce que nous avons à votre sujet.',
        'Rectification : nous corrigeons ce qui est inexact.',
        'Suppression : nous effaçons ce dont nous n’avons plus besoin et que rien ne nous oblige à garder.',
        'Limitation : vous pouvez demander que nous conservions des renseignements sans nous en servir.',
        'Portabilité : vous recevez vos renseignements sous une forme que vous pouvez utiliser ailleurs.',
        'Opposition : vous pouvez vous opposer à un traitement fondé sur notre intérêt légitime.',
      ],
    },
    {
      heading: 'Questions et plaintes',
      paragraphs: [
        'Si quelque chose vous déplaît, dites-le-nous : privacy@parlour.example pour la protection des données, et notre service à la clientèle pour tout le reste, tous les jours {supportHours}, à help@parlour.example. Vous avez aussi le droit de porter plainte auprès de l’autorité compétente au sujet du traitement de vos renseignements.',
      ],
    },
    {
      heading: 'À propos de ce texte',
      paragraphs: ['Cette page est un modèle de texte rédigé pour un exploitant fictif, à des fins de démonstration.'],
    },
  ],
};
