import type { TermsCopy } from './terms-copy.ts';

export const terms: TermsCopy = {
  summaries: {
    '1.0': ['La primera edición de nuestros términos: cuenta, dinero, juego y reclamos.'],
    '2.9': [
      'Los retiros van ahora primero a un medio usado para depositar.',
      'Las apuestas deportivas tienen su propia sección: aceptación, errores evidentes y eventos aplazados.',
    ],
    '2.10': [
      'Los topes de retiro por día, semana y mes quedan escritos en los términos.',
      'Una cuenta pasa a estar inactiva después de doce meses sin visitas.',
      'Bonos: en la fila de un área pueden esperar tres ofertas como máximo.',
    ],
  },
  first: [
    {
      heading: 'Tu cuenta',
      paragraphs: [
        'Una cuenta por persona, abierta con datos verdaderos por alguien con la edad suficiente. Nadie más puede usarla. Podemos pedir documentos que muestren quién eres y dónde vives.',
      ],
    },
    {
      heading: 'Tu dinero',
      paragraphs: [
        'El dinero que depositas se guarda aparte del nuestro y puedes retirarlo en cualquier momento, salvo que esté atado a un bono que aceptaste. Los depósitos y los retiros no tienen costo.',
      ],
    },
    {
      heading: 'Juego',
      paragraphs: [
        'Los resultados vienen de una fuente aleatoria certificada. Si falla un juego o una conexión, la ronda se resuelve como la registró el servidor; un mal funcionamiento anula la ronda y las apuestas se devuelven.',
      ],
    },
    {
      heading: 'Reclamos',
      paragraphs: [
        'Escribe a help@parlour.example. Nuestro equipo responde dentro de cinco días y el equipo de reclamos decide en ocho semanas como máximo. Después se puede acudir, sin costo, a la Oficina del Puerto para Disputas de Jugadores.',
      ],
    },
  ],
  added: [
    {
      heading: 'Retiros',
      paragraphs: [
        'Un retiro se paga a un medio con el que depositaste, en la medida en que pueda recibir dinero. Se revisa dentro de {reviewHours} horas y puedes cancelarlo mientras está pendiente.',
      ],
    },
    {
      heading: 'Apuestas deportivas',
      paragraphs: [
        'Una apuesta queda aceptada cuando se muestra su número, con la cuota de ese momento. Los errores evidentes de cuota se anulan, y los eventos aplazados se anulan después de 36 horas.',
      ],
    },
  ],
};
