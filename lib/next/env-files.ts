/** Keeps Next from reading `.env` files, which it would do after the settings of the process were read. */
export function ignoreEnvFiles(): void {
  process.env.__NEXT_PROCESSED_ENV = 'true';
}
