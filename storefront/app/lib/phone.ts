/** `tel:` URL of a number. */
export const telLink = (number: string): string => `tel:${number.replace(/\s/g, '')}`;
