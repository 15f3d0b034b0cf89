import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Juego responsable',
  sections: [
    {
      heading: 'El juego es entretenimiento',
      paragraphs: [
        'Jugar en Parlour debería sentirse como una salida: algo que elegiste, a un precio que conocías. No es una forma de ganar dinero, de pagar una cuenta ni de superar un mal día. Los juegos están diseñados para que, con el tiempo, la casa se quede con una parte, y ningún sistema cambia eso.',
        'Para la mayoría sigue siendo un pasatiempo. Para algunas personas, no. Esta página explica las herramientas que tienes, cómo funcionan y a quién acudir si el juego deja de ser divertido, para ti o para alguien cercano.',
      ],
      list: [
        'Decide antes de empezar cuánto puedes permitirte perder y detente ahí.',
        'Nunca juegues con dinero prestado ni con dinero destinado a otra cosa.',
        'No intentes recuperar lo que perdiste.',
        'Haz pausas y no juegues si sientes cansancio o angustia, o si has bebido.',
        'Guarda tiempo para las otras cosas que disfrutas.',
      ],
    },
    {
      heading: 'Fijar límites',
      paragraphs: [
        'Puedes fijar un límite de depósito, un límite de gasto o ambos en tu cuenta, en “Límites de juego”. El límite de depósito es lo máximo que puedes ingresar. El límite de gasto es lo máximo que puedes apostar, sin contar lo devuelto por apuestas anuladas. Cada uno se puede fijar por día, por semana y por mes, y cada uno cubre toda tu cuenta: casino, mesas en vivo y deportes.',
        'Un límite más bajo se aplica de inmediato. Un límite más alto, o la eliminación de uno, rige solo después de un período de espera de al menos {limitHours} horas, o más cuando las normas locales lo exigen. Hasta entonces se mantiene tu límite actual y puedes cancelar el cambio. Cuando llegas a un límite, el sitio te dice cuándo se reinicia.',
        'Si creemos que un límite te ayudaría, podemos fijarlo nosotros. Cuando lo hacemos, te avisamos y te explicamos por qué.',
      ],
    },
    {
      heading: 'No perder de vista el tiempo',
      paragraphs: [
        'El tiempo pasa rápido con un buen juego. Cuando juegas con dinero, el tiempo que llevas en el juego aparece a su lado. El panel de tu cuenta dentro del juego también muestra lo que has apostado y ganado ahí.',
        'Decide antes de empezar cuándo vas a parar. El aviso de tiempo de tu cuenta te ayuda a cumplirlo. Tus transacciones muestran lo que depositaste, apostaste y ganaste otros días.',
      ],
    },
    {
      heading: 'Tomarse una pausa',
      paragraphs: [
        'Si quieres tomar distancia, inicia una pausa de 24 horas en tu cuenta. Si necesitas más tiempo, elige ahí mismo una pausa de 24 o 72 horas, y en algunos países de hasta 42 días. Tu sesión se cierra de inmediato y no puedes iniciar sesión, depositar ni jugar hasta que termine. No se puede acortar, ni siquiera a través de nuestro equipo de atención. Después, tu cuenta se vuelve a abrir sola.',
        'Tu dinero está seguro durante una pausa. Si necesitas ayuda con un retiro, escríbenos.',
      ],
    },
    {
      heading: 'Autoexclusión',
      paragraphs: [
        'Si una pausa corta no basta, puedes autoexcluirte por 6, 12, 24, 36 o 60 meses, o para siempre. Lo haces tú en tu cuenta, en la página de tus límites. Si no puedes iniciar sesión, escribe a help@parlour.example. Te pedimos que confirmes la decisión, para que nunca ocurra por accidente. Después rige de inmediato y no se puede deshacer antes de que termine.',
        'Cuando te autoexcluyes, pagamos los retiros en curso, damos por terminados los bonos abiertos y detenemos toda la publicidad. También te agregamos al registro de exclusión, para que no puedas abrir una segunda cuenta con nosotros. Cuando el período termina, tu cuenta no se reabre sola: tendrías que contactarnos, y no hay apuro.',
        'La autoexclusión funciona mejor junto con otras medidas. Pregunta a tu banco si puede bloquear los pagos de juego, instala un programa de bloqueo en tus dispositivos y, si tu país tiene un registro nacional de exclusión, considera inscribirte.',
      ],
    },
    {
      heading: 'Señales de juego problemático',
      paragraphs: ['Un problema con el juego rara vez se anuncia. Lee estas preguntas con calma y respóndelas para ti.'],
      list: [
        '¿Dedicas al juego más tiempo o dinero del que querías?',
        '¿Vuelves a jugar para recuperar lo que perdiste?',
        '¿Has pedido dinero prestado o vendido algo para jugar?',
        '¿Ocultas a las personas cercanas cuánto juegas?',
        '¿Juegas para escapar de las preocupaciones, la soledad o el desánimo?',
        '¿Sientes inquietud o irritación cuando intentas parar?',
        '¿Se han resentido tu trabajo, tus estudios, tu sueño o tus relaciones?',
      ],
    },
    {
      heading: 'Si respondiste que sí',
      paragraphs: [
        'Un solo sí basta para fijar un límite o hacer una pausa. Si te reconoces en varias de estas preguntas, por favor habla con alguien. Muchas personas han estado donde estás tú, y la ayuda funciona.',
        'También puede que te contactemos primero. Estamos atentos a señales como cambios bruscos en los depósitos o sesiones muy largas, y podemos escribirte, sugerirte una herramienta o pausar tu cuenta. Lo hacemos porque preferimos perder una noche de juego antes que ver que alguien salga dañado.',
      ],
    },
    {
      heading: 'Protección de menores',
      paragraphs: [
        'Nadie menor de 18 años puede jugar en Parlour y, donde la ley fija una edad mayor, rige esa edad. Verificamos la edad de cada jugador. Si un menor ha jugado, cerramos la cuenta y devolvemos los depósitos.',
        'Si compartes un dispositivo con niños, unos pocos hábitos mantienen tu cuenta solo para ti.',
      ],
      list: [
        'Cierra sesión cuando dejes el dispositivo y no guardes tu contraseña en él.',
        'Mantén tus tarjetas y documentos de identidad fuera de su alcance.',
        'Usa el control parental de tu dispositivo, navegador o red.',
        'Habla con los jóvenes sobre el juego antes de que lo haga otra persona.',
      ],
    },
    {
      heading: 'Dónde encontrar ayuda',
      paragraphs: [
        'En muchos países el apoyo a personas con problemas de juego es gratuito y confidencial, y las familias también son bienvenidas. No hace falta tener la certeza de que hay un problema para preguntar.',
        'Nuestro equipo de atención está disponible todos los días {supportHours}. Puede ayudarte con tus límites, iniciar una pausa o una autoexclusión contigo y orientarte hacia ayuda cerca de ti. No te va a juzgar y no te va a ofrecer un bono.',
      ],
      list: [
        'La línea de ayuda de tu país: orientación por teléfono o chat, muchas veces a toda hora.',
        'Tu médico o servicio de salud local: tratamiento y derivación.',
        'Grupos de autoayuda: conoce a otras personas que dejaron de jugar, en línea o en persona.',
        'Servicios de asesoría en deudas: un plan para lo que se debe.',
      ],
    },
  ],
};
