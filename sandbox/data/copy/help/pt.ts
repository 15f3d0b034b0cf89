import type { HelpCopy } from './help-copy.ts';

export const help: HelpCopy = {
  info: {
    about: {
      title: 'Sobre o Parlour',
      sections: [
        {
          heading: 'Quem somos',
          paragraphs: [
            'O Parlour nasceu de um desejo simples: um cassino online com jeito de uma boa sala de estar. Luz quente, poucos jogos bem escolhidos, gente que sabe o seu nome e ninguém puxando a sua manga. É com essa imagem que ainda medimos tudo o que fazemos.',
            'O Parlour é operado pela Parlour Rooms Limited, 4 Harbour Row, Port Sable, sob a licença nº {licence} da Autoridade de Jogos do Porto. Cassino, mesas ao vivo e esportes dividem uma conta, um saldo e os mesmos limites.',
          ],
        },
        {
          heading: 'Do que não abrimos mão',
          paragraphs: ['Alguns hábitos que mantemos, por mais agitada que seja a noite.'],
          list: [
            'Cada oferta diz, ao lado do botão, o que dá, o que pede e quanto dura.',
            'O que você pode sacar é um único número, e está sempre à vista.',
            'Quando você pede um limite, uma pausa ou uma autoexclusão, ninguém tenta convencer você do contrário.',
            'O dinheiro dos jogadores fica separado do nosso, em contas bancárias próprias.',
          ],
        },
        {
          heading: 'As pessoas',
          paragraphs: [
            'Crupiês, engenheiras, redatores e uma equipe de suporte que responde todos os dias, {supportHours}: somos cerca de duzentas pessoas. Todas, seja qual for o trabalho, aprendem na primeira semana a reconhecer um jogador que precisa de uma pausa e o que dizer a ele. Os jogos vêm de estúdios que escolhemos um a um, e recusamos mais do que aceitamos.',
          ],
        },
      ],
    },
    'game-testing': {
      title: 'Como testamos os nossos jogos',
      sections: [
        {
          heading: 'Acaso, e nada mais',
          paragraphs: [
            'O resultado de cada rodada vem de uma fonte aleatória certificada no servidor e já está decidido antes de os rolos girarem ou as cartas virarem. Nada no seu aparelho, nem o horário, nem as rodadas anteriores podem mudá-lo. Nem nós.',
          ],
        },
        {
          heading: 'Antes de um jogo abrir',
          paragraphs: [
            'Um laboratório independente examina cada jogo antes de o oferecermos. Ele lê o código-fonte, repete milhões de rodadas e compara o que sai com o que as regras prometem. Depois jogamos nós mesmos, em telas pequenas e grandes, até entender bem o bastante para explicar.',
          ],
          list: [
            'O retorno ao jogador precisa bater com o número das regras.',
            'Cada símbolo, carta e número precisa sair com a frequência devida.',
            'Uma conexão perdida nunca pode mudar um resultado.',
            'Aposta, saldo e tempo de jogo precisam ficar visíveis durante o jogo.',
          ],
        },
        {
          heading: 'Enquanto está aberto',
          paragraphs: [
            'Todo mês, os resultados de todos os jogos são comparados com o que deveriam ser. Se um número sai da faixa esperada, primeiro fechamos o jogo e depois procuramos o motivo. Se uma falha atingiu as suas rodadas, as apostas são devolvidas.',
          ],
        },
        {
          heading: 'O que significa retorno ao jogador',
          paragraphs: [
            'Um retorno de 96% significa que, em um tempo muito longo e somando todos os jogadores, 96 de cada 100 apostados são pagos como ganhos. Não diz nada sobre uma noite: você pode ganhar mais ou perder tudo o que apostou. Por isso um orçamento vale mais do que qualquer porcentagem.',
          ],
        },
      ],
    },
    security: {
      title: 'Segurança',
      sections: [
        {
          heading: 'A sua conta',
          paragraphs: [
            'A sua senha nunca chega até nós em forma legível: ao entrar, fica provado que você a conhece sem que ela seja enviada. Depois de {signInAttempts} tentativas erradas, a conta fica bloqueada por {lockMinutes} minutos. Após {idleMinutes} minutos sem atividade, encerramos a sessão, avisando {idleWarning} minutos antes.',
          ],
          list: [
            'Escolha uma senha de {passwordMin} a {passwordMax} caracteres que não use em nenhum outro lugar.',
            'Não divida a conta: ela é só sua, e ninguém mais pode usá-la.',
            'Saia da conta em aparelhos que você divide com outras pessoas.',
          ],
        },
        {
          heading: 'O seu dinheiro',
          paragraphs: [
            'Depósitos e saques são registrados até o último centavo em um livro-razão que sempre tem de fechar. O saque vai primeiro para uma forma de pagamento com que você já depositou, para que ninguém mande o seu dinheiro para outro lugar. Os fundos dos jogadores ficam separados dos nossos.',
          ],
        },
        {
          heading: 'Os seus documentos',
          paragraphs: [
            'Documentos de identidade viajam criptografados, são vistos só por quem os confere e são apagados quando a lei deixa de exigir que os guardemos. Nunca pedimos senha, PIN ou o número completo do cartão, nem por e-mail nem por telefone.',
          ],
        },
        {
          heading: 'Se algo parecer errado',
          paragraphs: [
            'Escreva para help@parlour.example. Se achar que outra pessoa entrou na sua conta, diga isso primeiro: nós a bloqueamos enquanto verificamos, e o seu saldo fica onde está.',
          ],
        },
      ],
    },
  },
  contact: {
    title: 'Ajuda e contato',
    sections: [
      {
        heading: 'Fale com a gente',
        paragraphs: [
          'Escreva para help@parlour.example quando quiser. O nosso suporte responde todos os dias, {supportHours}, sempre dentro de um dia.',
        ],
      },
      {
        heading: 'Se você não ficou satisfeito',
        paragraphs: [
          'Fale primeiro com o suporte. A resposta vem em até cinco dias. Se isso não resolver, a equipe de reclamações olha o caso de novo e decide em no máximo oito semanas. Depois disso, você pode procurar o Escritório do Porto para Disputas de Jogadores, sem custo para o jogador.',
        ],
      },
      {
        heading: 'Sobre os seus dados',
        paragraphs: [
          'Perguntas sobre o que sabemos de você e pedidos para ver, corrigir ou apagar dados vão para privacy@parlour.example.',
        ],
      },
    ],
    entries: [
      {
        question: 'Não consigo entrar. E agora?',
        answer:
          'Depois de {signInAttempts} tentativas erradas, a conta fica bloqueada por {lockMinutes} minutos. Redefina a senha na janela de entrada. Uma pausa ou autoexclusão precisa correr até o fim.',
      },
      {
        question: 'Onde está o meu saque?',
        answer:
          'Analisamos saques em até {reviewHours} horas. Depois leva de uma hora a três dias úteis, conforme a forma de pagamento. Você acompanha a situação na sua conta.',
      },
      {
        question: 'Por que vocês pedem documentos?',
        answer:
          'A lei pede que conheçamos os nossos jogadores. Quando precisamos de um documento, dizemos qual e como enviar. Envie a página inteira, em cores e sem edição.',
      },
      {
        question: 'Como defino ou mudo um limite?',
        answer:
          'Na sua conta, em “Limites de jogo”. Você pode limitar os depósitos, o gasto ou os dois, por dia, semana e mês. Um limite menor vale na hora; um maior, depois de {limitHours} horas no mínimo.',
      },
      {
        question: 'Meu bônus sumiu.',
        answer:
          'Ele pode ter expirado, sido devolvido ou usado até o fim. Pergunte para a gente, e dizemos o que houve e quando.',
      },
      {
        question: 'Quero encerrar a minha conta.',
        answer:
          'Escreva do e-mail da sua conta e encerramos no mesmo dia; o que você pode sacar é pago. Se o jogo virou um problema, a autoexclusão é a escolha mais segura.',
      },
    ],
  },
  payment: {
    title: 'Formas de pagamento',
    intro: [
      'Estas são as formas de pagamento do seu país, com os valores mínimos e máximos e o tempo que levam. Não cobramos tarifa, nem por depósitos nem por saques; o seu banco ou a sua carteira pode ter a própria.',
      'Depósitos entram no saldo na hora. O saque volta para uma forma de pagamento com que você depositou, sempre que ela puder receber dinheiro. Analisamos em até {reviewHours} horas; depois, o prazo depende da forma de pagamento.',
    ],
    faq: [
      {
        question: 'Qual é o mínimo para depositar ou sacar?',
        answer:
          'Depósitos começam em {minDeposit} e saques em {minWithdrawal}, em todas as formas de pagamento. Os valores máximos estão na tabela.',
      },
      {
        question: 'Existe um teto para saques?',
        answer:
          'Sim: {capDay} por dia, {capWeek} por semana e {capMonth} por mês. A partir do nível Platina, o dobro, e jackpots são pagos por inteiro, sem teto.',
      },
      {
        question: 'Por que não posso sacar para o meu cartão?',
        answer:
          'Algumas formas de pagamento só recebem depósitos. Nesse caso pagamos na sua conta bancária, depois de ver que ela está em seu nome.',
      },
      {
        question: 'Posso cancelar um saque?',
        answer:
          'Enquanto estiver pendente, sim, até {cancelsPerDay} vezes por dia, se as regras do seu país permitirem. Nunca vamos sugerir isso.',
      },
    ],
  },
};
