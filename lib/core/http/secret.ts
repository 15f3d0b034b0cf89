/** The values of a secret: the first one seals and signs, all of them open and verify, so that it can be changed (decision 118). */
export type Secret = readonly [current: string, ...others: string[]];

/** Reads a secret's setting: its values, separated by commas. */
export function splitSecret(setting: string): Secret {
  const [current = '', ...others] = setting.split(',').map((value) => value.trim());
  return [current, ...others];
}
