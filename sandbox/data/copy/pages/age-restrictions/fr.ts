import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Restrictions d’âge',
  sections: [
    {
      heading: 'Réservé aux adultes',
      paragraphs: [
        'Le jeu d’argent n’est pas fait pour les enfants ni pour les adolescents. Chez Parlour, il faut avoir au moins {age} ans pour ouvrir un compte, déposer ou jouer. Si votre province fixe un autre âge, c’est celui-là qui compte : la page « Jouer au Canada » les donne tous. Il n’y a pas d’autre exception, même avec la permission d’un parent.',
        'Nous y tenons, parce que les jeunes évaluent autrement le risque et que les habitudes se prennent tôt. La meilleure protection, c’est de ne pas laisser entrer quelqu’un de trop jeune.',
      ],
    },
    {
      heading: 'Comment nous vérifions l’âge',
      paragraphs: [
        'À l’inscription, nous demandons votre date de naissance et vérifions votre âge. Là où la loi l’exige, vous ne pouvez pas jouer avant qu’il soit confirmé. Merci de votre patience : le plus souvent, c’est vite fait.',
        'Si ces renseignements ne suffisent pas, nous vous demandons une pièce d’identité. Nous vous disons comment l’envoyer.',
      ],
      list: [
        'Formats acceptés : photos et fichiers PDF.',
        'La pièce doit être visible en entier et bien lisible.',
        'Nous refusons les photos dont une partie a été masquée, rognée ou retouchée.',
      ],
    },
    {
      heading: 'Si une personne trop jeune a joué',
      paragraphs: [
        'Si nous découvrons qu’une personne mineure a joué chez nous, nous fermons le compte et remboursons les dépôts. Les gains sont annulés et ne sont pas versés.',
        'Il en va de même si elle s’est servie des renseignements de quelqu’un d’autre ou a joué dans le compte d’un adulte. Un compte n’appartient qu’à la personne qui l’a ouvert, et nul autre ne peut l’utiliser.',
      ],
    },
    {
      heading: 'Si des enfants utilisent votre appareil',
      paragraphs: [
        'Un téléphone change vite de mains, et la tablette du salon sert peut-être à dessiner l’après-midi. Quelques gestes suffisent pour que votre compte reste le vôtre.',
      ],
      list: [
        'Ne laissez jamais une session ouverte. Déconnectez-vous, même si vous ne quittez la pièce qu’un instant.',
        'Créez pour les enfants un profil d’utilisateur distinct sur l’appareil.',
        'N’enregistrez pas votre mot de passe dans un navigateur que d’autres utilisent.',
        'Rangez vos cartes et vos pièces d’identité hors de leur portée.',
      ],
    },
    {
      heading: 'Le contrôle parental',
      paragraphs: [
        'Presque tous les téléphones, tablettes et ordinateurs offrent un contrôle parental, le plus souvent dans les réglages, sous « Famille » ou « Temps d’écran ». Vous pouvez y bloquer les sites de jeu, exiger votre accord pour les achats et fixer des heures d’utilisation. Bien des routeurs le permettent aussi.',
        'Aucun blocage n’est parfait. Il fonctionne mieux quand vous expliquez pourquoi il est là.',
      ],
    },
    {
      heading: 'Ce que nous faisons de notre côté',
      paragraphs: [
        'Après {idleMinutes} minutes sans activité, nous mettons fin à la session; un avertissement s’affiche {idleWarning} minutes avant. Après {signInAttempts} mots de passe erronés, le compte est verrouillé pendant {lockMinutes} minutes. Ces mesures aident quand un appareil reste sans surveillance, mais elles ne remplacent pas votre vigilance.',
      ],
    },
    {
      heading: 'Parler du jeu avec les jeunes',
      paragraphs: [
        'Les jeunes croisent le jeu d’argent dans la publicité, le sport et les vidéos bien avant d’avoir l’âge d’y jouer. N’attendez pas une occasion. Une conversation tranquille à l’heure du souper vaut mieux qu’une interdiction après une dispute.',
      ],
      list: [
        'Demandez-leur ce qu’ils ont déjà vu et ce qu’ils en pensent.',
        'Expliquez qu’à la longue, la maison garde toujours une part.',
        'Parlez des jeux vidéo où l’on achète des surprises : la sensation est semblable.',
        'Soyez attentif aux secrets, à l’argent qui manque et à une irritabilité nouvelle, et gardez le dialogue ouvert.',
      ],
    },
    {
      heading: 'Si vous avez un doute',
      paragraphs: [
        'Vous croyez qu’une personne trop jeune a un compte chez nous ou se sert du vôtre? Écrivez-nous à help@parlour.example, tous les jours {supportHours}. Nous vérifions chaque signalement en toute confidentialité. S’il s’agit de votre propre compte, changez tout de suite votre mot de passe.',
      ],
    },
  ],
};
