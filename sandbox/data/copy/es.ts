import type { Copy } from '#sandbox/data/copy/copy.ts';

export const es: Copy = {
  languageName: 'Español',
  home: {
    verticals: { casino: 'Casino', live: 'Casino en vivo', sports: 'Deportes', promotions: 'Promociones' },
    contentBoxes: [
      {
        title: 'Los límites los pones tú',
        body: 'Decide cuánto quieres gastar antes de empezar. Tus límites de depósito y de gasto los fijas tú, en tu cuenta. Un límite más bajo se aplica de inmediato.',
      },
      {
        title: 'Retiros que puedes seguir',
        body: 'Siempre ves cuánto puedes retirar y cuánto tarda tu medio de pago. No cobramos comisión por los retiros y nunca te insistimos para que los canceles.',
      },
      {
        title: 'Atención todos los días',
        body: 'Nuestro equipo de atención responde todos los días {supportHours}, con palabras sencillas. Pregunta por un juego, un pago o una pausa: todas son buenas preguntas.',
      },
    ],
    text: {
      heading: 'Un casino en línea con condiciones claras',
      paragraphs: [
        'Parlour es un casino en línea para quienes prefieren elegir por su cuenta. Hay tragamonedas con sus reglas y su retorno al jugador a la vista y mesas atendidas por crupieres reales. Apuesta en seis deportes, antes del partido y en vivo. Busca por nombre, filtra por estudio o prueba una tragamonedas por diversión antes de jugarla con dinero.',
        'En Parlour, cada oferta dice lo que cuesta, lo que da y cuánto dura. El requisito de apuesta está al lado del botón y no debajo, y puedes decir que no a un bono sin perder nada más. Tu saldo y el tiempo que llevas en el juego siguen a la vista mientras juegas.',
        'El juego es entretenimiento, y el entretenimiento tiene un precio. Fija un presupuesto antes de empezar, toma las ganancias como una grata sorpresa y detente cuando deje de ser divertido. Si quieres bajar el ritmo, fija límites o inicia una pausa de 24 horas en tu cuenta; nuestro equipo de atención activa por ti una autoexclusión. Nunca intentaremos disuadirte.',
      ],
    },
  },
  banners: {
    welcome: {
      title: 'Bono de bienvenida de hasta {max}',
      description:
        '100% en tu primer depósito desde {min}, más {spins} giros gratis. Requisito de apuesta de {wr}× en {days} días.',
      button: 'Ver la oferta de bienvenida',
    },
    tonight: {
      title: 'Las mesas en vivo están abiertas',
      description: 'Ruleta, blackjack y bacará con crupieres reales, con apuestas desde modestas hasta altas.',
      button: 'Ir al casino en vivo',
    },
    firstDeposit: {
      greeting: 'Te damos la bienvenida a Parlour',
      title: 'Tu bono de bienvenida: hasta {max}',
      description: '100% en tu primer depósito desde {min}. Requisito de apuesta de {wr}× en {days} días.',
      button: 'Leer las condiciones',
      authorisedButton: 'Hacer un depósito',
    },
    second: {
      greeting: 'Qué gusto verte de nuevo',
      title: '50% en tu segundo depósito',
      description: 'Hasta {max} con un depósito de {min} o más. Requisito de apuesta de {wr}×.',
      button: 'Ver la oferta',
      authorisedButton: 'Ver tu oferta',
    },
    vip: {
      greeting: 'Gracias por jugar con nosotros',
      title: 'Un regalo de fidelidad para ti',
      description: 'Un regalo de {prize} en efectivo, sin requisito de apuesta. Reclámalo dentro de {days} días.',
      button: 'Ver el regalo',
    },
    players: {
      greeting: 'Nos alegra tu regreso',
      title: 'Sigue jugando',
      description: 'Tus favoritos y tus juegos recientes en un solo lugar.',
      button: 'Explorar los juegos',
      authorisedButton: 'Ir a mis juegos',
    },
    both: {
      title: 'Juegos nuevos cada semana',
      description: 'Lo último de nuestros estudios. La mayoría tiene demo.',
      button: 'Ver los juegos nuevos',
      authorisedButton: 'Jugar los juegos nuevos',
    },
    expired: {
      title: 'Último llamado del verano',
      description: 'La despedida del verano terminó. Gracias a todos los que participaron.',
      button: 'Ver las ofertas actuales',
    },
    future: {
      title: 'La nueva temporada de torneos',
      description: 'Está por comenzar una nueva temporada de torneos, con {prize} a repartir en el primero.',
      button: 'Ver los torneos',
    },
  },
  promotionCategories: { casino: 'Casino', live: 'Casino en vivo', sports: 'Deportes', vip: 'VIP' },
  promotionTags: {
    new: 'Nuevo',
    freeSpins: 'Giros gratis',
    cashback: 'Cashback',
    weekly: 'Cada semana',
    deposit: 'Bono de depósito',
    tournament: 'Torneo',
    noWagering: 'Sin requisito de apuesta',
    jackpots: 'Jackpots',
  },
  promotionActions: {
    deposit: 'Depositar',
    casino: 'Ir al casino',
    live: 'Ir al casino en vivo',
    jackpots: 'Ver los juegos con jackpot',
    offers: 'Ver las ofertas actuales',
    signIn: 'Iniciar sesión',
    signUp: 'Regístrate',
  },
  promotions: {
    'welcome-package': {
      slug: 'welcome-package',
      title: 'Bono de bienvenida',
      teaser: '100% en tu primer depósito hasta {max}, más {spins} giros gratis.',
      body: [
        {
          text: 'Haz tu primer depósito de {min} o más y sumamos el mismo monto como bono, hasta {max}. También recibes {spins} giros gratis en una tragamonedas que elegimos por su equilibrio entre ritmo y sorpresa.',
        },
        {
          heading: 'Primero, tu propio dinero',
          text: 'Siempre juegas con tu dinero antes que con el bono. Si ganas pronto, puedes retirar tus ganancias y dejar el bono donde está. El bono entra en juego solo cuando se agota tu propio saldo.',
        },
        {
          text: 'Hay que apostar el bono {wr} veces para que se convierta en efectivo. Las tragamonedas cuentan por completo; los juegos de mesa y las mesas en vivo cuentan un 10%.',
        },
        {
          text: '¿Prefieres jugar sin bono? Elige “Sin bono” al depositar. Nada más cambia.',
        },
      ],
      terms: [
        'Para jugadores nuevos que hacen su primer depósito. Una vez por persona.',
        'Depósito mínimo de {min}. El bono es el 100% del depósito, hasta {max}.',
        'El monto del bono y las ganancias de los {spins} giros gratis deben apostarse {wr} veces cada uno.',
        'La apuesta máxima mientras el bono está activo es de {bet} por ronda.',
        'El bono y los giros gratis vencen {days} días después de recibirlos.',
        'Se aplican las condiciones de los bonos. Debes tener la edad legal para jugar en el lugar donde vives.',
      ],
    },
    'second-helping': {
      slug: 'second-helping',
      title: 'Bono del segundo depósito',
      teaser: '50% en tu segundo depósito, hasta {max}.',
      body: [
        {
          text: 'Cuando haces tu segundo depósito, sumamos la mitad como bono, hasta {max}. Es desde {min} y no hay ningún código que recordar: elige la oferta en la caja.',
        },
        {
          heading: 'Cómo se juega',
          text: 'Primero se usa tu propio dinero, y siempre puedes retirarlo. Hay que apostar el bono {wr} veces y tienes {days} días para hacerlo. Si no va con tu ritmo, puedes devolver el bono cuando quieras.',
        },
        {
          text: 'Puedes tener un solo bono de casino activo a la vez. Si tienes otro en curso, este puede esperar en la fila hasta que termines.',
        },
      ],
      terms: [
        'Para jugadores que han hecho exactamente un depósito. Una vez por persona.',
        'Depósito mínimo de {min}. El bono es el 50% del depósito, hasta {max}.',
        'El bono debe apostarse {wr} veces en {days} días.',
        'Las tragamonedas cuentan un 100%; los juegos de mesa y las mesas en vivo, un 10%.',
        'La apuesta máxima mientras el bono está activo es de {bet} por ronda.',
      ],
    },
    'friday-free-spins': {
      slug: 'friday-free-spins',
      title: 'Giros gratis del viernes',
      teaser: 'Deposita {min} o más un viernes y empieza el fin de semana con {spins} giros gratis.',
      body: [
        {
          text: 'Deposita {min} o más un viernes y sumamos {spins} giros gratis en la tragamonedas de la semana.',
        },
        {
          heading: 'Una tragamonedas, y otra cada viernes',
          text: 'La tragamonedas de la semana figura en la oferta. Juega los giros cuando quieras dentro de {days} días.',
        },
        {
          text: 'Las ganancias llegan como bono de casino y deben apostarse {wr} veces. Puedes participar una vez cada viernes, o ninguna: la oferta vuelve la próxima semana.',
        },
      ],
      terms: [
        'Para jugadores con al menos un depósito. Una vez por jugador cada viernes, hora local.',
        'Depósito mínimo de {min}.',
        'Los {spins} giros gratis vencen {days} días después de recibirlos.',
        'Las ganancias de los giros gratis deben apostarse {wr} veces.',
        'La apuesta máxima mientras cumples el requisito es de {bet} por ronda.',
      ],
    },
    'live-cashback': {
      slug: 'live-cashback',
      title: '10% de cashback en el casino en vivo',
      teaser: 'Recupera el 10% de una semana perdedora, hasta {max}. En efectivo y sin requisito de apuesta.',
      body: [
        {
          text: 'Hay semanas en que las cartas son amables y semanas en que no. Activa el cashback en vivo y, si terminas la semana en contra en las mesas en vivo, te devolvemos el 10% de esa diferencia, hasta {max}.',
        },
        {
          heading: 'Efectivo de verdad',
          text: 'El cashback se paga en dinero real. No hay requisito de apuesta: juégalo, guárdalo o retíralo.',
        },
        {
          text: 'La semana va de lunes a domingo. Desde la mañana del lunes tienes {claimHours} horas para reclamar tu cashback. Si terminaste a favor, no hay nada que reclamar, y tampoco nada que pagar.',
        },
        {
          text: 'El cashback suaviza una pérdida, no la borra. Por favor, no apuestes más por tenerlo.',
        },
      ],
      terms: [
        'Inscríbete en la oferta antes de jugar. Solo cuentan las rondas jugadas después.',
        'La pérdida neta es la suma de tus apuestas en las mesas en vivo menos tus ganancias en ellas, de lunes a domingo, hora local.',
        'El cashback es el 10% de la pérdida neta, con un máximo de {max} por semana.',
        'Reclámalo dentro de las {claimHours} horas siguientes al fin de la semana; después caduca.',
        'El cashback se paga en efectivo, sin requisito de apuesta.',
      ],
    },
    'weekend-reload': {
      slug: 'weekend-reload',
      title: 'Recarga de fin de semana',
      teaser: '50% en un depósito de fin de semana, hasta {max}.',
      body: [
        {
          text: 'El sábado o el domingo, un depósito de {min} o más te da un bono del 50%, hasta {max}. Elige la oferta en la caja antes de confirmar.',
        },
        {
          heading: 'Ten en cuenta: un solo pozo',
          text: 'Con este bono, tu depósito y el bono se juegan juntos. Ambos deben apostarse {wr} veces, y si retiras antes, se eliminan el bono y lo que ganaste con él. Te pedimos confirmación antes de que pierdas algo.',
        },
        {
          text: 'Si prefieres tener tu dinero siempre disponible, quizá te convengan más los giros gratis del viernes.',
        },
      ],
      terms: [
        'Para jugadores con al menos un depósito. Una vez por jugador cada fin de semana, del sábado a las 00:00 al domingo a las 23:59, hora local.',
        'Depósito mínimo de {min}. El bono es el 50% del depósito, hasta {max}.',
        'El depósito y el bono, juntos, deben apostarse {wr} veces en {days} días.',
        'Un retiro antes de cumplir el requisito de apuesta pone fin al bono y elimina las ganancias obtenidas con él.',
        'La apuesta máxima mientras el bono está activo es de {bet} por ronda.',
        'Las tragamonedas cuentan un 100%; los juegos de mesa y las mesas en vivo, un 10%.',
      ],
    },
    'jackpot-hour': {
      slug: 'jackpot-hour',
      title: 'La hora del jackpot',
      teaser: 'Una hora cada noche, {spins} giros gratis en el juego de la noche. Sin depósito.',
      body: [
        {
          text: 'Todas las noches, entre las ocho y las nueve, reclama {spins} giros gratis en el juego de la noche. No necesitas depositar.',
        },
        {
          heading: 'Sobre los jackpots',
          text: 'Los jackpots son grandes porque son poco frecuentes. Cada giro tiene la misma pequeña probabilidad, sin importar lo que vino antes, así que juega por gusto. El monto actual aparece en cada juego.',
        },
        {
          text: 'El juego de la noche no tiene jackpot. Las ganancias de los giros gratis deben apostarse {wr} veces.',
        },
      ],
      terms: [
        'Para jugadores que han hecho al menos un depósito. Una vez por jugador cada día.',
        'Reclama los giros entre las 20:00 y las 21:00, hora local. Se pueden jugar durante {days} días.',
        'Las ganancias de los {spins} giros gratis deben apostarse {wr} veces.',
        'La apuesta máxima mientras cumples el requisito es de {bet} por ronda.',
      ],
    },
    'accumulator-boost': {
      slug: 'accumulator-boost',
      title: 'Combinada mejorada',
      teaser: 'Con tres selecciones o más, una combinada ganadora paga hasta un 50% extra, en efectivo.',
      body: [
        {
          text: 'Pon al menos tres selecciones en un mismo cupón y, si la combinada gana, se paga con algo extra: 5% por tres selecciones, subiendo paso a paso hasta 50% por diez o más. El extra se paga en efectivo, hasta {max}.',
        },
        {
          heading: 'La otra cara de la moneda',
          text: 'Cada selección que agregas aumenta el posible pago y reduce la probabilidad de ganarlo. La cuota del cupón crece con cada paso, así que decide tú dónde parar.',
        },
        {
          text: 'Inscríbete una vez y la mejora se aplica a cada combinada que cumpla las condiciones, antes del partido o en vivo.',
        },
      ],
      terms: [
        'Inscríbete en la oferta antes de hacer la apuesta.',
        'Al menos tres selecciones de eventos distintos, cada una con una cuota de 1.80 o más.',
        'Las selecciones anuladas no cuentan para la mejora.',
        'La mejora se aplica a las ganancias netas, con un máximo de {max} por apuesta.',
        'Las apuestas hechas con una apuesta gratis no participan.',
      ],
    },
    'free-bet-monday': {
      slug: 'free-bet-monday',
      title: 'Lunes de apuesta gratis',
      teaser: 'Deposita {min} o más un lunes y recibe una apuesta gratis de {prize}.',
      body: [
        {
          text: 'Deposita {min} o más y recibes una apuesta gratis de {prize} para el deporte que prefieras.',
        },
        {
          heading: 'Qué es una apuesta gratis',
          text: 'Haces la apuesta con nuestro dinero en lugar del tuyo. Si gana, las ganancias son tuyas en efectivo; el monto apostado no se paga. Si pierde, no te costó nada.',
        },
        {
          text: 'La apuesta gratis te espera en tu cupón durante {days} días. Úsala en una sola apuesta, simple o combinada, con una cuota de 1.80 o más.',
        },
      ],
      terms: [
        'Para jugadores con al menos un depósito. Una vez por jugador cada lunes, hora local.',
        'Depósito mínimo de {min}. Elige la oferta en la caja.',
        'La apuesta gratis de {prize} es de un solo uso, con una cuota de 1.80 o más.',
        'El monto de la apuesta gratis no forma parte de las ganancias.',
        'Vence {days} días después de recibirla.',
      ],
    },
    'vip-evening': {
      slug: 'vip-evening',
      title: 'Torneo VIP en vivo',
      teaser: 'Una noche al mes, un torneo privado en vivo con {prize} a repartir. Por invitación.',
      body: [
        {
          text: 'El último jueves del mes, los invitados juegan un torneo privado en mesas en vivo reservadas, con {prize} a repartir.',
        },
        {
          heading: 'Cómo transcurre la noche',
          text: 'Las mesas abren a las ocho. Los puntos dependen de lo que apuestas en las mesas reservadas, y la apuesta por ronda tiene un tope de {bet}, para que nadie pueda comprar la noche. Tu anfitrión está en el chat todo el tiempo.',
        },
        {
          text: 'Las invitaciones dependen de cuánto tiempo llevas con nosotros y de cómo te gusta jugar, nunca de cuánto has perdido. No se envían a jugadores que han pedido una pausa.',
        },
      ],
      terms: [
        'Solo por invitación personal. La invitación no se puede transferir.',
        'El torneo va de las 20:00 a la medianoche, hora local.',
        'Los puntos se ganan por lo apostado en las mesas reservadas. La apuesta máxima que cuenta es de {bet} por ronda.',
        'Los premios, {prize} en total, se pagan en efectivo, sin requisito de apuesta, dentro de {days} días.',
      ],
    },
    'loyalty-gift': {
      slug: 'loyalty-gift',
      title: 'Regalo de fidelidad',
      teaser: '{prize} en efectivo por seguir con nosotros. Sin depósito, sin requisito de apuesta, sin trampas.',
      body: [
        {
          text: 'De vez en cuando nos gusta dar las gracias sin pedir nada. Son {prize} en efectivo para jugadores que llevan un tiempo con nosotros.',
        },
        {
          heading: 'Sin cuentas que sacar',
          text: 'No hay que depositar ni apostar nada. El regalo se suma a tu saldo como dinero real.',
        },
        {
          text: 'Tienes {days} días para reclamarlo. Después vence.',
        },
      ],
      terms: [
        'Para jugadores desde el nivel Oro. Un regalo por jugador.',
        'Reclama el regalo de {prize} dentro de {days} días.',
        'El regalo se paga en efectivo, sin requisito de apuesta.',
        'No disponible durante una pausa o una autoexclusión.',
      ],
    },
    'midweek-tournament': {
      slug: 'midweek-tournament',
      title: 'El torneo de mitad de semana',
      teaser: 'Dos días, un puñado de tragamonedas y un pozo de {prize} para los cincuenta primeros.',
      body: [
        {
          text: 'Del miércoles por la mañana al jueves por la noche, un puñado de tragamonedas comparte una misma tabla de posiciones. Los cincuenta primeros se reparten {prize}.',
        },
        {
          heading: 'Cómo se cuentan los puntos',
          text: 'Ganas puntos por lo que apuestas en los juegos de la lista, gane o no la ronda. La tabla muestra tu lugar y los puntos que te faltan para el siguiente.',
        },
        {
          text: 'Un torneo puede hacer que una hora parezca corta. Decide primero un presupuesto y deja que tus límites lo cuiden por ti.',
        },
        {
          text: 'Los premios se pagan como bonos el viernes por la mañana y deben apostarse {wr} veces.',
        },
      ],
      terms: [
        'Quien juega participa; no hace falta inscribirse.',
        'Del miércoles a las 00:00 al jueves a las 23:59, hora local. Solo rondas con dinero real en las tragamonedas de la lista.',
        'El pozo es de {prize} y se reparte entre los cincuenta jugadores con más puntos. En caso de empate, gana quien llegó antes al puntaje.',
        'Los premios deben apostarse {wr} veces en {days} días.',
        'La apuesta máxima mientras cumples el requisito es de {bet} por ronda.',
      ],
    },
    'summer-send-off': {
      slug: 'summer-send-off',
      title: 'Bono de verano',
      teaser: 'Una última noche cálida: un bono del 25% hasta {max} y {spins} giros gratis.',
      body: [
        {
          text: 'Para despedir el verano, un depósito de {min} o más daba un bono del 25%, hasta {max}, y {spins} giros gratis en una tragamonedas con vista al mar.',
        },
        {
          heading: 'Esta oferta terminó',
          text: 'Los bonos que se tomaron a tiempo conservan sus condiciones: requisito de apuesta de {wr}× en {days} días. Las ofertas actuales están en la página de promociones.',
        },
        {
          text: 'Gracias por pasar una noche de verano con nosotros.',
        },
      ],
      terms: [
        'Para jugadores con al menos un depósito. Una vez por jugador durante la campaña, que ya terminó.',
        'Depósito mínimo de {min}. El bono es el 25% del depósito, hasta {max}.',
        'El bono y las ganancias de los {spins} giros gratis deben apostarse {wr} veces en {days} días.',
        'La apuesta máxima mientras el bono está activo es de {bet} por ronda.',
      ],
    },
  },
  landings: {
    'welcome-offer': {
      title: 'La oferta de bienvenida de Parlour',
      hero: {
        title: 'Una bienvenida cálida y sin rodeos',
        text: 'Igualamos tu primer depósito hasta {max}, con {spins} giros gratis. Depósito mínimo de {min}, requisito de apuesta de {wr}× en {days} días.',
        button: 'Abrir una cuenta',
      },
      intro: {
        title: 'Qué recibes y qué se pide',
        paragraphs: [
          'Deposita {min} o más y sumamos el mismo monto como bono, hasta {max}. Los giros gratis vienen incluidos. Juegas primero con tu propio dinero, así que una ganancia temprana es tuya y puedes retirarla.',
          'Para convertir el bono en efectivo, lo apuestas {wr} veces en {days} días, con apuestas de hasta {bet}. Puedes devolver el bono cuando quieras.',
        ],
      },
      steps: {
        title: 'Tres pasos',
        items: [
          { title: 'Abre tu cuenta', text: 'Toma unos minutos. Pedimos lo que exige la ley y nada más.' },
          {
            title: 'Fija un presupuesto',
            text: 'Decide cuánto quieres gastar. Puedes fijar un límite de depósito en tu cuenta, incluso antes del primer depósito.',
          },
          {
            title: 'Elige la oferta',
            text: 'Toma la oferta de bienvenida en la caja o elige “Sin bono”. Las dos opciones están bien.',
          },
        ],
      },
      faq: {
        title: 'Bueno saberlo',
        entries: [
          {
            question: '¿Estoy obligado a tomar el bono?',
            answer: 'No. Elige “Sin bono” en la caja y juega solo con tu propio dinero.',
          },
          {
            question: '¿Puedo retirar antes de cumplir el requisito de apuesta?',
            answer: 'Sí. Tu propio dinero y lo que ganes con él se pueden retirar antes de que el bono entre en juego.',
          },
          {
            question: '¿Qué juegos cuentan?',
            answer:
              'Las tragamonedas cuentan un 100% de la apuesta; los juegos de mesa y las mesas en vivo, un 10%. Algunos juegos están excluidos y así lo indican.',
          },
          {
            question: '¿Y si se me acaba el tiempo?',
            answer: 'Después de {days} días se elimina lo que quede del bono. Tu propio dinero no se toca.',
          },
        ],
      },
      cta: {
        title: '¿Vamos?',
        text: 'Si quieres, da una vuelta primero. La oferta estará ahí cuando hagas tu primer depósito.',
        button: 'Abrir una cuenta',
      },
    },
    'live-casino': {
      title: 'Casino en vivo en Parlour',
      hero: {
        title: 'Crupieres reales, mesas sin prisa',
        text: 'Ruleta, blackjack, bacará y shows de juego, transmitidos en vivo. Encuentra un asiento con apuestas a tu medida.',
        button: 'Ver las mesas',
      },
      intro: {
        title: 'En las mesas en vivo',
        paragraphs: [
          'Detrás de cada mesa en vivo hay una persona: alguien que reparte, conversa y da las buenas noches. Antes de sentarte ves la apuesta mínima y la máxima, los asientos libres y el horario.',
          'La ruleta y las cartas son reales, y cada resultado queda registrado. Las reglas están a un toque, y tu saldo y el tiempo de juego siguen en pantalla.',
        ],
      },
      steps: {
        title: 'Toma asiento',
        items: [
          { title: 'Encuentra tu mesa', text: 'Explora por juego o mira una mesa primero sin jugar.' },
          { title: 'Revisa las apuestas', text: 'Cada ficha muestra la apuesta mínima y la máxima en tu moneda.' },
          { title: 'Juega a tu ritmo', text: 'El tiempo que llevas en la mesa está siempre en pantalla.' },
        ],
      },
      faq: {
        title: 'Preguntas y respuestas',
        entries: [
          {
            question: '¿Puedo mirar antes de jugar?',
            answer: 'Sí, algunas mesas se pueden ver una vez que inicias sesión. Están señaladas en el lobby.',
          },
          {
            question: '¿Qué pasa si se corta mi conexión?',
            answer: 'Una apuesta aceptada se mantiene y el resultado se liquida como siempre. Lo encuentras en tu historial.',
          },
          {
            question: '¿Las mesas en vivo cuentan para el requisito de apuesta?',
            answer: 'Sí, un 10% de la apuesta, salvo que las condiciones de tu bono digan otra cosa.',
          },
          {
            question: '¿Las mesas están siempre abiertas?',
            answer: 'Muchas abren de día y de noche. Otras tienen horario, que aparece en la ficha.',
          },
        ],
      },
      cta: {
        title: 'Hay un asiento libre',
        text: 'Mira quién reparte esta noche.',
        button: 'Ir al casino en vivo',
      },
    },
    sportsbook: {
      title: 'Apuestas deportivas en Parlour',
      hero: {
        title: 'Apuestas antes del partido y en vivo',
        text: 'Cuotas claras antes y durante el partido, en las ligas que sigues, del fútbol al críquet.',
        button: 'Ir a deportes',
      },
      intro: {
        title: 'Apuestas deportivas que se entienden',
        paragraphs: [
          'Fútbol, tenis, básquetbol, hockey sobre hielo y más, de las grandes ligas a las locales. Cada cupón muestra lo que apuestas, la cuota y lo que podrías recibir, antes de que confirmes.',
          'Si la cuota cambia mientras decides, te preguntamos primero. Tus apuestas abiertas y su historial están juntos en un solo lugar, y tus límites se aplican aquí como en todas partes.',
        ],
      },
      steps: {
        title: 'Cómo funciona',
        items: [
          { title: 'Elige tu partido', text: 'Explora por deporte o busca un equipo.' },
          { title: 'Arma el cupón', text: 'Una selección o varias. El posible pago se actualiza sobre la marcha.' },
          { title: 'Síguelo en vivo', text: 'Marcadores y cuotas se actualizan solos, así que puedes simplemente mirar.' },
        ],
      },
      faq: {
        title: 'Antes de apostar',
        entries: [
          {
            question: '¿Qué pasa si se suspende un partido?',
            answer:
              'La selección se anula si el partido no se juega dentro del plazo que fijan las reglas de apuestas. Se devuelve lo apostado.',
          },
          {
            question: '¿Puedo apostar durante el partido?',
            answer:
              'Sí, en todo partido marcado como en vivo. Las cuotas se mueven con el juego, y una apuesta aceptada conserva la cuota de su cupón.',
          },
          {
            question: '¿Puedo cambiar una apuesta ya hecha?',
            answer: 'No. Una apuesta aceptada se mantiene, así que revisa el cupón con calma antes de confirmar.',
          },
          {
            question: '¿Mis límites se aplican a los deportes?',
            answer: 'Sí. Los límites de depósito y de gasto cubren toda la cuenta: casino, mesas en vivo y deportes.',
          },
        ],
      },
      cta: {
        title: 'Mientras tanto',
        text: 'Conoce la combinada mejorada, de hasta {max}, y las demás ofertas de deportes.',
        button: 'Ir a deportes',
      },
    },
    'free-spins': {
      title: 'Giros gratis en Parlour',
      hero: {
        title: 'Giros por cuenta de la casa',
        text: 'Deposita {min} un viernes y recibe {spins} giros gratis. Requisito de apuesta de {wr}× sobre las ganancias.',
        button: 'Ver la oferta',
      },
      intro: {
        title: 'Qué son los giros gratis',
        paragraphs: [
          'Un giro gratis es una ronda en una tragamonedas con nuestro dinero en lugar del tuyo. El juego y el valor del giro son fijos, y las probabilidades son las mismas que con tu propio dinero.',
          'Lo que ganas llega como bono de casino. Apuéstalo {wr} veces y se convierte en efectivo. Los giros que no uses dentro de {days} días vencen.',
        ],
      },
      steps: {
        title: 'Cómo jugarlos',
        items: [
          { title: 'Reclama', text: 'Toma la oferta y reclama los giros que incluye.' },
          { title: 'Juega', text: 'Inicia el juego que nombra la tarjeta. Los giros se usan primero.' },
          { title: 'Haz seguimiento', text: 'Las ganancias son un bono de casino hasta que las apuestes {wr} veces.' },
        ],
      },
      faq: {
        title: 'Nos preguntan a veces',
        entries: [
          {
            question: '¿Puedo elegir el juego?',
            answer: 'Los giros son para el juego que nombra la oferta. Cambia de una semana a otra.',
          },
          {
            question: '¿Tengo que depositar?',
            answer: 'En algunas ofertas sí, en otras no. La tarjeta siempre lo dice.',
          },
          {
            question: '¿Hay una apuesta máxima?',
            answer: 'Mientras apuestas las ganancias de los giros gratis, la apuesta máxima es de {bet} por ronda.',
          },
          {
            question: '¿Puedo rechazar los giros gratis?',
            answer: 'Claro que sí. Si no los reclamas, vencen sin ningún efecto en tu cuenta.',
          },
        ],
      },
      cta: {
        title: 'Hay viernes todas las semanas',
        text: 'No hay apuro. Mira qué tragamonedas viene ahora.',
        button: 'Ver promociones',
      },
    },
    'fast-payouts': {
      title: 'Retiros en Parlour',
      hero: {
        title: 'Tu dinero, de camino a ti',
        text: 'Revisamos los retiros dentro de {reviewHours} horas. Después, el plazo depende del medio que elijas.',
        button: 'Ver medios de pago',
      },
      intro: {
        title: 'Cómo pagamos',
        paragraphs: [
          'Tu cuenta dice cuánto puedes retirar en este momento, en una sola cifra. Si parte de tu saldo está ligada a un bono, te lo decimos y te explicamos por qué. No cobramos comisión por los retiros.',
          'Antes del primer retiro tenemos que confirmar quién eres. Te decimos qué documentos necesitamos y cómo enviarlos. El retiro mínimo de tu medio de pago aparece antes de que confirmes.',
        ],
      },
      steps: {
        title: 'Del saldo al banco',
        items: [
          {
            title: 'Confirma tu identidad',
            text: 'Te decimos qué documentos necesitamos y cómo enviarlos.',
          },
          { title: 'Elige un medio', text: 'Siempre que se pueda, el dinero vuelve por donde vino.' },
          { title: 'Sigue el pago', text: 'En tu cuenta ves si el retiro está pendiente, en revisión o pagado.' },
        ],
      },
      faq: {
        title: 'Sobre los retiros',
        entries: [
          {
            question: '¿Cuánto demora?',
            answer:
              'Una vez aprobados, los pagos bancarios directos suelen llegar en menos de una hora, las billeteras electrónicas dentro de 24 horas y las tarjetas entre uno y tres días.',
          },
          {
            question: '¿Por qué piden documentos?',
            answer: 'La ley nos pide conocer a nuestros jugadores. Además, evita que tus ganancias lleguen a otra persona.',
          },
          {
            question: '¿Puedo cancelar un retiro?',
            answer: 'Puedes mientras esté pendiente, pero nunca te lo vamos a sugerir.',
          },
          {
            question: '¿Hay comisiones?',
            answer: 'De nuestra parte, no. Tu banco o tu billetera puede cobrar las suyas.',
          },
        ],
      },
      cta: {
        title: 'Compruébalo tú mismo',
        text: 'Todos los medios, montos y plazos para tu país están en una sola página.',
        button: 'Ver medios de pago',
      },
    },
    'safer-play': {
      title: 'Juego responsable en Parlour',
      hero: {
        title: 'Que el juego siga siendo un juego',
        text: 'Límites, pausas y autoexclusión: qué hace cada uno y cómo pedirlo.',
        button: 'Ver las herramientas',
      },
      intro: {
        title: 'Tu noche, tus reglas',
        paragraphs: [
          'La mayoría sabe antes de empezar cuánto debería costar una noche. Nuestras herramientas te ayudan a cumplirlo: límites de depósito, límites de gasto y pausas.',
          'Un límite más bajo se aplica de inmediato. Uno más alto espera, para que la decisión se tome con la cabeza fría. Aquí nadie va a intentar que desistas de una pausa.',
        ],
      },
      steps: {
        title: 'Tres minutos bien invertidos',
        items: [
          {
            title: 'Fija un límite',
            text: 'Por día, semana o mes, para los depósitos, para el gasto o para ambos. Lo fijas tú, en tu cuenta.',
          },
          {
            title: 'Tómate una pausa',
            text: 'Inicia una pausa de 24 horas en tu cuenta. Tu sesión se cierra de inmediato y tu dinero queda donde está.',
          },
          { title: 'Revisa tu forma de jugar', text: 'Unas pocas preguntas honestas para ti, y dónde encontrar ayuda.' },
        ],
      },
      faq: {
        title: 'Respuestas directas',
        entries: [
          {
            question: '¿Puedo subir un límite de inmediato?',
            answer:
              'No. Un límite más alto empieza a regir después de un período de espera de al menos {limitHours} horas. Hasta entonces puedes cancelar el cambio.',
          },
          {
            question: '¿Qué diferencia hay entre una pausa y la autoexclusión?',
            answer: 'Una pausa dura un día o tres. La autoexclusión parte en seis meses y no se puede acortar.',
          },
          {
            question: '¿Qué pasa con mi dinero?',
            answer: 'Tu dinero sigue siendo tuyo. Los retiros en curso cuando te autoexcluyes se pagan.',
          },
          {
            question: 'Me preocupa otra persona. ¿Qué puedo hacer?',
            answer:
              'Habla con ella si puedes y contacta a la línea de ayuda de tu país o a nuestro equipo de atención. Te escucharán con total confidencialidad.',
          },
        ],
      },
      cta: {
        title: '¿No sabes por dónde empezar?',
        text: 'Empieza con un límite de depósito. Es la herramienta más simple, y funciona.',
        button: 'Leer sobre juego responsable',
      },
    },
  },
  footer: {
    infoLinks: {
      'privacy-policy': 'Política de privacidad',
      terms: 'Términos y condiciones',
      'bonus-terms': 'Condiciones de los bonos',
      'betting-rules': 'Reglas de apuestas',
      'casino-rules': 'Reglas del casino',
      'age-restrictions': 'Restricciones de edad',
      'responsible-gambling': 'Juego responsable',
      'payment-methods': 'Medios de pago',
    },
    contactLinks: { contact: 'Ayuda y contacto', chat: 'Chat en vivo' },
    body: [
      'Parlour es solo para adultos: debes tener al menos {age} años, o más donde la ley lo indique. Juega por diversión y solo con dinero que puedas permitirte perder. Si el juego deja de ser divertido, haz una pausa o habla con alguien.',
      'Parlour cuenta con la licencia n.º {licence} de la Autoridad de Juegos del Puerto. Todos los juegos son probados por un laboratorio independiente, y el dinero de los jugadores se mantiene separado del nuestro.',
    ],
  },
  marks: {
    licences: {
      harbour: 'Autoridad de Juegos del Puerto',
      northlight: 'Consejo de Juegos Luz del Norte',
      lakeshore: 'Oficina de Juegos de la Ribera',
      southernIsles: 'Comisión de Juegos de las Islas del Sur',
    },
    regulators: {
      adultsOnly: 'Solo para adultos',
      limits: 'Fija tus límites',
      selfTest: 'Revisa tu forma de jugar',
      exclusionRegister: 'Registro de exclusión',
      independentHelp: 'Ayuda independiente',
    },
  },
  seo: {
    '/': {
      title: 'Parlour: casino en línea, mesas en vivo y deportes',
      description:
        'Tragamonedas y mesas en vivo con ofertas claras, retiros honestos y límites que se cumplen. También apuestas deportivas.',
      heading: 'Te damos la bienvenida a Parlour',
    },
    '/promotions': {
      title: 'Promociones y bonos | Parlour',
      description: 'Ofertas actuales de casino, mesas en vivo y deportes, con sus condiciones a la vista. Tómalas o déjalas.',
      heading: 'Promociones',
    },
    '/promotions/casino': {
      title: 'Promociones de casino | Parlour',
      description:
        'Bonos de depósito, giros gratis y torneos de tragamonedas, con el requisito de apuesta dicho desde el principio.',
      heading: 'Promociones de casino',
    },
    '/promotions/live': {
      title: 'Promociones de casino en vivo | Parlour',
      description: 'Cashback y noches privadas en las mesas en vivo. Mira qué hay ahora y qué se pide.',
      heading: 'Promociones de casino en vivo',
    },
    '/promotions/sports': {
      title: 'Promociones de deportes | Parlour',
      description: 'Combinadas mejoradas y apuestas gratis para los deportes que sigues, con cuotas y reglas claras.',
      heading: 'Promociones de deportes',
    },
    '/promotions/vip': {
      title: 'Promociones VIP | Parlour',
      description: 'Regalos sin requisito de apuesta y noches por invitación para jugadores que llevan un tiempo con nosotros.',
      heading: 'Promociones VIP',
    },
    '/online-casino': {
      title: 'Casino en línea: tragamonedas y mesas | Parlour',
      description:
        'Tragamonedas, jackpots y juegos de mesa de estudios que nos gustan. Busca por nombre o prueba muchos por diversión.',
      heading: 'Casino',
    },
    '/live-casino-online': {
      title: 'Casino en vivo con crupieres reales | Parlour',
      description:
        'Ruleta, blackjack, bacará y shows de juego, en vivo. Mira las apuestas y los asientos libres antes de sentarte.',
      heading: 'Casino en vivo',
    },
    '/sportsbook': {
      title: 'Apuestas deportivas y cuotas en vivo | Parlour',
      description:
        'Fútbol, tenis, hockey sobre hielo y más: partidos, marcadores y cuotas del ganador, antes del partido y en vivo.',
      heading: 'Deportes',
    },
    '/vip': {
      title: 'VIP en Parlour',
      description:
        'Seis niveles, un anfitrión personal y regalos sin requisito de apuesta. Lee qué te da cada nivel y cómo funciona.',
      heading: 'Programa VIP',
    },
    '/payment-methods': {
      title: 'Medios de pago y retiros | Parlour',
      description: 'Todas las formas de depositar y retirar en tu país, con montos, plazos y comisiones en una sola página.',
      heading: 'Medios de pago',
    },
    '/privacy-policy': {
      title: 'Política de privacidad | Parlour',
      description: 'Qué sabemos de ti, por qué lo necesitamos, cuánto tiempo lo guardamos y cómo pedir que se corrija o elimine.',
      heading: 'Política de privacidad',
    },
    '/terms': {
      title: 'Términos y condiciones | Parlour',
      description: 'El acuerdo entre tú y Parlour: tu cuenta, tu dinero, nuestras obligaciones y las tuyas.',
      heading: 'Términos y condiciones',
    },
    '/bonus-terms': {
      title: 'Condiciones de los bonos | Parlour',
      description:
        'Cómo funcionan los bonos en Parlour: requisito de apuesta, aportes, apuesta máxima, vencimiento y cómo devolver uno.',
      heading: 'Condiciones de los bonos',
    },
    '/betting-rules': {
      title: 'Reglas de apuestas | Parlour',
      description: 'Cómo se aceptan y liquidan las apuestas, qué anula una selección y qué reglas rigen para cada deporte.',
      heading: 'Reglas de apuestas',
    },
    '/casino-rules': {
      title: 'Reglas del casino | Parlour',
      description: 'Cómo se juegan y liquidan las rondas, qué pasa si se corta la conexión y cómo se pagan los jackpots.',
      heading: 'Reglas del casino',
    },
    '/age-restrictions': {
      title: 'Restricciones de edad | Parlour',
      description: 'Parlour es solo para adultos. Cómo verificamos la edad y cómo mantener tu cuenta lejos de los niños.',
      heading: 'Restricciones de edad',
    },
    '/responsible-gambling': {
      title: 'Juego responsable | Parlour',
      description: 'Límites, pausas y autoexclusión: cómo funcionan, cómo pedirlos y dónde encontrar ayuda.',
      heading: 'Juego responsable',
    },
    '/contact': {
      title: 'Ayuda y contacto | Parlour',
      description: 'Respuestas a preguntas frecuentes y un equipo que contesta correos todos los días {supportHours}.',
      heading: '¿Cómo podemos ayudarte?',
    },
    '/welcome': {
      title: 'Tu oferta de bienvenida | Parlour',
      description: 'Qué da la oferta de bienvenida, qué pide y cómo decir que no. Todo en una sola página.',
      heading: 'Una cálida bienvenida',
    },
  },
  site: {
    maintenance:
      'Estamos trabajando en el sitio. Tu dinero y tus apuestas abiertas están a salvo. Vuelve un poco más tarde, por favor.',
  },
};
