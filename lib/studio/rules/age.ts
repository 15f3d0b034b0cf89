/** Validation: a consent to the minimum age states the age. */
export function refuseWithoutAge(value: string | undefined): true | string {
  return !value || value.includes('{age}') || 'Write {age} where the minimum age belongs.';
}
