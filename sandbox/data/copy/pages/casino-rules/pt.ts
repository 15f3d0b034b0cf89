import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Regras do cassino',
  sections: [
    {
      heading: 'O que vale em todas as mesas',
      paragraphs: [
        'Estas regras se aplicam aos slots, aos jogos de mesa, aos jackpots e às mesas ao vivo do Parlour. Cada jogo tem ainda as próprias regras, que você abre dentro dele, junto com o retorno ao jogador. Vale a leitura antes da primeira rodada.',
        'O retorno ao jogador é uma média de um número enorme de rodadas. Ele não diz como vai ser a sua próxima hora, que pode ser muito melhor ou muito pior.',
      ],
    },
    {
      heading: 'De onde vem o resultado',
      paragraphs: [
        'Os resultados saem de uma fonte aleatória certificada que funciona no servidor, e não no seu dispositivo. Quando você toca no botão, o resultado já está definido antes de os rolos girarem; a animação só conta a história de um jeito mais divertido.',
        'Por isso tanto faz parar os rolos antes, trocar de dispositivo ou esperar a hora certa. Nenhuma rodada se lembra das anteriores: um jogo não está “devendo” um prêmio porque faz tempo que não paga.',
      ],
    },
    {
      heading: 'Apostas e rodadas',
      paragraphs: [
        'Antes de cada rodada você vê o saldo e o valor da aposta. Quando a rodada começa, esse valor sai do saldo; quando termina, os ganhos entram. Todas as rodadas ficam no histórico da sua conta, com a hora, a aposta e o resultado.',
        'Se o que você viu na tela não bate com o que está no histórico, escreva para nós e olhamos juntos.',
      ],
    },
    {
      heading: 'Se a conexão cair',
      paragraphs: [
        'Uma rodada iniciada não depende da sua conexão. Se ela cair, a rodada termina no servidor e o resultado aparece no histórico, com os ganhos já no saldo.',
        'Quando a rodada espera uma decisão sua, como pedir mais uma carta ou escolher um prêmio, ela fica em aberto. Volte ao jogo e continue de onde parou. Se você não voltar, ela é liquidada em até 24 horas.',
      ],
    },
    {
      heading: 'Falhas técnicas',
      paragraphs: [
        'Uma falha do jogo ou do sistema anula as jogadas e os pagamentos afetados, e o valor apostado neles volta para você. É assim sempre que algo não funcionou como devia, a seu favor ou contra você.',
        'Se notar algo estranho, pare de jogar e avise a gente. Uma captura de tela e a hora aproximada ajudam a encontrar a rodada.',
      ],
    },
    {
      heading: 'Jackpots',
      paragraphs: [
        'Um jackpot é alimentado por 1% do que se aposta nos jogos que participam dele. O valor que você vê cresce a cada rodada, sua ou de outra pessoa, e volta ao ponto de partida quando alguém o leva.',
        'Quem ganha um jackpot recebe tudo. Esse dinheiro não está sujeito aos tetos de saque, mas antes de pagar confirmamos a identidade, como em qualquer saque.',
      ],
    },
    {
      heading: 'Mesas ao vivo',
      paragraphs: ['Em uma mesa ao vivo há uma pessoa dando as cartas e um relógio correndo. Estas são as regras da casa:'],
      list: [
        'Uma aposta conta quando a mesa a confirma. Se não chegou a tempo, ela não é jogada e o valor continua no saldo.',
        'O resultado mostrado pelo crupiê é definitivo, a menos que a câmera comprove um erro.',
        'Se a sua conexão cair depois da confirmação, a aposta continua valendo e é liquidada normalmente.',
        'A aposta mínima, a máxima e as regras da mesa ficam visíveis antes de você se sentar.',
      ],
    },
    {
      heading: 'A conversa na mesa',
      paragraphs: [
        'O chat existe para aproveitar a companhia. Cumprimente, comente a jogada, ria do próprio azar se for o caso. O que não cabe são ofensas, assédio, propaganda e dados pessoais, seus ou dos outros. Trate os crupiês como trataria pessoalmente: eles dão as cartas, mas não decidem o resultado.',
      ],
    },
    {
      heading: 'Jogar por diversão',
      paragraphs: [
        'Muitos jogos podem ser testados por diversão, com fichas de treino. As regras e as chances são as mesmas, mas não se aposta nem se ganha dinheiro. Se o treino foi bem, isso não diz nada sobre como será com dinheiro real.',
      ],
    },
    {
      heading: 'Jogar com calma',
      paragraphs: [
        'Em um jogo rápido, é fácil perder a noção do tempo e do gasto. O tempo de jogo fica sempre ao lado do jogo. Defina um limite na sua conta antes de começar. Se deixou de ser divertido, inicie uma pausa de 24 horas na sua conta: as mesas vão continuar aqui.',
      ],
    },
    {
      heading: 'Dúvidas sobre uma rodada',
      paragraphs: [
        'Encontre a rodada no histórico e escreva para help@parlour.example. Com o jogo e a hora, conseguimos ver o que aconteceu; respondemos em até 5 dias. Depois, você pode recorrer à nossa equipe de reclamações, que tem no máximo 8 semanas, e por fim ao Escritório do Porto para Disputas de Jogadores, sem custo para você.',
      ],
    },
  ],
};
