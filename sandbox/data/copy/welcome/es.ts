import type { WelcomeCopy } from './welcome-copy.ts';

export const welcome: WelcomeCopy = {
  registration: {
    welcome: {
      title: 'Abrir una cuenta',
      hero: {
        title: 'Un asiento con tu nombre',
        text: 'Abres tu cuenta en pocos minutos. Si la quieres, la oferta de bienvenida duplica un primer depósito de {min} o más, hasta {max}.',
      },
      steps: [
        { title: 'Cuéntanos quién eres', text: 'Nombre, dirección y fecha de nacimiento, como en tu documento.' },
        { title: 'Confirma tu contacto', text: 'Enviamos un código a tu teléfono o a tu correo.' },
        { title: 'Mira alrededor', text: 'Después deposita, o simplemente prueba los juegos por diversión.' },
      ],
    },
    live: {
      title: 'Únete a las mesas en vivo',
      hero: {
        title: 'El crupier te está esperando',
        text: 'Con una cuenta puedes sentarte en todas las mesas en vivo, y hasta {max} de una semana perdedora vuelven en efectivo.',
      },
      steps: [
        { title: 'Abre una cuenta', text: 'Toma unos dos minutos.' },
        { title: 'Deposita lo que te acomode', text: 'Al instante y sin comisión, desde {minDeposit}.' },
        { title: 'Elige una mesa', text: 'Apuestas, asientos libres y horarios están en cada mesa.' },
      ],
    },
    sports: {
      title: 'Únete a las apuestas deportivas',
      hero: {
        title: 'Apuestas deportivas en Parlour',
        text: 'Abre tu cuenta desde ahora. Las combinadas ganadoras pagan hasta 50% más, con un máximo de {max}.',
      },
      steps: [
        { title: 'Abre una cuenta', text: 'Una sola vez, para apuestas, casino y mesas en vivo.' },
        { title: 'Elige tus deportes', text: 'Fútbol, tenis, básquetbol y más, antes y durante el partido.' },
        { title: 'Haz una apuesta que se entiende', text: 'Monto, cuota y posible ganancia, antes de confirmar.' },
      ],
    },
    friends: {
      title: 'Por invitación de un amigo',
      hero: {
        title: 'Alguien te guardó un asiento',
        text: 'Únete con el código de abajo. La oferta de bienvenida es igual para todos: hasta {max} y {spins} giros gratis.',
      },
      steps: [
        { title: 'Guarda el código', text: 'Si empiezas aquí, ya viene escrito.' },
        { title: 'Abre tu propia cuenta', text: 'Una por persona, con tus datos. Nadie más puede usarla.' },
        { title: 'Saluda', text: 'Tu amigo ve que viniste, y nada de cómo juegas.' },
      ],
    },
  },
  modal: {
    title: 'Buenas noches, y bienvenido',
    body: 'Mira con calma: la mayoría de los juegos se puede probar por diversión, sin cuenta. Si te quedas, hay una oferta de bienvenida con sus condiciones en una sola página.',
    button: 'Ver la oferta de bienvenida',
  },
  payAndPlay: {
    title: 'Jugar en un paso',
    description:
      'Deposita desde tu banco y tu cuenta se abre sola. Sin formulario ni contraseña, y los retiros vuelven por el mismo camino.',
    button: 'Elegir un monto',
  },
};
