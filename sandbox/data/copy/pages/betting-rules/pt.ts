import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Regras de apostas',
  sections: [
    {
      heading: 'Para que servem estas regras',
      paragraphs: [
        'Uma aposta esportiva é simples até começar a chover, o jogo ser adiado ou dois corredores cruzarem a linha juntos. Estas regras dizem de antemão o que acontece nesses casos, para que não haja surpresa depois. Elas valem para todas as apostas esportivas no Parlour, antes da partida e ao vivo.',
      ],
    },
    {
      heading: 'Quando a aposta está aceita',
      paragraphs: [
        'A sua aposta está aceita quando o número dela aparece. Antes disso, é só um pedido, mesmo que você já tenha tocado no botão. Ao vivo pode haver alguns segundos de espera, porque conferimos se as odds e a partida não mudaram.',
        'Confira o bilhete antes de confirmar: seleções, valor e odds. Depois você encontra a aposta no histórico, com o número, a hora e as odds.',
      ],
    },
    {
      heading: 'Odds',
      paragraphs: [
        'Valem as odds do momento em que aceitamos a aposta. Se elas subirem ou caírem depois, as suas continuam iguais. Se mudarem enquanto você está confirmando, mostramos as novas e você decide.',
        'Uma aposta vencedora paga o valor apostado vezes as odds. Em uma múltipla, as odds de todas as seleções são multiplicadas entre si, e todas precisam acertar.',
      ],
    },
    {
      heading: 'Erros evidentes',
      paragraphs: [
        'Às vezes são publicadas odds que não podem estar certas, ou um mercado continua aberto quando já deveria ter fechado. Nesses casos a seleção é anulada, isto é, liquidada com odds de 1,00. Acontece quando:',
      ],
      list: [
        'o preço tem um erro evidente, como uma vírgula fora do lugar ou as odds dos dois times trocadas;',
        'uma aposta pré-jogo foi aceita depois do início do evento.',
      ],
    },
    {
      heading: 'O que significa uma anulação',
      paragraphs: [
        'Com odds de 1,00, uma aposta simples devolve o valor apostado. Em uma múltipla, a seleção anulada deixa de influir e as outras seguem valendo com as próprias odds. Se todas forem anuladas, você recebe de volta o valor inteiro.',
        'O que é devolvido em apostas anuladas não conta para o seu limite de gasto.',
      ],
    },
    {
      heading: 'Eventos adiados',
      paragraphs: [
        'Se um evento é adiado, as apostas continuam válidas por 36 horas a partir do horário previsto de início. Se ele não acontecer nesse prazo, elas são anuladas.',
        'No tênis é diferente, porque a chuva faz parte do calendário: as apostas em uma partida continuam válidas até o fim do torneio.',
      ],
    },
    {
      heading: 'Resultados e liquidação',
      paragraphs: [
        'Conta o resultado que o órgão oficial da competição publica no dia do evento. Correções posteriores, punições e mudanças decididas fora de campo não alteram uma aposta já liquidada.',
        'Liquidamos assim que temos o resultado confirmado, em geral pouco depois do fim. O nome do mercado diz que parte do evento conta; se estiver em dúvida entre dois mercados parecidos, pergunte antes de apostar.',
      ],
    },
    {
      heading: 'Empates entre vencedores',
      paragraphs: [
        'Quando dois ou mais participantes dividem uma posição e o mercado não oferece o empate, o valor apostado é dividido entre eles. Se dois empatam, metade da sua aposta é paga com as odds cheias e a outra metade se perde. Se três empatam, um terço é pago.',
      ],
    },
    {
      heading: 'Seleções que não se combinam',
      paragraphs: [
        'Duas seleções são relacionadas quando uma influi na outra: por exemplo, um time vencer a final e o mesmo time ser campeão do torneio. Elas não podem entrar na mesma múltipla. O bilhete avisa e deixa você tirar uma delas ou apostar nas duas em separado.',
      ],
    },
    {
      heading: 'Cash out',
      paragraphs: [
        'Em algumas apostas, você pode encerrar e receber antes do fim. O valor depende do andamento do evento e pode ser maior ou menor do que você apostou. Se você aceita e nós confirmamos, a aposta termina ali e o resultado já não muda nada.',
        'O cash out é uma possibilidade, não um direito: podemos oferecê-lo e retirá-lo a qualquer momento, principalmente ao vivo. Não conte com ele na hora de apostar.',
      ],
    },
    {
      heading: 'Pagamentos máximos e reclamações',
      paragraphs: [
        'Cada esporte tem um pagamento máximo por dia, que aparece no bilhete antes da confirmação. Vale olhar, sobretudo em múltiplas longas, cujas odds crescem depressa.',
        'Se você acha que uma aposta foi liquidada errado, escreva para help@parlour.example e informe o número dela. Respondemos em até 5 dias. Depois, a nossa equipe de reclamações pode reexaminar o caso, em no máximo 8 semanas, e por fim o Escritório do Porto para Disputas de Jogadores, sem custo para você.',
      ],
    },
  ],
};
