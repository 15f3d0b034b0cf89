import type { CrmTexts } from './texts.ts';

export const pt: CrmTexts = {
  links: {
    account: 'Sua conta',
    documents: 'Seus documentos',
    limits: 'Seus limites',
    transactions: 'Transações',
    withdraw: 'Sacar',
    rewards: 'Suas recompensas',
    promotions: 'Promoções',
  },
  messages: {
    welcome: {
      title: 'Boas-vindas à Parlour, {name}',
      text: 'Sua conta está aberta. Você pode depositar, jogar e sacar quando quiser. Antes de começar, decida quanto quer gastar: seus limites estão na sua conta.',
    },
    depositLimitPending: {
      title: 'Uma mudança do seu limite de depósito está pendente',
      text: 'A mudança que você pediu passa a valer em {time}. Até lá vale o limite atual. Você pode cancelar a mudança nos seus limites.',
    },
    depositLimitDue: {
      title: 'Seu limite de depósito mudou',
      text: 'A mudança que você pediu já está valendo. Você pode baixar seu limite quando quiser; um limite menor vale na hora.',
    },
    documentRequested: {
      title: 'Precisamos de documentos seus',
      text: 'Envie um comprovante de identidade e um de endereço. A lei exige que a gente os confira. Na sua conta você vê o que é preciso e como enviar.',
    },
    documentAccepted: {
      title: 'Seu documento foi aceito',
      text: 'Obrigado. O documento que você enviou foi conferido e aceito.',
    },
    documentRejected: {
      title: 'Seu documento não pôde ser aceito',
      text: 'Não foi possível aceitar o documento que você enviou. Envie de novo: completo, nítido e válido.',
    },
    answersAccepted: {
      title: 'Suas respostas foram aceitas',
      text: 'Obrigado. Conferimos suas respostas sobre profissão e renda. Não é preciso fazer mais nada.',
    },
    answersReturned: {
      title: 'Temos uma dúvida sobre suas respostas',
      text: 'Ainda não foi possível aceitar suas respostas sobre profissão e renda. Responda às perguntas na sua conta mais uma vez.',
    },
    identityReview: {
      title: 'Estamos verificando os seus dados',
      text: 'Antes que você possa depositar e jogar, a nossa equipe precisa verificar o seu nome e a sua data de nascimento. Você não precisa fazer nada. Os saques continuam abertos como sempre, e escreveremos para você aqui assim que terminarmos.',
    },
    identityConfirmed: {
      title: 'Os seus dados foram confirmados',
      text: 'Obrigado pela paciência. Agora você já pode depositar e jogar.',
    },
    paymentReturned: {
      title: 'O seu pagamento será devolvido',
      text: 'Não pudemos aceitar o seu pagamento de {amount}. O dinheiro volta para a conta de onde saiu. A página de depósito mostra por que não é possível depositar.',
    },
    withdrawalPaid: {
      title: 'Seu saque está a caminho',
      text: 'Seu saque de {amount} foi aprovado e pago. O prazo para o dinheiro chegar depende do seu banco.',
    },
    bonusGranted: {
      title: 'Você recebeu um bônus',
      text: 'Um bônus foi adicionado à sua conta. As condições e o seu progresso estão nas suas recompensas.',
    },
    tournamentPrize: {
      title: 'Você ganhou um prêmio de torneio',
      text: 'Parabéns: você terminou o torneio na posição {rank}. O prêmio e as condições estão nas suas recompensas.',
    },
    securityTip: {
      title: 'Mantenha sua conta segura',
      text: 'Use uma senha que você não tem em nenhum outro lugar e veja de vez em quando onde sua conta está aberta. Ninguém da Parlour vai pedir a sua senha.',
    },
    limitsTip: {
      title: 'Defina um limite antes de jogar',
      text: 'Um limite de depósito ajuda você a não gastar mais do que planejou. Um limite menor vale na hora; um maior, só depois de um prazo.',
    },
    breakTip: {
      title: 'Hora de uma pausa?',
      text: 'Você pode fazer uma pausa de 24 horas ou escolher uma autoexclusão mais longa. Durante uma pausa ninguém pode jogar com a sua conta.',
    },
    withdrawalTip: {
      title: 'Como funcionam os saques',
      text: 'Peça um saque na sua conta e escolha para onde vai o dinheiro. Você pode cancelar até a aprovação.',
    },
    historyTip: {
      title: 'Seu histórico em um só lugar',
      text: 'Cada depósito, aposta, prêmio e saque está nas suas transações. Você pode filtrar a lista e salvar em um arquivo.',
    },
    timeTip: {
      title: 'Fique de olho no tempo',
      text: 'Sua conta pode lembrar há quanto tempo você está jogando. Escolha o intervalo que preferir ao lado dos seus limites.',
    },
    supportTip: {
      title: 'Dúvidas? Fale com a gente',
      text: 'Nosso suporte ajuda você com conta, pagamentos e jogos. Todas as formas de contato estão em Contato.',
    },
    offerOfWeek: {
      title: 'As ofertas da semana',
      text: 'Novas ofertas esperam por você. O que elas oferecem e o que exigem está em cada uma delas.',
    },
  },
};
