import { gift } from '../../tests/fixtures/rewards.ts';
import { actionOfCode, type CodeForm, type CodeFormEvent, codeOf, initialCodeForm, nextCodeForm } from './code-form.ts';

const claimed = { title: 'Casino bonus', isWaiting: false, isStarted: true, granted: undefined };

test.each<[string, CodeForm, CodeFormEvent, CodeForm]>([
  [
    'typing clears what was missing',
    { ...initialCodeForm(''), isMissing: true },
    { kind: 'typed', text: ' W' },
    initialCodeForm(' W'),
  ],
  ['spaces are no code', initialCodeForm('  '), { kind: 'sent' }, { ...initialCodeForm('  '), isMissing: true }],
  ['a code may be sent', initialCodeForm('WELCOME'), { kind: 'sent' }, initialCodeForm('WELCOME')],
  ['a claim is shown', initialCodeForm('WELCOME'), { kind: 'claimed', claimed }, { ...initialCodeForm('WELCOME'), claimed }],
  ['another code can be entered', { ...initialCodeForm('WELCOME'), claimed }, { kind: 'restarted' }, initialCodeForm('')],
])('BON-15 %s', (_, form, event, expected) => {
  expect(nextCodeForm(form, event)).toEqual(expected);
});

test('a code has no spaces around it', () => {
  expect(codeOf(initialCodeForm(' WELCOME '))).toBe('WELCOME');
});

test.each([
  ['claim', {}],
  ['deposit', { campaignCategory: 'FIRST_DEPOSIT', triggerEvent: 'TRIGGERED' }],
  ['optIn', { campaignCategory: 'NEXT_DEPOSIT', triggerEvent: 'OPT_IN' }],
  ['claim', { state: 'ACTIVE' }],
] as const)('BON-14 a code may lead to %s', (expected, change) => {
  expect(actionOfCode({ ...gift, ...change })).toBe(expected);
});
