/** RTE-56, RST-11: the sign-up page that says that no further code can be sent today. */
export function maxAttemptsPath(home: string): string {
  return `${home}/signup?error=sms-max-attempts`;
}
