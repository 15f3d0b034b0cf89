import type { ProtectionCopy } from './protection-copy.ts';

export const protection: ProtectionCopy = {
  help: {
    title: 'Lignes d’aide',
    text: 'Ces organismes écoutent, conseillent et gardent tout pour eux. Vous n’avez pas besoin d’être certain d’avoir un problème.',
    talk: { text: 'Parlez de votre jeu à quelqu’un, par téléphone ou par clavardage.', hours: 'Tous les jours, à toute heure' },
    family: { text: 'Pour les proches, et pour des conseils en cas de dettes.', hours: 'Du lundi au vendredi, de 9 h à 18 h' },
  },
  selfTest: {
    title: 'Autotest',
    intro:
      'Neuf questions sur vos douze derniers mois. Il faut deux minutes. Le résultat n’est pas un diagnostic, mais il vous aide à voir où vous en êtes.',
    questions: [
      'Avez-vous joué de l’argent dont vous ne pouviez pas vraiment vous passer ?',
      'Avez-vous eu besoin de mises plus élevées pour ressentir la même excitation ?',
      'Êtes-vous revenu un autre jour pour regagner ce que vous aviez perdu ?',
      'Avez-vous emprunté de l’argent ou vendu quelque chose pour jouer ?',
      'Avez-vous pensé que votre jeu pouvait être un problème ?',
      'Le jeu vous a-t-il causé du stress, des soucis ou un mauvais sommeil ?',
      'Quelqu’un vous a-t-il dit que vous jouiez trop, que vous soyez d’accord ou non ?',
      'Le jeu vous a-t-il mis, vous ou votre foyer, en difficulté financière ?',
      'Vous êtes-vous senti coupable de votre façon de jouer ?',
    ],
    answers: ['Jamais', 'Parfois', 'La plupart du temps', 'Presque toujours'],
    results: [
      {
        title: 'Aucun signe de problème',
        text: 'Vos réponses ne montrent aucun signe que le jeu vous nuit. Une limite aide à ce que cela dure : elle agit le mieux quand elle est fixée avant d’être nécessaire.',
      },
      {
        title: 'Quelques signes précoces',
        text: 'Certaines de vos réponses sont des signes précoces. Regardez combien de temps et d’argent vous donnez au jeu, et fixez une limite qui vous conviendrait.',
      },
      {
        title: 'Des signes nets',
        text: 'Le jeu vous coûte déjà plus qu’il ne vous apporte. Fixez des limites basses dès aujourd’hui, prenez une pause et parlez à l’une des lignes d’aide.',
      },
      {
        title: 'Des signes forts',
        text: 'Vous répondez comme des personnes à qui le jeu nuit. Pensez à une autoexclusion et appelez l’une des lignes d’aide aujourd’hui. Beaucoup sont passés par là, et l’aide fonctionne.',
      },
    ],
  },
};
