import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Condiciones de los bonos',
  sections: [
    {
      heading: 'Antes de tomar un bono',
      paragraphs: [
        'Un bono te da más tiempo de juego a cambio de algunas reglas. No es dinero regalado y no cambia las probabilidades de ningún juego. Si las reglas no van contigo, elige “Sin bono” en la caja: jugarás exactamente los mismos juegos.',
        'Estas condiciones valen para todos los bonos de Parlour. La página de cada oferta agrega lo propio: monto, requisito de apuesta, vencimiento y juegos. Lee siempre las dos antes de aceptar.',
      ],
    },
    {
      heading: 'Uno activo y los demás en la fila',
      paragraphs: [
        'Puedes tener un bono activo por área: uno de casino, uno de casino en vivo y uno de deportes. Si tomas otro de la misma área, espera en la fila, donde caben tres como máximo. Cuando el activo termina, sigue el próximo.',
        'Nuestro equipo de atención te dice qué bonos tienes, cuánto falta para cumplir cada requisito y cuándo vence cada uno.',
      ],
    },
    {
      heading: 'El requisito de apuesta',
      paragraphs: [
        'El requisito de apuesta es la suma que debes apostar para que el bono se convierta en dinero que puedes retirar. Según la oferta, se calcula de una de estas dos maneras:',
      ],
      list: [
        'Sobre el bono: el monto del bono por el multiplicador. Con un multiplicador de 30, apuestas en total treinta veces el bono.',
        'Sobre el depósito y el bono: la suma de ambos por el multiplicador. Con el mismo número, hay que apostar bastante más.',
      ],
    },
    {
      heading: 'Dos tipos de bono',
      paragraphs: [
        'Cuando el requisito se calcula sobre el bono, juegas primero con tu dinero real y puedes retirarlo en cualquier momento, junto con lo que hayas ganado con él. El bono entra en juego solo cuando tu propio saldo se agota.',
        'Cuando se calcula sobre el depósito y el bono, los dos se juegan como un solo pozo. Si retiras antes de cumplir el requisito, pierdes el bono y lo que ganaste con él. La página de la oferta dice de qué tipo es y la caja te pide confirmación antes de un retiro que te haría perderlo.',
      ],
    },
    {
      heading: 'Cuánto cuenta cada juego',
      paragraphs: [
        'No todas las apuestas avanzan al mismo paso. Una apuesta en una mesa, por ejemplo, hace avanzar el requisito la décima parte que la misma apuesta en una tragamonedas.',
      ],
      list: [
        'Tragamonedas: 100%.',
        'Juegos de mesa: 10%.',
        'Mesas en vivo: 10%.',
        'Apuestas deportivas: 100%, con una cuota de 1.80 o más.',
      ],
    },
    {
      heading: 'Apuesta máxima',
      paragraphs: [
        'Mientras tengas un bono activo, la apuesta máxima es de {maxBonusBet}. Vale para cada ronda y para cada cupón, hasta que el requisito se cumple, el bono vence o renuncias a él. Si quieres apostar más, renuncia primero al bono.',
      ],
    },
    {
      heading: 'Giros gratis',
      paragraphs: [
        'Los giros gratis se juegan en la tragamonedas que indica la oferta y con un valor fijo por giro. Lo que ganes con ellos se convierte en dinero de bono, con el requisito de apuesta que figura en la oferta. La excepción es un jackpot: se paga completo y en efectivo. Los giros que no uses vencen en la fecha que indica la oferta.',
      ],
    },
    {
      heading: 'Cashback',
      paragraphs: [
        'El cashback devuelve una parte de tus pérdidas netas, es decir, de lo que apostaste menos lo que ganaste en el período de la oferta. Si terminaste a favor, no hay cashback. Tampoco lo hay por debajo de un pequeño mínimo, que se indica en la oferta.',
        'Cuando esté listo, tienes {claimHours} horas para reclamarlo; después caduca. El cashback suaviza una pérdida, no la borra: no apuestes más por tenerlo.',
      ],
    },
    {
      heading: 'Vencimiento y renuncia',
      paragraphs: [
        'Cada bono tiene un vencimiento, que aparece en la página de la oferta. Si llega esa fecha y el requisito no está cumplido, se elimina lo que quede del bono y de lo ganado con él.',
        'Puedes renunciar a un bono cuando quieras, sin dar explicaciones: escribe a nuestro equipo de atención. Antes de confirmar te decimos qué pierdes y qué conservas.',
      ],
    },
    {
      heading: 'Bonos y juego responsable',
      paragraphs: [
        'Un bono nunca pasa por encima de tus límites: si ya alcanzaste uno, rige el límite, aunque el requisito quede a medias. Durante una pausa o una autoexclusión no ofrecemos bonos, y la autoexclusión da por terminados los que estén abiertos.',
        'Si notas que sigues jugando solo para no perder un bono, es buen momento para renunciar a él.',
      ],
    },
    {
      heading: 'Preguntas, reclamos y este texto',
      paragraphs: [
        'Si un bono no llegó o no avanza como esperabas, escríbenos a help@parlour.example. Respondemos los reclamos en un plazo de 5 días. Después puede revisarlos nuestro equipo de reclamos, en 8 semanas como máximo, y por último la Oficina del Puerto para Disputas de Jugadores, sin costo para ti.',
        'Estas condiciones son el texto de muestra de un operador de demostración.',
      ],
    },
  ],
};
