import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Reglas del casino',
  sections: [
    {
      heading: 'Lo que vale en todas las mesas',
      paragraphs: [
        'Estas reglas se aplican a las tragamonedas, los juegos de mesa, los jackpots y las mesas en vivo de Parlour. Cada juego tiene además sus propias reglas, que puedes abrir desde el mismo juego junto con el retorno al jugador. Vale la pena leerlas antes de la primera ronda.',
        'El retorno al jugador es un promedio de muchísimas rondas. No dice lo que pasará en tu próxima hora, que puede ser mucho mejor o mucho peor.',
      ],
    },
    {
      heading: 'De dónde viene el resultado',
      paragraphs: [
        'Los resultados salen de una fuente de azar certificada que funciona en el servidor, no en tu dispositivo. Cuando presionas el botón, el resultado queda fijado antes de que los rodillos se muevan; la animación solo lo cuenta de una manera más entretenida.',
        'Por eso da lo mismo detener los rodillos antes, cambiar de dispositivo o esperar el momento justo. Ninguna ronda recuerda las anteriores: un juego no “debe” un premio por llevar mucho tiempo sin darlo.',
      ],
    },
    {
      heading: 'Apuestas y rondas',
      paragraphs: [
        'Antes de cada ronda ves tu saldo y el monto de la apuesta. Al iniciar la ronda, ese monto sale de tu saldo; al terminar, las ganancias se suman. Todas las rondas quedan en el historial de tu cuenta, con su hora, la apuesta y el resultado.',
        'Si lo que viste en la pantalla no coincide con lo que dice el historial, escríbenos y lo revisamos contigo.',
      ],
    },
    {
      heading: 'Si se corta la conexión',
      paragraphs: [
        'Una ronda iniciada no depende de tu conexión. Si se corta, la ronda termina en el servidor y el resultado aparece en tu historial, con las ganancias ya en tu saldo.',
        'Cuando la ronda espera una decisión tuya, como pedir otra carta o elegir un premio, queda abierta. Vuelve al juego y sigue donde la dejaste. Si no vuelves, se liquida en un plazo de 24 horas.',
      ],
    },
    {
      heading: 'Fallas técnicas',
      paragraphs: [
        'Una falla del juego o del sistema anula las jugadas y los pagos afectados, y lo apostado en ellos se te devuelve. Así ocurre cuando algo no funcionó como debía, sea a tu favor o en tu contra.',
        'Si notas algo extraño, deja de jugar y avísanos. Una captura de pantalla y la hora aproximada nos ayudan a encontrar la ronda.',
      ],
    },
    {
      heading: 'Jackpots',
      paragraphs: [
        'Un jackpot se alimenta con el 1% de lo que se apuesta en los juegos que participan en él. El monto que ves crece con cada ronda, tuya o de otra persona, y vuelve a su valor inicial cuando alguien lo gana.',
        'Quien gana un jackpot lo recibe completo. Ese dinero no está sujeto a los topes de retiro, aunque antes de pagar comprobamos la identidad, igual que con cualquier retiro.',
      ],
    },
    {
      heading: 'Mesas en vivo',
      paragraphs: ['En una mesa en vivo hay una persona que reparte y un reloj que corre. Estas son las reglas de la casa:'],
      list: [
        'Una apuesta cuenta cuando la mesa la confirma. Si no llegó a tiempo, no se juega y el monto sigue en tu saldo.',
        'El resultado que muestra el crupier es definitivo, salvo que la cámara demuestre un error.',
        'Si tu conexión se corta después de la confirmación, la apuesta sigue en juego y se liquida con normalidad.',
        'La apuesta mínima, la máxima y las reglas de la mesa se ven antes de sentarse.',
      ],
    },
    {
      heading: 'La conversación en la mesa',
      paragraphs: [
        'El chat está para disfrutar de la compañía. Saluda, comenta la jugada, ríete de tu mala suerte si hace falta. Lo que no cabe son los insultos, el acoso, la publicidad ni los datos personales, ni los tuyos ni los de otros. Trata a los crupieres como lo harías en persona: ellos reparten, pero no deciden el resultado.',
      ],
    },
    {
      heading: 'Jugar por diversión',
      paragraphs: [
        'Muchos juegos se pueden probar por diversión, con fichas de práctica. Las reglas y las probabilidades son las mismas, pero no se apuesta ni se gana dinero. Que la práctica haya ido bien no anuncia cómo irá el juego con dinero real.',
      ],
    },
    {
      heading: 'Jugar con calma',
      paragraphs: [
        'En un juego rápido es fácil perder la noción del tiempo y del gasto. El tiempo que llevas jugando está siempre junto al juego. Fija un límite en tu cuenta antes de empezar. Si dejó de ser divertido, inicia una pausa de 24 horas en tu cuenta: las mesas seguirán aquí.',
      ],
    },
    {
      heading: 'Dudas sobre una ronda',
      paragraphs: [
        'Busca la ronda en tu historial y escríbenos a help@parlour.example. Con el juego y la hora podemos revisar qué pasó; respondemos en un plazo de 5 días. Después puedes acudir a nuestro equipo de reclamos, que tiene 8 semanas como máximo, y por último a la Oficina del Puerto para Disputas de Jugadores, sin costo para ti.',
      ],
    },
  ],
};
