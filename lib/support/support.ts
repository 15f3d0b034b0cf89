/** Where support reads mail; the pages that editors write name the same address. */
export const supportMail = 'help@parlour.example';
