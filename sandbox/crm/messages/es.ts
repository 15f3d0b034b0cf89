import type { CrmTexts } from './texts.ts';

export const es: CrmTexts = {
  links: {
    account: 'Tu cuenta',
    documents: 'Tus documentos',
    limits: 'Tus límites',
    transactions: 'Transacciones',
    withdraw: 'Retirar',
    rewards: 'Tus recompensas',
    promotions: 'Promociones',
  },
  messages: {
    welcome: {
      title: 'Te damos la bienvenida a Parlour, {name}',
      text: 'Tu cuenta está abierta. Puedes depositar, jugar y retirar cuando quieras. Antes de empezar, decide cuánto quieres gastar: tus límites están en tu cuenta.',
    },
    depositLimitPending: {
      title: 'Un cambio de tu límite de depósito está pendiente',
      text: 'El cambio que pediste entra en vigor el {time}. Hasta entonces sigue el límite actual. Puedes cancelar el cambio en tus límites.',
    },
    depositLimitDue: {
      title: 'Tu límite de depósito cambió',
      text: 'El cambio que pediste ya está en vigor. Puedes bajar tu límite cuando quieras; uno más bajo se aplica de inmediato.',
    },
    documentRequested: {
      title: 'Necesitamos documentos tuyos',
      text: 'Envíanos un comprobante de tu identidad y de tu domicilio. La ley nos obliga a revisarlos. En tu cuenta verás qué hace falta y cómo enviarlo.',
    },
    documentAccepted: {
      title: 'Aceptamos tu documento',
      text: 'Gracias. Revisamos y aceptamos el documento que nos enviaste.',
    },
    documentRejected: {
      title: 'No pudimos aceptar tu documento',
      text: 'No pudimos aceptar el documento que nos enviaste. Envíalo de nuevo: completo, nítido y vigente.',
    },
    answersAccepted: {
      title: 'Aceptamos tus respuestas',
      text: 'Gracias. Revisamos tus respuestas sobre ocupación e ingresos. No tienes que hacer nada más.',
    },
    answersReturned: {
      title: 'Tenemos una duda sobre tus respuestas',
      text: 'Todavía no pudimos aceptar tus respuestas sobre ocupación e ingresos. Responde de nuevo a las preguntas en tu cuenta.',
    },
    identityReview: {
      title: 'Estamos verificando tus datos',
      text: 'Antes de que puedas depositar y jugar, nuestro equipo tiene que revisar tu nombre y tu fecha de nacimiento. No tienes que hacer nada. Puedes retirar como siempre, y te escribiremos aquí en cuanto terminemos.',
    },
    identityConfirmed: {
      title: 'Tus datos están confirmados',
      text: 'Gracias por tu paciencia. Ya puedes depositar y jugar.',
    },
    paymentReturned: {
      title: 'Te devolvemos tu pago',
      text: 'No pudimos aceptar tu pago de {amount}. El dinero vuelve a la cuenta de la que salió. La página de depósito muestra por qué no es posible depositar.',
    },
    withdrawalPaid: {
      title: 'Tu retiro va en camino',
      text: 'Tu retiro de {amount} fue aprobado y pagado. El momento en que recibas el dinero depende de tu banco.',
    },
    bonusGranted: {
      title: 'Recibiste un bono',
      text: 'Agregamos un bono a tu cuenta. Sus condiciones y tu avance están en tus recompensas.',
    },
    tournamentPrize: {
      title: 'Ganaste un premio de torneo',
      text: 'Felicitaciones: terminaste el torneo en el puesto {rank}. El premio y sus condiciones están en tus recompensas.',
    },
    securityTip: {
      title: 'Mantén segura tu cuenta',
      text: 'Usa una contraseña que no tengas en ningún otro sitio y revisa de vez en cuando dónde tienes sesiones abiertas. Nadie de Parlour te pedirá tu contraseña.',
    },
    limitsTip: {
      title: 'Fija un límite antes de jugar',
      text: 'Un límite de depósito te ayuda a no gastar más de lo previsto. Uno más bajo se aplica de inmediato; uno más alto, solo después de una espera.',
    },
    breakTip: {
      title: '¿Hora de una pausa?',
      text: 'Puedes hacer una pausa de 24 horas o elegir una autoexclusión más larga. Durante una pausa nadie puede jugar con tu cuenta.',
    },
    withdrawalTip: {
      title: 'Cómo funcionan los retiros',
      text: 'Pide un retiro en tu cuenta y elige adónde va el dinero. Puedes cancelarlo hasta que se apruebe.',
    },
    historyTip: {
      title: 'Tu historial de un vistazo',
      text: 'Cada depósito, apuesta, premio y retiro está en tus transacciones. Puedes filtrar la lista y guardarla en un archivo.',
    },
    timeTip: {
      title: 'No pierdas de vista el tiempo',
      text: 'Tu cuenta puede recordarte cuánto llevas jugando. Elige junto a tus límites el intervalo que te convenga.',
    },
    supportTip: {
      title: '¿Preguntas? Escríbenos',
      text: 'Nuestro equipo de atención te ayuda con tu cuenta, los pagos y los juegos. Todas las formas de contactarnos están en Contacto.',
    },
    offerOfWeek: {
      title: 'Las ofertas de la semana',
      text: 'Te esperan nuevas ofertas. Lo que dan y lo que piden está en cada una de ellas.',
    },
  },
};
