import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Termos e condições',
  sections: [
    {
      heading: 'O acordo entre você e o Parlour',
      paragraphs: [
        'O Parlour é um site da Parlour Rooms Limited, 4 Harbour Row, Port Sable, que opera sob a licença nº {licence} da Autoridade de Jogos do Porto. Ao abrir uma conta, você e nós aceitamos estes termos. Eles foram escritos para serem lidos do começo ao fim, e não só para ganhar um clique.',
        'Os termos de bônus, as regras do cassino, as regras de apostas e a política de privacidade completam o acordo. Se algo não ficar claro, pergunte antes de jogar: o nosso suporte atende todos os dias, {supportHours}, em help@parlour.example.',
      ],
    },
    {
      heading: 'Quem pode jogar',
      paragraphs: [
        'Para abrir uma conta, você precisa ter pelo menos {age} anos. Conferimos a idade no cadastro e, onde a lei exige, ninguém joga antes de ela ser confirmada. Se um menor tiver jogado, devolvemos os depósitos e os ganhos são anulados.',
        'A conta é pessoal. Cada jogador pode ter uma só, com dados verdadeiros, e ninguém mais pode usá-la: nem quem mora com você, nem um amigo, nem só por um instante.',
      ],
    },
    {
      heading: 'A sua conta e a sua senha',
      paragraphs: [
        'A senha deve ter de {passwordMin} a {passwordMax} caracteres. Escolha uma que você não use em outro lugar e não conte a ninguém. Se o seu endereço ou os seus dados de contato mudarem, atualize a conta ou avise a gente.',
        'Para proteger você, a conta tem algumas travas que funcionam sozinhas:',
      ],
      list: [
        'Depois de {signInAttempts} tentativas de entrada sem sucesso, a conta fica bloqueada por {lockMinutes} minutos.',
        'Depois de {idleMinutes} minutos sem atividade, encerramos a sua sessão. {idleWarning} minutos antes aparece um aviso, caso você ainda esteja por aí.',
        'Se achar que alguém descobriu a sua senha, troque-a e escreva para nós na hora.',
      ],
    },
    {
      heading: 'Verificação',
      paragraphs: [
        'Precisamos saber quem está jogando. Por isso pedimos um documento de identidade e um comprovante de endereço, no máximo até o seu primeiro saque. Se o pedido vier em outro momento, você tem 30 dias para enviar. Também podemos pedir um comprovante da forma de pagamento ou da origem do seu patrimônio.',
        'Dizemos quais documentos são necessários e como enviar. Não aceitamos fotos de documentos cobertos, cortados ou editados: uma imagem inteira e nítida poupa o tempo de todo mundo.',
      ],
    },
    {
      heading: 'Depósitos e dinheiro dos jogadores',
      paragraphs: [
        'O depósito mínimo é de {minDeposit}. O valor entra na hora, e não cobramos taxa. Escolha uma forma de pagamento em seu nome, porque os saques voltam pelo mesmo caminho.',
        'O dinheiro dos jogadores é mantido separado do nosso, em contas bancárias distintas. O saldo da sua conta não é crédito nem poupança: ele existe para jogar ou para ser sacado.',
      ],
    },
    {
      heading: 'Saques',
      paragraphs: [
        'Você pode sacar a partir de {minWithdrawal}. O dinheiro volta primeiro para uma forma de pagamento que você já usou para depositar. Analisamos cada pedido em até {reviewHours} horas e, a partir daí, o pagamento leva de 1 hora a 3 dias úteis, conforme a forma escolhida. Um saque pendente pode ser cancelado, até {cancelsPerDay} vezes por dia, se as regras do seu país permitirem; nunca vamos insistir para que você faça isso.',
        'Há tetos de saque: {capDay} por dia, {capWeek} por semana e {capMonth} por mês. A partir do nível 4 de fidelidade, eles dobram. Os jackpots são pagos integralmente e não entram nesses tetos.',
      ],
    },
    {
      heading: 'Bônus, jogos e apostas',
      paragraphs: [
        'Nenhum bônus é obrigatório. Se você aceitar um, valem os termos de bônus e os da página da oferta, e você pode abrir mão dele quando quiser.',
        'Nos jogos, o resultado vem de uma fonte aleatória certificada, no nosso servidor. Uma falha técnica anula as jogadas e os pagamentos afetados, e o valor apostado é devolvido. Uma aposta esportiva está aceita quando o número dela aparece, com as odds daquele momento. Os detalhes estão nas regras do cassino e nas regras de apostas.',
      ],
    },
    {
      heading: 'Jogar na medida certa',
      paragraphs: [
        'Jogo é entretenimento e tem preço. Estas ferramentas servem para que você decida qual é esse preço. Os limites e a pausa de 24 horas você ativa na sua conta; a pausa de 72 horas e a autoexclusão, com o nosso suporte:',
      ],
      list: [
        'Limites de depósito e de gasto por dia, semana e mês. A redução vale na hora; o aumento, depois de pelo menos {limitHours} horas.',
        'O tempo que você passou no jogo, sempre à vista.',
        'Um aviso de tempo a cada 30 minutos, uma hora ou duas horas, que você define na sua conta.',
        'Uma pausa de 24 ou 72 horas.',
        'A autoexclusão por 6, 12, 24, 36 ou 60 meses, ou para sempre.',
      ],
    },
    {
      heading: 'Contas sem uso',
      paragraphs: [
        'Depois de 12 meses sem uso, a conta passa a ser considerada inativa. Se você quiser voltar a jogar ou preferir sacar o que ficou nela, escreva para nós e ajudamos com o que for preciso.',
      ],
    },
    {
      heading: 'Se você não concordar',
      paragraphs: [
        'Quando algo dá errado, queremos saber por você. Uma reclamação segue três passos, e nenhum deles custa nada:',
      ],
      list: [
        'Primeiro, o nosso suporte. Conte o que aconteceu e quando; respondemos em até 5 dias.',
        'Se a resposta não convencer, a nossa equipe de reclamações reexamina o caso desde o início, em no máximo 8 semanas.',
        'Se ainda assim não houver acordo, você pode procurar o Escritório do Porto para Disputas de Jogadores, sem pagar nada por isso.',
      ],
    },
    {
      heading: 'Sobre este texto',
      paragraphs: ['Estes termos são o texto de amostra de um operador de demonstração.'],
    },
  ],
};
