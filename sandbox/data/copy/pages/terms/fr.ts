import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Conditions générales',
  sections: [
    {
      heading: 'À qui vous avez affaire',
      paragraphs: [
        'Parlour est exploité par Parlour Rooms Limited, 4 Harbour Row, Port Sable, en vertu du permis n° {licence} délivré par l’Autorité des jeux du Port. Dès que vous ouvrez un compte, les présentes conditions s’appliquent entre vous et nous.',
        'Certains sujets ont leur propre page : les conditions des bonus, les règles du casino, les règles des paris et la politique de confidentialité. Lisez-les avant de vous lancer, et écrivez-nous si un point n’est pas clair.',
      ],
    },
    {
      heading: 'Qui peut jouer',
      paragraphs: [
        'Vous devez avoir au moins {age} ans. Si votre province fixe un autre âge, c’est celui-là qui compte : la page « Jouer au Canada » les donne tous. Nous vérifions l’âge à l’inscription et, là où la loi l’exige, vous ne pouvez pas jouer avant qu’il soit confirmé. Si une personne mineure a joué, nous remboursons ses dépôts, et les gains sont annulés.',
      ],
    },
    {
      heading: 'Votre compte',
      paragraphs: [
        'Un compte par personne, et une personne par compte. À l’inscription, donnez vos vrais renseignements, puis tenez-les à jour. Personne d’autre que vous ne peut utiliser votre compte, pas même un membre de votre famille.',
      ],
      list: [
        'Votre mot de passe doit compter de {passwordMin} à {passwordMax} caractères.',
        'Après {signInAttempts} tentatives de connexion échouées, le compte est verrouillé pendant {lockMinutes} minutes.',
        'Après {idleMinutes} minutes sans activité, nous vous déconnectons. Un avertissement s’affiche {idleWarning} minutes avant.',
        'Un compte qui n’a pas servi depuis 12 mois est considéré comme inactif.',
      ],
    },
    {
      heading: 'La vérification',
      paragraphs: [
        'Nous devons savoir à qui nous avons affaire. C’est pourquoi nous vous demandons une pièce d’identité et une preuve d’adresse, au plus tard avant votre premier retrait. Si nous les demandons plus tôt, vous avez 30 jours pour les fournir. Il arrive que nous ayons aussi besoin d’une preuve de paiement ou d’un document qui montre l’origine de votre patrimoine.',
        'Nous vous disons quels documents il nous faut et comment les envoyer. Nous refusons les photos dont une partie a été masquée, rognée ou retouchée.',
      ],
    },
    {
      heading: 'Déposer',
      paragraphs: [
        'Le dépôt minimal est de {minDeposit}. L’argent arrive immédiatement dans votre compte, et nous ne facturons aucuns frais. N’utilisez que des cartes et des comptes bancaires qui vous appartiennent.',
        'L’argent des joueurs est conservé dans des comptes bancaires distincts, séparément du nôtre.',
      ],
    },
    {
      heading: 'Retirer',
      paragraphs: [
        'Le retrait minimal est de {minWithdrawal}. L’argent repart d’abord par un mode de paiement qui a servi à déposer. Nous examinons chaque retrait dans les {reviewHours} heures; il faut ensuite compter d’une heure à trois jours ouvrables, selon le mode de paiement. Tant qu’un retrait est en attente, vous pouvez l’annuler, jusqu’à {cancelsPerDay} fois par jour, si les règles de votre pays le permettent.',
        'Voici les plafonds de retrait. Ils doublent à partir du niveau de fidélité 4 et ne s’appliquent pas aux jackpots.',
      ],
      list: ['{capDay} par jour', '{capWeek} par semaine', '{capMonth} par mois'],
    },
    {
      heading: 'Jeux, paris et bonus',
      paragraphs: [
        'Au casino, le résultat vient d’une source de hasard certifiée, sur le serveur, et il est fixé avant que les rouleaux bougent. En cas de défaillance technique, les mises et les gains de la partie touchée sont annulés et votre mise vous est rendue. Un pari est accepté dès que son numéro s’affiche.',
        'Vous n’êtes jamais tenu de prendre un bonus. Si vous en prenez un, les conditions des bonus et la page de l’offre s’appliquent. Vous pouvez y renoncer en tout temps.',
      ],
    },
    {
      heading: 'Pour que le jeu reste un jeu',
      paragraphs: [
        'Ces outils vous aident à garder la maîtrise. Vous fixez vos limites et commencez la pause de 24 heures dans votre compte; pour une pause de 72 heures ou une autoexclusion, écrivez à notre service à la clientèle. Ils valent pour tout ce que vous jouez chez nous, et nous respectons ce que vous avez choisi, même si vous nous demandez plus tard une exception.',
      ],
      list: [
        'Limites de dépôt et de dépenses, par jour, par semaine et par mois : une baisse s’applique sur-le-champ, une hausse après {limitHours} heures au moins.',
        'Temps passé dans le jeu, toujours affiché à côté.',
        'Rappel de temps après 30 minutes, une heure ou deux heures, à régler dans votre compte.',
        'Pause de 24 ou de 72 heures.',
        'Autoexclusion de 6, 12, 24, 36 ou 60 mois, ou pour de bon.',
      ],
    },
    {
      heading: 'Si vous n’êtes pas satisfait',
      paragraphs: [
        'Écrivez d’abord à notre service à la clientèle à help@parlour.example. Il est là tous les jours {supportHours} et répond aux plaintes dans les cinq jours. Si la réponse ne vous convient pas, notre équipe des plaintes reprend le dossier; elle dispose de huit semaines au plus.',
        'Si nous ne parvenons toujours pas à nous entendre, vous pouvez vous adresser au Bureau des différends du Port. Il se penche sur les litiges entre joueurs et exploitants, et il ne vous en coûte rien.',
      ],
    },
    {
      heading: 'À propos de ce texte',
      paragraphs: ['Ces conditions sont un modèle de texte rédigé pour un exploitant fictif, à des fins de démonstration.'],
    },
  ],
};
