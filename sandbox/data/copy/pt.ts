import type { Copy } from '#sandbox/data/copy/copy.ts';

export const pt: Copy = {
  languageName: 'Português',
  home: {
    verticals: { casino: 'Cassino', live: 'Cassino ao vivo', sports: 'Esportes', promotions: 'Promoções' },
    contentBoxes: [
      {
        title: 'Quem define os limites é você',
        body: 'Decida quanto quer gastar antes de começar. Quem define os limites de depósito e de gasto é você, na sua conta. Um limite menor vale na hora.',
      },
      {
        title: 'Saques fáceis de acompanhar',
        body: 'Você sempre vê quanto pode sacar e quanto tempo a sua forma de pagamento leva. Não cobramos taxa de saque e nunca insistimos para você cancelar.',
      },
      {
        title: 'Suporte todos os dias',
        body: 'Nossa equipe de suporte responde todos os dias, {supportHours}, em palavras simples. Pergunte sobre um jogo, um pagamento ou uma pausa: todas são boas perguntas.',
      },
    ],
    text: {
      heading: 'Um cassino online com regras claras',
      paragraphs: [
        'O Parlour é um cassino online para quem gosta de escolher por conta própria. Há slots com as regras e o retorno ao jogador à vista e mesas conduzidas por crupiês de verdade. Aposte em seis esportes, antes da partida e ao vivo. Busque pelo nome, filtre por estúdio ou experimente um slot por diversão antes de jogar a dinheiro.',
        'No Parlour, cada oferta diz quanto custa, o que dá e quanto tempo dura. O requisito de apostas fica ao lado do botão, e não embaixo dele, e você pode recusar um bônus sem perder mais nada. Seu saldo e o tempo que você passou no jogo ficam à vista enquanto você joga.',
        'Jogo é entretenimento, e entretenimento tem preço. Defina um orçamento antes de começar, veja os ganhos como uma boa surpresa e pare quando deixar de ser divertido. Se quiser ir mais devagar, defina limites ou inicie uma pausa de 24 horas na sua conta; o nosso suporte ativa a autoexclusão para você. Nunca vamos tentar fazer você desistir.',
      ],
    },
  },
  banners: {
    welcome: {
      title: 'Bônus de boas-vindas de até {max}',
      description:
        '100% no primeiro depósito a partir de {min}, mais {spins} rodadas grátis. Requisito de apostas de {wr}× em {days} dias.',
      button: 'Ver a oferta de boas-vindas',
    },
    tonight: {
      title: 'As mesas ao vivo estão abertas',
      description: 'Roleta, blackjack e bacará com crupiês de verdade, com apostas das mais modestas às mais altas.',
      button: 'Ir para o cassino ao vivo',
    },
    firstDeposit: {
      greeting: 'Boas-vindas ao Parlour',
      title: 'Seu bônus de boas-vindas: até {max}',
      description: '100% no primeiro depósito a partir de {min}. Requisito de apostas de {wr}× em {days} dias.',
      button: 'Ler os termos',
      authorisedButton: 'Fazer um depósito',
    },
    second: {
      greeting: 'Bom ver você de novo',
      title: '50% no seu segundo depósito',
      description: 'Até {max} em um depósito de {min} ou mais. Requisito de apostas de {wr}×.',
      button: 'Ver a oferta',
      authorisedButton: 'Ver a sua oferta',
    },
    vip: {
      greeting: 'Obrigado por jogar com a gente',
      title: 'Um presente de fidelidade para você',
      description: 'Um presente de {prize} em dinheiro, sem requisito de apostas. Resgate em até {days} dias.',
      button: 'Ver o presente',
    },
    players: {
      greeting: 'Boas-vindas de volta',
      title: 'Continue jogando',
      description: 'Seus favoritos e os jogos recentes em um só lugar.',
      button: 'Explorar os jogos',
      authorisedButton: 'Ir para os meus jogos',
    },
    both: {
      title: 'Jogos novos toda semana',
      description: 'Os últimos lançamentos dos nossos estúdios. A maioria tem demo.',
      button: 'Ver os jogos novos',
      authorisedButton: 'Jogar os jogos novos',
    },
    expired: {
      title: 'Última chamada do verão',
      description: 'A despedida do verão terminou. Nosso obrigado a todos que participaram.',
      button: 'Ver as ofertas atuais',
    },
    future: {
      title: 'A nova temporada de torneios',
      description: 'Uma nova temporada de torneios está para começar, com {prize} para dividir já no primeiro.',
      button: 'Ver os torneios',
    },
  },
  promotionCategories: { casino: 'Cassino', live: 'Cassino ao vivo', sports: 'Esportes', vip: 'VIP' },
  promotionTags: {
    new: 'Novo',
    freeSpins: 'Rodadas grátis',
    cashback: 'Cashback',
    weekly: 'Toda semana',
    deposit: 'Bônus de depósito',
    tournament: 'Torneio',
    noWagering: 'Sem requisito de apostas',
    jackpots: 'Jackpots',
  },
  promotionActions: {
    deposit: 'Depositar',
    casino: 'Ir para o cassino',
    live: 'Ir para o cassino ao vivo',
    jackpots: 'Ver os jogos com jackpot',
    offers: 'Ver as ofertas atuais',
    signIn: 'Entrar',
    signUp: 'Abrir uma conta',
  },
  promotions: {
    'welcome-package': {
      slug: 'welcome-package',
      title: 'Bônus de boas-vindas',
      teaser: '100% no primeiro depósito até {max}, mais {spins} rodadas grátis.',
      body: [
        {
          text: 'Faça seu primeiro depósito de {min} ou mais e adicionamos o mesmo valor em bônus, até {max}. Você também recebe {spins} rodadas grátis em um slot que escolhemos pelo equilíbrio entre ritmo e surpresa.',
        },
        {
          heading: 'Primeiro o seu dinheiro',
          text: 'Você sempre joga com o seu próprio dinheiro antes do bônus. Se ganhar logo, pode sacar os ganhos e deixar o bônus onde está. O bônus só entra em jogo quando o seu próprio saldo acaba.',
        },
        {
          text: 'O bônus precisa ser apostado {wr} vezes antes de virar dinheiro. Os slots contam integralmente; jogos de mesa e mesas ao vivo contam 10%.',
        },
        {
          text: 'Prefere jogar sem bônus? Escolha “Sem bônus” na hora de depositar. Nada mais muda.',
        },
      ],
      terms: [
        'Para novos jogadores em seu primeiro depósito. Uma vez por pessoa.',
        'Depósito mínimo de {min}. O bônus é de 100% do depósito, até {max}.',
        'O valor do bônus e os ganhos das {spins} rodadas grátis devem ser apostados {wr} vezes cada.',
        'A aposta máxima enquanto o bônus está ativo é de {bet} por rodada.',
        'O bônus e as rodadas grátis expiram {days} dias após o recebimento.',
        'Os termos de bônus se aplicam. Você precisa ter idade legal para jogar no lugar onde mora.',
      ],
    },
    'second-helping': {
      slug: 'second-helping',
      title: 'Bônus do segundo depósito',
      teaser: '50% no seu segundo depósito, até {max}.',
      body: [
        {
          text: 'No seu segundo depósito, adicionamos metade do valor em bônus, até {max}. Vale a partir de {min} e não há código para decorar: escolha a oferta no caixa.',
        },
        {
          heading: 'Como funciona',
          text: 'Seu próprio dinheiro é usado primeiro e pode ser sacado sempre. O bônus precisa ser apostado {wr} vezes, e você tem {days} dias para isso. Se não combinar com o seu ritmo, você pode devolver o bônus quando quiser.',
        },
        {
          text: 'Você pode ter um bônus de cassino ativo por vez. Se outro ainda estiver em andamento, este pode esperar na fila até você terminar.',
        },
      ],
      terms: [
        'Para jogadores que fizeram exatamente um depósito. Uma vez por pessoa.',
        'Depósito mínimo de {min}. O bônus é de 50% do depósito, até {max}.',
        'O bônus deve ser apostado {wr} vezes em até {days} dias.',
        'Slots contam 100%; jogos de mesa e mesas ao vivo, 10%.',
        'A aposta máxima enquanto o bônus está ativo é de {bet} por rodada.',
      ],
    },
    'friday-free-spins': {
      slug: 'friday-free-spins',
      title: 'Rodadas grátis de sexta',
      teaser: 'Deposite {min} ou mais em uma sexta-feira e comece o fim de semana com {spins} rodadas grátis.',
      body: [
        {
          text: 'Deposite {min} ou mais em uma sexta-feira e damos {spins} rodadas grátis no slot da semana.',
        },
        {
          heading: 'Um slot, e outro a cada sexta',
          text: 'O slot da semana é o indicado na oferta. Jogue as rodadas quando quiser em até {days} dias.',
        },
        {
          text: 'Os ganhos chegam como bônus de cassino e precisam ser apostados {wr} vezes. Você pode participar uma vez por sexta-feira, ou nenhuma: a oferta volta na semana que vem.',
        },
      ],
      terms: [
        'Para jogadores com pelo menos um depósito. Uma vez por jogador a cada sexta-feira, horário local.',
        'Depósito mínimo de {min}.',
        'As {spins} rodadas grátis expiram {days} dias após o recebimento.',
        'Os ganhos das rodadas grátis devem ser apostados {wr} vezes.',
        'A aposta máxima durante o cumprimento do requisito é de {bet} por rodada.',
      ],
    },
    'live-cashback': {
      slug: 'live-cashback',
      title: '10% de cashback no cassino ao vivo',
      teaser: 'Receba de volta 10% de uma semana no vermelho, até {max}. Em dinheiro, sem requisito de apostas.',
      body: [
        {
          text: 'Há semanas em que as cartas são gentis, e semanas em que não são. Ative o cashback ao vivo e, se você terminar a semana no negativo nas mesas ao vivo, 10% dessa diferença volta para você, até {max}.',
        },
        {
          heading: 'Dinheiro é dinheiro',
          text: 'O cashback é pago em dinheiro real. Não há requisito de apostas: jogue, guarde ou saque.',
        },
        {
          text: 'A semana vai de segunda a domingo. A partir da manhã de segunda-feira, você tem {claimHours} horas para resgatar o cashback. Se terminou no positivo, não há nada a resgatar, e nada a pagar também.',
        },
        {
          text: 'O cashback ameniza uma perda, mas não a desfaz. Por favor, não aposte mais por causa dele.',
        },
      ],
      terms: [
        'Participe da oferta antes de jogar. Só contam as rodadas jogadas depois disso.',
        'A perda líquida é a soma das suas apostas nas mesas ao vivo menos os seus ganhos nelas, de segunda a domingo, horário local.',
        'O cashback é de 10% da perda líquida, no máximo {max} por semana.',
        'Resgate em até {claimHours} horas após o fim da semana; depois disso, ele caduca.',
        'O cashback é pago em dinheiro, sem requisito de apostas.',
      ],
    },
    'weekend-reload': {
      slug: 'weekend-reload',
      title: 'Recarga de fim de semana',
      teaser: '50% em um depósito no fim de semana, até {max}.',
      body: [
        {
          text: 'No sábado ou no domingo, um depósito de {min} ou mais rende um bônus de 50%, até {max}. Escolha a oferta no caixa antes de confirmar.',
        },
        {
          heading: 'Atenção: um só montante',
          text: 'Com este bônus, o seu depósito e o bônus são jogados juntos. Os dois precisam ser apostados {wr} vezes e, se você sacar antes disso, o bônus e o que você ganhou com ele são removidos. Pedimos a sua confirmação antes que qualquer coisa se perca.',
        },
        {
          text: 'Se você prefere manter o seu dinheiro sempre livre, as rodadas grátis de sexta podem combinar mais com você.',
        },
      ],
      terms: [
        'Para jogadores com pelo menos um depósito. Uma vez por jogador a cada fim de semana, de sábado à 0h a domingo às 23h59, horário local.',
        'Depósito mínimo de {min}. O bônus é de 50% do depósito, até {max}.',
        'Depósito e bônus, juntos, devem ser apostados {wr} vezes em até {days} dias.',
        'Um saque antes de cumprir o requisito de apostas encerra o bônus e remove os ganhos obtidos com ele.',
        'A aposta máxima enquanto o bônus está ativo é de {bet} por rodada.',
        'Slots contam 100%; jogos de mesa e mesas ao vivo, 10%.',
      ],
    },
    'jackpot-hour': {
      slug: 'jackpot-hour',
      title: 'A hora do jackpot',
      teaser: 'Uma hora por noite, {spins} rodadas grátis no jogo da noite. Sem depósito.',
      body: [
        {
          text: 'Toda noite, entre as oito e as nove, resgate {spins} rodadas grátis no jogo da noite. Não é preciso depositar.',
        },
        {
          heading: 'Sobre os jackpots',
          text: 'Jackpots são grandes porque são raros. Cada giro tem a mesma pequena chance, não importa o que veio antes, então jogue pelo prazer. O valor atual aparece em cada jogo.',
        },
        {
          text: 'O jogo da noite não tem jackpot. Os ganhos das rodadas grátis precisam ser apostados {wr} vezes.',
        },
      ],
      terms: [
        'Para jogadores que fizeram pelo menos um depósito. Uma vez por jogador por dia.',
        'Resgate as rodadas entre 20h e 21h, horário local. Elas podem ser jogadas por {days} dias.',
        'Os ganhos das {spins} rodadas grátis devem ser apostados {wr} vezes.',
        'A aposta máxima durante o cumprimento do requisito é de {bet} por rodada.',
      ],
    },
    'accumulator-boost': {
      slug: 'accumulator-boost',
      title: 'Múltipla turbinada',
      teaser: 'Com três seleções ou mais, uma múltipla vencedora paga até 50% a mais, em dinheiro.',
      body: [
        {
          text: 'Coloque pelo menos três seleções no mesmo bilhete e a múltipla vencedora é paga com um extra: 5% com três seleções, subindo passo a passo até 50% com dez ou mais. O extra é pago em dinheiro, até {max}.',
        },
        {
          heading: 'O outro lado da moeda',
          text: 'Cada seleção que você adiciona aumenta o retorno possível e diminui a chance de ganhar. As odds do bilhete crescem a cada passo, então decida você onde parar.',
        },
        {
          text: 'Participe uma vez e o extra vale para cada múltipla que se qualificar, antes da partida ou ao vivo.',
        },
      ],
      terms: [
        'Ative a participação antes de fazer a aposta.',
        'Pelo menos três seleções de eventos diferentes, cada uma com odds de 1,80 ou mais.',
        'Seleções anuladas não contam para o extra.',
        'O extra incide sobre os ganhos líquidos e é de no máximo {max} por aposta.',
        'Apostas feitas com uma aposta grátis não se qualificam.',
      ],
    },
    'free-bet-monday': {
      slug: 'free-bet-monday',
      title: 'Segunda da aposta grátis',
      teaser: 'Deposite {min} ou mais em uma segunda-feira e receba uma aposta grátis de {prize}.',
      body: [
        {
          text: 'Deposite {min} ou mais e você recebe uma aposta grátis de {prize} para o esporte que quiser.',
        },
        {
          heading: 'O que é uma aposta grátis',
          text: 'Você faz a aposta com o nosso dinheiro em vez do seu. Se ela vencer, os ganhos são seus em dinheiro; o valor apostado em si não é pago. Se perder, não custou nada a você.',
        },
        {
          text: 'A aposta grátis espera no seu bilhete por {days} dias. Use em uma única aposta, simples ou múltipla, com odds de 1,80 ou mais.',
        },
      ],
      terms: [
        'Para jogadores com pelo menos um depósito. Uma vez por jogador a cada segunda-feira, horário local.',
        'Depósito mínimo de {min}. Escolha a oferta no caixa.',
        'A aposta grátis de {prize} é de uso único, com odds de 1,80 ou mais.',
        'O valor da aposta grátis não faz parte dos ganhos.',
        'Ela expira {days} dias após o recebimento.',
      ],
    },
    'vip-evening': {
      slug: 'vip-evening',
      title: 'Torneio VIP ao vivo',
      teaser: 'Uma noite por mês, um torneio privado ao vivo com {prize} para dividir. Só com convite.',
      body: [
        {
          text: 'Na última quinta-feira do mês, os convidados disputam um torneio privado em mesas ao vivo reservadas, com {prize} para dividir.',
        },
        {
          heading: 'Como é a noite',
          text: 'As mesas abrem às oito. Os pontos acompanham o que você aposta nas mesas reservadas, e a aposta por rodada tem teto de {bet}, para que ninguém possa comprar a noite. Seu anfitrião fica no chat o tempo todo.',
        },
        {
          text: 'Os convites dependem de há quanto tempo você está com a gente e de como gosta de jogar, nunca de quanto perdeu. Eles não são enviados a jogadores que pediram uma pausa.',
        },
      ],
      terms: [
        'Somente com convite pessoal. O convite não pode ser repassado.',
        'O torneio vai das 20h à meia-noite, horário local.',
        'Os pontos vêm das apostas nas mesas reservadas. A aposta máxima que conta é de {bet} por rodada.',
        'Os prêmios, {prize} no total, são pagos em dinheiro, sem requisito de apostas, em até {days} dias.',
      ],
    },
    'loyalty-gift': {
      slug: 'loyalty-gift',
      title: 'Presente de fidelidade',
      teaser: '{prize} em dinheiro por continuar com a gente. Sem depósito, sem requisito de apostas, sem pegadinha.',
      body: [
        {
          text: 'De vez em quando gostamos de agradecer sem pedir nada em troca. São {prize} em dinheiro para jogadores que estão com a gente há algum tempo.',
        },
        {
          heading: 'Nada para calcular',
          text: 'Não é preciso depositar nem apostar. O presente entra no seu saldo como dinheiro real.',
        },
        {
          text: 'Você tem {days} dias para resgatar. Depois, ele expira.',
        },
      ],
      terms: [
        'Para jogadores a partir do nível Ouro. Um presente por jogador.',
        'Resgate o presente de {prize} em até {days} dias.',
        'O presente é pago em dinheiro, sem requisito de apostas.',
        'Não disponível durante uma pausa ou uma autoexclusão.',
      ],
    },
    'midweek-tournament': {
      slug: 'midweek-tournament',
      title: 'O torneio do meio da semana',
      teaser: 'Dois dias, alguns slots e uma premiação de {prize} para os cinquenta primeiros.',
      body: [
        {
          text: 'Da manhã de quarta à noite de quinta, alguns slots dividem uma mesma classificação. Os cinquenta jogadores do topo dividem {prize}.',
        },
        {
          heading: 'Como os pontos são contados',
          text: 'Você ganha pontos pelo que aposta nos jogos da lista, vença ou não a rodada. A classificação mostra a sua posição e os pontos que faltam para a próxima.',
        },
        {
          text: 'Um torneio pode fazer uma hora parecer curta. Defina antes um orçamento e deixe os seus limites cuidarem dele por você.',
        },
        {
          text: 'Os prêmios são pagos como bônus na manhã de sexta-feira e precisam ser apostados {wr} vezes.',
        },
      ],
      terms: [
        'Quem joga participa; não é preciso se inscrever.',
        'De quarta-feira à 0h a quinta-feira às 23h59, horário local. Apenas rodadas com dinheiro real nos slots da lista.',
        'A premiação é de {prize}, dividida entre os cinquenta jogadores com mais pontos. Em caso de empate, vence a pontuação alcançada primeiro.',
        'Os prêmios devem ser apostados {wr} vezes em até {days} dias.',
        'A aposta máxima durante o cumprimento do requisito é de {bet} por rodada.',
      ],
    },
    'summer-send-off': {
      slug: 'summer-send-off',
      title: 'Bônus de verão',
      teaser: 'Uma última noite de verão: bônus de 25% até {max} e {spins} rodadas grátis.',
      body: [
        {
          text: 'Para se despedir do verão, um depósito de {min} ou mais rendia um bônus de 25%, até {max}, e {spins} rodadas grátis em um slot com vista para o mar.',
        },
        {
          heading: 'Esta oferta terminou',
          text: 'Os bônus aceitos a tempo mantêm os seus termos: requisito de apostas de {wr}× em {days} dias. As ofertas atuais estão na página de promoções.',
        },
        {
          text: 'Nosso obrigado por passar uma noite de verão com a gente.',
        },
      ],
      terms: [
        'Para jogadores com pelo menos um depósito. Uma vez por jogador durante a campanha, que já terminou.',
        'Depósito mínimo de {min}. O bônus é de 25% do depósito, até {max}.',
        'O bônus e os ganhos das {spins} rodadas grátis devem ser apostados {wr} vezes em até {days} dias.',
        'A aposta máxima enquanto o bônus está ativo é de {bet} por rodada.',
      ],
    },
  },
  landings: {
    'welcome-offer': {
      title: 'A oferta de boas-vindas do Parlour',
      hero: {
        title: 'Boas-vindas calorosas, sem rodeios',
        text: 'Seu primeiro depósito dobrado até {max}, com {spins} rodadas grátis. Depósito mínimo de {min}, requisito de apostas de {wr}× em {days} dias.',
        button: 'Abrir uma conta',
      },
      intro: {
        title: 'O que você recebe e o que é preciso',
        paragraphs: [
          'Deposite {min} ou mais e adicionamos o mesmo valor em bônus, até {max}. As rodadas grátis vêm junto. Você joga primeiro com o seu próprio dinheiro, então um ganho logo no início é seu e pode ser sacado.',
          'Para transformar o bônus em dinheiro, você o aposta {wr} vezes em até {days} dias, com apostas de até {bet}. Você pode devolver o bônus quando quiser.',
        ],
      },
      steps: {
        title: 'Três passos',
        items: [
          { title: 'Abra a sua conta', text: 'Leva poucos minutos. Pedimos o que a lei exige e nada mais.' },
          {
            title: 'Defina um orçamento',
            text: 'Decida quanto quer gastar. Você pode definir um limite de depósito na sua conta, mesmo antes do primeiro depósito.',
          },
          {
            title: 'Escolha a oferta',
            text: 'Selecione a oferta de boas-vindas no caixa ou escolha “Sem bônus”. As duas opções são boas.',
          },
        ],
      },
      faq: {
        title: 'Bom saber',
        entries: [
          {
            question: 'Preciso aceitar o bônus?',
            answer: 'Não. Escolha “Sem bônus” no caixa e jogue só com o seu próprio dinheiro.',
          },
          {
            question: 'Posso sacar antes de cumprir o requisito de apostas?',
            answer: 'Sim. O seu próprio dinheiro e o que você ganhar com ele podem ser sacados antes de o bônus entrar em jogo.',
          },
          {
            question: 'Quais jogos contam?',
            answer: 'Slots contam 100% da aposta; jogos de mesa e mesas ao vivo, 10%. Alguns jogos ficam de fora e avisam isso.',
          },
          {
            question: 'E se o prazo acabar?',
            answer: 'Depois de {days} dias, o bônus restante é removido. No seu próprio dinheiro ninguém mexe.',
          },
        ],
      },
      cta: {
        title: 'Vamos lá?',
        text: 'Dê uma olhada antes, se quiser. A oferta vai estar aqui quando você fizer o primeiro depósito.',
        button: 'Abrir uma conta',
      },
    },
    'live-casino': {
      title: 'Cassino ao vivo no Parlour',
      hero: {
        title: 'Crupiês de verdade, mesas sem pressa',
        text: 'Roleta, blackjack, bacará e game shows, transmitidos ao vivo. Encontre um lugar com apostas do seu jeito.',
        button: 'Ver as mesas',
      },
      intro: {
        title: 'Nas mesas ao vivo',
        paragraphs: [
          'Por trás de cada mesa ao vivo há uma pessoa: alguém que dá as cartas, conversa e deseja boa noite. Antes de se sentar, você vê a aposta mínima e a máxima, os lugares livres e o horário de funcionamento.',
          'A roleta e as cartas são reais, e cada resultado fica registrado. As regras estão a um toque, e o seu saldo e o tempo de jogo continuam na tela.',
        ],
      },
      steps: {
        title: 'Sente-se',
        items: [
          { title: 'Encontre a sua mesa', text: 'Navegue por jogo ou olhe uma mesa antes, sem jogar.' },
          { title: 'Confira as apostas', text: 'Cada card mostra a aposta mínima e a máxima na sua moeda.' },
          { title: 'Jogue no seu ritmo', text: 'O tempo que você passou na mesa fica sempre na tela.' },
        ],
      },
      faq: {
        title: 'Perguntas e respostas',
        entries: [
          {
            question: 'Posso assistir antes de jogar?',
            answer: 'Sim, algumas mesas podem ser vistas depois que você entra na sua conta. Elas estão sinalizadas no lobby.',
          },
          {
            question: 'E se a minha conexão cair?',
            answer: 'Uma aposta aceita continua valendo e o resultado é liquidado normalmente. Você o encontra no seu histórico.',
          },
          {
            question: 'As mesas ao vivo contam para o requisito de apostas?',
            answer: 'Contam, com 10% da aposta, a menos que os termos do seu bônus digam outra coisa.',
          },
          {
            question: 'As mesas ficam sempre abertas?',
            answer: 'Muitas ficam abertas dia e noite. Outras têm horário, que aparece no card.',
          },
        ],
      },
      cta: {
        title: 'Há um lugar livre',
        text: 'Veja quem está dando as cartas esta noite.',
        button: 'Ir para o cassino ao vivo',
      },
    },
    sportsbook: {
      title: 'Apostas esportivas no Parlour',
      hero: {
        title: 'Apostas antes da partida e ao vivo',
        text: 'Odds claras antes e durante a partida, nas ligas que você acompanha, do futebol ao críquete.',
        button: 'Ir para esportes',
      },
      intro: {
        title: 'Apostas esportivas fáceis de entender',
        paragraphs: [
          'Futebol, basquete, tênis, hóquei no gelo e mais, das grandes ligas às locais. Cada bilhete mostra o valor apostado, as odds e o que você pode receber, antes de você confirmar.',
          'Se as odds mudarem enquanto você decide, perguntamos antes. Suas apostas abertas e o histórico delas ficam juntos em um só lugar, e os seus limites valem aqui como em todo o site.',
        ],
      },
      steps: {
        title: 'Como funciona',
        items: [
          { title: 'Escolha o jogo', text: 'Navegue por esporte ou busque um time.' },
          { title: 'Monte o bilhete', text: 'Uma seleção ou várias. O retorno é atualizado na hora.' },
          { title: 'Acompanhe ao vivo', text: 'Placares e odds se atualizam sozinhos: é só assistir.' },
        ],
      },
      faq: {
        title: 'Antes de apostar',
        entries: [
          {
            question: 'O que acontece se um jogo for cancelado?',
            answer:
              'A seleção é anulada se o jogo não acontecer dentro do prazo previsto nas regras de apostas. O valor apostado é devolvido.',
          },
          {
            question: 'Posso apostar durante o jogo?',
            answer:
              'Sim, em todo jogo marcado como ao vivo. As odds acompanham a partida, e uma aposta aceita mantém as odds do bilhete.',
          },
          {
            question: 'Posso mudar uma aposta já feita?',
            answer: 'Não. Uma aposta aceita continua valendo, então confira o bilhete com calma antes de confirmar.',
          },
          {
            question: 'Os meus limites valem para esportes?',
            answer: 'Sim. Os limites de depósito e de gasto abrangem a conta inteira: cassino, mesas ao vivo e esportes.',
          },
        ],
      },
      cta: {
        title: 'Enquanto isso',
        text: 'Conheça a múltipla turbinada, de até {max}, e as outras ofertas de esportes.',
        button: 'Ir para esportes',
      },
    },
    'free-spins': {
      title: 'Rodadas grátis no Parlour',
      hero: {
        title: 'Rodadas por conta da casa',
        text: 'Deposite {min} em uma sexta-feira e receba {spins} rodadas grátis. Requisito de apostas de {wr}× sobre os ganhos.',
        button: 'Ver a oferta',
      },
      intro: {
        title: 'O que são rodadas grátis',
        paragraphs: [
          'Uma rodada grátis é um giro em um slot com o nosso dinheiro em vez do seu. O jogo e o valor da rodada são fixos, e as chances são as mesmas que com o seu próprio dinheiro.',
          'O que você ganha chega como bônus de cassino. Aposte {wr} vezes e ele vira dinheiro. As rodadas que você não usar em até {days} dias expiram.',
        ],
      },
      steps: {
        title: 'Como jogar',
        items: [
          { title: 'Resgate', text: 'Aceite a oferta e resgate as rodadas que vêm com ela.' },
          { title: 'Jogue', text: 'Inicie o jogo indicado no card. As rodadas são usadas primeiro.' },
          { title: 'Acompanhe', text: 'Os ganhos são um bônus de cassino até você apostar {wr} vezes.' },
        ],
      },
      faq: {
        title: 'Às vezes nos perguntam',
        entries: [
          {
            question: 'Posso escolher o jogo?',
            answer: 'As rodadas são do jogo indicado na oferta. Ele muda de uma semana para outra.',
          },
          {
            question: 'Preciso depositar?',
            answer: 'Em algumas ofertas sim, em outras não. O card sempre informa.',
          },
          {
            question: 'Existe aposta máxima?',
            answer: 'Enquanto você aposta os ganhos das rodadas grátis, a aposta máxima é de {bet} por rodada.',
          },
          {
            question: 'Posso recusar as rodadas grátis?',
            answer: 'Claro. Se não forem resgatadas, elas expiram sem nenhum efeito na sua conta.',
          },
        ],
      },
      cta: {
        title: 'Toda semana tem sexta-feira',
        text: 'Não há pressa. Veja qual é o próximo slot.',
        button: 'Ver promoções',
      },
    },
    'fast-payouts': {
      title: 'Saques no Parlour',
      hero: {
        title: 'O seu dinheiro, a caminho de você',
        text: 'Analisamos saques em até {reviewHours} horas. Depois, o prazo depende da forma de pagamento escolhida.',
        button: 'Ver formas de pagamento',
      },
      intro: {
        title: 'Como pagamos',
        paragraphs: [
          'A sua conta mostra quanto você pode sacar agora, em um único número. Se parte do saldo estiver vinculada a um bônus, avisamos e explicamos por quê. Não cobramos taxa de saque.',
          'Antes do primeiro saque, precisamos confirmar quem você é. Dizemos quais documentos são necessários e como enviar. O saque mínimo da sua forma de pagamento aparece antes de você confirmar.',
        ],
      },
      steps: {
        title: 'Do saldo ao banco',
        items: [
          {
            title: 'Confirme a sua identidade',
            text: 'Dizemos quais documentos são necessários e como enviar.',
          },
          { title: 'Escolha a forma', text: 'Sempre que possível, o dinheiro volta por onde veio.' },
          { title: 'Acompanhe o pagamento', text: 'Na sua conta você vê se o saque está pendente, em análise ou pago.' },
        ],
      },
      faq: {
        title: 'Sobre saques',
        entries: [
          {
            question: 'Quanto tempo leva?',
            answer:
              'Depois de aprovados, pagamentos bancários diretos costumam chegar em até uma hora, carteiras digitais em até 24 horas e cartões em um a três dias.',
          },
          {
            question: 'Por que vocês pedem documentos?',
            answer:
              'A lei exige que conheçamos os nossos jogadores. Isso também impede que os seus ganhos cheguem a outra pessoa.',
          },
          {
            question: 'Posso cancelar um saque?',
            answer: 'Pode, enquanto ele estiver pendente, mas nunca vamos sugerir isso.',
          },
          {
            question: 'Há taxas?',
            answer: 'Da nossa parte, não. O seu banco ou a sua carteira pode cobrar as próprias.',
          },
        ],
      },
      cta: {
        title: 'Veja por você mesmo',
        text: 'Todas as formas, valores e prazos para o seu país estão em uma única página.',
        button: 'Ver formas de pagamento',
      },
    },
    'safer-play': {
      title: 'Jogo responsável no Parlour',
      hero: {
        title: 'Para o jogo continuar sendo jogo',
        text: 'Limites, pausas e autoexclusão: o que cada um faz e como usar.',
        button: 'Ver as ferramentas',
      },
      intro: {
        title: 'A sua noite, as suas regras',
        paragraphs: [
          'A maioria das pessoas sabe, antes de começar, quanto uma noite deve custar. As nossas ferramentas ajudam você a manter isso: limites de depósito, limites de gasto e pausas.',
          'Um limite menor vale na hora. Um maior espera, para que a decisão seja tomada de cabeça fria. Ninguém aqui vai tentar fazer você mudar de ideia sobre uma pausa.',
        ],
      },
      steps: {
        title: 'Três minutos bem gastos',
        items: [
          {
            title: 'Defina um limite',
            text: 'Por dia, semana ou mês, para depósitos, para gastos ou para os dois. Quem define é você, na sua conta.',
          },
          {
            title: 'Faça uma pausa',
            text: 'Inicie uma pausa de 24 horas na sua conta. A sessão é encerrada na hora, e o seu dinheiro fica onde está.',
          },
          { title: 'Avalie o seu jogo', text: 'Algumas perguntas honestas para você, e onde encontrar ajuda.' },
        ],
      },
      faq: {
        title: 'Respostas diretas',
        entries: [
          {
            question: 'Posso aumentar um limite na hora?',
            answer:
              'Não. Um limite maior começa a valer após um período de espera de pelo menos {limitHours} horas. Até lá, você pode cancelar a mudança.',
          },
          {
            question: 'Qual é a diferença entre uma pausa e a autoexclusão?',
            answer: 'Uma pausa dura um ou três dias. A autoexclusão começa em seis meses e não pode ser encurtada.',
          },
          {
            question: 'O que acontece com o meu dinheiro?',
            answer: 'O seu dinheiro continua seu. Os saques em andamento quando você se autoexclui são pagos.',
          },
          {
            question: 'Estou preocupado com outra pessoa. O que posso fazer?',
            answer:
              'Converse com ela, se puder, e procure o serviço de apoio do seu país ou a nossa equipe de suporte. Ambos vão ouvir você com sigilo.',
          },
        ],
      },
      cta: {
        title: 'Não sabe por onde começar?',
        text: 'Comece por um limite de depósito. É a ferramenta mais simples, e funciona.',
        button: 'Ler sobre jogo responsável',
      },
    },
  },
  footer: {
    infoLinks: {
      'privacy-policy': 'Política de privacidade',
      terms: 'Termos e condições',
      'bonus-terms': 'Termos de bônus',
      'betting-rules': 'Regras de apostas',
      'casino-rules': 'Regras do cassino',
      'age-restrictions': 'Restrições de idade',
      'responsible-gambling': 'Jogo responsável',
      'payment-methods': 'Formas de pagamento',
    },
    contactLinks: { contact: 'Ajuda e contato', chat: 'Chat ao vivo' },
    body: [
      'O Parlour é só para adultos: você precisa ter pelo menos {age} anos, ou mais onde a lei exigir. Jogue por diversão e apenas com dinheiro que pode perder. Se o jogo deixar de ser divertido, faça uma pausa ou converse com alguém.',
      'O Parlour opera sob a licença nº {licence} da Autoridade de Jogos do Porto. Todos os jogos são testados por um laboratório independente, e o dinheiro dos jogadores é mantido separado do nosso.',
    ],
  },
  marks: {
    licences: {
      harbour: 'Autoridade de Jogos do Porto',
      northlight: 'Conselho de Jogos Luz do Norte',
      lakeshore: 'Departamento de Jogos da Beira do Lago',
      southernIsles: 'Comissão de Jogos das Ilhas do Sul',
    },
    regulators: {
      adultsOnly: 'Só para adultos',
      limits: 'Defina os seus limites',
      selfTest: 'Avalie o seu jogo',
      exclusionRegister: 'Registro de exclusão',
      independentHelp: 'Ajuda independente',
    },
  },
  seo: {
    '/': {
      title: 'Parlour: cassino online, mesas ao vivo e esportes',
      description: 'Slots e mesas ao vivo com ofertas claras, saques honestos e limites que valem. E apostas esportivas.',
      heading: 'Boas-vindas ao Parlour',
    },
    '/promotions': {
      title: 'Promoções e bônus | Parlour',
      description: 'Ofertas atuais para cassino, mesas ao vivo e esportes, cada uma com os termos à vista. Aceite só se quiser.',
      heading: 'Promoções',
    },
    '/promotions/casino': {
      title: 'Promoções de cassino | Parlour',
      description: 'Bônus de depósito, rodadas grátis e torneios de slots, com o requisito de apostas informado logo de início.',
      heading: 'Promoções de cassino',
    },
    '/promotions/live': {
      title: 'Promoções de cassino ao vivo | Parlour',
      description: 'Cashback e noites privadas nas mesas ao vivo. Veja o que está em andamento e o que é preciso.',
      heading: 'Promoções de cassino ao vivo',
    },
    '/promotions/sports': {
      title: 'Promoções de esportes | Parlour',
      description: 'Múltiplas turbinadas e apostas grátis para os esportes que você acompanha, com odds e regras claras.',
      heading: 'Promoções de esportes',
    },
    '/promotions/vip': {
      title: 'Promoções VIP | Parlour',
      description: 'Presentes sem requisito de apostas e noites com convite para jogadores que estão com a gente há algum tempo.',
      heading: 'Promoções VIP',
    },
    '/online-casino': {
      title: 'Cassino online: slots e mesas | Parlour',
      description:
        'Slots, jackpots e jogos de mesa de estúdios de que gostamos. Busque pelo nome ou teste muitos deles por diversão.',
      heading: 'Cassino',
    },
    '/live-casino-online': {
      title: 'Cassino ao vivo com crupiês de verdade | Parlour',
      description: 'Roleta, blackjack, bacará e game shows, ao vivo. Veja as apostas e os lugares livres antes de se sentar.',
      heading: 'Cassino ao vivo',
    },
    '/sportsbook': {
      title: 'Apostas esportivas e odds ao vivo | Parlour',
      description: 'Futebol, tênis, hóquei no gelo e mais: jogos, placares e odds do vencedor, antes da partida e ao vivo.',
      heading: 'Esportes',
    },
    '/vip': {
      title: 'VIP no Parlour',
      description:
        'Seis níveis, um anfitrião pessoal e presentes sem requisito de apostas. Veja o que cada nível dá e como funciona.',
      heading: 'Programa VIP',
    },
    '/payment-methods': {
      title: 'Formas de pagamento e saques | Parlour',
      description: 'Todas as formas de depositar e sacar no seu país, com valores, prazos e taxas em uma única página.',
      heading: 'Formas de pagamento',
    },
    '/privacy-policy': {
      title: 'Política de privacidade | Parlour',
      description:
        'O que sabemos sobre você, por que precisamos disso, por quanto tempo guardamos e como pedir correção ou exclusão.',
      heading: 'Política de privacidade',
    },
    '/terms': {
      title: 'Termos e condições | Parlour',
      description: 'O acordo entre você e o Parlour: a sua conta, o seu dinheiro, os nossos deveres e os seus.',
      heading: 'Termos e condições',
    },
    '/bonus-terms': {
      title: 'Termos de bônus | Parlour',
      description:
        'Como os bônus funcionam no Parlour: requisito de apostas, contribuição, aposta máxima, validade e como devolver um.',
      heading: 'Termos de bônus',
    },
    '/betting-rules': {
      title: 'Regras de apostas | Parlour',
      description: 'Como as apostas são aceitas e liquidadas, o que anula uma seleção e quais regras valem para cada esporte.',
      heading: 'Regras de apostas',
    },
    '/casino-rules': {
      title: 'Regras do cassino | Parlour',
      description: 'Como as rodadas são jogadas e liquidadas, o que acontece se a conexão cair e como os jackpots são pagos.',
      heading: 'Regras do cassino',
    },
    '/age-restrictions': {
      title: 'Restrições de idade | Parlour',
      description: 'O Parlour é só para adultos. Como verificamos a idade e como manter a sua conta longe das crianças.',
      heading: 'Restrições de idade',
    },
    '/responsible-gambling': {
      title: 'Jogo responsável | Parlour',
      description: 'Limites, pausas e autoexclusão: como funcionam, como usar e onde encontrar ajuda.',
      heading: 'Jogo responsável',
    },
    '/contact': {
      title: 'Ajuda e contato | Parlour',
      description: 'Respostas para dúvidas comuns e um suporte que responde e-mails todos os dias, {supportHours}.',
      heading: 'Como podemos ajudar?',
    },
    '/welcome': {
      title: 'Sua oferta de boas-vindas | Parlour',
      description: 'O que a oferta de boas-vindas dá, o que ela exige e como recusar. Tudo em uma única página.',
      heading: 'Boas-vindas calorosas',
    },
  },
  site: {
    maintenance:
      'Estamos trabalhando no site. O seu dinheiro e as suas apostas abertas estão seguros. Volte um pouco mais tarde, por favor.',
  },
};
