import type { HelpCopy } from './help-copy.ts';

export const help: HelpCopy = {
  info: {
    about: {
      title: 'Sobre Parlour',
      sections: [
        {
          heading: 'Quiénes somos',
          paragraphs: [
            'Parlour nació de un deseo sencillo: un casino en línea que se sienta como un buen living. Luz cálida, unos pocos juegos bien elegidos, gente que conoce tu nombre y nadie que te tire de la manga. Con esa imagen seguimos midiendo todo lo que hacemos.',
            'Parlour es operado por Parlour Rooms Limited, 4 Harbour Row, Port Sable, con la licencia n.º {licence} de la Autoridad de Juegos del Puerto. Casino, mesas en vivo y deportes comparten una cuenta, un saldo y los mismos límites.',
          ],
        },
        {
          heading: 'Lo que no negociamos',
          paragraphs: ['Unas cuantas costumbres que mantenemos, por agitada que esté la noche.'],
          list: [
            'Cada oferta dice, junto al botón, qué da, qué pide y cuánto dura.',
            'Lo que puedes retirar es una sola cifra, y está siempre a la vista.',
            'Cuando pides un límite, una pausa o una autoexclusión, nadie intenta disuadirte.',
            'El dinero de los jugadores se guarda aparte del nuestro, en cuentas bancarias separadas.',
          ],
        },
        {
          heading: 'La gente',
          paragraphs: [
            'Crupieres, ingenieras, redactores y un equipo de atención que responde todos los días {supportHours}: somos unas doscientas personas. Todas, sea cual sea su trabajo, aprenden en la primera semana a reconocer a un jugador que necesita una pausa y qué decirle. Los juegos vienen de estudios que elegimos uno por uno, y rechazamos más de los que tomamos.',
          ],
        },
      ],
    },
    'game-testing': {
      title: 'Cómo probamos nuestros juegos',
      sections: [
        {
          heading: 'Azar, y nada más',
          paragraphs: [
            'El resultado de cada ronda viene de una fuente aleatoria certificada en el servidor y queda fijado antes de que se muevan los rodillos o se den vuelta las cartas. Nada en tu dispositivo, ni la hora, ni las rondas anteriores pueden cambiarlo. Nosotros tampoco.',
          ],
        },
        {
          heading: 'Antes de abrir un juego',
          paragraphs: [
            'Un laboratorio independiente examina cada juego antes de que lo ofrezcamos. Lee el código fuente, repite millones de rondas y compara lo que sale con lo que prometen las reglas. Después lo jugamos nosotros, en pantallas chicas y grandes, hasta entenderlo lo bastante bien como para explicarlo.',
          ],
          list: [
            'El retorno al jugador debe coincidir con la cifra de las reglas.',
            'Cada símbolo, carta y número debe salir tan seguido como corresponde.',
            'Una conexión perdida nunca debe cambiar un resultado.',
            'La apuesta, el saldo y el tiempo de juego deben verse durante el juego.',
          ],
        },
        {
          heading: 'Mientras está abierto',
          paragraphs: [
            'Cada mes, los resultados de todos los juegos se comparan con su diseño. Si una cifra sale del rango esperado, primero cerramos el juego y después buscamos la razón. Si una falla tocó tus rondas, se devuelven las apuestas.',
          ],
        },
        {
          heading: 'Qué significa el retorno al jugador',
          paragraphs: [
            'Un retorno del 96% significa que, en un tiempo muy largo y entre todos los jugadores, 96 de cada 100 apostados se pagan como ganancias. No dice nada de una sola noche: puedes ganar más o perder todo lo que apostaste. Por eso un presupuesto importa más que cualquier porcentaje.',
          ],
        },
      ],
    },
    security: {
      title: 'Seguridad',
      sections: [
        {
          heading: 'Tu cuenta',
          paragraphs: [
            'Tu contraseña nunca nos llega en forma legible: al iniciar sesión se demuestra que la conoces sin enviarla. Después de {signInAttempts} intentos fallidos, la cuenta se bloquea {lockMinutes} minutos. Tras {idleMinutes} minutos sin actividad cerramos tu sesión y avisamos {idleWarning} minutos antes.',
          ],
          list: [
            'Elige una contraseña de {passwordMin} a {passwordMax} caracteres que no uses en ningún otro lugar.',
            'No compartas tu cuenta: es solo tuya y nadie más puede usarla.',
            'Cierra la sesión en los dispositivos que compartes.',
          ],
        },
        {
          heading: 'Tu dinero',
          paragraphs: [
            'Los depósitos y retiros se registran con exactitud en un libro mayor que siempre debe cuadrar. Un retiro va primero a un medio con el que hayas depositado, para que nadie pueda mandar tu dinero a otra parte. Los fondos de los jugadores están separados de los nuestros.',
          ],
        },
        {
          heading: 'Tus documentos',
          paragraphs: [
            'Los documentos de identidad viajan cifrados, los ven solo quienes los revisan y se borran cuando la ley ya no pide conservarlos. Nunca te pediremos una contraseña, un PIN o el número completo de tu tarjeta, ni por correo ni por teléfono.',
          ],
        },
        {
          heading: 'Si algo se ve raro',
          paragraphs: [
            'Escribe a help@parlour.example. Si crees que otra persona entró en tu cuenta, dilo primero: la bloqueamos mientras revisamos, y tu saldo se queda donde está.',
          ],
        },
      ],
    },
  },
  contact: {
    title: 'Ayuda y contacto',
    sections: [
      {
        heading: 'Habla con nosotros',
        paragraphs: [
          'Escribe a help@parlour.example cuando quieras. Nuestro equipo de atención responde todos los días {supportHours}, siempre dentro de un día.',
        ],
      },
      {
        heading: 'Si algo no te convence',
        paragraphs: [
          'Cuéntaselo primero a nuestro equipo. Tienes respuesta dentro de cinco días. Si eso no lo resuelve, el equipo de reclamos lo mira de nuevo y decide en ocho semanas como máximo. Después puedes acudir a la Oficina del Puerto para Disputas de Jugadores, sin costo para ti.',
        ],
      },
      {
        heading: 'Sobre tus datos',
        paragraphs: [
          'Las preguntas sobre lo que sabemos de ti y las solicitudes para ver, corregir o borrar tus datos van a privacy@parlour.example.',
        ],
      },
    ],
    entries: [
      {
        question: 'No puedo iniciar sesión. ¿Qué hago?',
        answer:
          'Después de {signInAttempts} intentos fallidos, la cuenta se bloquea por {lockMinutes} minutos. Restablece tu contraseña desde la ventana de inicio de sesión. Una pausa o una autoexclusión tiene que llegar a su fin.',
      },
      {
        question: '¿Dónde está mi retiro?',
        answer:
          'Revisamos los retiros dentro de {reviewHours} horas. Después tardan desde una hora hasta tres días hábiles, según el medio. En tu cuenta ves en qué estado está.',
      },
      {
        question: '¿Por qué piden documentos?',
        answer:
          'La ley nos pide conocer a nuestros jugadores. Cuando necesitamos un documento, te decimos cuál y cómo enviarlo. Envía la página completa, en color y sin editar.',
      },
      {
        question: '¿Cómo pongo o cambio un límite?',
        answer:
          'En tu cuenta, en “Límites de juego”. Puedes limitar tus depósitos, tu gasto o ambos, por día, semana y mes. Un límite más bajo rige de inmediato; uno más alto, después de {limitHours} horas como mínimo.',
      },
      {
        question: 'Mi bono desapareció.',
        answer:
          'Puede haber vencido, haberse devuelto o haberse jugado por completo. Pregúntanos y te decimos qué pasó y cuándo.',
      },
      {
        question: 'Quiero cerrar mi cuenta.',
        answer:
          'Escríbenos desde el correo de tu cuenta y la cerramos el mismo día; lo que puedas retirar se te paga. Si el juego se volvió un problema, la autoexclusión es la opción más segura.',
      },
    ],
  },
  payment: {
    title: 'Medios de pago',
    intro: [
      'Estos son los medios de pago de tu país, con los montos mínimos y máximos y el tiempo que toman. No cobramos comisión, ni por depósitos ni por retiros; tu banco o tu billetera puede tener la suya.',
      'Los depósitos están en tu saldo al instante. Un retiro vuelve a un medio con el que depositaste, siempre que pueda recibir dinero. Lo revisamos dentro de {reviewHours} horas; después, el plazo depende del medio.',
    ],
    faq: [
      {
        question: '¿Cuál es el mínimo para depositar o retirar?',
        answer:
          'Los depósitos empiezan en {minDeposit} y los retiros en {minWithdrawal}, con todos los medios. Los máximos están en la tabla.',
      },
      {
        question: '¿Hay un tope para los retiros?',
        answer:
          'Sí: {capDay} por día, {capWeek} por semana y {capMonth} por mes. Desde el nivel Platino son el doble, y los jackpots se pagan completos y sin tope.',
      },
      {
        question: '¿Por qué no puedo retirar a mi tarjeta?',
        answer:
          'Algunos medios solo reciben depósitos. En ese caso pagamos a tu cuenta bancaria, una vez que vemos que está a tu nombre.',
      },
      {
        question: '¿Puedo cancelar un retiro?',
        answer:
          'Mientras está pendiente, sí, hasta {cancelsPerDay} veces por día, si las reglas de tu país lo permiten. Nunca te lo vamos a sugerir.',
      },
    ],
  },
};
