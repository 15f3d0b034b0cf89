import type { CrmTexts } from './texts.ts';

export const en: CrmTexts = {
  links: {
    account: 'Your account',
    documents: 'Your documents',
    limits: 'Your limits',
    transactions: 'Transactions',
    withdraw: 'Withdraw',
    rewards: 'Your rewards',
    promotions: 'Promotions',
  },
  messages: {
    welcome: {
      title: 'Welcome to Parlour, {name}',
      text: 'Your account is open. You can deposit, play and withdraw as soon as you like. Before you start, decide how much you want to spend: your limits are in your account.',
    },
    depositLimitPending: {
      title: 'A change of your deposit limit is waiting',
      text: 'The change you asked for takes effect on {time}. Until then the limit in force stays. You can cancel the change under your limits.',
    },
    depositLimitDue: {
      title: 'Your deposit limit has changed',
      text: 'The change you asked for is now in force. You can lower your limit at any time; a lower one applies at once.',
    },
    documentRequested: {
      title: 'We need documents from you',
      text: 'Please send us proof of your identity and address. The law asks us to check them. What is needed, and how to send it, is in your account.',
    },
    documentAccepted: {
      title: 'Your document has been accepted',
      text: 'Thank you. The document you sent us has been checked and accepted.',
    },
    documentRejected: {
      title: 'Your document could not be accepted',
      text: 'We could not accept the document you sent us. Please send it again: complete, sharp and valid.',
    },
    answersAccepted: {
      title: 'Your answers have been accepted',
      text: 'Thank you. We have checked your answers about occupation and income. There is nothing left to do.',
    },
    answersReturned: {
      title: 'We have a question about your answers',
      text: 'We could not accept your answers about occupation and income yet. Please answer the questions in your account once more.',
    },
    identityReview: {
      title: 'We are checking your details',
      text: 'Before you can deposit and play, a member of our team has to check your name and date of birth. There is nothing for you to do. You can withdraw as always, and we will write to you here as soon as it is done.',
    },
    identityConfirmed: {
      title: 'Your details are confirmed',
      text: 'Thank you for your patience. You can now deposit and play.',
    },
    paymentReturned: {
      title: 'Your payment is returned',
      text: 'We could not accept your payment of {amount}. The money goes back to the account it came from. The deposit page shows why a deposit is not possible.',
    },
    withdrawalPaid: {
      title: 'Your withdrawal is on its way',
      text: 'Your withdrawal of {amount} has been approved and paid out. How soon you have the money depends on your bank.',
    },
    bonusGranted: {
      title: 'You have received a bonus',
      text: 'A bonus has been added to your account. Its terms and your progress are with your rewards.',
    },
    tournamentPrize: {
      title: 'You have won a tournament prize',
      text: 'Congratulations: you finished the tournament in place {rank}. The prize and its terms are with your rewards.',
    },
    securityTip: {
      title: 'Keep your account safe',
      text: 'Use a password that you have nowhere else, and look now and then at the places where you are signed in. Nobody at Parlour will ever ask you for your password.',
    },
    limitsTip: {
      title: 'Set a limit before you play',
      text: 'A deposit limit helps you to spend no more than you planned. A lower limit applies at once, a higher one only after a delay.',
    },
    breakTip: {
      title: 'Time for a break?',
      text: 'You can pause your account for 24 hours, or exclude yourself for longer. During a break nobody can play with your account.',
    },
    withdrawalTip: {
      title: 'How withdrawals work',
      text: 'Ask for a withdrawal in your account and choose where the money goes. You can cancel it until it is approved.',
    },
    historyTip: {
      title: 'Your history at a glance',
      text: 'Every deposit, stake, win and withdrawal is under transactions. You can filter the list and save it as a file.',
    },
    timeTip: {
      title: 'Keep an eye on the time',
      text: 'Your account can remind you how long you have been playing. Choose the interval that suits you next to your limits.',
    },
    supportTip: {
      title: 'Questions? Ask us',
      text: 'Our support team helps you with your account, payments and games. You find every way to reach us under Contact.',
    },
    offerOfWeek: {
      title: 'This week’s offers',
      text: 'New offers are waiting for you. What they give and what they ask for is with each of them.',
    },
  },
};
