/** A link's address that calls a number. */
export const telLink = (number: string): string => `tel:${number.replace(/\s/g, '')}`;

/** '+91 98765 43210' from an Indian number; anything else as it is. */
export const formatPhone = (number: string): string =>
  number.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
