import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Restricciones de edad',
  sections: [
    {
      heading: 'Solo para adultos',
      paragraphs: [
        'Para jugar en Parlour debes tener al menos {age} años. La regla vale para todo el sitio: casino, mesas en vivo y deportes, con dinero propio, con un bono o con giros gratis. No hay excepciones, tampoco con permiso de los padres.',
        'No es un simple trámite. Quienes son muy jóvenes tienen más riesgo de que el juego se les vaya de las manos, y por eso preferimos perder un registro antes que dejar entrar a un menor.',
      ],
    },
    {
      heading: 'Cómo verificamos la edad',
      paragraphs: [
        'Comprobamos la edad en el registro, a partir de tu nombre, tu dirección y tu fecha de nacimiento. Donde la ley lo exige, no puedes jugar hasta que quede confirmada.',
        'Si los datos no bastan, te pedimos un documento de identidad. Te decimos cuál y cómo enviarlo. La foto debe mostrar el documento completo: no aceptamos imágenes tapadas, recortadas o editadas.',
      ],
    },
    {
      heading: 'Si un menor ha jugado',
      paragraphs: [
        'Si descubrimos que detrás de una cuenta hay un menor, la cerramos. Los depósitos se devuelven y las ganancias quedan anuladas.',
        'Una cuenta pertenece a una sola persona y nadie más puede usarla. Esto vale también en familia: prestar la cuenta a un hijo o a una hermana menor no es un favor, por mucho que insistan.',
      ],
    },
    {
      heading: 'Mantén tu cuenta solo para ti',
      paragraphs: [
        'La mayoría de las veces, un menor no entra por la puerta principal: encuentra una sesión abierta. Cerramos la tuya tras {idleMinutes} minutos sin actividad, pero eso es mucho tiempo para alguien curioso. Unos pocos hábitos cubren el resto.',
      ],
      list: [
        'Cierra sesión cada vez que dejes el dispositivo, aunque sea por un minuto.',
        'No guardes tu contraseña en un dispositivo compartido ni la dejes anotada a la vista.',
        'Mantén tus tarjetas, tu billetera y tus documentos fuera del alcance de los niños.',
        'Bloquea la pantalla de tu teléfono con un código que solo conozcas tú.',
      ],
    },
    {
      heading: 'Consejos para madres y padres',
      paragraphs: ['Si en casa se comparten dispositivos, vale la pena dedicarle unos minutos a esto:'],
      list: [
        'Crea un usuario propio para cada niño o adolescente, con menos permisos que el tuyo.',
        'Activa el control parental del dispositivo, del navegador o de la red de tu casa.',
        'Pide que las compras y los pagos siempre requieran tu confirmación.',
        'Revisa de vez en cuando los movimientos de tus tarjetas y cuentas.',
      ],
    },
    {
      heading: 'Hablar del tema en casa',
      paragraphs: [
        'Ningún filtro reemplaza una conversación. Los adolescentes ven publicidad de apuestas, escuchan a otros contar lo que ganaron y rara vez oyen lo que perdieron. Cuéntales cómo funciona: que el juego tiene un costo, que la casa conserva una parte y que nadie gana siempre.',
        'Si tú juegas, el ejemplo pesa más que las palabras. Hazlo con un límite, no lo presentes como una forma de ganar dinero y no les pidas que elijan una jugada por ti.',
      ],
    },
    {
      heading: 'Señales a las que conviene prestar atención',
      paragraphs: ['Una sola de ellas no prueba nada. Varias juntas son una buena razón para preguntar, con calma y sin acusar.'],
      list: [
        'Falta dinero en casa, o aparece sin explicación.',
        'Hay un interés repentino por cuotas y resultados.',
        'Esconde la pantalla o cambia de tema cuando alguien se acerca.',
        'Duerme mal, falta a clases o deja de lado a sus amistades.',
      ],
    },
    {
      heading: 'Avísanos',
      paragraphs: [
        'Si crees que un menor está usando Parlour, escríbenos de inmediato. Nuestro equipo de atención responde todos los días {supportHours}, en help@parlour.example. No necesitas pruebas ni una cuenta con nosotros: revisamos cada aviso con discreción.',
        'Y si te preocupa el juego de alguien joven, aquí o en otro lugar, también puedes preguntarnos. Te orientamos hacia ayuda gratuita cerca de ti.',
      ],
    },
  ],
};
