import type { ProtectionCopy } from './protection-copy.ts';

export const protection: ProtectionCopy = {
  help: {
    title: 'Linhas de apoio',
    text: 'Estas organizações escutam, orientam e guardam sigilo. Você não precisa ter certeza de que tem um problema.',
    talk: { text: 'Fale com alguém sobre o seu jogo, por telefone ou chat.', hours: 'Todos os dias, a qualquer hora' },
    family: { text: 'Para familiares e amigos, e para orientação sobre dívidas.', hours: 'De segunda a sexta, das 9h às 18h' },
  },
  selfTest: {
    title: 'Autoavaliação',
    intro:
      'Nove perguntas sobre os seus últimos doze meses. Leva dois minutos. O resultado não é um diagnóstico, mas ajuda você a ver onde está.',
    questions: [
      'Você jogou com dinheiro que na verdade faria falta?',
      'Você precisou de apostas mais altas para sentir a mesma emoção?',
      'Você voltou em outro dia para recuperar o que tinha perdido?',
      'Você pegou dinheiro emprestado ou vendeu algo para jogar?',
      'Você pensou que o seu jogo poderia ser um problema?',
      'O jogo causou a você estresse, preocupação ou sono ruim?',
      'Alguém disse que você joga demais, concordando você ou não?',
      'O jogo trouxe problemas de dinheiro para você ou para a sua casa?',
      'Você se sentiu culpado pela forma como joga?',
    ],
    answers: ['Nunca', 'Às vezes', 'Na maioria das vezes', 'Quase sempre'],
    results: [
      {
        title: 'Sem sinais de problema',
        text: 'As suas respostas não mostram sinais de que o jogo faça mal a você. Um limite ajuda a continuar assim: ele funciona melhor quando é definido antes de ser preciso.',
      },
      {
        title: 'Alguns sinais iniciais',
        text: 'Algumas das suas respostas são sinais iniciais. Veja quanto tempo e dinheiro você dá ao jogo e defina um limite que deixaria você tranquilo.',
      },
      {
        title: 'Sinais claros',
        text: 'O jogo já custa a você mais do que dá. Defina limites baixos hoje, faça uma pausa e fale com uma das linhas de apoio.',
      },
      {
        title: 'Sinais fortes',
        text: 'Você responde como pessoas a quem o jogo faz mal. Pense em uma autoexclusão e ligue hoje para uma das linhas de apoio. Muitos já estiveram onde você está, e a ajuda funciona.',
      },
    ],
  },
};
