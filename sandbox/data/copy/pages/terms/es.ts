import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Términos y condiciones',
  sections: [
    {
      heading: 'El acuerdo entre tú y nosotros',
      paragraphs: [
        'Parlour es un sitio de Parlour Rooms Limited, 4 Harbour Row, Port Sable. Operamos con la licencia n.º {licence} de la Autoridad de Juegos del Puerto. Cuando abres una cuenta, tú y nosotros aceptamos estos términos; por eso están escritos para leerse de principio a fin y no solo para marcar una casilla.',
        'Las condiciones de los bonos, las reglas del casino, las reglas de apuestas y la política de privacidad completan este acuerdo. Si algo no te queda claro, pregunta antes de jugar: nuestro equipo de atención responde todos los días {supportHours}, en help@parlour.example.',
      ],
    },
    {
      heading: 'Quién puede jugar',
      paragraphs: [
        'Para abrir una cuenta debes tener al menos {age} años. Lo comprobamos en el registro y, donde la ley lo exige, nadie juega hasta que la edad queda confirmada. Si un menor llega a jugar, le devolvemos los depósitos y sus ganancias quedan anuladas.',
        'La cuenta es personal. Cada jugador puede tener una sola, con sus datos verdaderos, y nadie más puede usarla: ni tu pareja, ni un amigo, ni siquiera por un momento.',
      ],
    },
    {
      heading: 'Tu cuenta y tu contraseña',
      paragraphs: [
        'Tu contraseña debe tener entre {passwordMin} y {passwordMax} caracteres. Elige una que no uses en otro sitio y no la compartas con nadie. Si cambian tu dirección o tus datos de contacto, cuéntanoslo.',
        'Para protegerte, la cuenta tiene algunas protecciones que funcionan solas:',
      ],
      list: [
        'Tras {signInAttempts} intentos fallidos de iniciar sesión, la cuenta se bloquea durante {lockMinutes} minutos.',
        'Tras {idleMinutes} minutos sin actividad cerramos tu sesión. {idleWarning} minutos antes te avisamos, por si sigues ahí.',
        'Si crees que otra persona conoce tu contraseña, cámbiala y escríbenos de inmediato.',
      ],
    },
    {
      heading: 'Verificación',
      paragraphs: [
        'Tenemos que saber quién juega. Por eso te pedimos un documento de identidad y un comprobante de domicilio, a más tardar antes de tu primer retiro. Si te los pedimos en otro momento, tienes 30 días para enviarlos. También podemos pedirte un comprobante del medio de pago o información sobre el origen de tu patrimonio.',
        'Te decimos qué documentos necesitamos y cómo enviarlos. No aceptamos fotos de documentos tapados, recortados o editados: una imagen completa y nítida nos ahorra tiempo a todos.',
      ],
    },
    {
      heading: 'Depósitos y dinero de los jugadores',
      paragraphs: [
        'El depósito mínimo es de {minDeposit}. Los depósitos se acreditan al instante y no cobramos comisión. Elige un medio de pago que esté a tu nombre, porque los retiros vuelven por el mismo camino.',
        'El dinero de los jugadores se mantiene separado del nuestro, en cuentas bancarias distintas. Lo que hay en tu cuenta no es un crédito ni un ahorro: está ahí para jugar o para que lo retires.',
      ],
    },
    {
      heading: 'Retiros',
      paragraphs: [
        'Puedes retirar desde {minWithdrawal}. El dinero vuelve primero a un medio con el que hayas depositado. Revisamos cada solicitud en un plazo de {reviewHours} horas y, desde entonces, el pago tarda entre 1 hora y 3 días hábiles, según el medio. Un retiro pendiente se puede cancelar, hasta {cancelsPerDay} veces al día, si las reglas de tu país lo permiten; nunca te insistiremos para que lo hagas.',
        'Hay topes de retiro: {capDay} por día, {capWeek} por semana y {capMonth} por mes. Desde el nivel 4 de fidelidad se duplican. Los jackpots se pagan completos y no cuentan para estos topes.',
      ],
    },
    {
      heading: 'Bonos, juegos y apuestas',
      paragraphs: [
        'Ningún bono es obligatorio. Si tomas uno, rigen las condiciones de los bonos y las de la página de la oferta, y puedes renunciar a él cuando quieras.',
        'En los juegos, el resultado lo decide una fuente de azar certificada en nuestro servidor. Una falla técnica anula las jugadas y los pagos afectados, y lo apostado se devuelve. Una apuesta deportiva queda aceptada cuando aparece su número, con la cuota de ese momento. Los detalles están en las reglas del casino y en las reglas de apuestas.',
      ],
    },
    {
      heading: 'Jugar con medida',
      paragraphs: [
        'El juego es entretenimiento y tiene un precio. Estas herramientas sirven para que ese precio lo decidas tú. Los límites y la pausa de 24 horas los activas en tu cuenta; la pausa de 72 horas y la autoexclusión, con nuestro equipo de atención:',
      ],
      list: [
        'Límites de depósito y de gasto por día, semana y mes. Bajarlos rige de inmediato; subirlos, después de al menos {limitHours} horas.',
        'El tiempo que llevas en el juego, siempre a la vista.',
        'Un aviso de tiempo cada 30 minutos, cada hora o cada dos horas, que fijas en tu cuenta.',
        'Una pausa de 24 o 72 horas.',
        'La autoexclusión por 6, 12, 24, 36 o 60 meses, o para siempre.',
      ],
    },
    {
      heading: 'Cuentas sin actividad',
      paragraphs: [
        'Si pasan 12 meses sin que uses tu cuenta, la consideramos inactiva. Si quieres volver a usarla o prefieres retirar lo que queda en ella, escríbenos y te ayudamos a hacerlo.',
      ],
    },
    {
      heading: 'Si no estás de acuerdo',
      paragraphs: ['Cuando algo sale mal, queremos saberlo por ti. Un reclamo sigue tres pasos, y ninguno te cuesta nada:'],
      list: [
        'Primero, nuestro equipo de atención. Cuéntanos qué pasó y cuándo; respondemos en un plazo de 5 días.',
        'Si la respuesta no te convence, nuestro equipo de reclamos revisa el caso desde el comienzo, en 8 semanas como máximo.',
        'Si aún no hay acuerdo, puedes acudir a la Oficina del Puerto para Disputas de Jugadores. El trámite es gratuito para ti.',
      ],
    },
    {
      heading: 'Sobre este texto',
      paragraphs: ['Estos términos son el texto de muestra de un operador de demostración.'],
    },
  ],
};
