import type { LobbyCopy } from './lobby-copy.ts';

export const rooms: LobbyCopy = {
  banners: {
    casinoNew: {
      title: 'Jogos novos toda semana',
      description: 'Teste os lançamentos em demo ou veja as promoções do cassino.',
      button: 'Ver promoções do cassino',
    },
    casinoJackpots: {
      greeting: 'Toda noite, das 20h às 21h',
      title: 'Hora do jackpot: {spins} rodadas grátis',
      description: '{spins} rodadas grátis no jogo da noite. Requisito de apostas de {wr}× sobre os ganhos.',
      button: 'Ver a hora do jackpot',
    },
    liveTables: {
      title: 'Cassino ao vivo com crupiês reais',
      description: 'Roleta, blackjack, bacará e game shows, transmitidos ao vivo.',
      button: 'Ver as mesas',
    },
    liveCashback: {
      greeting: 'Cassino ao vivo',
      title: '10% de cashback semanal ao vivo',
      description: 'Até {max} por semana, em dinheiro e sem requisito de apostas.',
      button: 'Como funciona',
    },
    sportsAccumulator: {
      title: 'Múltiplas: até 50% a mais',
      description: 'Múltiplas vencedoras de três ou mais pagam de 5% a 50% a mais, até {max}.',
      button: 'Ver o extra',
    },
    sportsMonday: {
      title: 'Aposta grátis de segunda',
      description: 'Deposite {min} numa segunda e uma aposta grátis de {prize} é sua por {days} dias.',
      button: 'Ver a aposta grátis',
    },
    promotionsWelcome: {
      title: 'Novo por aqui? Veja o bônus de boas-vindas',
      description:
        'Até {max} e {spins} rodadas grátis em um primeiro depósito de {min} ou mais, com requisito de apostas de {wr}×.',
      button: 'Ver a oferta de boas-vindas',
    },
    promotionsRewards: {
      greeting: 'Bom saber',
      title: 'Como funcionam nossos bônus',
      description: 'Requisito de apostas, prazos e como abrir mão de um bônus.',
      button: 'Ler os termos de bônus',
    },
  },
  tournaments: {
    midweek: { title: 'Torneio do meio da semana: {prize} para os cinquenta primeiros', button: 'Ver o torneio' },
    tables: { title: 'Uma noite nas mesas reservadas', button: 'Ver ofertas ao vivo' },
  },
  games: {
    featured: 'Populares da semana',
    welcome: { title: 'Bons jogos para começar', button: 'Ir para o cassino' },
    live: { title: 'Mesas abertas esta noite', button: 'Ir para o cassino ao vivo' },
    freeSpins: { title: 'Slots com rodadas grátis', button: 'Ir para o cassino' },
  },
};
