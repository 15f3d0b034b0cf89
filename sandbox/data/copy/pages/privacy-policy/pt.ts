import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Política de privacidade',
  sections: [
    {
      heading: 'Quem cuida dos seus dados',
      paragraphs: [
        'A responsável pelos seus dados é a Parlour Rooms Limited, 4 Harbour Row, Port Sable, que opera o Parlour sob a licença nº {licence} da Autoridade de Jogos do Porto. Para qualquer pergunta sobre proteção de dados, escreva para privacy@parlour.example.',
        'Um cassino online precisa saber bastante sobre os seus jogadores: quem são, que idade têm, de onde vem o dinheiro. Esta página explica o que sabemos sobre você, para que usamos, por quanto tempo guardamos e o que você pode nos pedir. Nunca vendemos os seus dados.',
      ],
    },
    {
      heading: 'Que dados temos',
      paragraphs: ['Uma parte você nos dá, outra nasce enquanto você joga e outra vem do seu dispositivo.'],
      list: [
        'O que você nos dá: nome, endereço, data de nascimento, e-mail e telefone.',
        'O que nasce do jogo: as suas apostas, os seus ganhos, as suas sessões e os limites que você define.',
        'Dados técnicos: o endereço de onde você se conecta e o dispositivo que usa.',
        'Documentos: os que você envia para comprovar a identidade, o endereço, a forma de pagamento ou a origem do patrimônio.',
      ],
    },
    {
      heading: 'Para que usamos',
      paragraphs: ['Cada uso tem um motivo, e os motivos são quatro:'],
      list: [
        'O contrato com você: manter a sua conta, receber depósitos, pagar saques, liquidar rodadas e apostas e responder quando você escreve.',
        'A lei: conferir a sua idade, prevenir a lavagem de dinheiro e proteger os jogadores.',
        'O nosso interesse legítimo: manter o site seguro e descobrir fraudes.',
        'O seu consentimento: enviar marketing e usar cookies que não são essenciais.',
      ],
    },
    {
      heading: 'O que depende do seu sim',
      paragraphs: [
        'Só enviamos ofertas se você disse que quer recebê-las, e você pode mudar de ideia a qualquer momento; a partir daí, elas deixam de chegar. Retirar o consentimento não afeta a sua conta nem o seu saldo: tudo continua como antes, só que com menos e-mails.',
        'Durante uma autoexclusão não enviamos marketing, mesmo que você o tenha aceitado antes.',
      ],
    },
    {
      heading: 'Com quem compartilhamos',
      paragraphs: ['Há coisas que não fazemos sozinhos. Cada parceiro recebe o que precisa para a sua tarefa e nada além disso:'],
      list: [
        'Provedores de pagamento, para que o seu dinheiro chegue e volte.',
        'Verificadores de identidade, para confirmar que você é você e tem a idade exigida.',
        'Estúdios de jogos, que recebem os dados da rodada, mas não o seu nome.',
        'Órgãos reguladores, quando têm o direito de pedir.',
      ],
    },
    {
      heading: 'Por quanto tempo guardamos',
      paragraphs: [
        'Guardamos os seus dados enquanto a conta existir e, depois do encerramento, apenas pelos prazos que precisamos cumprir. Quando o último deles acaba, apagamos tudo.',
      ],
      list: [
        'Dados exigidos pelas normas contra a lavagem de dinheiro: a vida da conta e mais 5 anos.',
        'Registros contábeis: 10 anos.',
        'Dados de marketing: até você retirar o consentimento.',
        'Documentos de verificação: apagados quando o prazo legal termina.',
      ],
    },
    {
      heading: 'Cookies',
      paragraphs: [
        'Os cookies essenciais ficam sempre ativos: sem eles, não daria para manter a sua sessão nem lembrar a sua escolha sobre os demais. Os de desempenho mostram onde o site está lento, os funcionais lembram as suas preferências e os de marketing servem para mostrar ofertas que possam interessar. Esses três tipos só são usados se você aceitar.',
        'Você pode mudar a sua escolha quando quiser, no link ao pé de cada página.',
      ],
    },
    {
      heading: 'Como protegemos os seus dados',
      paragraphs: [
        'A sua sessão é encerrada depois de {idleMinutes} minutos sem atividade, e {signInAttempts} tentativas de entrada sem sucesso bloqueiam a conta por {lockMinutes} minutos. São incômodos pequenos que evitam outros bem maiores.',
        'Você também pode ajudar: escolha uma senha que não usa em outro lugar, não a conte a ninguém e saia da conta ao deixar o dispositivo. Envie documentos só da forma que indicamos quando pedimos. A nossa equipe jamais vai pedir a sua senha.',
      ],
    },
    {
      heading: 'Os seus direitos',
      paragraphs: [
        'Esses dados falam de você, e por isso você tem direitos sobre eles. Escreva para privacy@parlour.example e diga do que precisa; antes de responder, conferimos se é mesmo você quem pergunta.',
        'Alguns dados precisam ser mantidos por lei, mesmo que você peça a exclusão. Nesse caso, dizemos quais são e por quê.',
      ],
      list: [
        'Ver os dados que temos sobre você e receber uma cópia.',
        'Corrigir o que está errado ou incompleto.',
        'Pedir a exclusão do que já não precisamos guardar.',
        'Restringir o uso dos dados enquanto uma dúvida é esclarecida.',
        'Levar os seus dados para outro serviço.',
        'Opor-se a um uso baseado no nosso interesse legítimo.',
        'Apresentar uma reclamação.',
      ],
    },
    {
      heading: 'Dúvidas e reclamações',
      paragraphs: [
        'Se algo nesta página não convenceu você, comece por nós. O suporte está todos os dias, {supportHours}, em help@parlour.example e responde às reclamações em até 5 dias. Depois, você pode pedir uma nova análise à nossa equipe de reclamações, que tem no máximo 8 semanas, e por fim procurar, sem custo, o Escritório do Porto para Disputas de Jogadores.',
      ],
    },
    {
      heading: 'Sobre este texto',
      paragraphs: ['Esta política de privacidade é o texto de amostra de um operador de demonstração.'],
    },
  ],
};
