import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Política de privacidad',
  sections: [
    {
      heading: 'Quién cuida tus datos',
      paragraphs: [
        'La responsable de tus datos es Parlour Rooms Limited, 4 Harbour Row, Port Sable, que opera Parlour con la licencia n.º {licence} de la Autoridad de Juegos del Puerto. Para cualquier pregunta sobre protección de datos, escribe a privacy@parlour.example.',
        'Un casino en línea necesita saber bastante de sus jugadores: quiénes son, qué edad tienen, de dónde viene su dinero. Esta página explica qué sabemos de ti, para qué lo usamos, cuánto tiempo lo guardamos y qué puedes pedirnos. Nunca vendemos tus datos.',
      ],
    },
    {
      heading: 'Qué datos tenemos',
      paragraphs: ['Una parte nos la das tú, otra se genera mientras juegas y otra llega con tu dispositivo.'],
      list: [
        'Lo que nos das: nombre, dirección, fecha de nacimiento, correo electrónico y teléfono.',
        'Lo que se genera al jugar: tus apuestas, tus ganancias, tus sesiones y los límites que fijas.',
        'Datos técnicos: la dirección desde la que te conectas y el dispositivo que usas.',
        'Documentos: los que nos envías para verificar tu identidad, tu domicilio, tu medio de pago o el origen de tu patrimonio.',
      ],
    },
    {
      heading: 'Para qué los usamos',
      paragraphs: ['Cada uso tiene un motivo, y los motivos son cuatro:'],
      list: [
        'El contrato contigo: llevar tu cuenta, recibir depósitos, pagar retiros, liquidar rondas y apuestas, y atenderte cuando nos escribes.',
        'La ley: comprobar tu edad, prevenir el lavado de dinero y proteger a los jugadores.',
        'Nuestro interés legítimo: mantener el sitio seguro y detectar fraudes.',
        'Tu consentimiento: enviarte publicidad y usar cookies que no son esenciales.',
      ],
    },
    {
      heading: 'Lo que depende de tu permiso',
      paragraphs: [
        'Solo te enviamos ofertas si dijiste que sí, y puedes cambiar de opinión en cualquier momento; desde entonces dejan de llegarte. Retirar el permiso no afecta tu cuenta ni tu saldo: sigues jugando igual que antes, con menos correos.',
        'Durante una autoexclusión no enviamos publicidad, aunque antes la hayas aceptado.',
      ],
    },
    {
      heading: 'Con quién los compartimos',
      paragraphs: [
        'Algunos servicios no los prestamos solos. Compartimos con cada uno lo que necesita para su tarea y nada más:',
      ],
      list: [
        'Proveedores de pago, para que tu dinero llegue y vuelva.',
        'Verificadores de identidad, para comprobar que eres tú y que tienes la edad exigida.',
        'Estudios de juegos, que reciben los datos de la partida pero no tu nombre.',
        'Autoridades reguladoras, cuando tienen derecho a pedirlos.',
      ],
    },
    {
      heading: 'Cuánto tiempo los guardamos',
      paragraphs: [
        'Guardamos tus datos mientras exista tu cuenta y, después de cerrarla, solo durante los plazos que debemos cumplir. Cuando el último de ellos termina, los eliminamos.',
      ],
      list: [
        'Datos exigidos por las normas contra el lavado de dinero: la vida de la cuenta y 5 años más.',
        'Registros contables: 10 años.',
        'Datos de publicidad: hasta que retires tu permiso.',
        'Documentos de verificación: se eliminan cuando termina el plazo legal.',
      ],
    },
    {
      heading: 'Cookies',
      paragraphs: [
        'Las cookies esenciales están siempre activas: sin ellas no podríamos mantener tu sesión ni recordar tu elección sobre las demás. Las de rendimiento muestran en qué partes el sitio responde con lentitud, las funcionales recuerdan tus preferencias y las de publicidad sirven para mostrarte ofertas que te interesen. Estos tres tipos se usan solo si los aceptas.',
        'Puedes cambiar tu elección cuando quieras desde el enlace que está al pie de cada página.',
      ],
    },
    {
      heading: 'Cómo los protegemos',
      paragraphs: [
        'Tu sesión se cierra tras {idleMinutes} minutos sin actividad, y {signInAttempts} intentos fallidos de iniciar sesión bloquean la cuenta durante {lockMinutes} minutos. Son molestias pequeñas que evitan otras mayores.',
        'Tú también puedes ayudar: elige una contraseña que no uses en otro sitio, no la compartas y cierra sesión cuando dejes el dispositivo. Envía tus documentos solo de la forma que te indicamos cuando los pedimos. Nuestro equipo nunca te pedirá tu contraseña.',
      ],
    },
    {
      heading: 'Tus derechos',
      paragraphs: [
        'Estos datos hablan de ti, y por eso tienes derechos sobre ellos. Escribe a privacy@parlour.example y dinos qué necesitas; antes de responder nos aseguramos de que eres tú quien pregunta.',
        'Algunos datos debemos conservarlos por ley aunque pidas que los eliminemos. Si es así, te decimos cuáles son y por qué.',
      ],
      list: [
        'Ver los datos que tenemos de ti y recibir una copia.',
        'Corregir lo que está mal o incompleto.',
        'Pedir que eliminemos lo que ya no debemos guardar.',
        'Limitar el uso de tus datos mientras se aclara una duda.',
        'Llevarte tus datos a otro servicio.',
        'Oponerte a un uso que se basa en nuestro interés legítimo.',
        'Presentar un reclamo.',
      ],
    },
    {
      heading: 'Preguntas y reclamos',
      paragraphs: [
        'Si algo de esta página no te convence, empieza por nosotros. Nuestro equipo de atención está todos los días {supportHours} en help@parlour.example, y responde los reclamos en un plazo de 5 días. Después puedes pedir que lo revise nuestro equipo de reclamos, que tiene 8 semanas como máximo, y por último acudir sin costo a la Oficina del Puerto para Disputas de Jugadores.',
      ],
    },
    {
      heading: 'Sobre este texto',
      paragraphs: ['Esta política de privacidad es el texto de muestra de un operador de demostración.'],
    },
  ],
};
