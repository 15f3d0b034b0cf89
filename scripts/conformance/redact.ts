import type { Settings } from './settings.ts';

const secretNames = [
  'platformSigningKey',
  'sportsSigningKey',
  'serviceSecret',
  'contentToken',
  'captchaSecret',
  'user',
  'password',
  'otherUser',
  'otherPassword',
  'expiredToken',
  'captchaToken',
] as const satisfies readonly (keyof Settings)[];

const tokens = /\beyJ[\w-]+(?:\.[\w-]*){1,4}/g;
const emails = /[^\s"'<>@]+@[^\s"'<>@]+\.[a-z]+/gi;

/** Removes secrets, tokens and e-mail addresses from a text that goes into a report. */
export function createRedactor(settings: Settings): (text: string) => string {
  const secrets = secretNames.flatMap((name) => settings[name] ?? []);
  return (text) => {
    const withoutSecrets = secrets.reduce((rest, secret) => rest.replaceAll(secret, '(removed)'), text);
    return withoutSecrets.replaceAll(tokens, '(token)').replaceAll(emails, '(e-mail address)');
  };
}
