import type { VipCopy } from './vip-copy.ts';

export const vip: VipCopy = {
  title: 'VIP no Parlour',
  hero: {
    title: 'Programa VIP',
    text: 'Seis níveis, cada um com um pouco mais do nosso tempo. Você sobe ficando com a gente, não perdendo mais, e pode sair do programa quando quiser.',
    button: 'Perguntar sobre o VIP',
  },
  levels: [
    {
      name: 'Bronze',
      requirement: 'A partir do primeiro depósito.',
      benefits: [
        'Suporte todos os dias, {supportHours}',
        'Ofertas semanais com os termos à vista',
        'Limites e pausas sempre que você pedir',
      ],
    },
    {
      name: 'Prata',
      requirement: 'Depois de três meses com a gente.',
      benefits: [
        'Tudo do Bronze',
        'Um presente de aniversário sem requisito de apostas',
        'Uma leva extra de rodadas grátis por mês',
      ],
    },
    {
      name: 'Ouro',
      requirement: 'Depois de seis meses, com os documentos verificados.',
      benefits: ['Tudo do Prata', 'Seus saques são analisados primeiro', 'Uma fatia maior no cashback semanal'],
    },
    {
      name: 'Platina',
      requirement: 'Depois de um ano, a nosso convite.',
      benefits: [
        'Tudo do Ouro',
        'Limites de saque com o dobro dos {capDay} habituais por dia',
        'Um anfitrião pessoal que conhece o seu nome e os seus limites',
      ],
    },
    {
      name: 'Diamante',
      requirement: 'Depois de dois anos, a nosso convite.',
      benefits: ['Tudo do Platina', 'Mesas ao vivo reservadas em horários fixos', 'Um lugar no torneio VIP ao vivo do mês'],
    },
    {
      name: 'Preto',
      requirement: 'Só por convite pessoal.',
      benefits: [
        'Tudo do Diamante',
        'Ofertas feitas para você, sempre sem requisito de apostas',
        'Linha direta com o seu anfitrião, a qualquer hora',
      ],
    },
  ],
  faq: {
    title: 'Como funcionam os níveis',
    entries: [
      {
        question: 'Preciso jogar um certo valor?',
        answer:
          'Não. O nível acompanha o tempo que você está com a gente e se a conta está em ordem. Perder mais nunca faz ninguém subir.',
      },
      {
        question: 'Posso perder um nível?',
        answer: 'Só depois de doze meses sem visitas, quando a conta passa a ser inativa. Fazer uma pausa não custa nada.',
      },
      {
        question: 'O que acontece se eu definir limites?',
        answer:
          'O seu nível fica. Os anfitriões veem os seus limites e os respeitam: nunca sugerem aumentar um e não enviam ofertas durante uma pausa.',
      },
      {
        question: 'Como saio do programa?',
        answer: 'Fale com o seu anfitrião ou com o suporte. Tiramos você da lista no mesmo dia, e a conta continua como está.',
      },
    ],
  },
  cta: {
    title: 'Bom saber',
    text: 'Um nível é um agradecimento, não uma meta. Se perceber que está jogando para chegar ao próximo, fale com a gente ou defina um limite.',
    button: 'Ler sobre jogo responsável',
  },
};
