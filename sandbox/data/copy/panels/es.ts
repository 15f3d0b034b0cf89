import type { PanelCopy } from './panel-copy.ts';

export const panels: PanelCopy = {
  bonuses: {
    title: 'Cómo funcionan los bonos',
    button: 'Leer las condiciones de los bonos',
    sections: [
      {
        heading: 'El requisito de apuesta',
        paragraphs: [
          'Para que un bono se convierta en dinero que puedes retirar, debes apostar cierta suma: el bono por el multiplicador de la oferta. Un bono de 20 con un multiplicador de 30 significa apostar 600 en total.',
        ],
      },
      {
        heading: 'Cuánto cuenta cada juego',
        paragraphs: [],
        list: [
          'Tragamonedas: 100%',
          'Juegos de mesa y mesas en vivo: 10%',
          'Apuestas deportivas con una cuota de 1.80 o más: 100%',
        ],
      },
      {
        heading: 'Apuesta máxima',
        paragraphs: ['Mientras tengas un bono activo, la apuesta máxima es de {maxBonusBet} por ronda o cupón.'],
      },
      {
        heading: 'Siempre puedes decir que no',
        paragraphs: [
          'Elige “Sin bono” al depositar y nada de esto se aplica. También puedes renunciar a un bono activo cuando quieras: escribe a nuestro equipo de atención.',
        ],
      },
    ],
  },
};
