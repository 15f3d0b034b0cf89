import type { PromoCopies } from './promo-copy.ts';

export const promo: PromoCopies = {
  'first-evening': {
    title: 'A sua primeira noite no Parlour',
    hero: {
      title: 'A sua primeira noite, em dobro',
      text: 'Deposite {min} ou mais e nós igualamos até {max}, com {spins} rodadas grátis. O seu próprio dinheiro é sempre jogado primeiro.',
    },
    intro: {
      title: 'Uma oferta que se lê em um minuto',
      paragraphs: [
        'Somamos o mesmo que você depositar, até {max}. Se ganhar com o seu próprio dinheiro, pode sacar e deixar o bônus intacto. Ele só entra em jogo quando o seu saldo acaba.',
        'Para virar dinheiro, o bônus precisa ser apostado {wr} vezes em até {days} dias, com apostas de até {bet}. Você pode desistir do bônus a qualquer momento.',
      ],
    },
    steps: {
      title: 'Como a noite começa',
      items: [
        { title: 'Abra uma conta', text: 'Com o seu nome e endereço verdadeiros. Conferimos uma vez e pronto.' },
        {
          title: 'Defina um orçamento',
          text: 'Decida quanto a noite pode custar antes de começar.',
        },
        {
          title: 'Deposite com o código',
          text: 'O código escolhe o bônus no caixa. Você também pode escolher “Sem bônus”.',
        },
      ],
    },
    faq: {
      title: 'Antes de começar',
      entries: [
        { question: 'Preciso do código?', answer: 'Não. A oferta também está no caixa; o código só poupa você de procurar.' },
        {
          question: 'Quais jogos contam?',
          answer: 'Os slots contam por inteiro; jogos de mesa e mesas ao vivo, por 10% da aposta.',
        },
      ],
    },
    games: 'Bons jogos para uma primeira noite',
    button: 'Abrir uma conta',
    terms: [
      'Para novos jogadores em seu primeiro depósito. Uma vez por pessoa.',
      'Depósito mínimo de {min}; o bônus é de 100% do depósito, até {max}, com {spins} rodadas grátis.',
      'O bônus e os ganhos das rodadas grátis devem ser apostados {wr} vezes cada, em até {days} dias.',
      'Aposta máxima com um bônus ativo: {bet} por rodada. Os termos de bônus se aplicam.',
    ],
  },
  'spin-friday': {
    title: 'Sexta das rodadas',
    hero: {
      title: 'A sexta-feira tem o seu próprio slot',
      text: 'Deposite {min} numa sexta-feira e {spins} rodadas grátis são suas, a cada semana em um jogo diferente.',
    },
    intro: {
      title: 'Um pequeno ritual para o fim de semana',
      paragraphs: [
        'Toda sexta escolhemos um slot e damos {spins} rodadas com a nossa aposta. Você tem {days} dias para jogar, então ninguém precisa virar a noite.',
        'O que elas renderem chega como bônus de cassino e vira dinheiro depois de apostado {wr} vezes.',
      ],
    },
    steps: {
      title: 'Três passos curtos',
      items: [
        { title: 'Deposite numa sexta', text: 'De meia-noite a meia-noite, horário local. {min} bastam.' },
        { title: 'Resgate as rodadas', text: 'Elas são suas até expirar.' },
        { title: 'Jogue quando quiser', text: 'As rodadas são usadas primeiro ao abrir o jogo da semana.' },
      ],
    },
    faq: {
      title: 'O que perguntam às quintas',
      entries: [
        { question: 'Posso escolher outro jogo?', answer: 'As rodadas são do jogo da semana. Na próxima sexta vem outro.' },
        {
          question: 'E se eu perder uma sexta?',
          answer: 'Nada acontece. A oferta volta toda semana, e nada se acumula contra você.',
        },
      ],
    },
    games: 'Slots de sextas anteriores',
    button: 'Ver as rodadas de sexta',
    terms: [
      'Uma vez por jogador a cada sexta-feira, horário local, após pelo menos um depósito anterior.',
      'Depósito mínimo de {min}. As {spins} rodadas grátis expiram em {days} dias.',
      'Os ganhos devem ser apostados {wr} vezes, com apostas de até {bet} por rodada.',
    ],
  },
  'live-week': {
    title: 'Uma semana nas mesas ao vivo',
    hero: {
      title: '10% de volta nas mesas ao vivo',
      text: 'Se a semana terminar contra você, 10% voltam em dinheiro, até {max}. Nada para apostar.',
    },
    intro: {
      title: 'O que volta, e quando',
      paragraphs: [
        'Ative a oferta e jogue nas mesas ao vivo como sempre. De segunda a domingo contamos as suas apostas e os seus ganhos. Se estiver no negativo no domingo à noite, um décimo da diferença espera por você na segunda.',
        'É dinheiro real: jogue, guarde ou saque. Resgate em até {claimHours} horas, porque depois disso ele caduca.',
      ],
    },
    steps: {
      title: 'Como vai a semana',
      items: [
        { title: 'Ative', text: 'Participe da oferta antes de jogar. Só contam as rodadas depois disso.' },
        { title: 'Jogue no seu ritmo', text: 'O tempo que você passou na mesa fica sempre na tela.' },
        { title: 'Resgate na segunda', text: 'Você tem {claimHours} horas para isso.' },
      ],
    },
    faq: {
      title: 'Duas perguntas sinceras',
      entries: [
        {
          question: 'Devo apostar mais por causa disso?',
          answer: 'Não. O cashback ameniza uma perda, mas nunca a transforma em ganho.',
        },
        {
          question: 'Um ganho conta contra mim?',
          answer: 'Ele é descontado das apostas da mesma semana. Se terminar no positivo, ninguém deve nada a ninguém.',
        },
      ],
    },
    button: 'Ver o cashback ao vivo',
    terms: [
      'Ative a oferta antes. A perda líquida são as apostas menos os ganhos nas mesas ao vivo, de segunda a domingo, horário local.',
      'O cashback é de 10% da perda líquida, no máximo {max} por semana.',
      'Resgate em até {claimHours} horas. Ele é pago em dinheiro, sem requisito de apostas.',
    ],
  },
  'jackpot-nights': {
    title: 'Noites de jackpot',
    hero: {
      title: 'Uma hora, {spins} rodadas e um número muito grande',
      text: 'Toda noite, das oito às nove, resgate {spins} rodadas grátis no jogo da noite. Sem depósito.',
    },
    intro: {
      title: 'Grandes porque são raros',
      paragraphs: [
        'Um jackpot cresce um por cento de cada aposta até alguém ganhar. Cada rodada tem a mesma pequena chance, não importa o que veio antes, e o jackpot é pago por inteiro, sem teto de saque.',
        'As rodadas grátis são para o jogo da noite, que não tem jackpot. Os ganhos viram bônus e são apostados {wr} vezes.',
      ],
    },
    steps: {
      title: 'Das oito às nove',
      items: [
        { title: 'Passe às oito', text: 'O jogo da noite muda a cada noite.' },
        { title: 'Resgate as rodadas', text: 'Até as nove, uma vez por dia. Você pode jogá-las por {days} dias.' },
        { title: 'Veja os jackpots', text: 'O valor atual fica sobre o jogo e não para de se mexer.' },
      ],
    },
    faq: {
      title: 'Sobre jackpots',
      entries: [
        {
          question: 'Um jackpot pode estar “para sair”?',
          answer: 'Não. A chance é a mesma em cada rodada; uma longa espera não muda nada.',
        },
        {
          question: 'Como o jackpot é pago?',
          answer: 'Por inteiro e na hora, no seu saldo. Conferimos a sua identidade antes de ele sair, como a lei pede.',
        },
      ],
    },
    games: 'Jogos com jackpot',
    button: 'Ver a hora do jackpot',
    terms: [
      'Para jogadores com pelo menos um depósito, uma vez por dia entre 20h e 21h, horário local.',
      'As {spins} rodadas grátis expiram em {days} dias.',
      'Os ganhos devem ser apostados {wr} vezes com apostas de até {bet}.',
    ],
  },
  'accumulator-club': {
    title: 'O clube das múltiplas',
    hero: {
      title: 'Três seleções ou mais, e algo extra',
      text: 'Uma múltipla vencedora paga de 5% a 50% a mais, em dinheiro, até {max}.',
    },
    intro: {
      title: 'Como o extra cresce',
      paragraphs: [
        'Três seleções rendem 5%, e cada nova soma mais um pouco, até 50% com dez ou mais. O extra é pago junto com os ganhos e aparece em uma linha própria do seu histórico.',
        'Cada seleção também torna mais difícil ganhar o conjunto. Uma múltipla curta em que você acredita costuma ser a melhor noite.',
      ],
    },
    steps: {
      title: 'No bilhete',
      items: [
        { title: 'Ative uma vez', text: 'Depois disso, toda múltipla que se qualificar participa.' },
        { title: 'Escolha três ou mais', text: 'Eventos diferentes, cada um com odds de 1,80 ou mais.' },
        { title: 'Acompanhe ao vivo', text: 'Se todas vencerem, o extra é pago com o ganho.' },
      ],
    },
    faq: {
      title: 'As letras miúdas, em tamanho grande',
      entries: [
        {
          question: 'E se um jogo for anulado?',
          answer: 'Ele sai do bilhete e deixa de contar para o extra. O resto segue valendo.',
        },
        { question: 'O cash out recebe o extra?', answer: 'Não. O extra é para múltiplas que vão até o fim.' },
      ],
    },
    button: 'Ver o extra',
    terms: [
      'Ative a participação antes da aposta. Pelo menos três seleções de eventos diferentes, cada uma com odds de 1,80 ou mais.',
      'O extra incide sobre os ganhos líquidos, é de no máximo {max} por aposta e é pago em dinheiro.',
      'Seleções anuladas, cash outs e apostas grátis não contam.',
    ],
  },
  'midweek-league': {
    title: 'A liga do meio da semana',
    hero: {
      title: 'Dois dias, uma classificação',
      text: 'Quarta e quinta são do torneio do meio da semana, com {prize} para os cinquenta primeiros.',
    },
    intro: {
      title: 'Uma liga para noites tranquilas',
      paragraphs: [
        'Alguns slots dividem uma classificação por dois dias. Você ganha pontos pelo que aposta, vença ou não, e a tabela mostra a sua posição e o que falta para subir.',
        'Os prêmios chegam na manhã de sexta como bônus e são apostados {wr} vezes. Defina antes um orçamento: dois dias são longos.',
      ],
    },
    steps: {
      title: 'Como participar',
      items: [
        { title: 'É só jogar', text: 'Não é preciso se inscrever: quem joga participa.' },
        { title: 'Jogue os slots da lista', text: 'Qualquer aposta conta, na sua moeda.' },
        { title: 'Veja onde você está', text: 'A tabela se atualiza enquanto você joga e fecha na quinta à noite.' },
      ],
    },
    faq: {
      title: 'Sobre as regras',
      entries: [
        { question: 'O que acontece em caso de empate?', answer: 'Fica à frente quem chegou antes à pontuação.' },
        {
          question: 'Posso parar no meio?',
          answer: 'Quando quiser. Os pontos ficam, e a posição também, até alguém passar você.',
        },
      ],
    },
    games: 'Os slots do torneio desta semana',
    button: 'Ver o torneio',
    terms: [
      'De quarta-feira à 0h a quinta-feira às 23h59, horário local, rodadas com dinheiro real nos slots da lista.',
      'A premiação de {prize} é dividida entre os cinquenta jogadores com mais pontos.',
      'Os prêmios devem ser apostados {wr} vezes em até {days} dias, com apostas de até {bet}.',
    ],
  },
};
