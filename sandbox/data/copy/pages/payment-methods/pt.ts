import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Formas de pagamento',
  sections: [
    {
      heading: 'Como o seu dinheiro circula',
      paragraphs: [
        'Depositar e sacar deveria ser a parte menos emocionante do Parlour. As formas de pagamento do seu país, com valores e prazos, estão na tabela desta página e no caixa. Aqui contamos como funciona todo o resto.',
        'O dinheiro dos jogadores é mantido separado do nosso, em contas bancárias distintas.',
      ],
    },
    {
      heading: 'Depositar',
      paragraphs: [
        'Abra o caixa, escolha uma forma de pagamento, digite o valor e confirme. O mínimo é de {minDeposit}, e o dinheiro entra na hora. Se você tem um limite de depósito, o caixa mostra quanto resta dele antes da confirmação.',
        'Escolha uma forma de pagamento em seu nome, porque mais tarde os saques voltam por esse mesmo caminho. E, se não quiser um bônus, marque “Sem bônus”; nada mais muda.',
      ],
    },
    {
      heading: 'Sacar',
      paragraphs: [
        'Você pode sacar a partir de {minWithdrawal}. O caixa sempre mostra quanto do saldo está disponível. Se houver um bônus ativo, avisamos antes da confirmação se o saque mexe com ele.',
        'O dinheiro volta primeiro para uma forma de pagamento que você já usou para depositar. Assim temos certeza de que ele chega a você e a mais ninguém.',
      ],
      list: [
        'Peça o saque no caixa e confira a forma de pagamento e o valor.',
        'Analisamos o pedido em até {reviewHours} horas.',
        'Depois da aprovação, o dinheiro leva de 1 hora a 3 dias úteis para chegar, conforme a forma escolhida.',
      ],
    },
    {
      heading: 'Tetos e cancelamentos',
      paragraphs: [
        'Você pode sacar até {capDay} por dia, {capWeek} por semana e {capMonth} por mês. A partir do nível 4 de fidelidade, esses tetos dobram. Os jackpots ficam de fora: são pagos integralmente.',
        'Enquanto um saque está pendente, você pode cancelá-lo, até {cancelsPerDay} vezes por dia, se as regras do seu país permitirem, e o valor volta para o saldo. Nunca vamos sugerir isso. Se é difícil deixar um saque quieto, uma pausa ou um limite podem ajudar.',
      ],
    },
    {
      heading: 'Taxas',
      paragraphs: [
        'Não cobramos taxa para depositar nem para sacar. O seu banco ou provedor de pagamento pode ter tarifas próprias, por exemplo na conversão de moeda; em caso de dúvida, consulte-os.',
      ],
    },
    {
      heading: 'Verificação',
      paragraphs: [
        'No máximo até o seu primeiro saque, precisamos confirmar a sua identidade e o seu endereço. Se pedirmos os documentos em outro momento, você tem 30 dias para enviar. Dizemos quais documentos são necessários e como enviar.',
      ],
      list: [
        'Formatos: fotos e arquivos PDF.',
        'O documento deve aparecer inteiro e nítido. Não aceitamos imagens cobertas, cortadas ou editadas.',
        'Às vezes pedimos também um comprovante da forma de pagamento ou da origem do seu patrimônio.',
      ],
    },
    {
      heading: 'Se um depósito não entrar',
      paragraphs: [
        'Quase sempre é algo simples: um dado digitado errado, falta de saldo no banco, um limite de depósito já atingido ou um banco que não permite pagamentos de jogo. Antes de pagar de novo, siga estes passos:',
      ],
      list: [
        'Veja o histórico da sua conta: a situação do depósito aparece ali.',
        'Confira no banco se o valor saiu.',
        'Se saiu e não apareceu no Parlour, escreva para nós com a data, a hora e o valor. Não mande os dados completos do seu cartão.',
      ],
    },
    {
      heading: 'Se um saque demorar',
      paragraphs: [
        'Veja primeiro se a sua conta está verificada e se há algum aviso nosso: na maioria das vezes, falta um documento. Fins de semana e feriados não contam como dias úteis.',
        'Se o prazo já passou ou o saque foi recusado, explicamos o motivo e o que fazer. O suporte está todos os dias, {supportHours}, em help@parlour.example.',
      ],
    },
    {
      heading: 'Gaste o que você decidiu',
      paragraphs: [
        'Na sua conta, você pode definir um limite de depósito por dia, semana ou mês. A redução vale na hora; o aumento, depois de pelo menos {limitHours} horas. Jogue apenas com dinheiro que pode perder e nunca com dinheiro emprestado.',
      ],
    },
  ],
};
