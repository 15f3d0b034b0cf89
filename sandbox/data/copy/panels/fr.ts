import type { PanelCopy } from './panel-copy.ts';

export const panels: PanelCopy = {
  bonuses: {
    title: 'Comment fonctionnent les bonus',
    button: 'Lire les conditions des bonus',
    sections: [
      {
        heading: 'L’exigence de mise',
        paragraphs: [
          'Avant qu’un bonus devienne de l’argent que vous pouvez retirer, vous devez miser une certaine somme : le bonus multiplié par le nombre indiqué dans l’offre. Un bonus de 20 à miser 30 fois représente 600 de mises en tout.',
        ],
      },
      {
        heading: 'Ce qui compte',
        paragraphs: [],
        list: [
          'Machines à sous : 100 %',
          'Jeux de table et tables en direct : 10 %',
          'Paris sportifs à une cote de 1,80 ou plus : 100 %',
        ],
      },
      {
        heading: 'La mise maximale',
        paragraphs: ['Tant qu’un bonus est actif, la mise maximale est de {maxBonusBet} par partie ou par pari.'],
      },
      {
        heading: 'Vous pouvez toujours refuser',
        paragraphs: [
          'Choisissez « Sans bonus » au moment du dépôt et rien de tout cela ne s’applique. Vous pouvez aussi renoncer à un bonus actif en tout temps : écrivez à notre service à la clientèle.',
        ],
      },
    ],
  },
};
