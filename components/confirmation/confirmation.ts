/** The player closed the question for the password: nothing has happened, so there is nothing to say. */
class ConfirmationCancelled extends Error {
  override readonly name = 'ConfirmationCancelled';
}

export function cancelled(): Error {
  return new ConfirmationCancelled();
}

export function isCancelled(error: unknown): boolean {
  return error instanceof ConfirmationCancelled;
}
