import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Reglas de apuestas',
  sections: [
    {
      heading: 'Para qué sirven estas reglas',
      paragraphs: [
        'Una apuesta deportiva es sencilla hasta que llueve, se aplaza el partido o dos corredores cruzan la meta a la vez. Estas reglas dicen de antemano qué pasa en esos casos, para que no haya sorpresas después. Valen para todas las apuestas deportivas en Parlour, antes del partido y en vivo.',
      ],
    },
    {
      heading: 'Cuándo queda aceptada tu apuesta',
      paragraphs: [
        'Tu apuesta está aceptada cuando ves su número. Antes de eso es solo una solicitud, aunque el botón ya esté presionado. En vivo puede haber unos segundos de espera, porque comprobamos que la cuota y el partido no hayan cambiado.',
        'Revisa el cupón antes de confirmar: selecciones, monto y cuota. Después encuentras la apuesta en tu historial, con su número, la hora y la cuota.',
      ],
    },
    {
      heading: 'Cuotas',
      paragraphs: [
        'Rige la cuota del momento en que aceptamos la apuesta. Si después sube o baja, la tuya se mantiene. Si cambia mientras estás por confirmar, te mostramos la nueva y decides tú.',
        'El pago de una apuesta ganadora es el monto apostado por la cuota. En una combinada se multiplican las cuotas de todas las selecciones, y todas deben acertar.',
      ],
    },
    {
      heading: 'Errores evidentes',
      paragraphs: [
        'A veces se publica una cuota que no puede ser cierta, o un mercado sigue abierto cuando ya debería estar cerrado. En esos casos la selección se anula, es decir, se liquida con cuota 1.00. Ocurre cuando:',
      ],
      list: [
        'el precio contiene un error evidente, como un decimal corrido o las cuotas de los dos equipos intercambiadas;',
        'una apuesta previa al partido se aceptó después de que el evento comenzara.',
      ],
    },
    {
      heading: 'Qué significa una anulación',
      paragraphs: [
        'Con cuota 1.00, una apuesta simple te devuelve lo apostado. En una combinada, la selección anulada deja de influir y las demás siguen en juego con sus propias cuotas. Si se anulan todas, recibes de vuelta el monto completo.',
        'Lo devuelto por apuestas anuladas no cuenta para tu límite de gasto.',
      ],
    },
    {
      heading: 'Eventos aplazados',
      paragraphs: [
        'Si un evento se aplaza, las apuestas se mantienen durante 36 horas desde la hora prevista de inicio. Si en ese plazo no se juega, se anulan.',
        'En tenis es distinto, porque la lluvia forma parte del calendario: las apuestas a un partido siguen siendo válidas hasta que termina el torneo.',
      ],
    },
    {
      heading: 'Resultados y liquidación',
      paragraphs: [
        'Cuenta el resultado que el organismo oficial de la competencia publica el día del evento. Las correcciones posteriores, las sanciones y los cambios decididos fuera de la cancha no modifican una apuesta ya liquidada.',
        'Liquidamos en cuanto tenemos el resultado confirmado, en general poco después del final. El nombre del mercado dice qué parte del evento cuenta; si dudas entre dos mercados parecidos, pregunta antes de apostar.',
      ],
    },
    {
      heading: 'Empates entre ganadores',
      paragraphs: [
        'Cuando dos o más participantes comparten un puesto y el mercado no ofrece el empate, dividimos el monto apostado entre ellos. Si empatan dos, la mitad de tu apuesta se paga con la cuota completa y la otra mitad se pierde. Si empatan tres, se paga un tercio.',
      ],
    },
    {
      heading: 'Selecciones que no se pueden combinar',
      paragraphs: [
        'Dos selecciones están relacionadas cuando una influye en la otra: por ejemplo, que un equipo gane la final y que gane el torneo. No se pueden poner en la misma combinada. El cupón te avisa y te deja quitar una de ellas o apostarlas por separado.',
      ],
    },
    {
      heading: 'Retiro anticipado',
      paragraphs: [
        'Con algunas apuestas puedes cobrar antes del final. El monto depende de cómo va el evento y puede ser mayor o menor que lo que apostaste. Si lo aceptas y lo confirmamos, la apuesta termina ahí y el resultado ya no la cambia.',
        'El retiro anticipado es una posibilidad, no un derecho: podemos ofrecerlo y dejar de ofrecerlo en cualquier momento, sobre todo en vivo. No cuentes con él al hacer una apuesta.',
      ],
    },
    {
      heading: 'Pagos máximos y reclamos',
      paragraphs: [
        'Cada deporte tiene un pago máximo por día, que aparece en el cupón antes de confirmar. Mirarlo vale la pena sobre todo en las combinadas largas, cuya cuota crece rápido.',
        'Si crees que una apuesta se liquidó mal, escríbenos a help@parlour.example con su número. Respondemos en un plazo de 5 días. Después puede revisar el caso nuestro equipo de reclamos, en 8 semanas como máximo, y por último la Oficina del Puerto para Disputas de Jugadores, sin costo para ti.',
      ],
    },
  ],
};
