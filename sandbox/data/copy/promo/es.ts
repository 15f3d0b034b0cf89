import type { PromoCopies } from './promo-copy.ts';

export const promo: PromoCopies = {
  'first-evening': {
    title: 'Tu primera noche en Parlour',
    hero: {
      title: 'Tu primera noche, por dos',
      text: 'Deposita {min} o más y lo igualamos hasta {max}, con {spins} giros gratis. Tu propio dinero siempre se juega primero.',
    },
    intro: {
      title: 'Una oferta que se lee en un minuto',
      paragraphs: [
        'Agregamos tanto como deposites, hasta {max}. Si ganas con tu propio dinero, puedes retirarlo y dejar el bono sin tocar. Solo cuando se acaba tu saldo entra el bono en juego.',
        'Para convertirlo en efectivo, apuesta el bono {wr} veces en {days} días, con apuestas de hasta {bet}. Puedes renunciar al bono en cualquier momento.',
      ],
    },
    steps: {
      title: 'Así empieza la noche',
      items: [
        { title: 'Abre una cuenta', text: 'Con tu nombre y dirección verdaderos. Los verificamos una vez y listo.' },
        {
          title: 'Fija un presupuesto',
          text: 'Decide cuánto puede costar la noche antes de que empiece.',
        },
        {
          title: 'Deposita con el código',
          text: 'El código elige el bono en la caja. También puedes elegir “Sin bono”.',
        },
      ],
    },
    faq: {
      title: 'Antes de empezar',
      entries: [
        { question: '¿Necesito el código?', answer: 'No. La oferta también está en la caja; el código solo te ahorra buscarla.' },
        {
          question: '¿Qué juegos cuentan?',
          answer: 'Las tragamonedas cuentan por completo; los juegos de mesa y las mesas en vivo, por el 10% de la apuesta.',
        },
      ],
    },
    games: 'Buenos juegos para una primera noche',
    button: 'Abrir una cuenta',
    terms: [
      'Para jugadores nuevos que hacen su primer depósito. Una vez por persona.',
      'Depósito mínimo de {min}; el bono es el 100% del depósito, hasta {max}, con {spins} giros gratis.',
      'El bono y las ganancias de los giros gratis deben apostarse {wr} veces cada uno en {days} días.',
      'Apuesta máxima con un bono activo: {bet} por ronda. Se aplican las condiciones de los bonos.',
    ],
  },
  'spin-friday': {
    title: 'Viernes de giros',
    hero: {
      title: 'El viernes tiene su propia tragamonedas',
      text: 'Deposita {min} un viernes y {spins} giros gratis son tuyos, cada semana en un juego distinto.',
    },
    intro: {
      title: 'Un pequeño ritual para el fin de semana',
      paragraphs: [
        'Cada viernes elegimos una tragamonedas y te damos {spins} giros con nuestra apuesta. Tienes {days} días para jugarlos, así que no hace falta trasnochar.',
        'Lo que ganen llega como bono de casino y se convierte en efectivo una vez apostado {wr} veces.',
      ],
    },
    steps: {
      title: 'Tres pasos cortos',
      items: [
        { title: 'Deposita un viernes', text: 'De medianoche a medianoche, hora local. Bastan {min}.' },
        { title: 'Reclama los giros', text: 'Son tuyos hasta que venzan.' },
        { title: 'Juega cuando te acomode', text: 'Los giros se usan primero al abrir el juego de la semana.' },
      ],
    },
    faq: {
      title: 'Lo que preguntan los jueves',
      entries: [
        { question: '¿Puedo elegir otro juego?', answer: 'Los giros son del juego de la semana. El próximo viernes habrá otro.' },
        {
          question: '¿Y si se me pasa un viernes?',
          answer: 'No pasa nada. La oferta vuelve cada semana y nada se acumula en tu contra.',
        },
      ],
    },
    games: 'Tragamonedas de viernes anteriores',
    button: 'Ver los giros del viernes',
    terms: [
      'Una vez por jugador cada viernes, hora local, después de al menos un depósito anterior.',
      'Depósito mínimo de {min}. Los {spins} giros gratis vencen a los {days} días.',
      'Las ganancias deben apostarse {wr} veces, con apuestas de hasta {bet} por ronda.',
    ],
  },
  'live-week': {
    title: 'Una semana en las mesas en vivo',
    hero: {
      title: '10% de vuelta en las mesas en vivo',
      text: 'Si la semana termina en tu contra, el 10% vuelve en efectivo, hasta {max}. Nada que apostar.',
    },
    intro: {
      title: 'Qué vuelve y cuándo',
      paragraphs: [
        'Activa la oferta y juega en las mesas en vivo como siempre. De lunes a domingo contamos tus apuestas y tus ganancias. Si el domingo por la noche vas en contra, una décima parte de la diferencia te espera el lunes.',
        'Es dinero real: juégalo, guárdalo o retíralo. Reclámalo dentro de {claimHours} horas, porque después caduca.',
      ],
    },
    steps: {
      title: 'Así va la semana',
      items: [
        { title: 'Actívala', text: 'Inscríbete en la oferta antes de jugar. Solo cuentan las rondas posteriores.' },
        { title: 'Juega a tu ritmo', text: 'El tiempo que llevas en la mesa está siempre en pantalla.' },
        { title: 'Reclama el lunes', text: 'Tienes {claimHours} horas para hacerlo.' },
      ],
    },
    faq: {
      title: 'Dos preguntas sinceras',
      entries: [
        {
          question: '¿Debería apostar más por esto?',
          answer: 'No. El cashback suaviza una pérdida, nunca la convierte en ganancia.',
        },
        {
          question: '¿Una ganancia cuenta en mi contra?',
          answer: 'Se descuenta de las apuestas de la misma semana. Si terminas a favor, nadie le debe nada a nadie.',
        },
      ],
    },
    button: 'Ver el cashback en vivo',
    terms: [
      'Activa primero la oferta. La pérdida neta son las apuestas menos las ganancias en mesas en vivo, de lunes a domingo, hora local.',
      'El cashback es el 10% de la pérdida neta, con un máximo de {max} por semana.',
      'Reclámalo dentro de {claimHours} horas. Se paga en efectivo, sin requisito de apuesta.',
    ],
  },
  'jackpot-nights': {
    title: 'Noches de jackpot',
    hero: {
      title: 'Una hora, {spins} giros y un número muy grande',
      text: 'Todas las noches, de ocho a nueve, reclama {spins} giros gratis en el juego de la noche. Sin depósito.',
    },
    intro: {
      title: 'Grandes porque son raros',
      paragraphs: [
        'Un jackpot crece con el uno por ciento de cada apuesta hasta que alguien lo gana. Cada giro tiene la misma pequeña probabilidad, haya pasado lo que haya pasado antes, y un jackpot se paga completo, sin tope de retiro.',
        'Los giros gratis son para el juego de la noche, que no tiene jackpot. Sus ganancias pasan a ser un bono que se apuesta {wr} veces.',
      ],
    },
    steps: {
      title: 'De ocho a nueve',
      items: [
        { title: 'Pasa a las ocho', text: 'El juego de la noche cambia cada noche.' },
        { title: 'Reclama tus giros', text: 'Hasta las nueve, una vez al día. Puedes jugarlos durante {days} días.' },
        { title: 'Mira los jackpots', text: 'El monto está sobre el juego y no deja de moverse.' },
      ],
    },
    faq: {
      title: 'Sobre los jackpots',
      entries: [
        {
          question: '¿A un jackpot le puede “tocar”?',
          answer: 'No. La probabilidad es la misma en cada giro; una larga espera no cambia nada.',
        },
        {
          question: '¿Cómo se paga un jackpot?',
          answer: 'Completo y en el acto, a tu saldo. Verificamos tu identidad antes de que salga, como pide la ley.',
        },
      ],
    },
    games: 'Juegos con jackpot',
    button: 'Ver la hora del jackpot',
    terms: [
      'Para jugadores con al menos un depósito, una vez al día entre las 20:00 y las 21:00, hora local.',
      'Los {spins} giros gratis vencen a los {days} días.',
      'Las ganancias deben apostarse {wr} veces con apuestas de hasta {bet}.',
    ],
  },
  'accumulator-club': {
    title: 'El club de las combinadas',
    hero: {
      title: 'Tres selecciones o más, y algo extra',
      text: 'Una combinada ganadora paga de 5% a 50% más, en efectivo, hasta {max}.',
    },
    intro: {
      title: 'Cómo crece el extra',
      paragraphs: [
        'Tres selecciones dan 5%, y cada una más suma otro poco, hasta 50% con diez o más. El extra se paga junto con las ganancias y aparece en una línea propia de tu historial.',
        'Cada selección también hace más difícil ganar el total. Una combinada corta en la que crees suele ser la mejor noche.',
      ],
    },
    steps: {
      title: 'En el cupón',
      items: [
        { title: 'Inscríbete una vez', text: 'Después participa cada combinada que cumpla las condiciones.' },
        { title: 'Elige tres o más', text: 'Eventos distintos, cada uno con una cuota de 1.80 o más.' },
        { title: 'Síguela en vivo', text: 'Si todas ganan, el extra se paga con la ganancia.' },
      ],
    },
    faq: {
      title: 'La letra chica, en grande',
      entries: [
        {
          question: '¿Y si se anula un partido?',
          answer: 'Sale del cupón y deja de contar para la mejora. El resto sigue en juego.',
        },
        { question: '¿El retiro anticipado lleva la mejora?', answer: 'No. Es para las combinadas que llegan hasta el final.' },
      ],
    },
    button: 'Ver la mejora',
    terms: [
      'Inscríbete antes de apostar. Al menos tres selecciones de eventos distintos, cada una con una cuota de 1.80 o más.',
      'La mejora se aplica a las ganancias netas, con un máximo de {max} por apuesta, y se paga en efectivo.',
      'No cuentan las selecciones anuladas, los retiros anticipados ni las apuestas gratis.',
    ],
  },
  'midweek-league': {
    title: 'La liga de mitad de semana',
    hero: {
      title: 'Dos días, una tabla de posiciones',
      text: 'El miércoles y el jueves son del torneo de mitad de semana, con {prize} para los cincuenta primeros.',
    },
    intro: {
      title: 'Una liga para noches tranquilas',
      paragraphs: [
        'Un puñado de tragamonedas comparte una tabla durante dos días. Ganas puntos por lo que apuestas, ganes o no, y la tabla te dice tu lugar y cuánto falta para subir.',
        'Los premios llegan el viernes por la mañana como bonos y se apuestan {wr} veces. Decide antes un presupuesto: dos días son largos.',
      ],
    },
    steps: {
      title: 'Cómo participar',
      items: [
        { title: 'Solo juega', text: 'No hace falta inscribirse: quien juega participa.' },
        { title: 'Juega en las tragamonedas de la lista', text: 'Cualquier apuesta cuenta, en tu propia moneda.' },
        { title: 'Mira dónde estás', text: 'La tabla se actualiza mientras juegas y cierra el jueves por la noche.' },
      ],
    },
    faq: {
      title: 'Sobre las reglas',
      entries: [
        { question: '¿Qué pasa si hay empate?', answer: 'Queda más arriba quien llegó antes a los puntos.' },
        {
          question: '¿Puedo parar a la mitad?',
          answer: 'Cuando quieras. Tus puntos quedan, y tu lugar también, hasta que alguien te pase.',
        },
      ],
    },
    games: 'Las tragamonedas del torneo de esta semana',
    button: 'Ver el torneo',
    terms: [
      'Del miércoles a las 00:00 al jueves a las 23:59, hora local, rondas con dinero real en las tragamonedas de la lista.',
      'El pozo de {prize} se reparte entre los cincuenta jugadores con más puntos.',
      'Los premios deben apostarse {wr} veces en {days} días, con apuestas de hasta {bet}.',
    ],
  },
};
