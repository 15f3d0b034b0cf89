import type { PanelCopy } from './panel-copy.ts';

export const panels: PanelCopy = {
  bonuses: {
    title: 'Como funcionam os bônus',
    button: 'Ler os termos de bônus',
    sections: [
      {
        heading: 'O requisito de apostas',
        paragraphs: [
          'Para que um bônus vire dinheiro que pode ser sacado, você precisa apostar um certo total: o bônus vezes o multiplicador da oferta. Um bônus de 20 com multiplicador de 30 significa apostar 600 ao todo.',
        ],
      },
      {
        heading: 'Quanto cada jogo conta',
        paragraphs: [],
        list: ['Slots: 100%', 'Jogos de mesa e mesas ao vivo: 10%', 'Apostas esportivas com odds de 1,80 ou mais: 100%'],
      },
      {
        heading: 'Aposta máxima',
        paragraphs: ['Enquanto um bônus está ativo, a aposta máxima é de {maxBonusBet} por rodada ou bilhete.'],
      },
      {
        heading: 'Você sempre pode dizer não',
        paragraphs: [
          'Escolha “Sem bônus” na hora de depositar e nada disto se aplica. Você também pode abrir mão de um bônus ativo quando quiser: escreva para o nosso suporte.',
        ],
      },
    ],
  },
};
