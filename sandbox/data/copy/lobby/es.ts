import type { LobbyCopy } from './lobby-copy.ts';

export const rooms: LobbyCopy = {
  banners: {
    casinoNew: {
      title: 'Juegos nuevos cada semana',
      description: 'Prueba las novedades en demo o mira las promociones del casino.',
      button: 'Ver promociones de casino',
    },
    casinoJackpots: {
      greeting: 'Cada noche, de 20:00 a 21:00',
      title: 'Hora del jackpot: {spins} giros gratis',
      description: '{spins} giros gratis en el juego de la noche. Requisito de apuesta de {wr}× sobre las ganancias.',
      button: 'Ver la hora del jackpot',
    },
    liveTables: {
      title: 'Casino en vivo con crupieres reales',
      description: 'Ruleta, blackjack, bacará y game shows, transmitidos en vivo.',
      button: 'Ver las mesas',
    },
    liveCashback: {
      greeting: 'Casino en vivo',
      title: '10% de cashback semanal en vivo',
      description: 'Hasta {max} por semana, en efectivo y sin requisito de apuesta.',
      button: 'Cómo funciona',
    },
    sportsAccumulator: {
      title: 'Combinadas: hasta 50% extra',
      description: 'Las combinadas ganadoras de tres o más pagan de 5% a 50% extra, hasta {max}.',
      button: 'Ver la mejora',
    },
    sportsMonday: {
      title: 'Apuesta gratis del lunes',
      description: 'Deposita {min} un lunes y una apuesta gratis de {prize} es tuya por {days} días.',
      button: 'Ver la apuesta gratis',
    },
    promotionsWelcome: {
      title: '¿Eres nuevo? Mira el bono de bienvenida',
      description: 'Hasta {max} y {spins} giros gratis en un primer depósito de {min} o más, con requisito de apuesta de {wr}×.',
      button: 'Ver la oferta de bienvenida',
    },
    promotionsRewards: {
      greeting: 'Bueno saber',
      title: 'Cómo funcionan nuestros bonos',
      description: 'Requisitos de apuesta, plazos y cómo renunciar a un bono.',
      button: 'Leer las condiciones de los bonos',
    },
  },
  tournaments: {
    midweek: { title: 'Torneo de mitad de semana: {prize} para los cincuenta primeros', button: 'Ver el torneo' },
    tables: { title: 'Una noche en las mesas reservadas', button: 'Ver ofertas en vivo' },
  },
  games: {
    featured: 'Populares de la semana',
    welcome: { title: 'Buenos juegos para empezar', button: 'Ir al casino' },
    live: { title: 'Mesas abiertas esta noche', button: 'Ir al casino en vivo' },
    freeSpins: { title: 'Tragamonedas con giros gratis', button: 'Ir al casino' },
  },
};
