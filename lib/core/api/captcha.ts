/** Header of the captcha token (SGN-03). */
export const captchaHeader = 'hcaptchaToken';

/** Message of the gateway for a missing, used, expired or invalid captcha token; its answer has no code (SGN-22). */
export const captchaRejectedMessage = 'User is not authorized to access this resource with an explicit deny';
