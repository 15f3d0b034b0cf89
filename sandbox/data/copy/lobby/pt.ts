import type { LobbyCopy } from './lobby-copy.ts';

export const rooms: LobbyCopy = {
  banners: {
    casinoNew: {
      title: 'Tinta fresca no cassino',
      description: 'Toda semana penduramos jogos novos na parede. Experimente um por diversão e fique se gostar.',
      button: 'Ver o que há',
    },
    casinoJackpots: {
      greeting: 'Das oito às nove',
      title: 'As lâmpadas apontam para os jackpots',
      description: '{spins} rodadas grátis no jogo da noite. Rollover de {wr}× sobre os ganhos.',
      button: 'Ver a hora do jackpot',
    },
    liveTables: {
      title: 'Tem alguém dando as cartas agora',
      description: 'Roleta, blackjack, bacará e game shows com crupiês de verdade. Olhe primeiro, sente quando quiser.',
      button: 'Ver as mesas',
    },
    liveCashback: {
      greeting: 'Um pouso mais suave',
      title: 'Um décimo de uma semana no vermelho volta',
      description: 'Cashback ao vivo de até {max} por semana, em dinheiro e sem requisito de apostas.',
      button: 'Ler como funciona',
    },
    sportsAccumulator: {
      title: 'Três seleções e algo extra',
      description: 'Múltiplas vencedoras pagam de 5% a 50% a mais, até {max}, em dinheiro.',
      button: 'Ver o extra',
    },
    sportsMonday: {
      title: 'A segunda-feira precisa de uma ajudinha',
      description: 'Deposite {min} numa segunda e uma aposta grátis de {prize} é sua por {days} dias.',
      button: 'Ver a aposta grátis',
    },
    promotionsWelcome: {
      title: 'É novo aqui? Comece pelos termos',
      description: 'Até {max} e {spins} rodadas grátis em um primeiro depósito de {min} ou mais, com rollover de {wr}×.',
      button: 'Ler a oferta de boas-vindas',
    },
    promotionsRewards: {
      greeting: 'Por conta da casa',
      title: 'Pegue o que serve, deixe o resto',
      description: 'Cada oferta diz o que dá e o que pede. Dizer não não custa nada.',
      button: 'Ler os termos de bônus',
    },
  },
  tournaments: {
    midweek: { title: 'Torneio do meio da semana: {prize} para os cinquenta primeiros', button: 'Ver o torneio' },
    tables: { title: 'Uma noite nas mesas reservadas', button: 'Ver ofertas ao vivo' },
  },
  games: {
    featured: 'Os queridos da semana',
    welcome: { title: 'Bons jogos para começar', button: 'Ir para o cassino' },
    live: { title: 'Mesas abertas esta noite', button: 'Ir para o cassino ao vivo' },
    freeSpins: { title: 'Slots com rodadas grátis', button: 'Ir para o cassino' },
  },
};
