/** 'a•••@example.com' */
export const maskEmail = (email: string): string => email.replace(/^(.).*(?=@)/, '$1•••');
/** '+91 ••••••3210' */
export const maskNumber = (mobileNo: string): string =>
  `+91 ••••••${mobileNo.slice(-SHOWN_DIGITS)}`;

const SHOWN_DIGITS = 4;

/**
 * Returns whether these last digits of a number may be searched for. Who sees masked numbers may search for the digits
 * that are shown, or for a whole number: more would reveal the number digit by digit.
 */
export const maySearchDigits = (digits: string, { mayContact }: { mayContact: boolean }): boolean =>
  mayContact || digits.length <= SHOWN_DIGITS || digits.length === 10;
