import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Restrições de idade',
  sections: [
    {
      heading: 'Só para adultos',
      paragraphs: [
        'Para jogar no Parlour, você precisa ter pelo menos {age} anos. A regra vale para o site inteiro: cassino, mesas ao vivo e esportes, com dinheiro próprio, com bônus ou com rodadas grátis. Não há exceção, nem com a autorização dos pais.',
        'Isso não é mera formalidade. Quem é muito jovem corre mais risco de perder o controle do jogo, e por isso preferimos perder um cadastro a deixar um menor entrar.',
      ],
    },
    {
      heading: 'Como verificamos a idade',
      paragraphs: [
        'Conferimos a idade no cadastro, com base no seu nome, no seu endereço e na sua data de nascimento. Onde a lei exige, você não pode jogar antes de ela ser confirmada.',
        'Se os dados não bastarem, pedimos um documento de identidade. Dizemos qual e como enviar. A foto deve mostrar o documento inteiro: não aceitamos imagens cobertas, cortadas ou editadas.',
      ],
    },
    {
      heading: 'Se um menor tiver jogado',
      paragraphs: [
        'Se descobrirmos que há um menor por trás de uma conta, ela é encerrada. Os depósitos são devolvidos e os ganhos, anulados.',
        'Uma conta pertence a uma só pessoa, e ninguém mais pode usá-la. Isso vale também em família: emprestar a conta ao filho ou à irmã mais nova não é um favor, por mais que insistam.',
      ],
    },
    {
      heading: 'Mantenha a sua conta só sua',
      paragraphs: [
        'Quase nunca um menor entra pela porta da frente: ele encontra uma sessão aberta. Encerramos a sua depois de {idleMinutes} minutos sem atividade, mas isso é bastante tempo para alguém curioso. Alguns hábitos dão conta do resto.',
      ],
      list: [
        'Saia da conta sempre que deixar o dispositivo, mesmo que seja por um minuto.',
        'Não salve a senha em um dispositivo compartilhado nem a deixe anotada à vista.',
        'Mantenha cartões, carteira e documentos fora do alcance das crianças.',
        'Bloqueie a tela do celular com um código que só você conheça.',
      ],
    },
    {
      heading: 'Dicas para mães e pais',
      paragraphs: ['Se a família divide um computador ou um tablet, vale gastar alguns minutos com isto:'],
      list: [
        'Crie um usuário próprio para cada criança ou adolescente, com menos permissões que o seu.',
        'Ative o controle parental do dispositivo, do navegador ou da rede da casa.',
        'Configure compras e pagamentos para sempre pedirem a sua confirmação.',
        'De vez em quando, confira o extrato dos seus cartões e contas.',
      ],
    },
    {
      heading: 'Falar sobre o assunto em casa',
      paragraphs: [
        'Nenhum filtro substitui uma conversa. Adolescentes veem propaganda de apostas, ouvem os outros contarem o que ganharam e quase nunca o que perderam. Explique como funciona: jogar custa dinheiro, a casa fica com uma parte e ninguém ganha sempre.',
        'Se você joga, o exemplo pesa mais do que as palavras. Jogue com limite, não apresente o jogo como um jeito de ganhar dinheiro e não peça que eles escolham uma aposta por você.',
      ],
    },
    {
      heading: 'Sinais que merecem atenção',
      paragraphs: ['Um só deles não prova nada. Vários juntos são um bom motivo para perguntar, com calma e sem acusar.'],
      list: [
        'Some dinheiro em casa, ou aparece dinheiro sem explicação.',
        'Surge um interesse repentino por odds e resultados.',
        'A tela é escondida, ou o assunto muda, quando alguém chega perto.',
        'O sono piora, as faltas na escola aumentam, os amigos ficam de lado.',
      ],
    },
    {
      heading: 'Avise a gente',
      paragraphs: [
        'Se você acha que um menor está usando o Parlour, escreva para nós na hora. O suporte atende todos os dias, {supportHours}, em help@parlour.example. Não é preciso ter provas nem uma conta aqui: examinamos cada aviso com discrição.',
        'E, se o jogo de alguém jovem preocupa você, aqui ou em outro lugar, também pode perguntar. Indicamos ajuda gratuita perto de onde você está.',
      ],
    },
  ],
};
