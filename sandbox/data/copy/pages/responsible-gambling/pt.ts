import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Jogo responsável',
  sections: [
    {
      heading: 'Jogo é entretenimento',
      paragraphs: [
        'Jogar no Parlour deve ser como sair à noite: algo que você escolheu, a um preço que conhecia. Não é um jeito de ganhar dinheiro, de pagar uma conta ou de superar um dia ruim. Os jogos são feitos para que, com o tempo, a casa fique com uma parte, e nenhum sistema muda isso.',
        'Para a maioria das pessoas, o jogo continua sendo um passatempo. Para algumas, não. Esta página explica as ferramentas que você tem, como elas funcionam e a quem recorrer se o jogo deixar de ser divertido, para você ou para alguém próximo.',
      ],
      list: [
        'Decida antes de começar quanto você pode perder, e pare aí.',
        'Nunca jogue com dinheiro emprestado ou destinado a outra coisa.',
        'Não tente recuperar o que perdeu.',
        'Faça pausas e não jogue com cansaço, com a cabeça quente ou depois de beber.',
        'Reserve tempo para as outras coisas de que você gosta.',
      ],
    },
    {
      heading: 'Como definir limites',
      paragraphs: [
        'Você pode definir um limite de depósito, um limite de gasto ou os dois na sua conta, em “Limites de jogo”. O limite de depósito é o máximo que você pode depositar. O limite de gasto é o máximo que você pode apostar, sem contar os valores devolvidos em apostas anuladas. Cada um pode ser definido por dia, por semana e por mês, e cada um abrange a conta inteira: cassino, mesas ao vivo e esportes.',
        'Um limite menor vale na hora. Um limite maior, ou a remoção de um limite, só vale após um período de espera de pelo menos {limitHours} horas, ou mais onde as regras locais assim determinam. Até lá, o limite atual continua valendo e você pode cancelar a mudança. Quando um limite é atingido, o site diz quando ele é renovado.',
        'Se acreditarmos que um limite ajudaria você, podemos definir um por conta própria. Quando fazemos isso, avisamos e explicamos por quê.',
      ],
    },
    {
      heading: 'De olho no tempo',
      paragraphs: [
        'O tempo passa rápido em um bom jogo. Quando você joga a dinheiro, o tempo que passou no jogo aparece ao lado dele. O painel da sua conta dentro do jogo também mostra quanto você apostou e ganhou ali.',
        'Decida antes de começar a que horas vai parar. O aviso de tempo da sua conta ajuda a cumprir. As suas transações mostram o que você depositou, apostou e ganhou nos outros dias.',
      ],
    },
    {
      heading: 'Fazer uma pausa',
      paragraphs: [
        'Se quiser tomar distância, inicie uma pausa de 24 horas na sua conta. Se precisar de mais tempo, escolha ali mesmo uma pausa de 24 ou 72 horas, e em alguns países de até 42 dias. A sua sessão é encerrada na hora, e você não pode entrar, depositar nem jogar até o fim da pausa. Ela não pode ser encurtada, nem mesmo pela nossa equipe de suporte. Depois, a sua conta reabre sozinha.',
        'O seu dinheiro fica seguro durante uma pausa. Se precisar de ajuda com um saque, escreva para nós.',
      ],
    },
    {
      heading: 'Autoexclusão',
      paragraphs: [
        'Se uma pausa curta não basta, você pode se autoexcluir por 6, 12, 24, 36 ou 60 meses, ou para sempre. Você faz isso na sua conta, na página dos seus limites. Se não conseguir entrar, escreva para help@parlour.example. Pedimos que você confirme a escolha, para que ela nunca aconteça por acidente. Ela então vale na hora e não pode ser desfeita antes do fim.',
        'Quando você se autoexclui, pagamos os saques em andamento, encerramos os bônus abertos e paramos todo o marketing. Também incluímos você no registro de exclusão, para que não possa abrir uma segunda conta conosco. Quando o período termina, a sua conta não reabre sozinha: seria preciso entrar em contato com a gente, e não há pressa.',
        'A autoexclusão funciona melhor junto com outras medidas. Pergunte ao seu banco se ele pode bloquear pagamentos de jogos, instale um programa de bloqueio nos seus dispositivos e, se o seu país tiver um registro nacional de exclusão, considere fazer parte dele.',
      ],
    },
    {
      heading: 'Sinais de jogo problemático',
      paragraphs: ['Um problema com jogo raramente se anuncia. Leia estas perguntas com calma e responda para si.'],
      list: [
        'Você gasta com o jogo mais tempo ou dinheiro do que pretendia?',
        'Você joga de novo para recuperar o que perdeu?',
        'Já pediu dinheiro emprestado ou vendeu algo para jogar?',
        'Esconde de pessoas próximas o quanto joga?',
        'Joga para fugir de preocupações, da solidão ou do desânimo?',
        'Sente inquietação ou irritação quando tenta parar?',
        'O trabalho, os estudos, o sono ou os relacionamentos sofreram com isso?',
      ],
    },
    {
      heading: 'Se você respondeu sim',
      paragraphs: [
        'Um único sim já é motivo para definir um limite ou fazer uma pausa. Se você se reconhece em várias dessas perguntas, por favor, converse com alguém. Muita gente já esteve onde você está, e a ajuda funciona.',
        'Também pode ser que a gente procure você primeiro. Ficamos atentos a sinais como mudanças bruscas nos depósitos ou sessões muito longas, e podemos entrar em contato, sugerir uma ferramenta ou pausar a sua conta. Fazemos isso porque preferimos perder uma noite de jogo a ver alguém sair prejudicado.',
      ],
    },
    {
      heading: 'Proteção de menores',
      paragraphs: [
        'Ninguém com menos de 18 anos pode jogar no Parlour e, onde a lei fixa uma idade maior, vale essa idade. Verificamos a idade de cada jogador. Se um menor tiver jogado, encerramos a conta e devolvemos os depósitos.',
        'Se você divide um dispositivo com crianças, alguns hábitos mantêm a sua conta só sua.',
      ],
      list: [
        'Saia da conta ao deixar o dispositivo e não salve a sua senha nele.',
        'Mantenha cartões e documentos de identidade fora do alcance.',
        'Use o controle parental do seu dispositivo, navegador ou rede.',
        'Converse com os jovens sobre jogo antes que outra pessoa o faça.',
      ],
    },
    {
      heading: 'Onde encontrar ajuda',
      paragraphs: [
        'Em muitos países, o apoio a pessoas com problemas de jogo é gratuito e sigiloso, e as famílias também são bem-vindas. Você não precisa ter certeza de que tem um problema para perguntar.',
        'A nossa equipe de suporte está aqui todos os dias, {supportHours}. Ela pode ajudar você com os limites, iniciar uma pausa ou uma autoexclusão com você e indicar ajuda perto de onde você está. Ela não vai julgar e não vai oferecer um bônus.',
      ],
      list: [
        'O serviço de apoio do seu país: orientação por telefone ou chat, muitas vezes 24 horas.',
        'O seu médico ou serviço de saúde local: tratamento e encaminhamento.',
        'Grupos de ajuda mútua: conheça outras pessoas que pararam, online ou presencialmente.',
        'Serviços de orientação sobre dívidas: um plano para o que se deve.',
      ],
    },
  ],
};
