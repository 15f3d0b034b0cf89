import type { WelcomeCopy } from './welcome-copy.ts';

export const welcome: WelcomeCopy = {
  registration: {
    welcome: {
      title: 'Abrir uma conta',
      hero: {
        title: 'Um lugar com o seu nome',
        text: 'Você abre a conta em poucos minutos. Se quiser, a oferta de boas-vindas dobra um primeiro depósito de {min} ou mais, até {max}.',
      },
      steps: [
        { title: 'Diga quem você é', text: 'Nome, endereço e data de nascimento, como no seu documento.' },
        { title: 'Confirme o contato', text: 'Enviamos um código para o seu celular ou e-mail.' },
        { title: 'Dê uma olhada', text: 'Depois deposite, ou apenas experimente os jogos por diversão.' },
      ],
    },
    live: {
      title: 'Venha para as mesas ao vivo',
      hero: {
        title: 'O crupiê está esperando você',
        text: 'Com uma conta você pode se sentar em todas as mesas ao vivo, e até {max} de uma semana no vermelho voltam em dinheiro.',
      },
      steps: [
        { title: 'Abra uma conta', text: 'Leva cerca de dois minutos.' },
        { title: 'Deposite o que couber', text: 'Na hora e sem tarifa, a partir de {minDeposit}.' },
        { title: 'Escolha uma mesa', text: 'Apostas, lugares livres e horários estão em cada mesa.' },
      ],
    },
    sports: {
      title: 'Venha para as apostas esportivas',
      hero: {
        title: 'Apostas esportivas no Parlour',
        text: 'Abra a sua conta agora. As múltiplas vencedoras pagam até 50% a mais, no máximo {max}.',
      },
      steps: [
        { title: 'Abra uma conta', text: 'Uma só, para apostas, cassino e mesas ao vivo.' },
        { title: 'Escolha os seus esportes', text: 'Futebol, basquete, tênis e mais, antes e durante o jogo.' },
        { title: 'Faça uma aposta fácil de ler', text: 'Valor, odds e possível retorno, antes de confirmar.' },
      ],
    },
    friends: {
      title: 'A convite de um amigo',
      hero: {
        title: 'Alguém guardou um lugar para você',
        text: 'Entre com o código abaixo. A oferta de boas-vindas é igual para todos: até {max} e {spins} rodadas grátis.',
      },
      steps: [
        { title: 'Guarde o código', text: 'Se você começar por aqui, ele já vem preenchido.' },
        { title: 'Abra a sua própria conta', text: 'Uma por pessoa, com os seus dados. Ninguém mais pode usá-la.' },
        { title: 'Diga um oi', text: 'O seu amigo vê que você veio, e nada sobre como você joga.' },
      ],
    },
  },
  modal: {
    title: 'Boa noite, e boas-vindas',
    body: 'Olhe com calma: a maioria dos jogos pode ser testada por diversão, sem conta. Se ficar, há uma oferta de boas-vindas com os termos em uma só página.',
    button: 'Ver a oferta de boas-vindas',
  },
  payAndPlay: {
    title: 'Jogue em um passo',
    description:
      'Deposite pelo seu banco e a conta se abre sozinha. Sem formulário, sem senha, e os saques voltam pelo mesmo caminho.',
    button: 'Escolher um valor',
  },
};
