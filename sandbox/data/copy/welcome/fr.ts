import type { WelcomeCopy } from './welcome-copy.ts';

export const welcome: WelcomeCopy = {
  registration: {
    welcome: {
      title: 'Ouvrir un compte',
      hero: {
        title: 'Un siège à votre nom',
        text: 'Un compte s’ouvre en quelques minutes. Si le cœur vous en dit, l’offre de bienvenue double un premier dépôt de {min} ou plus, jusqu’à {max}.',
      },
      steps: [
        { title: 'Dites-nous qui vous êtes', text: 'Nom, adresse et date de naissance, comme dans votre passeport.' },
        { title: 'Confirmez vos coordonnées', text: 'Nous envoyons un code à votre téléphone ou à votre courriel.' },
        { title: 'Faites le tour d’abord', text: 'Déposez ensuite, ou essayez les jeux juste pour le plaisir.' },
      ],
    },
    live: {
      title: 'Rejoindre les tables en direct',
      hero: {
        title: 'Le croupier vous attend',
        text: 'Avec un compte, vous pouvez prendre place à toutes les tables en direct, et jusqu’à {max} d’une semaine perdante vous revient en argent.',
      },
      steps: [
        { title: 'Ouvrez un compte', text: 'Il suffit d’environ deux minutes.' },
        { title: 'Déposez ce qui vous convient', text: 'Aussitôt et sans frais, à partir de {minDeposit}.' },
        { title: 'Choisissez une table', text: 'Mises, places libres et heures d’ouverture figurent sur chaque tuile.' },
      ],
    },
    sports: {
      title: 'Rejoindre les paris sportifs',
      hero: {
        title: 'Les paris sportifs chez Parlour',
        text: 'Ouvrez un compte dès maintenant. Les combinés gagnants rapportent jusqu’à 50 % de plus, au maximum {max}.',
      },
      steps: [
        { title: 'Ouvrez un compte', text: 'Un seul, pour les paris, le casino et les tables en direct.' },
        { title: 'Choisissez vos sports', text: 'Hockey, soccer, tennis et bien d’autres, avant et pendant le match.' },
        { title: 'Placez un pari lisible', text: 'Mise, cote et gain possible, avant que vous confirmiez.' },
      ],
    },
    friends: {
      title: 'Sur l’invitation d’un ami',
      hero: {
        title: 'On vous a gardé une place',
        text: 'Joignez-vous à nous avec le code ci-dessous. L’offre de bienvenue est la même pour tous : jusqu’à {max} et {spins} tours gratuits.',
      },
      steps: [
        { title: 'Gardez le code', text: 'Il est déjà inscrit quand vous commencez ici.' },
        {
          title: 'Ouvrez votre propre compte',
          text: 'Un par personne, avec vos renseignements. Personne d’autre ne peut s’en servir.',
        },
        { title: 'Dites bonjour', text: 'Votre ami voit que vous êtes venu, et rien de votre façon de jouer.' },
      ],
    },
  },
  modal: {
    title: 'Bonsoir et bienvenue',
    body: 'Faites le tour : la plupart des jeux s’essaient pour le plaisir, sans compte. Si vous restez, il y a une offre de bienvenue dont les conditions tiennent sur une page.',
    button: 'Voir l’offre de bienvenue',
  },
  payAndPlay: {
    title: 'Jouer en une étape',
    description:
      'Déposez depuis votre banque et votre compte s’ouvre de lui-même. Ni formulaire ni mot de passe, et les retraits reprennent le même chemin.',
    button: 'Choisir un montant',
  },
};
