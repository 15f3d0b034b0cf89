import type { TermsCopy } from './terms-copy.ts';

export const terms: TermsCopy = {
  summaries: {
    '1.0': ['A primeira edição dos nossos termos: conta, dinheiro, jogo e reclamações.'],
    '2.9': [
      'Os saques agora vão primeiro para uma forma de pagamento usada para depositar.',
      'As apostas esportivas têm uma seção própria: aceitação, erros evidentes e eventos adiados.',
    ],
    '2.10': [
      'Os tetos de saque por dia, semana e mês passam a constar nos termos.',
      'Uma conta passa a ser inativa depois de doze meses sem visitas.',
      'Bônus: no máximo três ofertas podem esperar na fila de uma mesma área.',
    ],
  },
  first: [
    {
      heading: 'A sua conta',
      paragraphs: [
        'Uma conta por pessoa, aberta com dados verdadeiros por quem já tem idade. Ninguém mais pode usá-la. Podemos pedir documentos que mostrem quem você é e onde mora.',
      ],
    },
    {
      heading: 'O seu dinheiro',
      paragraphs: [
        'O dinheiro que você deposita fica separado do nosso e pode ser sacado a qualquer momento, a menos que esteja preso a um bônus que você aceitou. Depósitos e saques não têm custo.',
      ],
    },
    {
      heading: 'Jogo',
      paragraphs: [
        'Os resultados vêm de uma fonte aleatória certificada. Se um jogo ou uma conexão falhar, a rodada é resolvida como o servidor a registrou; um defeito anula a rodada, e as apostas são devolvidas.',
      ],
    },
    {
      heading: 'Reclamações',
      paragraphs: [
        'Escreva para help@parlour.example. O suporte responde em até cinco dias, e a equipe de reclamações decide em no máximo oito semanas. Depois é possível procurar, sem custo, o Escritório do Porto para Disputas de Jogadores.',
      ],
    },
  ],
  added: [
    {
      heading: 'Saques',
      paragraphs: [
        'O saque é pago em uma forma de pagamento com que você depositou, na medida em que ela possa receber dinheiro. Ele é analisado em até {reviewHours} horas, e você pode cancelá-lo enquanto estiver pendente.',
      ],
    },
    {
      heading: 'Apostas esportivas',
      paragraphs: [
        'Uma aposta está aceita quando o número dela aparece, com as odds daquele momento. Erros evidentes de odds são anulados, e eventos adiados são anulados depois de 36 horas.',
      ],
    },
  ],
};
