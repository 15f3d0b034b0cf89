import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Termos de bônus',
  sections: [
    {
      heading: 'Antes de aceitar um bônus',
      paragraphs: [
        'Um bônus dá mais tempo de jogo em troca de algumas regras. Ele não é dinheiro dado e não muda as chances de nenhum jogo. Se as regras não combinam com você, escolha “Sem bônus” no caixa: os jogos são exatamente os mesmos.',
        'Estes termos valem para todos os bônus do Parlour. A página de cada oferta acrescenta o que é só dela: valor, requisito de apostas, validade e jogos. Leia sempre os dois antes de aceitar.',
      ],
    },
    {
      heading: 'Um ativo, os outros na fila',
      paragraphs: [
        'Você pode ter um bônus ativo por área: um de cassino, um de cassino ao vivo e um de esportes. Se aceitar outro da mesma área, ele espera na fila, onde cabem no máximo três. Quando o ativo termina, vem o próximo.',
        'O nosso suporte diz quais bônus você tem, quanto falta para cumprir cada requisito e quando cada um expira.',
      ],
    },
    {
      heading: 'O requisito de apostas',
      paragraphs: [
        'O requisito de apostas é o total que você precisa apostar para que o bônus vire dinheiro que pode ser sacado. Conforme a oferta, ele é calculado de uma destas duas formas:',
      ],
      list: [
        'Sobre o bônus: o valor do bônus vezes o multiplicador. Com um multiplicador de 30, você aposta ao todo trinta vezes o bônus.',
        'Sobre o depósito e o bônus: a soma dos dois vezes o multiplicador. Com o mesmo número, é preciso apostar bem mais.',
      ],
    },
    {
      heading: 'Dois tipos de bônus',
      paragraphs: [
        'Quando o requisito é calculado sobre o bônus, você joga primeiro com o seu dinheiro real e pode sacá-lo a qualquer momento, junto com o que ganhou com ele. O bônus só entra em jogo quando o seu próprio saldo acaba.',
        'Quando é calculado sobre o depósito e o bônus, os dois são jogados como um só montante. Se você sacar antes de cumprir o requisito, perde o bônus e o que ganhou com ele. A página da oferta diz de que tipo ele é, e o caixa pede a sua confirmação antes de um saque que faria você perdê-lo.',
      ],
    },
    {
      heading: 'Quanto cada jogo conta',
      paragraphs: [
        'Nem toda aposta avança no mesmo ritmo. Uma aposta em uma mesa, por exemplo, faz o requisito avançar um décimo do que a mesma aposta faria em um slot.',
      ],
      list: ['Slots: 100%.', 'Jogos de mesa: 10%.', 'Mesas ao vivo: 10%.', 'Apostas esportivas: 100%, com odds de 1,80 ou mais.'],
    },
    {
      heading: 'Aposta máxima',
      paragraphs: [
        'Enquanto você tem um bônus ativo, a aposta máxima é de {maxBonusBet}. Isso vale para cada rodada e para cada bilhete, até que o requisito seja cumprido, o bônus expire ou você abra mão dele. Se quiser apostar mais alto, abra mão do bônus antes.',
      ],
    },
    {
      heading: 'Rodadas grátis',
      paragraphs: [
        'As rodadas grátis são jogadas no slot indicado na oferta, com um valor fixo por giro. O que você ganha com elas vira dinheiro de bônus, com o requisito de apostas informado na oferta. A exceção é um jackpot: ele é pago integralmente, em dinheiro. As rodadas que não forem usadas expiram na data indicada na oferta.',
      ],
    },
    {
      heading: 'Cashback',
      paragraphs: [
        'O cashback devolve uma parte das suas perdas líquidas, ou seja, do que você apostou menos o que ganhou no período da oferta. Se você terminou no positivo, não há cashback. Também não há abaixo de um pequeno mínimo, informado na oferta.',
        'Quando ele estiver pronto, você tem {claimHours} horas para resgatar; depois disso, ele caduca. O cashback ameniza uma perda, mas não a desfaz: não aposte mais por causa dele.',
      ],
    },
    {
      heading: 'Validade e desistência',
      paragraphs: [
        'Todo bônus tem validade, que aparece na página da oferta. Se a data chegar e o requisito não estiver cumprido, removemos o que restar do bônus e do que foi ganho com ele.',
        'Você pode abrir mão de um bônus quando quiser, sem dar explicações, pela sua conta ou pelo suporte. Antes de confirmar, mostramos o que você perde e o que mantém.',
      ],
    },
    {
      heading: 'Bônus e jogo responsável',
      paragraphs: [
        'Um bônus nunca passa por cima dos seus limites: se você já atingiu um deles, é ele que vale, mesmo que o requisito fique pela metade. Durante uma pausa ou uma autoexclusão não oferecemos bônus, e a autoexclusão encerra os que estiverem abertos.',
        'Se perceber que continua jogando só para não perder um bônus, é uma boa hora de abrir mão dele.',
      ],
    },
    {
      heading: 'Dúvidas, reclamações e este texto',
      paragraphs: [
        'Se um bônus não apareceu ou não avança como você esperava, escreva para help@parlour.example. Respondemos às reclamações em até 5 dias. Depois, a nossa equipe de reclamações pode reexaminar o caso, em no máximo 8 semanas, e por fim o Escritório do Porto para Disputas de Jogadores, sem custo para você.',
        'Estes termos são o texto de amostra de um operador de demonstração.',
      ],
    },
  ],
};
