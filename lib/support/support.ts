/** E-mail address of support; pages written by editors use the same one. */
export const supportMail = 'help@parlour.example';
