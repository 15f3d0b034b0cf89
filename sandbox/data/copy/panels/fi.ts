import type { PanelCopy } from './panel-copy.ts';

export const panels: PanelCopy = {
  bonuses: {
    title: 'Näin bonukset toimivat',
    button: 'Lue bonusehdot',
    sections: [
      {
        heading: 'Mitä kierrätys tarkoittaa',
        paragraphs: [
          'Ennen kuin bonus muuttuu kotiutettavaksi rahaksi, on pelattava panoksia tietyn summan verran: bonus kertaa tarjouksen kerroin. Jos bonus on 20 ja kerroin 30, panoksia on pelattava yhteensä 600.',
        ],
      },
      {
        heading: 'Mikä kerryttää kierrätystä',
        paragraphs: [],
        list: ['Kolikkopelit: 100 %', 'Pöytäpelit ja livepöydät: 10 %', 'Vedot, kun kerroin on vähintään 1,80: 100 %'],
      },
      {
        heading: 'Suurin panos',
        paragraphs: ['Bonuksen ollessa aktiivinen suurin sallittu panos on {maxBonusBet} kierrosta tai vetoa kohden.'],
      },
      {
        heading: 'Bonusta ei ole pakko ottaa',
        paragraphs: [
          'Valitse talletuksen yhteydessä ”Ei bonusta”, niin mikään tästä ei koske sinua. Aktiivisesta bonuksestakin voit luopua milloin tahansa: kirjoita asiakaspalveluumme.',
        ],
      },
    ],
  },
};
