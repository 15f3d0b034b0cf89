import { matchCatalogLanguage } from '#lib/core/market/locale.ts';

const en = {
  title: 'Live chat',
  open: 'Open the live chat',
  unread: 'Open the live chat, unread messages: {count}',
  close: 'Close the chat',
  greeting:
    'Hello! What can we help you with? Automatic help answers first, from our help pages. You can ask for a person at any time.',
  conversation: 'Conversation',
  field: 'Your message',
  hint: 'Please do not send passwords or card numbers.',
  send: 'Send',
  person: 'Talk to a person',
  you: 'You',
  assistant: 'Automatic help, not a person',
  agent: 'Support team',
  automatic: 'Automatic help answers',
  waiting: 'A person has been called',
  answered: 'You are talking to our team',
  called:
    'I have called a person from our team. They answer here, within our support hours; what you write until then reaches them too.',
  noAnswer:
    'I am automatic help and found no answer to this in our help pages. I have called a person from our team, who answers here within our support hours.',
  from: 'From our help pages: {title} (opens in a new tab)',
  failed: 'Your message could not be sent. It is still in the box below: try again.',
  tooMany: 'You have sent many messages in a short time. Wait a minute, then try again.',
  offline: 'The connection is lost. New messages appear when it is back.',
};
export type ChatMessages = typeof en;

/** The messenger's texts by language; other languages use English. */
const byLanguage: Readonly<Record<string, ChatMessages>> = {
  en,
  fi: {
    title: 'Chat',
    open: 'Avaa chat',
    unread: 'Avaa chat, lukemattomia viestejä: {count}',
    close: 'Sulje chat',
    greeting:
      'Hei! Miten voimme auttaa? Ensin vastaa automaattinen apu ohjesivujemme pohjalta. Voit pyytää ihmistä milloin tahansa.',
    conversation: 'Keskustelu',
    field: 'Viestisi',
    hint: 'Älä lähetä salasanoja tai korttinumeroita.',
    send: 'Lähetä',
    person: 'Puhu ihmisen kanssa',
    you: 'Sinä',
    assistant: 'Automaattinen apu, ei ihminen',
    agent: 'Asiakaspalvelu',
    automatic: 'Automaattinen apu vastaa',
    waiting: 'Ihminen on kutsuttu paikalle',
    answered: 'Keskustelet asiakaspalvelijan kanssa',
    called:
      'Kutsuin paikalle asiakaspalvelijan. Hän vastaa tässä asiakaspalvelun aukioloaikoina ja näkee myös kaiken, mitä kirjoitat sitä ennen.',
    noAnswer:
      'Olen automaattinen apu enkä löytänyt tähän vastausta ohjesivuiltamme. Kutsuin paikalle asiakaspalvelijan, joka vastaa tässä asiakaspalvelun aukioloaikoina.',
    from: 'Ohjesivuiltamme: {title} (avautuu uuteen välilehteen)',
    failed: 'Viestiä ei voitu lähettää. Se on yhä alla olevassa kentässä: yritä uudelleen.',
    tooMany: 'Olet lähettänyt monta viestiä lyhyessä ajassa. Odota minuutti ja yritä uudelleen.',
    offline: 'Yhteys katkesi. Uudet viestit näkyvät, kun yhteys palaa.',
  },
  no: {
    title: 'Chat',
    open: 'Åpne chatten',
    unread: 'Åpne chatten, uleste meldinger: {count}',
    close: 'Lukk chatten',
    greeting:
      'Hei! Hva kan vi hjelpe deg med? Først svarer automatisk hjelp ut fra hjelpesidene våre. Du kan når som helst be om et menneske.',
    conversation: 'Samtale',
    field: 'Meldingen din',
    hint: 'Ikke send passord eller kortnumre.',
    send: 'Send',
    person: 'Snakk med et menneske',
    you: 'Du',
    assistant: 'Automatisk hjelp, ikke et menneske',
    agent: 'Kundeservice',
    automatic: 'Automatisk hjelp svarer',
    waiting: 'Et menneske er tilkalt',
    answered: 'Du snakker med kundeservice',
    called:
      'Jeg har tilkalt en medarbeider. Svaret kommer her i kundeservicens åpningstid, og det du skriver i mellomtiden, kommer også fram.',
    noAnswer:
      'Jeg er automatisk hjelp og fant ikke noe svar på dette på hjelpesidene våre. Jeg har tilkalt en medarbeider, som svarer her i kundeservicens åpningstid.',
    from: 'Fra hjelpesidene våre: {title} (åpnes i en ny fane)',
    failed: 'Meldingen kunne ikke sendes. Den står fortsatt i feltet under: prøv igjen.',
    tooMany: 'Du har sendt mange meldinger på kort tid. Vent et minutt og prøv igjen.',
    offline: 'Forbindelsen er brutt. Nye meldinger vises når den er tilbake.',
  },
  de: {
    title: 'Live-Chat',
    open: 'Live-Chat öffnen',
    unread: 'Live-Chat öffnen, ungelesene Nachrichten: {count}',
    close: 'Chat schließen',
    greeting:
      'Guten Tag! Wobei können wir helfen? Zuerst antwortet die automatische Hilfe aus unseren Hilfeseiten. Einen Menschen können Sie jederzeit verlangen.',
    conversation: 'Gespräch',
    field: 'Ihre Nachricht',
    hint: 'Bitte senden Sie keine Passwörter oder Kartennummern.',
    send: 'Senden',
    person: 'Mit einem Menschen sprechen',
    you: 'Sie',
    assistant: 'Automatische Hilfe, kein Mensch',
    agent: 'Kundendienst',
    automatic: 'Die automatische Hilfe antwortet',
    waiting: 'Ein Mensch ist gerufen',
    answered: 'Sie sprechen mit unserem Kundendienst',
    called:
      'Ich habe jemanden aus unserem Team gerufen. Die Antwort kommt hier, während der Servicezeiten; was Sie bis dahin schreiben, kommt ebenfalls an.',
    noAnswer:
      'Ich bin die automatische Hilfe und habe dazu auf unseren Hilfeseiten nichts gefunden. Ich habe jemanden aus unserem Team gerufen; die Antwort kommt hier, während der Servicezeiten.',
    from: 'Aus unseren Hilfeseiten: {title} (öffnet einen neuen Tab)',
    failed: 'Ihre Nachricht konnte nicht gesendet werden. Sie steht noch im Feld unten: Versuchen Sie es noch einmal.',
    tooMany: 'Sie haben in kurzer Zeit viele Nachrichten gesendet. Warten Sie eine Minute und versuchen Sie es noch einmal.',
    offline: 'Die Verbindung ist unterbrochen. Neue Nachrichten erscheinen, sobald sie wieder steht.',
  },
  fr: {
    title: 'Clavardage',
    open: 'Ouvrir le clavardage',
    unread: 'Ouvrir le clavardage, messages non lus : {count}',
    close: 'Fermer le clavardage',
    greeting:
      'Bonjour ! Que pouvons-nous faire pour vous ? L’aide automatique répond d’abord, à partir de nos pages d’aide. Vous pouvez demander une personne à tout moment.',
    conversation: 'Conversation',
    field: 'Votre message',
    hint: 'N’envoyez ni mot de passe ni numéro de carte.',
    send: 'Envoyer',
    person: 'Parler à une personne',
    you: 'Vous',
    assistant: 'Aide automatique, pas une personne',
    agent: 'Service à la clientèle',
    automatic: 'L’aide automatique répond',
    waiting: 'Une personne a été appelée',
    answered: 'Vous parlez avec notre équipe',
    called:
      'J’ai appelé une personne de notre équipe. Elle vous répond ici, pendant les heures du service ; ce que vous écrivez d’ici là lui parvient aussi.',
    noAnswer:
      'Je suis l’aide automatique et je n’ai rien trouvé à ce sujet dans nos pages d’aide. J’ai appelé une personne de notre équipe, qui vous répond ici pendant les heures du service.',
    from: 'Dans nos pages d’aide : {title} (s’ouvre dans un nouvel onglet)',
    failed: 'Votre message n’a pas pu être envoyé. Il est toujours dans le champ ci-dessous : réessayez.',
    tooMany: 'Vous avez envoyé beaucoup de messages en peu de temps. Attendez une minute, puis réessayez.',
    offline: 'La connexion est perdue. Les nouveaux messages s’afficheront à son retour.',
  },
  es: {
    title: 'Chat en vivo',
    open: 'Abrir el chat',
    unread: 'Abrir el chat, mensajes sin leer: {count}',
    close: 'Cerrar el chat',
    greeting:
      '¡Hola! ¿En qué te ayudamos? Primero responde la ayuda automática, con nuestras páginas de ayuda. Puedes pedir una persona en cualquier momento.',
    conversation: 'Conversación',
    field: 'Tu mensaje',
    hint: 'No envíes contraseñas ni números de tarjeta.',
    send: 'Enviar',
    person: 'Hablar con una persona',
    you: 'Tú',
    assistant: 'Ayuda automática, no una persona',
    agent: 'Equipo de ayuda',
    automatic: 'Responde la ayuda automática',
    waiting: 'Hemos llamado a una persona',
    answered: 'Estás hablando con nuestro equipo',
    called:
      'He llamado a una persona de nuestro equipo. Te responde aquí, en el horario de atención, y también recibe lo que escribas hasta entonces.',
    noAnswer:
      'Soy la ayuda automática y no he encontrado respuesta en nuestras páginas de ayuda. He llamado a una persona de nuestro equipo, que te responde aquí en el horario de atención.',
    from: 'De nuestras páginas de ayuda: {title} (se abre en otra pestaña)',
    failed: 'No se ha podido enviar tu mensaje. Sigue en el campo de abajo: inténtalo de nuevo.',
    tooMany: 'Has enviado muchos mensajes en poco tiempo. Espera un minuto e inténtalo de nuevo.',
    offline: 'Se ha perdido la conexión. Los mensajes nuevos aparecerán cuando vuelva.',
  },
  pt: {
    title: 'Chat ao vivo',
    open: 'Abrir o chat',
    unread: 'Abrir o chat, mensagens não lidas: {count}',
    close: 'Fechar o chat',
    greeting:
      'Olá! Como podemos ajudar? Primeiro responde a ajuda automática, com as nossas páginas de ajuda. Você pode pedir uma pessoa a qualquer momento.',
    conversation: 'Conversa',
    field: 'Sua mensagem',
    hint: 'Não envie senhas nem números de cartão.',
    send: 'Enviar',
    person: 'Falar com uma pessoa',
    you: 'Você',
    assistant: 'Ajuda automática, não é uma pessoa',
    agent: 'Suporte',
    automatic: 'A ajuda automática responde',
    waiting: 'Uma pessoa foi chamada',
    answered: 'Você está falando com a nossa equipe',
    called:
      'Chamei uma pessoa da nossa equipe. Ela responde aqui, no horário de atendimento, e também recebe o que você escrever até lá.',
    noAnswer:
      'Sou a ajuda automática e não encontrei resposta nas nossas páginas de ajuda. Chamei uma pessoa da nossa equipe, que responde aqui no horário de atendimento.',
    from: 'Das nossas páginas de ajuda: {title} (abre em outra aba)',
    failed: 'Não foi possível enviar a sua mensagem. Ela continua no campo abaixo: tente de novo.',
    tooMany: 'Você enviou muitas mensagens em pouco tempo. Espere um minuto e tente de novo.',
    offline: 'A conexão caiu. As novas mensagens aparecem quando ela voltar.',
  },
  ja: {
    title: 'ライブチャット',
    open: 'ライブチャットを開く',
    unread: 'ライブチャットを開く（未読メッセージ：{count}件）',
    close: 'チャットを閉じる',
    greeting:
      'こんにちは。どのようなご用件でしょうか。まず自動応答がヘルプページをもとにお答えします。担当者はいつでもお呼びいただけます。',
    conversation: '会話',
    field: 'メッセージ',
    hint: 'パスワードやカード番号は送信しないでください。',
    send: '送信',
    person: '担当者と話す',
    you: 'お客様',
    assistant: '自動応答（人ではありません）',
    agent: 'サポート担当',
    automatic: '自動応答がお答えします',
    waiting: '担当者を呼び出しました',
    answered: '担当者が対応しています',
    called: '担当者を呼び出しました。受付時間内にこちらでお答えします。それまでにお書きになった内容も担当者に届きます。',
    noAnswer:
      '自動応答です。ヘルプページに該当する回答が見つかりませんでした。担当者を呼び出しましたので、受付時間内にこちらでお答えします。',
    from: 'ヘルプページより：{title}（新しいタブで開きます）',
    failed: 'メッセージを送信できませんでした。下の欄に残っていますので、もう一度お試しください。',
    tooMany: '短時間に多くのメッセージが送信されました。1分ほど待ってからもう一度お試しください。',
    offline: '接続が切れました。復旧すると新しいメッセージが表示されます。',
  },
};

/** The messages for a language tag (`fi`, `pt-BR`, `nb`), and their language. */
export function getMessages(tag: string): { readonly language: string; readonly messages: ChatMessages } {
  const language = matchCatalogLanguage(tag) ?? 'en';
  const messages = Object.hasOwn(byLanguage, language) ? byLanguage[language] : undefined;
  return messages ? { language, messages } : { language: 'en', messages: en };
}
