import type { ProtectionCopy } from './protection-copy.ts';

export const protection: ProtectionCopy = {
  help: {
    title: 'Líneas de ayuda',
    text: 'Estas organizaciones escuchan, aconsejan y guardan el secreto. No hace falta que estés seguro de tener un problema.',
    talk: { text: 'Habla con alguien sobre tu juego, por teléfono o por chat.', hours: 'Todos los días, a toda hora' },
    family: { text: 'Para familiares y amigos, y para consejos sobre deudas.', hours: 'De lunes a viernes, de 9:00 a 18:00' },
  },
  selfTest: {
    title: 'Autoevaluación',
    intro:
      'Nueve preguntas sobre tus últimos doce meses. Toma dos minutos. El resultado no es un diagnóstico, pero te ayuda a ver dónde estás.',
    questions: [
      '¿Has jugado con dinero del que en realidad no podías prescindir?',
      '¿Has necesitado apuestas más altas para sentir la misma emoción?',
      '¿Has vuelto otro día para recuperar lo que habías perdido?',
      '¿Has pedido dinero prestado o vendido algo para poder jugar?',
      '¿Has pensado que tu juego podría ser un problema?',
      '¿Te ha causado el juego estrés, preocupación o mal sueño?',
      '¿Te ha dicho alguien que juegas demasiado, estuvieras de acuerdo o no?',
      '¿Te ha llevado el juego, a ti o a tu hogar, a problemas de dinero?',
      '¿Te has sentido culpable por tu forma de jugar?',
    ],
    answers: ['Nunca', 'A veces', 'La mayoría de las veces', 'Casi siempre'],
    results: [
      {
        title: 'Sin señales de un problema',
        text: 'Tus respuestas no muestran señales de que el juego te haga daño. Un límite ayuda a que siga así: funciona mejor cuando se fija antes de necesitarlo.',
      },
      {
        title: 'Algunas señales tempranas',
        text: 'Algunas de tus respuestas son señales tempranas. Mira cuánto tiempo y dinero le das al juego y fija un límite con el que estarías conforme.',
      },
      {
        title: 'Señales claras',
        text: 'El juego ya te cuesta más de lo que te da. Fija hoy límites bajos, toma una pausa y habla con una de las líneas de ayuda.',
      },
      {
        title: 'Señales fuertes',
        text: 'Respondes como personas a las que el juego les hace daño. Piensa en una autoexclusión y llama hoy a una de las líneas de ayuda. Muchos han estado donde estás, y la ayuda funciona.',
      },
    ],
  },
};
