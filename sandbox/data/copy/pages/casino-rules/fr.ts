import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Règles du casino',
  sections: [
    {
      heading: 'Les jeux visés',
      paragraphs: [
        'Ces règles s’appliquent à tous les jeux du casino et du casino en direct : machines à sous, jackpots, jeux de table et tables animées par de vrais croupiers. Ce qui est propre à un jeu, comme son tableau des gains, se trouve dans les règles de ce jeu, à une touche de l’écran.',
      ],
    },
    {
      heading: 'D’où vient le résultat',
      paragraphs: [
        'Chaque résultat vient d’une source de hasard certifiée, qui se trouve sur le serveur et non sur votre appareil. Il est fixé avant que les rouleaux bougent; ce que vous voyez ensuite n’en est que la représentation. Que vous ayez attendu longtemps, appuyé vite ou gagné la fois d’avant, le hasard n’en tient pas compte.',
        'Chaque partie est indépendante de la précédente. Une machine n’est jamais « due », et une mauvaise série ne rend pas le prochain gain plus probable.',
      ],
    },
    {
      heading: 'Taux de retour et règles',
      paragraphs: [
        'Dans chaque jeu, vous trouverez les règles et le taux de retour, c’est-à-dire la part des mises qui revient en gains, en moyenne et à long terme. Sur une seule soirée, il ne dit pas grand-chose : il revient parfois davantage, parfois beaucoup moins et, à la longue, la maison garde une part.',
        'La mise minimale et la mise maximale sont affichées avant que vous commenciez.',
      ],
    },
    {
      heading: 'Si la connexion est coupée',
      paragraphs: [
        'Si la connexion tombe au milieu d’une partie, celle-ci se termine quand même sur le serveur. Le résultat est celui que vous auriez vu. Un gain est porté à votre solde, et la partie figure dans votre historique.',
      ],
      list: [
        'Reconnectez-vous et rouvrez le jeu : une partie qui attend encore une décision de votre part reprend là où vous étiez.',
        'Les parties inachevées que personne ne reprend sont réglées dans les 24 heures.',
        'Consultez votre historique avant de rejouer la même mise.',
      ],
    },
    {
      heading: 'Les défaillances techniques',
      paragraphs: [
        'La technique n’est pas infaillible. En cas de défaillance, toutes les mises et tous les gains des parties touchées sont annulés, et vos mises vous sont rendues. Cela vaut dans les deux sens : vous récupérez aussi ce que vous auriez perdu.',
        'Si vous remarquez quelque chose d’étrange, arrêtez un instant et écrivez-nous. Une capture d’écran où l’heure est visible aide beaucoup.',
      ],
    },
    {
      heading: 'Les jackpots',
      paragraphs: [
        'Une part de chaque mise à un jeu à jackpot, soit 1 %, alimente le jackpot. Si vous le remportez, il vous est payé en entier. Les plafonds de retrait par jour, par semaine et par mois ne s’appliquent pas.',
        'Comme pour tout premier retrait, votre identité et votre adresse doivent d’abord être confirmées. Le montant actuel du jackpot est affiché sur chaque jeu qui l’alimente.',
      ],
    },
    {
      heading: 'Aux tables en direct',
      paragraphs: [
        'Ici, les cartes et les roues sont réelles, et des caméras enregistrent tout. Une mise compte dès que la table la confirme. Celle qui arrive trop tard n’est pas acceptée et n’est pas débitée.',
        'Une fois affiché, le résultat annoncé par la croupière ou le croupier est définitif. Il y a une seule exception : une erreur prouvée par l’enregistrement est corrigée.',
      ],
    },
    {
      heading: 'Le ton à la table',
      paragraphs: [
        'Derrière chaque message du clavardage, il y a quelqu’un. Soyez poli avec tout le monde à la table, même quand les cartes ne vous font pas de cadeau. Les insultes, la publicité et les renseignements personnels n’y ont pas leur place.',
      ],
    },
    {
      heading: 'Pour le plaisir ou en argent réel',
      paragraphs: [
        'Bien des jeux peuvent s’essayer pour le plaisir. Les règles et les chances sont les mêmes, mais il n’y a rien à gagner ni à perdre. Aux tables en direct, on joue toujours en argent réel.',
        'Quand un bonus de casino est actif, la mise maximale est de {maxBonusBet} par partie. Les machines à sous comptent pour 100 % dans l’exigence de mise, les jeux de table et les tables en direct pour 10 %.',
      ],
    },
    {
      heading: 'À votre rythme',
      paragraphs: [
        'Vos limites s’appliquent dans chaque jeu. Si ce qu’il en reste ne couvre pas la prochaine mise, nous ne l’acceptons pas. Ces limites, vous les fixez vous-même, dans votre compte. Le temps passé dans le jeu reste affiché à côté, et vous pouvez commencer une pause de 24 heures à tout moment. Après {idleMinutes} minutes sans activité, nous vous déconnectons.',
      ],
    },
    {
      heading: 'Si vous doutez d’un résultat',
      paragraphs: [
        'Écrivez à notre service à la clientèle à help@parlour.example, en précisant le jeu et l’heure. La partie est conservée sur le serveur, et nous la passerons en revue avec vous. Vous aurez une réponse dans les cinq jours. Si vous n’êtes pas d’accord, notre équipe des plaintes examine le dossier en huit semaines au plus, après quoi vous pouvez vous adresser sans frais au Bureau des différends du Port.',
      ],
    },
  ],
};
