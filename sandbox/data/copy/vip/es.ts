import type { VipCopy } from './vip-copy.ts';

export const vip: VipCopy = {
  title: 'VIP en Parlour',
  hero: {
    title: 'Programa VIP',
    text: 'Seis niveles, cada uno con un poco más de nuestro tiempo. Se sube quedándose con nosotros, no perdiendo más, y puedes salir del programa cuando quieras.',
    button: 'Preguntar por el VIP',
  },
  levels: [
    {
      name: 'Bronce',
      requirement: 'Desde tu primer depósito.',
      benefits: [
        'Atención todos los días {supportHours}',
        'Ofertas semanales con las condiciones a la vista',
        'Límites y pausas cuando los pidas',
      ],
    },
    {
      name: 'Plata',
      requirement: 'Después de tres meses con nosotros.',
      benefits: [
        'Todo lo de Bronce',
        'Un regalo de cumpleaños sin requisito de apuesta',
        'Una tanda extra de giros gratis una vez al mes',
      ],
    },
    {
      name: 'Oro',
      requirement: 'Después de seis meses, con tus documentos verificados.',
      benefits: ['Todo lo de Plata', 'Tus retiros se revisan primero', 'Una parte mayor en el cashback semanal'],
    },
    {
      name: 'Platino',
      requirement: 'Después de un año, por invitación nuestra.',
      benefits: [
        'Todo lo de Oro',
        'Límites de retiro del doble de los {capDay} habituales por día',
        'Un anfitrión personal que conoce tu nombre y tus límites',
      ],
    },
    {
      name: 'Diamante',
      requirement: 'Después de dos años, por invitación nuestra.',
      benefits: ['Todo lo de Platino', 'Mesas en vivo reservadas a horas fijas', 'Un lugar en el torneo VIP en vivo de cada mes'],
    },
    {
      name: 'Negro',
      requirement: 'Por invitación personal.',
      benefits: [
        'Todo lo de Diamante',
        'Ofertas hechas para ti, siempre sin requisito de apuesta',
        'Línea directa con tu anfitrión, a cualquier hora',
      ],
    },
  ],
  faq: {
    title: 'Cómo funcionan los niveles',
    entries: [
      {
        question: '¿Tengo que jugar cierto monto?',
        answer:
          'No. El nivel depende del tiempo que llevas con nosotros y de que tu cuenta esté en orden. Perder más nunca te hace subir.',
      },
      {
        question: '¿Puedo perder un nivel?',
        answer:
          'Solo después de doce meses sin visitas, cuando la cuenta pasa a estar inactiva. Tomarte una pausa no te cuesta nada.',
      },
      {
        question: '¿Qué pasa si pongo límites?',
        answer:
          'Tu nivel se mantiene. Los anfitriones ven tus límites y los respetan: nunca te sugieren subir uno ni te mandan ofertas durante una pausa.',
      },
      {
        question: '¿Cómo salgo del programa?',
        answer: 'Díselo a tu anfitrión o a nuestro equipo. Te sacamos de la lista el mismo día y tu cuenta queda como está.',
      },
    ],
  },
  cta: {
    title: 'Bueno saberlo',
    text: 'Un nivel es un agradecimiento, no una meta. Si notas que juegas para llegar al siguiente, habla con nosotros o pon un límite.',
    button: 'Leer sobre juego responsable',
  },
};
