/** The progress as shown, in whole minor units. */
export function progressOf(progressCenti: number): number {
  return Math.floor(progressCenti / 100);
}
