/** Formats an Indian number as '+91 98765 43210'; others are returned as they are. */
export const formatPhone = (number: string): string =>
  number.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
