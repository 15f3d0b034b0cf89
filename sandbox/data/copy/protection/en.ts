import type { ProtectionCopy } from './protection-copy.ts';

export const protection: ProtectionCopy = {
  help: {
    title: 'Help lines',
    text: 'These organisations listen, advise and keep it to themselves. You do not need to be sure that you have a problem.',
    talk: { text: 'Talk to somebody about your gambling, by telephone or chat.', hours: 'Every day, around the clock' },
    family: { text: 'For families and friends, and for advice on debts.', hours: 'Monday to Friday, 09:00 to 18:00' },
  },
  selfTest: {
    title: 'Self-test',
    intro:
      'Nine questions about your last twelve months. It takes two minutes. The result is no diagnosis, but it helps you to see where you are.',
    questions: [
      'Have you gambled with money that you could not really spare?',
      'Have you needed higher stakes to feel the same excitement?',
      'Have you come back another day to win back what you had lost?',
      'Have you borrowed money or sold something in order to gamble?',
      'Have you thought that your gambling could be a problem?',
      'Has gambling caused you stress, worry or bad sleep?',
      'Has anybody said that you gamble too much, whether you agreed or not?',
      'Has gambling brought you or your household into money trouble?',
      'Have you felt guilty about the way you gamble?',
    ],
    answers: ['Never', 'Sometimes', 'Most of the time', 'Almost always'],
    results: [
      {
        title: 'No signs of a problem',
        text: 'Your answers show no sign that gambling harms you. A limit keeps it that way: it works best when it is set before it is needed.',
      },
      {
        title: 'A few early signs',
        text: 'Some of your answers are early signs. Look at how much time and money you give to gambling, and set a limit that you would be content with.',
      },
      {
        title: 'Clear signs',
        text: 'Gambling already costs you more than it gives you. Set low limits today, take a time-out, and talk to one of the help lines.',
      },
      {
        title: 'Strong signs',
        text: 'Your answers are those of people whom gambling harms. Please think about a self-exclusion, and call one of the help lines today. Many have been where you are, and help works.',
      },
    ],
  },
};
