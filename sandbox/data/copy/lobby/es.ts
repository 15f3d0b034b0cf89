import type { LobbyCopy } from './lobby-copy.ts';

export const rooms: LobbyCopy = {
  banners: {
    casinoNew: {
      title: 'Pintura fresca en el casino',
      description: 'Cada semana colgamos juegos nuevos en la pared. Prueba uno por diversión y quédate si te gusta.',
      button: 'Ver qué hay',
    },
    casinoJackpots: {
      greeting: 'De ocho a nueve',
      title: 'Las lámparas apuntan a los jackpots',
      description: '{spins} giros gratis en el juego de la noche. Requisito de apuesta de {wr}× sobre las ganancias.',
      button: 'Ver la hora del jackpot',
    },
    liveTables: {
      title: 'Alguien reparte en este momento',
      description: 'Ruleta, blackjack, bacará y shows con crupieres de verdad. Mira primero, siéntate cuando quieras.',
      button: 'Ver las mesas',
    },
    liveCashback: {
      greeting: 'Un aterrizaje más suave',
      title: 'Vuelve la décima parte de una semana perdedora',
      description: 'Cashback en vivo de hasta {max} por semana, en efectivo y sin requisito de apuesta.',
      button: 'Leer cómo funciona',
    },
    sportsAccumulator: {
      title: 'Tres selecciones y algo extra',
      description: 'Las combinadas ganadoras pagan de 5% a 50% más, hasta {max}, en efectivo.',
      button: 'Ver la mejora',
    },
    sportsMonday: {
      title: 'El lunes necesita una ayudita',
      description: 'Deposita {min} un lunes y una apuesta gratis de {prize} es tuya por {days} días.',
      button: 'Ver la apuesta gratis',
    },
    promotionsWelcome: {
      title: '¿Primera vez aquí? Empieza por las condiciones',
      description: 'Hasta {max} y {spins} giros gratis en un primer depósito de {min} o más, con requisito de apuesta de {wr}×.',
      button: 'Leer la oferta de bienvenida',
    },
    promotionsRewards: {
      greeting: 'Invita la casa',
      title: 'Toma lo que te sirva, deja el resto',
      description: 'Cada oferta dice qué da y qué pide. Decir que no, no cuesta nada.',
      button: 'Leer las condiciones de los bonos',
    },
  },
  tournaments: {
    midweek: { title: 'Torneo de mitad de semana: {prize} para los cincuenta primeros', button: 'Ver el torneo' },
    tables: { title: 'Una noche en las mesas reservadas', button: 'Ver ofertas en vivo' },
  },
  games: {
    featured: 'Los favoritos de la semana',
    welcome: { title: 'Buenos juegos para empezar', button: 'Ir al casino' },
    live: { title: 'Mesas abiertas esta noche', button: 'Ir al casino en vivo' },
    freeSpins: { title: 'Tragamonedas con giros gratis', button: 'Ir al casino' },
  },
};
