/** Where a person test's token travels (D1 §7). */
export const captchaHeader = 'hcaptchaToken';

/** What the gateway says to a call whose token is missing, used, old or refused: its answer names no code (SGN-22). */
export const personRefused = 'User is not authorized to access this resource with an explicit deny';
