/**
 * Splits the delivery promise at pairs of asterisks: every second part, beginning with the second, stood between two and
 * is highlighted. An asterisk without a second one stays as it is.
 */
export const promiseParts = (promise: string): string[] => promise.split(/\*([^*]+)\*/);
